// What code says about errors, waiting, ownership and where it runs.
func waits() async throws -> Bool {
    if await !ready() { return false }
    while try await !ready() {}
    await _ = start()
    let negative = await -level
    let made = await { 1 }()
    for await unread in stream where unread { _ = unread }
    for try await case .some(var value) in stream { value += 1 }
    async let first = start(), second = start()
    return try? await !ready()
}
func fails() throws(Failure) {
    do throws(Failure) { try save() } catch { throw error }
    do { try save() } catch Failure.full, Failure.slow where isSlow { retry() } catch where isSlow {
    } catch let other as Other where other.isFatal { throw other } catch is Other {} catch {}
    defer { close() }
    rows: for row in rows { while true { if row.isEmpty { continue rows } else { break rows } } }
    let inner = { [weak self, unowned(unsafe) owner, count = rows.count,] (a: inout Int, b,) throws(Failure) -> Int in a }
    let sent = { @MainActor @Sendable [owner] in owner.run() }
    return try if isSlow { try slow() } else { quick() }
}
struct Lent: ~Copyable {
    var whole: Int {
        _read { yield stored }
        nonmutating _modify {
            defer { done() }
            yield &stored[0]
        }
    }
    subscript(row: Int, in section: Int = 0) -> Int {
        get { stored[row] }
        set(new) { stored[row] = new }
    }
    static subscript<Key>(key: Key) -> Int where Key: Hashable { get async throws { 1 } }
    var watched = 1 { willSet(next) { tell(next) } didSet { tell(oldValue) } }
    consuming func end() { discard self }
    borrowing func look() -> Int { copy stored }
    consuming func take(_ a: consuming Lent, b: borrowing Lent, c: sending Lent, d: isolated Home? = #isolation) {
        use(consume a, copy b)
        consume c
        _ = unsafe pointer.pointee + unsafe (other)
        for unsafe one in unsafe pointers { use(one) }
    }
    isolated deinit {}
}
nonisolated(unsafe) var shared = 1
nonisolated(nonsending) func stays(_ body: nonisolated(nonsending) () async -> Void) async {}
func passes(_ sum: inout Int, _ all: Int..., isOn: @autoclosure() -> Bool, then: @escaping(Int) -> Void) {
    passes(&sum, 1, 2, isOn: true, then: { _ in },)
}
@available(iOS 17, *)
#if DEBUG
@MainActor
#endif
func marked() {}
@_lifetime(borrow source) func view(_ source: Source) {}
@attached(member, names: named(init)) public macro Made<Value>(_ value: Value) = #externalMacro(module: "A", type: "B")
    where Value: Sendable
struct Registered {
    let _$registrar = Registrar()
    func all(_ kind: Kind) {
        self._$registrar.access(unsafe &kind)
        switch kind {
        case .one: break
        #if RESILIENT
        @unknown default: break
        #endif
        }
    }
}
