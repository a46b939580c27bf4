#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A recording on disk that grows line by line: whatever ends the program, what is there can be replayed.
final class CastFile {
    let path: String
    private let descriptor: Int32
    private var writer = CastWriter(.v2)
    private var isOpen = true

    /// Empties the file, or makes it.
    init(path: String) throws(FileError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(file: path, message: FileReader.reason(errno)) }
    }

    /// Makes a file that is not there yet: `NAME.cast`, else `NAME-2.cast` and so on.
    init(besides name: String) throws(FileError) {
        var failure = EEXIST
        var number = 1
        while failure == EEXIST, number < 1000 {
            let path = number == 1 ? "\(name).cast" : "\(name)-\(number).cast"
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o666)
            failure = errno
            if descriptor >= 0 {
                (self.path, self.descriptor) = (path, descriptor)
                return
            }
            number += 1
        }
        throw FileError(file: "\(name).cast", message: FileReader.reason(failure))
    }

    deinit { end() }

    /// The name without folders, for the previewer's one line.
    var title: String { path.split(separator: "/").last.map(String.init) ?? path }

    func write(_ header: CastHeader) throws(FileError) { try write(writer.header(header)) }

    /// Appends whole lines, in one call of the system.
    func write(_ events: [CastEvent]) throws(FileError) {
        let lines = events.compactMap { writer.line($0) }.joined()
        if !lines.isEmpty { try write(lines) }
    }

    func end() {
        if isOpen { close(descriptor) }
        isOpen = false
    }

    private func write(_ text: String) throws(FileError) {
        let failure = StandardStreams.write(Array(text.utf8), descriptor: descriptor)
        guard failure == 0 else { throw FileError(file: path, message: FileReader.reason(failure)) }
    }
}
