/// A place people can find in an editor.
///
/// Both numbers count from 1. The column counts Unicode scalars, so `é` typed as one scalar is one column and an emoji
/// built from three is three; a tab is one. Every ill-formed byte sequence counts as one scalar.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public var description: String { "\(line):\(column)" }
}

extension SourceText {
    /// The line and column of a byte offset, by binary search. Offsets outside the file count as its nearest end.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let before = bytes[lineStarts[line]..<offset]
        return SourceLocation(line: line + 1, column: scalarCount(before) + 1)
    }

    /// The bytes of a line (from 1) without its line end; empty for a line the file does not have.
    public func lineRange(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// The text of a line (from 1) without its line end.
    public func lineText(_ line: Int) -> String {
        text(lineRange(line))
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.count }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.count
    }
}
