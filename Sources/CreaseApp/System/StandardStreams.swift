#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where results and messages go.
enum StandardStreams {
    static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether a person sees messages as they come.
    static var messagesAreForTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Puts a line in the place of the last one written so; an empty one leaves the line free.
    static func overwrite(_ line: String) {
        _ = write(Array("\r\u{1B}[K\(line.harmless)".utf8), descriptor: STDERR_FILENO)
    }

    /// The terminal's size in cells, or `nil` where standard output is none or does not say.
    static var outputSize: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Writes a result to standard output, or to a file when one is named.
    ///
    /// A reader that has gone away ends the process quietly, as the signal would have.
    static func write(_ text: String, to path: String?) throws(FileError) -> ExitStatus {
        try write(Array(text.utf8), to: path)
    }

    static func write(_ bytes: [UInt8], to path: String?) throws(FileError) -> ExitStatus {
        guard let path else {
            let failure = write(bytes, descriptor: STDOUT_FILENO)
            guard failure != EPIPE else { return .signal(SIGPIPE) }
            guard failure == 0 else {
                throw FileError(file: "standard output", message: FileReader.reason(failure))
            }
            return .fine
        }
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(file: path, message: FileReader.reason(errno)) }
        defer { close(descriptor) }
        let failure = write(bytes, descriptor: descriptor)
        guard failure == 0 else { throw FileError(file: path, message: FileReader.reason(failure)) }
        return .fine
    }

    /// Writes messages; what cannot be written is lost. File names, words and source lines in them may hold anything.
    static func complain(_ text: String) {
        _ = write(Array(text.harmless.utf8), descriptor: STDERR_FILENO)
    }

    /// Zero, or the error number of the write that failed.
    static func write(_ bytes: [UInt8], descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = SystemWrite.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count >= 0 {
                    written += count
                    continue
                }
                let failure = errno
                switch failure {
                case EINTR: continue
                case EAGAIN:
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    _ = poll(&waiting, 1, -1)
                default: return failure
                }
            }
            return 0
        }
    }

    /// Whether two paths name the same file.
    static func isSameFile(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(one, &first) == 0, stat(other, &second) == 0 else { return one == other }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}

/// The system's `write`, which the methods above would hide.
private enum SystemWrite {
    static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #else
            Darwin.write(descriptor, start, count)
        #endif
    }
}
