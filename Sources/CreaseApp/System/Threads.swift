import CreaseLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Work shared out among the machine's cores.
enum Threads {
    /// How many there are, at most eight: what is shared out here waits for the disk before it waits for a ninth core.
    static var count: Int { max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))) }

    /// The results for the numbers below `count`, in their order; who computes which does not matter to them.
    static func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] {
        let work = SharedWork(count, body)
        guard count > 1, Threads.count > 1 else {
            work.run()
            return work.results
        }
        var threads: [pthread_t] = []
        for _ in 1..<Threads.count {
            let context = Unmanaged<AnyWork>.passRetained(work)
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            guard pthread_create(&thread, nil, runWork, context.toOpaque()) == 0 else {
                context.release()
                break
            }
            #if canImport(Darwin)
                if let thread { threads.append(thread) }
            #else
                threads.append(thread)
            #endif
        }
        work.run()
        for thread in threads { pthread_join(thread, nil) }
        return work.results
    }
}

private class AnyWork {
    func run() {}
}

private final class SharedWork<Result: Sendable>: AnyWork {
    /// Taken at once, so that the lock is seldom waited for.
    private static var step: Int { 32 }

    private let count: Int
    private let body: @Sendable (Int) -> Result
    private let lock = Lock()
    private var next = 0
    private var done: [(start: Int, results: [Result])] = []

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.body = body
    }

    override func run() {
        while let start = take() {
            let results = (start..<min(count, start + Self.step)).map(body)
            lock.withLock { done.append((start, results)) }
        }
    }

    private func take() -> Int? {
        lock.withLock {
            guard next < count else { return nil }
            defer { next += Self.step }
            return next
        }
    }

    /// Read after all threads have been joined.
    var results: [Result] { done.sorted { $0.start < $1.start }.flatMap(\.results) }
}

#if canImport(Darwin)
    private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<AnyWork>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#else
    private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        Unmanaged<AnyWork>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#endif
