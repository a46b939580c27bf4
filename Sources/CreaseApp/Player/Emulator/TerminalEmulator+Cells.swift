import CreaseCanvas

/// Writing, erasing and moving cells; a double glyph never stands half.
extension TerminalEmulator {
    /// What erasing leaves: a space on the ground that is set now.
    var eraser: Cell { Cell(.space, style: CellStyle(background: cursor.style.background)) }

    /// Writes a character at the cursor and moves on.
    mutating func print(_ scalar: Unicode.Scalar) {
        var scalar = scalar
        if cursor.drawsLines[cursor.charset], let line = Self.lineDrawing[scalar] { scalar = line }
        let width: Int
        switch GlyphWidth.of(scalar) {
        case .zero:
            mark(scalar)
            return
        case .one: width = 1
        // Two columns need two; a single column shows a space instead.
        case .two where columns >= 2: width = 2
        case .two: (scalar, width) = (" ", 1)
        // Private and unassigned characters take a column, whatever they look like.
        case nil: (scalar, width) = ("\u{FFFD}", 1)
        }
        lastPrinted = scalar
        if cursor.wantsWrap || cursor.column + width > columns {
            if modes.wraps {
                cursor.column = 0
                feedLine()
            } else {
                cursor.column = columns - width
            }
            cursor.wantsWrap = false
        }
        if modes.inserts { insertCells(width) }
        put(Cell(Glyph(scalar), span: width == 2 ? .double : .single, style: cursor.style))
        cursor.column += width
        if cursor.column >= columns {
            cursor.column = columns - 1
            cursor.wantsWrap = modes.wraps
        }
    }

    /// Puts an accent on the character before the cursor.
    private mutating func mark(_ scalar: Unicode.Scalar) {
        // Joiners and selectors have no look of their own.
        guard scalar.properties.generalCategory != .format, !scalar.properties.isVariationSelector else { return }
        var column = cursor.wantsWrap ? cursor.column : cursor.column - 1
        guard column >= 0 else { return }
        if lines[cursor.row][column].span == .continuation, column > 0 { column -= 1 }
        let glyph = lines[cursor.row][column].glyph
        switch glyph.marks.count {
        case 0: lines[cursor.row][column].glyph = Glyph(glyph.base, scalar)
        case 1: lines[cursor.row][column].glyph = Glyph(glyph.base, glyph.marks[0], scalar)
        default: break
        }
    }

    private mutating func put(_ cell: Cell) {
        let (row, column) = (cursor.row, cursor.column)
        Self.release(column, in: &lines[row])
        if cell.span == .double, column + 1 < columns {
            Self.release(column + 1, in: &lines[row])
            lines[row][column + 1] = Cell(.space, span: .continuation, style: cell.style)
        }
        lines[row][column] = cell
    }

    /// Blanks the other half of a double glyph that is about to lose this one.
    private static func release(_ column: Int, in line: inout [Cell]) {
        switch line[column].span {
        case .single: return
        case .double: if column + 1 < line.count { line[column + 1] = Cell(.space, style: line[column + 1].style) }
        case .continuation: if column > 0 { line[column - 1] = Cell(.space, style: line[column - 1].style) }
        }
    }

    /// Blanks halves of double glyphs that have lost the other one.
    static func repair(_ line: inout [Cell]) {
        for column in line.indices {
            let isWhole =
                switch line[column].span {
                case .single: true
                case .double: column + 1 < line.count && line[column + 1].span == .continuation
                case .continuation: column > 0 && line[column - 1].span == .double
                }
            if !isWhole { line[column] = Cell(.space, style: line[column].style) }
        }
    }

    /// Erases part of a row; what lies outside is left out.
    mutating func erase(_ range: Range<Int>, row: Int) {
        let range = range.clamped(to: 0..<columns)
        guard lines.indices.contains(row), !range.isEmpty else { return }
        if range.count == columns {
            lines[row] = Array(repeating: eraser, count: columns)
            return
        }
        Self.release(range.lowerBound, in: &lines[row])
        Self.release(range.upperBound - 1, in: &lines[row])
        for column in range { lines[row][column] = eraser }
    }

    /// Makes room at the cursor; what leaves at the right is lost.
    mutating func insertCells(_ count: Int) {
        let count = min(count, columns - cursor.column)
        lines[cursor.row].removeLast(count)
        lines[cursor.row].insert(contentsOf: repeatElement(eraser, count: count), at: cursor.column)
        Self.repair(&lines[cursor.row])
    }

    /// Takes cells away at the cursor; the rest of the row moves up.
    mutating func deleteCells(_ count: Int) {
        let count = min(count, columns - cursor.column)
        lines[cursor.row].removeSubrange(cursor.column..<cursor.column + count)
        lines[cursor.row].append(contentsOf: repeatElement(eraser, count: count))
        Self.repair(&lines[cursor.row])
    }

    // MARK: Rows

    /// Moves the cursor a row down; at the end of the region the rows move up instead.
    mutating func feedLine() {
        cursor.wantsWrap = false
        if cursor.row == region.upperBound - 1 {
            scroll(region, by: 1)
        } else if cursor.row < rows - 1 {
            cursor.row += 1
        }
    }

    /// Moves the cursor a row up; at the start of the region the rows move down instead.
    mutating func feedLineBackwards() {
        cursor.wantsWrap = false
        if cursor.row == region.lowerBound {
            scroll(region, by: -1)
        } else if cursor.row > 0 {
            cursor.row -= 1
        }
    }

    /// Moves some rows up, negative down; empty rows follow.
    mutating func scroll(_ range: Range<Int>, by count: Int) {
        guard !range.isEmpty, count != 0 else { return }
        let empty = Array(repeating: eraser, count: columns)
        let distance = min(abs(count), range.count)
        if count > 0 {
            lines.removeSubrange(range.lowerBound..<range.lowerBound + distance)
            lines.insert(contentsOf: repeatElement(empty, count: distance), at: range.upperBound - distance)
        } else {
            lines.removeSubrange(range.upperBound - distance..<range.upperBound)
            lines.insert(contentsOf: repeatElement(empty, count: distance), at: range.lowerBound)
        }
    }

    /// The special graphics of the VT100, at the places of `_` to `~`.
    private static let lineDrawing: [Unicode.Scalar: Unicode.Scalar] = {
        let graphics = Array(" ◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)
        var table: [Unicode.Scalar: Unicode.Scalar] = [:]
        for (index, scalar) in graphics.enumerated() {
            if let key = Unicode.Scalar(0x5F + UInt32(index)) { table[key] = scalar }
        }
        return table
    }()
}
