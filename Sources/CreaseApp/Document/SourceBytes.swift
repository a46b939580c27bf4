/// The bytes of a source file, before anybody reads words in them.
struct SourceBytes {
    let bytes: [UInt8]

    /// What makes the bytes unusable as text, with the place: a NUL, or bytes that are no UTF-8; `nil` for text.
    ///
    /// `kind` ends the message with what was wanted. Lines and columns are counted from 1, columns in bytes, as messages of the language count them.
    func trouble(in file: FileName, kind: String = "a layout is Swift source text") -> FileError? {
        if let zero = bytes.firstIndex(of: 0) {
            return error(at: zero, "a NUL byte; \(kind)", file)
        }
        if let invalid = firstInvalid {
            return error(at: invalid, "this byte is no UTF-8; \(kind)", file)
        }
        return nil
    }

    /// The offset of the first byte that belongs to no character.
    private var firstInvalid: Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    private func error(at offset: Int, _ message: String, _ file: FileName) -> FileError {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return FileError(file: file.shown, message: message, line: line, column: offset - lineStart + 1)
    }
}
