#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder relative paths start from.
enum WorkingDirectory {
    /// A full path as seen from here, with at most three steps up; else as it is.
    static func relative(_ path: String) -> String {
        guard let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return relative(path, to: String(cString: folder))
    }

    /// A full path as seen from a folder.
    static func relative(_ path: String, to folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let common = zip(target, start).prefix { $0 == $1 }.count
        let ups = start.count - common
        guard ups <= 3, common > 0, common < target.count else { return path }
        return (Array(repeating: "..", count: ups) + target[common...]).joined(separator: "/")
    }
}
