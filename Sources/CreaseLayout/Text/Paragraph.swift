import CreaseDevice

/// A string cut into what a line break may not separate, each with its width.
///
/// Lines break at spaces, after hyphens and dashes, and beside wide scripts; a piece longer than a line is broken
/// inside. Newlines always break.
struct Paragraph {
    let string: String
    let face: Face
    /// The width without any wrapping, in points: the widest of the lines written.
    let naturalWidth: Double
    private let pieces: [Piece]

    /// Letters that stay together, with the space after them, as UTF-8 offsets.
    private struct Piece {
        var start: Int
        var end: Int
        /// Where the next piece begins: spaces are between.
        var next: Int
        var width: Double
        var space: Double
        var endsLine: Bool
    }

    init(_ string: String, _ face: Face) {
        self.string = string
        self.face = face
        var cutter = Cutter(face)
        cutter.cut(string)
        pieces = cutter.pieces
        naturalWidth = cutter.naturalWidth
    }

    /// Goes through a string once.
    private struct Cutter {
        let face: Face
        var pieces: [Piece] = []
        var naturalWidth = 0.0
        private var piece = Piece(start: 0, end: 0, next: 0, width: 0, space: 0, endsLine: false)
        private var line = 0.0

        init(_ face: Face) { self.face = face }

        mutating func cut(_ string: String) {
            let row = Advances.asciiRow(face.weight)
            let zero = row[48] * face.size
            var offset = 0
            var scalars = string.unicodeScalars.makeIterator()
            while let scalar = scalars.next() {
                let length = UTF8.width(scalar)
                var isWide = false
                let width: Double
                if scalar.value < 128 {
                    let isDigit = scalar.value >= 48 && scalar.value <= 57
                    width = isDigit && face.hasEqualDigits ? zero : row[Int(scalar.value)] * face.size
                } else {
                    isWide = Advances.isWide(scalar)
                    width = Advances.ems(scalar, face.weight) * face.size
                }
                add(scalar, width: face.isMonospaced && width > 0 ? cell(isWide) : width, isWide, offset, length)
                offset += length
            }
            finish(at: offset, next: offset, endsLine: false)
            naturalWidth = max(naturalWidth, line)
        }

        /// A fixed-width letter.
        private func cell(_ isWide: Bool) -> Double { (isWide ? 1.2 : 0.6) * face.size }

        private mutating func add(
            _ scalar: Unicode.Scalar, width: Double, _ isWide: Bool, _ offset: Int, _ length: Int
        ) {
            switch scalar {
            case "\n", "\u{2028}", "\u{2029}":
                finish(at: offset, next: offset + length, endsLine: true)
                naturalWidth = max(naturalWidth, line)
                line = 0
            case " ", "\t":
                line += width
                piece.space += width
                piece.next = offset + length
                if piece.end < piece.start { piece.end = piece.start }
            default:
                // A piece ends where its spaces end, and beside wide letters.
                let hasSpace = piece.space > 0
                if hasSpace || (isWide && piece.end > piece.start) { finish(at: nil, next: offset, endsLine: false) }
                line += width
                piece.width += width
                piece.end = offset + length
                piece.next = offset + length
                if isWide || scalar == "-" || scalar == "\u{2013}" || scalar == "\u{2014}" {
                    finish(at: nil, next: offset + length, endsLine: false)
                }
            }
        }

        private mutating func finish(at end: Int?, next: Int, endsLine: Bool) {
            let isEmpty = piece.end == piece.start && piece.space == 0
            if let end, isEmpty { piece.end = max(piece.start, min(piece.end, end)) }
            if !isEmpty || endsLine {
                piece.endsLine = endsLine
                piece.next = next
                pieces.append(piece)
            }
            piece = Piece(start: next, end: next, next: next, width: 0, space: 0, endsLine: false)
        }
    }

    /// A line of the wrapped text.
    struct Line {
        var start: Int
        var end: Int
        var width: Double
    }

    /// The lines at a width, no more than `limit`; `isCut` when text is left over.
    func lines(width: Double, limit: Int) -> (lines: [Line], isCut: Bool) {
        // A width computed from the same widths must hold the same text.
        let room = width + 0.001
        var lines: [Line] = []
        var line: Line?
        var space = 0.0
        func isFull() -> Bool { lines.count >= limit }
        for (index, piece) in pieces.enumerated() {
            if isFull() { return (lines, true) }
            if let current = line, current.width + space + piece.width > room {
                lines.append(current)
                line = nil
                if isFull() { return (lines, true) }
            }
            if let current = line {
                line = Line(start: current.start, end: piece.end, width: current.width + space + piece.width)
            } else if piece.width <= room {
                line = Line(start: piece.start, end: piece.end, width: piece.width)
            } else {
                // Longer than a line: broken between letters.
                var parts = parts(of: piece, room: room)
                line = parts.popLast()
                for part in parts {
                    lines.append(part)
                    if isFull() { return (lines, true) }
                }
            }
            space = piece.space
            if piece.endsLine {
                lines.append(line ?? Line(start: piece.start, end: piece.end, width: 0))
                line = nil
                if isFull() { return (lines, index + 1 < pieces.count) }
            }
        }
        if let line { lines.append(line) }
        // A newline at the very end opens a last, empty line.
        if pieces.last?.endsLine == true, !isFull() {
            lines.append(Line(start: string.utf8.count, end: string.utf8.count, width: 0))
        }
        if lines.isEmpty { lines.append(Line(start: 0, end: string.utf8.count, width: 0)) }
        return (lines, false)
    }

    private func parts(of piece: Piece, room: Double) -> [Line] {
        var parts: [Line] = []
        var line = Line(start: piece.start, end: piece.start, width: 0)
        for scalar in scalars(piece.start, piece.end) {
            let width = self.width(of: scalar)
            let length = UTF8.width(scalar)
            if line.width + width > room, line.end > line.start {
                parts.append(line)
                line = Line(start: line.end, end: line.end, width: 0)
            }
            line.end += length
            line.width += width
        }
        parts.append(line)
        return parts
    }

    private func width(of scalar: Unicode.Scalar) -> Double {
        let ems = Advances.ems(scalar, face.weight)
        if face.isMonospaced { return ems > 0 ? (Advances.isWide(scalar) ? 1.2 : 0.6) * face.size : 0 }
        if face.hasEqualDigits, (48...57).contains(scalar.value) {
            return Advances.ems("0", face.weight) * face.size
        }
        return ems * face.size
    }

    /// The width of a short string in this face.
    private func width(of text: some StringProtocol) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }

    private func scalars(_ start: Int, _ end: Int) -> Substring.UnicodeScalarView { text(start, end).unicodeScalars }

    /// The text between two UTF-8 offsets.
    func text(_ start: Int, _ end: Int) -> Substring {
        let utf8 = string.utf8
        let count = utf8.count
        let from = utf8.index(utf8.startIndex, offsetBy: min(max(start, 0), count))
        let to = utf8.index(utf8.startIndex, offsetBy: min(max(end, start, 0), count))
        return string[from..<to]
    }

    /// Everything from an offset on as one line no wider than `width`, cut where the mode says.
    func cut(from start: Int, width: Double, _ truncation: Truncation) -> (text: String, width: Double) {
        let rest = text(start, string.utf8.count).map { $0.isNewline ? " " : $0 }
        let mark: Character = "⋯"
        let markWidth = self.width(of: "…")
        let room = max(0, width + 0.001 - markWidth)
        /// As many letters as fit, from the front or the back.
        func fitting(_ letters: some Sequence<Character>, _ room: Double) -> (letters: [Character], width: Double) {
            var taken: [Character] = []
            var used = 0.0
            for letter in letters {
                let wide = self.width(of: String(letter))
                if used + wide > room { break }
                used += wide
                taken.append(letter)
            }
            return (taken, used)
        }
        switch truncation {
        case .tail:
            var front = fitting(rest, room)
            while front.letters.last == " " { front.letters.removeLast() }
            return (String(front.letters) + String(mark), front.width + markWidth)
        case .head:
            let back = fitting(rest.reversed(), room)
            return (String(mark) + String(back.letters.reversed()), back.width + markWidth)
        case .middle:
            let front = fitting(rest, room / 2)
            let back = fitting(rest.dropFirst(front.letters.count).reversed(), room - front.width)
            return (
                String(front.letters) + String(mark) + String(back.letters.reversed()),
                front.width + back.width + markWidth
            )
        }
    }
}
