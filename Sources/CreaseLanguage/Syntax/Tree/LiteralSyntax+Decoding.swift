extension StringSyntax {
    /// The pieces with their escapes resolved and, over several lines, without the indentation of the closing quotes.
    func decodedSegments() -> [Segment] {
        let opening = name(1).range
        let hashes = tree.source.bytes[opening].prefix { $0 == UInt8(ascii: "#") }.count
        let isMultiline = opening.count - hashes >= 3
        let indentation = isMultiline ? closingIndentation : []
        var segments: [Segment] = []
        let pieces = children(0, as: InterpolationSyntax.self)
        for (index, piece) in pieces.enumerated() {
            guard piece.kind == .stringText else {
                segments.append(.interpolation(piece))
                continue
            }
            var bytes = Array(tree.source.bytes[piece.range])
            if isMultiline {
                bytes = trimmed(
                    bytes, indentation: indentation, isFirst: index == 0, isLast: index == pieces.count - 1)
            }
            let text = StringDecoder(bytes: bytes, hashes: hashes).decoded()
            if !text.isEmpty { segments.append(.text(text)) }
        }
        return segments
    }

    /// The blanks between the last line end and the closing quotes.
    private var closingIndentation: [UInt8] {
        let bytes = tree.source.bytes
        var start = range.upperBound
        while start > range.lowerBound, bytes[start - 1] == UInt8(ascii: "#") { start -= 1 }
        start = max(range.lowerBound, start - 3)
        let end = start
        while start > range.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start > range.lowerBound, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return [] }
        return Array(bytes[start..<end])
    }

    /// Takes the indentation off every line, the line end behind the opening quotes and the one before the closing ones.
    private func trimmed(_ bytes: [UInt8], indentation: [UInt8], isFirst: Bool, isLast: Bool) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        if isFirst {
            while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
            if index < bytes.count, bytes[index] == 0x0D || bytes[index] == 0x0A {
                index += bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
                index = skip(indentation, in: bytes, from: index)
            } else {
                index = 0
            }
        }
        while index < bytes.count {
            var byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else {
                result.append(byte)
                continue
            }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            byte = 0x0A
            result.append(byte)
            index = skip(indentation, in: bytes, from: index)
        }
        if isLast, result.last == 0x0A { result.removeLast() }
        return result
    }

    private func skip(_ indentation: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        for byte in indentation {
            guard index < bytes.count, bytes[index] == byte else { break }
            index += 1
        }
        return index
    }
}

/// Resolves the escapes of a piece of a string.
struct StringDecoder {
    let bytes: [UInt8]
    /// The `#`s of the string: an escape is a backslash with as many of them.
    let hashes: Int

    func decoded() -> String {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), hasHashes(at: index) else {
                result.append(byte)
                continue
            }
            index += hashes
            index = decodeEscape(at: index, into: &result)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func hasHashes(at index: Int) -> Bool {
        index + hashes <= bytes.count && bytes[index..<index + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Appends what an escape stands for and returns where the text goes on; an unknown escape stands for its letter.
    private func decodeEscape(at index: Int, into result: inout [UInt8]) -> Int {
        guard index < bytes.count else { return index }
        switch bytes[index] {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "0"): result.append(0)
        case UInt8(ascii: "u"):
            if let (scalar, end) = unicodeEscape(at: index + 1) {
                result.append(contentsOf: String(scalar).utf8)
                return end
            }
            result.append(bytes[index])
        case 0x20, 0x09, 0x0A, 0x0D:
            // A backslash at the end of a line joins it with the next.
            var end = index
            while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
            guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else { return index }
            return end + 1
        default: result.append(bytes[index])
        }
        return index + 1
    }

    /// `{1F600}` behind `\u`: one to eight hexadecimal digits of a Unicode scalar.
    private func unicodeEscape(at index: Int) -> (Unicode.Scalar, Int)? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "{"),
            let close = bytes[index...].prefix(10).firstIndex(of: UInt8(ascii: "}")),
            let value = UInt32(String(decoding: bytes[index + 1..<close], as: UTF8.self), radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return (scalar, close + 1)
    }
}
