#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What tells one version of a file from another without reading it: which file it is, how long, from when.
struct FileStamp: Hashable, Sendable {
    var device: UInt64
    var node: UInt64
    var size: Int64
    /// Seconds and nanoseconds since 1970.
    var seconds: Int64
    var nanoseconds: Int64
}

extension FileStamp {
    /// The stamp of what a path leads to now; `nil` where nothing is.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: status.st_dev)
        node = UInt64(truncatingIfNeeded: status.st_ino)
        size = Int64(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int64(time.tv_sec)
        nanoseconds = Int64(time.tv_nsec)
    }

    /// `saved 14:02:11` for today's, `saved 12 Nov` for older ones: a clock time needs no repainting.
    func words(now: Int64) -> String {
        var time = time_t(clamping: seconds)
        var parts = tm()
        guard localtime_r(&time, &parts) != nil else { return "" }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if abs(now - seconds) < 12 * 3600 {
            return "saved \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        }
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard months.indices.contains(Int(parts.tm_mon)) else { return "" }
        return "saved \(parts.tm_mday) \(months[Int(parts.tm_mon)])"
    }
}
