#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads whole files and standard input, up to a limit.
enum FileReader {
    /// Everything in the file, at most `limit` bytes; throws for what is missing, no plain file, or larger.
    ///
    /// - Parameter kind: what messages say such a file is.
    static func bytes(of file: FileName, limit: Int, kind: String = "layout") throws(FileError) -> [UInt8] {
        switch file {
        case .standardInput:
            guard isatty(STDIN_FILENO) == 0 else {
                throw FileError(file: "-", message: "standard input is a terminal; give a FILE or pipe a \(kind) in")
            }
            return try contents(of: STDIN_FILENO, file: file, limit: limit, kind: kind)
        case .path(let path):
            // Non-blocking, so that a pipe nobody writes to is refused instead of waited for.
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard descriptor >= 0 else { throw FileError(file: path, message: reason(errno)) }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw FileError(file: path, message: reason(errno)) }
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                return try contents(of: descriptor, file: file, limit: limit, kind: kind)
            case S_IFIFO:
                // Process substitution, `<(…)`, is a pipe with a writer: wait for it.
                _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
                let bytes = try contents(of: descriptor, file: file, limit: limit, kind: kind)
                guard !bytes.isEmpty else {
                    throw FileError(file: path, message: "nobody writes to this pipe; start the writer first")
                }
                return bytes
            case S_IFDIR:
                throw FileError(file: path, message: "this is a directory; name a \(kind) file in it")
            default:
                throw FileError(file: path, message: "this is not a plain file")
            }
        }
    }

    private static func contents(
        of descriptor: Int32, file: FileName, limit: Int, kind: String
    ) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        let step = 1 << 16
        while true {
            var failure: Int32 = 0
            var count = 0
            // What was read is copied in one piece; filling the room with zeros first takes longer than reading.
            bytes += [UInt8](unsafeUninitializedCapacity: step) { buffer, filled in
                repeat {
                    count = read(descriptor, buffer.baseAddress, step)
                    failure = errno
                } while count < 0 && failure == EINTR
                filled = max(0, count)
            }
            guard count >= 0 else { throw FileError(file: file.shown, message: reason(failure)) }
            guard bytes.count <= limit else {
                throw FileError(
                    file: file.shown, message: "larger than \(limit / (1 << 20)) MB, the limit for a \(kind)")
            }
            if count == 0 { return bytes }
        }
    }

    /// What is said of a file that is not there.
    static let missing = "no such file"

    /// The system's words for an error number, in the form of our messages.
    static func reason(_ number: Int32) -> String {
        switch number {
        case ENOENT: missing
        case EACCES: "reading or writing this file is not allowed"
        case ENOTDIR: "a part of this path is not a directory"
        case EISDIR: "this is a directory"
        case ENAMETOOLONG: "this name is too long"
        case ELOOP: "too many symbolic links"
        case ENOSPC: "no space is left on the device"
        default: String(cString: strerror(number)).lowercased()
        }
    }
}
