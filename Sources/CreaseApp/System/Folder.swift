#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders results are written to.
enum Folder {
    /// Makes a folder and those above it; one that is there already is left as it is.
    static func make(_ path: String) throws(FileError) {
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += (made.isEmpty || made == "/" ? "" : "/") + part
            guard mkdir(made, 0o777) != 0, errno != EEXIST else { continue }
            throw FileError(file: made, message: FileReader.reason(errno))
        }
        var status = stat()
        guard stat(made.isEmpty ? "." : made, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw FileError(file: path, message: "this is not a directory")
        }
    }
}
