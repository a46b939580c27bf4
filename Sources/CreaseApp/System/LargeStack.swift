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
        for size in sizes {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let context = Unmanaged<AnyJob>.passRetained(job)
            let failure = pthread_create(&thread, &attributes, runJob, context.toOpaque())
            guard failure == 0 else {
                context.release()
                continue
            }
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
            break
        }
        return job.finished()
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
