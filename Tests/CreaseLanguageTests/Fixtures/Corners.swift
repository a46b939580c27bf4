// Forms that are rare, new, or easily taken for something else.
import SwiftUI
import UIKit

@Observable @MainActor
public final class Library: @unchecked Sendable, ObservableObject {
    private(set) var books: [Book] = [], shelf: Shelf?
    @ObservationIgnored unowned(unsafe) var owner: Owner
    nonisolated(unsafe) static var shared: Library! = nil
    public internal(set) var count: Int {
        get { 1 }
        set { _ = newValue }
    }
    @Published(wrappedValue: 1) var wrapped
    var handler: (() -> Void)?
    var callback: (@Sendable (Int, _ name: String) async throws -> [Int: String])? = nil
    var block: @MainActor () -> Void = {}
    var generic: [[Int]]? = nil
    var closed: Dictionary<String, [Int?]>.Index
    var any: any Sequence<Int> & Sendable
    var array: [any Equatable] = []
    var nested: ((Int) -> (String) -> Bool)!
    var tuple: (x: Int, y: (Int, Int)?) = (1, nil)
    var meta: Int.Type = Int.self
    var existential: (any Equatable).Type
    let opaque: some Equatable = 5
    var lines: [String] {
        get async throws { [] }
    }
    var list = [1, 2].map { $0 } {
        didSet { count += 1 }
    }
    var closureThenObserver = { 1 }() { willSet {} }
    lazy var formatter: Formatter = {
        let formatter = Formatter()
        formatter.style = .short
        return formatter
    }()
    init<T>(_ value: T, for key: String = "a", in other: (Int) -> Int = { $0 }) where T: Hashable, T.ID == Int {}
    convenience required init!(default: Int) throws(LibraryError) { try self.init(`default`) }
    static subscript<T>(_ key: KeyPath<Self, T>) -> T {
        get { fatalError() }
        set {}
    }
    isolated deinit {}
    func `default`(for: Int, in: Int, is: Int, as other: Int) -> Self { self }
    func rest(_ values: Int..., last: Int) rethrows -> (Int, String)? { nil }
    func opaque() -> some View & Equatable { EmptyView() }
    func pack<each T: Equatable>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
    func owned(_ value: consuming Book, _ other: borrowing Book, _ third: sending Book) {}
    func arrow() -> (Int) -> (String) async -> Void { { _ in { _ in } } }
    static func + (left: Library, right: Library) -> Library { left }
    static prefix func ! (value: Library) -> Bool { true }
    static func < <T>(left: T, right: Library) -> Bool { true }
    @available(*, deprecated, renamed: "new()", message: "use new") func old() {}
    @available(iOS, introduced: 13.0, deprecated: 26.1.2, obsoleted: 27) func older() {}
    @objc(doIt:with:) func doIt(_ a: Int, with b: Int) {}
    @inline(__always) @discardableResult func inline() -> Int { 1 }
    @Attribute<Int>(.unique) @Module.Wrapper var attributed: Int
}

struct Move: ~Copyable, Hashable {}
protocol Container<Item>: AnyObject where Item: Equatable {
    associatedtype Item: Hashable where Item: Sendable
    static var empty: Self { get }
    var item: Item { mutating get nonmutating set }
    subscript(index: Int) -> Item { get async throws }
    mutating func add(_ item: Item) throws
    init?(item: Item)
}
extension Array: @retroactive Container where Element: Equatable {}
extension [String: Int] { func one() {} }
extension [Int] { var two: Int { 2 } }
enum Shape: Int, CaseIterable, Codable {
    case circle = 1
    case square
    indirect case group([Shape], named: String? = nil)
    indirect case other(_ x: Int)
    static let all: [Shape] = [.circle, .square]
    enum CodingKeys: String, CodingKey { case id = "identifier" }
}
typealias Handler<T> = (Result<T, any Error>) -> Void
private typealias Pair = (Int, Int)
prefix operator ∆
infix operator ** : MultiplicationPrecedence
indirect enum Tree<Value> {
    case leaf
    case node(Tree, Value, Tree)
}
actor Counter {
    nonisolated var id: Int { 1 }
    distributed func go() {}
}
@resultBuilder enum Builder {
    static func buildBlock(_ parts: Int...) -> [Int] { parts }
    static func buildEither(first: Int) -> Int { first }
}
@freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")

func conditions() async {
    guard let self else { return }
    guard let self = self as? Library, !self.books.isEmpty, case .some(let first) = self.books.first else { return }
    guard #available(iOS 27.1, macOS 26, *) else { return }
    if #unavailable(iOS 27) { return }
    if let x, let y = x as? Int, var z = y as Any as? String, z.isEmpty || y > 0 { z = "" }
    if let x: Int = nil, case (let a, let b)? = pair, case 1...5 = a, case let b as String = b { print(b) }
    if case .named(let name, count: 1...) = kind, name == "a" {}
    if case .some(.some(let deep)) = value { _ = deep }
    if case .a(let x, .b(let y)) = value, x == y {}
    if let first = items.first(where: { $0.isOn }), first.name != nil {}
    if items.contains { $0 > 1 } {}
    if items.map { $0 }.isEmpty {}
    if (items.first { $0 > 1 }) != nil, [1, 2].allSatisfy({ $0 > 1 }) {}
    if a < b, c > d {}
    if a < (b), (c) > d {}
    if x == .leading || x == .init(a: 1) {}
    if !isOn && !(a || b) || c {}
    if try await load() {}
    while let next = iterator.next(), next != 0 { continue }
    while case .some(let x) = next() { _ = x }
    for case (let index, let value?) in pairs.enumerated() where index > 0 { _ = value }
    for await value in stream where value > 1 {}
    for try await line in url.lines { _ = line }
    for _ in 0..<5 {}
    for var (x, y) in pairs { x = y }
    for x: Int in [1, 2, 3] as [Int] { print(x) }
    for case is Int in things {}
    outer: for x in stride(from: 0, to: 5, by: 2) {
        inner: while true { continue outer }
    }
    switch (a, b) {
    case (1, let x) where x > 1, (2, let x): break
    case (_, .some(let y)), (_, let y?): _ = y
    case (0..<5, ..<3): fallthrough
    case (let x, let y) where x == y: ()
    case (let x as Int, is String): _ = x
    case (.a, .b(1, name: "x")), ("a"..."z", _): break
    default: break
    }
    switch x {
    case 1:
        a()
        b()
    case 2: break
    default: ()
    }
    switch x {
    case .some(let y) where y > 1:
        foo {
        } bar: {
        }
    case nil: do { try x() } catch let e where e is A {} catch is B, C.d {} catch { throw error }
    @unknown default:
        break
    }
    do throws(MyError) { try x() } catch {}
    defer { close() }
    async let first = load(1)
    async let second = load(2)
    let (a, b): (Int, Int) = await (first, second)
    (a, b) = (b, a)
    _ = a
    x.y[1].z += 2
    let f = a ? { 1 } : { 2 }
    let g = a is B ? c : d
    let h = a as? B ?? c
    let i = try? a as? [String: Int]
    let j = a! as! [String]?
    let k = [1: a ? "x" : "y", 2: "z"]
    let l = a ? b ? 1 : 2 : 3
    let m = a ? .b(c: 1) : .d
    let n = (a ? b : c).d
    let o = a ?? b ? c : d
    let p = await a + b
    let q = try! await a.b?()?.c?[0]!.d
    let r = -a.b + -(c) - !d
    let s = a...b
    let t = a[1...]
    let u = a[...2]
    let v = a[...]
    let w = a[b..<c]
    let y = { (a: Int) in a }(1)
    let z = { [weak self, x = 1] in self?.a(x) }
    let aa: (Int) -> Int = { @Sendable x in x }
    let ab = { a, b -> Int in a + b }
    let ac = { () async throws -> Int in 1 }
    let ad = { _ in }
    let ae = { (_, b) in b }
    let af = { [self] in a }
    let ag = [Int](repeating: 1, count: 2)
    let ah = [[String: Int]]()
    let ai = [(Int) -> Void]()
    let aj = [String?]()
    let ak = Foo<Int, [String]>(a: 1).b
    let al = Foo<Bar<Baz>>.c
    let am = Foo<Int>.self
    let an = [Foo<Int>]()
    let ao = \Foo.bar
    let ap = \.bar.baz
    let aq = \Foo<Int>.bar
    let ar = \.[0].bar
    let at = \.$text
    let au = \Foo.bar?.baz!.qux
    let av = items.map(\.name)
    let aw = items.sorted(by: >)
    let ax = items.reduce(0, +)
    let ay = items.map(String.init(describing:))
    let az = x.0.1
    let ba = x.1.y
    let bb = z.map { $0.0 + $1.1 }
    let bc = "\(a["k"] ?? "none") \(b ? "x" : "y") \(c.map { "\($0)" }.joined(separator: ", "))"
    let bd = """
        \(a
            .b) "quoted" ""
          \("""
            inner \(c)
            """)
        \\ \u{e9}\t\
        joined
        """
    let be = #"\(a) \#(b) "c" \n \#n"#
    let bf = ##"a"#b"##
    let bg = #"""
        raw \(a) \#(b)
        """#
    let bh = ""
    let bi = """
        """
    let bj = """

        two

        """
    let bk = .init() as Foo
    let bl: Foo = .bar().baz.qux(1)
    let bm = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let bn = #file + #function
    let bo =
        if a { 1 } else {
            switch b {
            case 1: 2
            default: 3
            }
        }
    let bp = type(of: a).init(b)
    let bq = a.self.b
    let br = super.init
    let bs = Self.c
    let bt = 0x1p-2
    let bu = 1e5
    let bv = 0b11_00
    let bw = 1_000.000_1
    let bx = 0xFF_FF.description
    let by = a == nil
    let bz = a! == b
    let ca = a && b || c
    let cb = a < b
    let cc = a + b * c
    let cd = (a) as (B)
    let ce = a /* comment */ + /* comment */ b  // end
    let cf =
        a /*
        comment */
        + b
    let cg = copy a
    let ch = consume b
    let ci = await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
    let cj = x as! (Int) -> Void
    let ck = (any P).self
    let cl = (some: 1, any: 2)
    let cm = any
    let cp: Int? = nil
    let cq: [Int]! = [1]
    let cr = foo(a, b: c, &d, e...) {
        f
    } g: {
        h
    }
    let cs = foo(default: 1, for: 2, in: 3, if: 4, self: 5, _: 6)
    let ct = a.default.in.self.init(b).Type
    let cu = .foo ?? .bar
    let cv =
        foo
        // a comment in a chain
        .bar()

        /* another */
    .baz { 1 }
        .qux
    let cw = foo(
        a: 1,
        b: 2,
    )
    let cx = [
        "a": 1
    ]
    let cy = foo
    (1, 2).0
    let cz = foo
    [1]
    return
}

struct Trailing: View {
    var body: some View {
        Button {
        } label: {
            Text("a")
        }
        Button("a") {}.buttonStyle(.plain)
        Section {
        } header: {
        } footer: {
        }
        List(items) { item in Text(item.name) }
        List(items, id: \.self, selection: $selection) { Text($0) }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
            if index > 0 { Divider() }
            Text(item)
        }
        ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
        GeometryReader { proxy in Color.clear.preference(key: Key.self, value: proxy.size) }
        Text("a").font(.system(size: 12, weight: .bold)).foregroundStyle(.red.opacity(0.5).gradient)
        Text("\(Date.now, style: .date) \(count, specifier: "%d")") + Text("b").bold()
        Image(systemName: isOn ? "star.fill" : "star")
        let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]
        LazyVGrid(columns: columns) {}
        Group {
            if let user { Text(user.name) } else { ProgressView() }
        }
        .task { await load() }
        .task(id: query) {
            do { results = try await search(query) } catch { self.error = error }
        }
        .sheet(item: $selection) { Detail($0) }
        .alert("Title", isPresented: .constant(error != nil), presenting: error) { _ in
            Button("OK") {}
        } message: {
            Text($0.text)
        }
        .onChange(of: a, initial: true) { _, new in b = new }
        .animation(.spring(response: 0.3), value: a)
        .gesture(DragGesture().onChanged { value in offset = value.translation }.onEnded { _ in offset = .zero })
        #if os(iOS)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem { EditButton() } }
        #elseif os(macOS)
            .frame(minWidth: 100)
        #endif
        .environment(\.colorScheme, .dark)
        .navigationDestination(for: Book.self, destination: Detail.init)
        AnyView(Text("a"))
        switch state {
        case .loading: ProgressView()
        case .loaded(let items) where items.isEmpty: Text("none")
        case .loaded(let items): List(items) { Text($0) }
        case .failed:
            Text("failed")
            Text("again")
        }
        #if DEBUG
            Text("debug")
                .bold()
        #endif
        EmptyView()
    }

    @ViewBuilder var header: some View {
        if isOn { Text("a") }
    }

    private var rows: some View { ForEach(0..<3) { Text("\($0)") } }
}

#if canImport(UIKit) && !os(watchOS) || compiler(>=6.3) && swift(<7)
    import Other
#else
    struct Neither {}
#endif

#Preview("One", traits: .fixedLayout(width: 10, height: 10)) { Trailing() }
@available(iOS 17, *)
#Preview { Trailing() }
let after = 1
