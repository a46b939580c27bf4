#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a user's own things are.
enum UserFolders {
    /// Without links; `nil` where none is known.
    static var home: String? {
        guard let path = variable("HOME"), let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Where Crease may keep what it can make again: `$XDG_CACHE_HOME/crease` or `~/.cache/crease`.
    static var cache: String? {
        if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/crease" }
        return variable("HOME").map { $0 + "/.cache/crease" }
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
