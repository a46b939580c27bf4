/// One file's bytes together with its name and its lines.
///
/// Offsets are byte offsets from 0; they are legal up to and including `bytes.count`. The bytes need not be valid UTF-8.
/// A line ends at `\n`, `\r\n` or a lone `\r`, as the Swift compiler counts them.
public struct SourceText: Sendable, Equatable {
    /// What messages call the file; nothing is ever opened by this name.
    public let name: String
    public let bytes: [UInt8]
    /// The offset at which each line starts; never empty.
    let lineStarts: [Int]

    public init(_ bytes: [UInt8], name: String = "<input>") {
        self.name = name
        self.bytes = bytes
        lineStarts = Self.findLineStarts(bytes)
    }

    public init(_ text: String, name: String = "<input>") {
        self.init(Array(text.utf8), name: name)
    }

    public var lineCount: Int { lineStarts.count }

    /// The text of a range, ill-formed bytes shown as U+FFFD. The range is clamped to the file.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[clamped(range)], as: UTF8.self)
    }

    func clamped(_ range: Range<Int>) -> Range<Int> {
        range.clamped(to: 0..<bytes.count)
    }

    private static func findLineStarts(_ bytes: [UInt8]) -> [Int] {
        var starts = [0]
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte > 0x0D { continue }
                if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
                    starts.append(index)
                }
            }
        }
        return starts
    }
}
