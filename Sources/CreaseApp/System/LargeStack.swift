import CreaseLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A thread with room for deep recursion: layouts may nest as deep as the language's limits allow.
public enum LargeStack {
    /// Address space of the stack; pages are only taken as they are used.
    private static let sizes = [256 << 20, 64 << 20, 16 << 20]

    /// Runs the body on a large stack and waits for it; where no thread can be had, runs it in place.
    public static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
        let job = Job(body)
        if let thread = start(job) { join(thread) }
        return job.finished()
    }

    /// The results for all items in their order, each computed on a large stack by whichever core is free.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let queue = Queue(items, body)
        let cores = max(1, min(items.count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        let jobs = (0..<cores).map { _ in Job { queue.work() } }
        let threads = jobs.map(start)
        for thread in threads { if let thread { join(thread) } }
        // Where no thread at all could be had, the work is done here.
        queue.work()
        return queue.results
    }

    #if canImport(Darwin)
        private typealias Thread = pthread_t?
    #else
        private typealias Thread = pthread_t
    #endif

    /// `nil` where no thread can be had.
    private static func start(_ job: AnyJob) -> Thread? {
        for size in sizes {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
            #if canImport(Darwin)
                var thread: Thread = nil
            #else
                var thread = Thread()
            #endif
            let context = Unmanaged<AnyJob>.passRetained(job)
            guard pthread_create(&thread, &attributes, runJob, context.toOpaque()) == 0 else {
                context.release()
                continue
            }
            return thread
        }
        return nil
    }

    private static func join(_ thread: Thread) {
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}

/// Items that several threads take one by one.
private final class Queue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
    private let items: [Item]
    private let body: @Sendable (Item) -> Result
    private let lock = Lock()
    private var next = 0
    private var done: [(number: Int, result: Result)] = []

    init(_ items: [Item], _ body: @escaping @Sendable (Item) -> Result) {
        self.items = items
        self.body = body
    }

    /// Takes items until none is left.
    func work() {
        while let number = take() {
            let result = body(items[number])
            lock.withLock { done.append((number, result)) }
        }
    }

    /// Read after all threads have been joined.
    var results: [Result] { done.sorted { $0.number < $1.number }.map(\.result) }

    private func take() -> Int? {
        lock.withLock {
            guard next < items.count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}

/// What crosses into the thread.
private class AnyJob {
    func run() {}
}

private final class Job<Result>: AnyJob {
    private let body: @Sendable () -> Result
    private var result: Result?

    init(_ body: @escaping @Sendable () -> Result) { self.body = body }

    override func run() { result = body() }

    /// The result, computed here and now if no thread did it. Called after the thread has been joined.
    func finished() -> Result {
        if let result { return result }
        return body()
    }
}

#if canImport(Darwin)
    private func runJob(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<AnyJob>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#else
    private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        Unmanaged<AnyJob>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#endif
