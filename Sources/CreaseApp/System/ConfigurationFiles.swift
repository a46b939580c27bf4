#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The configuration files that apply: the user's, then the project's, which wins.
struct ConfigurationFiles {
    /// Larger files are no configuration.
    private static let limit = 1 << 16

    let environment: [String: String]

    /// Weakest first; a file that is not there counts as empty.
    func settings(for command: CommandRow) throws -> [Setting] {
        var settings: [Setting] = []
        for path in [userFile, projectFile].compactMap(\.self) {
            guard access(path, F_OK) == 0 else { continue }
            let bytes = try FileReader.bytes(of: .path(path), limit: Self.limit)
            settings += try Configuration.settings(
                text: String(decoding: bytes, as: UTF8.self), path: path, command: command)
        }
        return settings
    }

    private var userFile: String? {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/crease/config" }
        return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config/crease/config" }
    }

    /// `.crease` in the working directory or the nearest one above it that has one.
    private var projectFile: String? {
        guard let start = getcwd(nil, 0) else { return nil }
        defer { free(start) }
        var folder = String(cString: start)
        while true {
            let candidate = (folder == "/" ? "" : folder) + "/.crease"
            var status = stat()
            if stat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return candidate }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }
}
