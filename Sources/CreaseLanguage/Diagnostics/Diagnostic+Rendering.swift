extension Diagnostic {
    /// The diagnostic as compilers print it and editors read it:
    ///
    ///     FILE:LINE:COLUMN: error: message
    ///     the line of the source
    ///          ^~~~
    ///
    /// and the same again for each note. The caret stands under the first byte of the range, by display width; tabs stay
    /// tabs in both lines, control bytes are shown as `\u{1B}`, and a long line is cut to what is around the caret.
    /// There is no newline at the end.
    public func rendered(in source: SourceText) -> String {
        var blocks = [Self.block(severity, headline, range, source)]
        blocks += notes.map { Self.block(.note, $0.message, $0.range, source) }
        return blocks.joined(separator: "\n")
    }

    /// The most letters shown of a message.
    private static let messageLimit = 400

    private static func block(_ severity: Severity, _ message: String, _ range: Range<Int>, _ source: SourceText)
        -> String
    {
        let place = source.location(of: range.lowerBound)
        // A name may be as long as the file.
        let message = message.utf8.count > messageLimit ? message.prefix(messageLimit) + "…" : message[...]
        let head = "\(source.name):\(place): \(severity.rawValue): \(message)"
        let excerpt = SourceExcerpt(of: range, in: source)
        return "\(head)\n\(excerpt.line)\n\(excerpt.marks)"
    }
}

/// One line of a source text and the marks under it.
struct SourceExcerpt {
    /// The most columns shown of a line.
    static let widthLimit = 160

    private(set) var line = ""
    private(set) var marks = ""

    init(of range: Range<Int>, in source: SourceText) {
        let line = source.lineRange(source.location(of: range.lowerBound).line)
        let caret = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let window = Self.window(around: caret, of: line, in: source)
        var cells: [Cell] = []
        var offset = window.lowerBound
        var caretCell: Int?
        for scalar in source.text(window).unicodeScalars {
            if offset >= caret, caretCell == nil { caretCell = cells.count }
            let isMarked = offset >= range.lowerBound && offset < range.upperBound
            cells.append(Cell(scalar, isMarked: isMarked, isCaret: false))
            offset += Self.byteCount(of: scalar, at: offset, in: source)
        }
        let place = caretCell ?? cells.count
        cells.append(Cell(" ", isMarked: false, isCaret: false))
        cells[place].isCaret = true
        draw(cells, around: place, isCut: (window.lowerBound > line.lowerBound, window.upperBound < line.upperBound))
    }

    /// The bytes of a line that can be shown at most, so that a line of megabytes is not decoded whole.
    private static func window(around caret: Int, of line: Range<Int>, in source: SourceText) -> Range<Int> {
        var start = max(line.lowerBound, caret - 2 * widthLimit)
        var end = min(line.upperBound, caret + 4 * widthLimit)
        while start > line.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return start..<end
    }

    /// A scalar of the line as it is shown.
    private struct Cell {
        let text: String
        let width: Int
        let isMarked: Bool
        var isCaret: Bool

        init(_ scalar: Unicode.Scalar, isMarked: Bool, isCaret: Bool) {
            self.isMarked = isMarked
            self.isCaret = isCaret
            if scalar == "\t" {
                (text, width) = ("\t", 1)
            } else if scalar.properties.generalCategory == .control {
                text = "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                width = text.utf8.count
            } else {
                (text, width) = (String(scalar), scalar.displayWidth)
            }
        }
    }

    private mutating func draw(_ cells: [Cell], around caret: Int, isCut: (left: Bool, right: Bool)) {
        var first = 0
        if cells.count > Self.widthLimit { first = max(0, min(caret - 60, cells.count - Self.widthLimit)) }
        let last = min(cells.count, first + Self.widthLimit)
        if first > 0 || isCut.left {
            line += "…"
            marks += " "
        }
        for cell in cells[first..<last] {
            line += cell.text
            marks += mark(of: cell)
        }
        while line.last == " " || line.last == "\t" { line.removeLast() }
        while marks.last == " " || marks.last == "\t" { marks.removeLast() }
        if last < cells.count || isCut.right { line += "…" }
    }

    private func mark(of cell: Cell) -> String {
        if cell.isCaret { return "^" + String(repeating: cell.isMarked ? "~" : " ", count: max(0, cell.width - 1)) }
        if cell.text == "\t" { return cell.isMarked ? "~" : "\t" }
        return String(repeating: cell.isMarked ? "~" : " ", count: cell.width)
    }

    /// How many bytes of the source a decoded scalar came from; an ill-formed one came from one to three.
    private static func byteCount(of scalar: Unicode.Scalar, at offset: Int, in source: SourceText) -> Int {
        guard scalar == "\u{FFFD}" else { return UTF8.width(scalar) }
        var length = 1
        while length < 3, offset + length < source.bytes.count, source.bytes[offset + length] & 0xC0 == 0x80 {
            length += 1
        }
        return length
    }
}

extension Unicode.Scalar {
    /// Columns of a terminal that the scalar takes: 0 for marks that join the one before, 2 for wide scripts and emoji.
    fileprivate var displayWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default:
            return 1
        }
    }
}
