import CreaseCanvas

/// What controls and sequences do, as xterm documents them.
extension TerminalEmulator {
    mutating func obey(control: UInt8) {
        switch control {
        case 0x08:
            cursor.wantsWrap = false
            cursor.column = max(0, cursor.column - 1)
        case 0x09: tab(1)
        case 0x0A, 0x0B, 0x0C:
            feedLine()
            if modes.returns { cursor.column = 0 }
        case 0x0D: move(column: 0)
        case 0x0E: cursor.charset = 1
        case 0x0F: cursor.charset = 0
        default: break
        }
    }

    mutating func obey(escape final: UInt8, intermediate: UInt8?) {
        switch (intermediate.map(Self.letter), Self.letter(final)) {
        case ("(", let set): cursor.drawsLines[0] = set == "0"
        case (")", let set): cursor.drawsLines[1] = set == "0"
        case ("#", "8"):
            for row in 0..<rows { lines[row] = Array(repeating: Cell("E"), count: columns) }
        case (nil, "7"): savedCursor = cursor
        case (nil, "8"): restoreCursor()
        case (nil, "D"): feedLine()
        case (nil, "E"):
            feedLine()
            cursor.column = 0
        case (nil, "H"): tabStops.insert(cursor.column)
        case (nil, "M"): feedLineBackwards()
        case (nil, "c"): reset()
        default: break
        }
    }

    mutating func obey(_ sequence: ControlSequence) {
        let final = Self.letter(sequence.final)
        switch (sequence.prefix.map(Self.letter), sequence.intermediate.map(Self.letter)) {
        case (nil, nil): break
        case ("?", nil):
            guard final == "h" || final == "l" else { return }
            for index in sequence.parameters.indices {
                setPrivateMode(sequence.number(index), isOn: final == "h")
            }
            return
        case (nil, "!") where final == "p":
            (modes, region, isCursorVisible, cursor.style) = (Modes(), 0..<rows, true, .standard)
            return
        // Questions, cursor shapes, mouse and key reports.
        default: return
        }
        let count = sequence.count()
        switch final {
        case "A": moveRows(-count)
        case "B", "e": moveRows(count)
        case "C", "a": move(column: cursor.column + count)
        case "D": move(column: cursor.column - count)
        case "E":
            moveRows(count)
            move(column: 0)
        case "F":
            moveRows(-count)
            move(column: 0)
        case "G", "`": move(column: count - 1)
        case "H", "f":
            move(row: count - 1)
            move(column: sequence.count(1) - 1)
        case "I": tab(count)
        case "Z": tab(-count)
        case "d": move(row: count - 1)
        case "J": eraseScreen(sequence.number(0))
        case "K": eraseLine(sequence.number(0))
        case "X": erase(cursor.column..<min(columns, cursor.column + count), row: cursor.row)
        case "@": insertCells(count)
        case "P": deleteCells(count)
        case "L": shiftLines(-count)
        case "M": shiftLines(count)
        case "S": scroll(region, by: count)
        case "T": scroll(region, by: -count)
        case "b": repeatLast(count)
        case "g":
            if sequence.number(0) == 3 {
                tabStops = []
            } else if sequence.number(0) == 0 {
                tabStops.remove(cursor.column)
            }
        case "h", "l":
            for index in sequence.parameters.indices { setMode(sequence.number(index), isOn: final == "h") }
        case "m": cursor.style.take(sequence.parameters)
        case "r": setRegion(sequence)
        case "s": savedCursor = cursor
        case "u": restoreCursor()
        default: break
        }
    }

    private static func letter(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

    // MARK: Cursor

    private mutating func move(column: Int) {
        cursor.column = min(max(0, column), columns - 1)
        cursor.wantsWrap = false
    }

    /// To a row counted from the top, or from the top of the region.
    private mutating func move(row: Int) {
        let rows = modes.isRelative ? region : 0..<rows
        cursor.row = min(max(0, row) + rows.lowerBound, rows.upperBound - 1)
        cursor.wantsWrap = false
    }

    /// By rows, no further than the region where the cursor is in it.
    private mutating func moveRows(_ count: Int) {
        let isInside = region.contains(cursor.row)
        let limits = isInside ? region : 0..<rows
        cursor.row = min(max(limits.lowerBound, cursor.row + count), limits.upperBound - 1)
        cursor.wantsWrap = false
    }

    private mutating func tab(_ count: Int) {
        cursor.wantsWrap = false
        for _ in 0..<min(abs(count), columns) {
            let next =
                count > 0
                ? tabStops.filter { $0 > cursor.column }.min() ?? columns - 1
                : tabStops.filter { $0 < cursor.column }.max() ?? 0
            guard next != cursor.column else { return }
            cursor.column = min(next, columns - 1)
        }
    }

    private mutating func restoreCursor() {
        cursor = savedCursor
        // It may have been saved on a larger screen.
        cursor.row = min(cursor.row, rows - 1)
        cursor.column = min(cursor.column, columns - 1)
    }

    // MARK: Erasing and shifting

    private mutating func eraseScreen(_ part: Int) {
        cursor.wantsWrap = false
        switch part {
        case 0:
            eraseLine(0)
            for row in cursor.row + 1..<max(rows, cursor.row + 1) { erase(0..<columns, row: row) }
        case 1:
            eraseLine(1)
            for row in 0..<cursor.row { erase(0..<columns, row: row) }
        case 2: for row in 0..<rows { erase(0..<columns, row: row) }
        default: break
        }
    }

    private mutating func eraseLine(_ part: Int) {
        cursor.wantsWrap = false
        switch part {
        case 0: erase(cursor.column..<columns, row: cursor.row)
        case 1: erase(0..<cursor.column + 1, row: cursor.row)
        case 2: erase(0..<columns, row: cursor.row)
        default: break
        }
    }

    /// Takes rows away at the cursor, negative: makes room for rows.
    private mutating func shiftLines(_ count: Int) {
        guard region.contains(cursor.row) else { return }
        scroll(cursor.row..<region.upperBound, by: count)
        move(column: 0)
    }

    /// No further than a row's length: what repeats more draws over itself.
    private mutating func repeatLast(_ count: Int) {
        guard let last = lastPrinted else { return }
        for _ in 0..<min(count, columns) { print(last) }
    }

    // MARK: Modes

    private mutating func setRegion(_ sequence: ControlSequence) {
        let top = sequence.count() - 1
        let bottom = min(rows, max(1, sequence.number(1) == 0 ? rows : sequence.number(1)))
        guard top < bottom - 1 || rows == 1 else { return }
        region = min(top, bottom - 1)..<bottom
        move(row: 0)
        move(column: 0)
    }

    private mutating func setMode(_ mode: Int, isOn: Bool) {
        switch mode {
        case 4: modes.inserts = isOn
        case 20: modes.returns = isOn
        default: break
        }
    }

    private mutating func setPrivateMode(_ mode: Int, isOn: Bool) {
        switch mode {
        case 6:
            modes.isRelative = isOn
            move(row: 0)
            move(column: 0)
        case 7: modes.wraps = isOn
        case 25: isCursorVisible = isOn
        case 47, 1047: showAlternate(isOn)
        case 1048: if isOn { savedCursor = cursor } else { restoreCursor() }
        case 1049:
            if isOn { savedCursor = cursor }
            showAlternate(isOn)
            if !isOn { restoreCursor() }
        default: break
        }
    }

    /// The alternate screen is empty whenever it comes up.
    private mutating func showAlternate(_ isOn: Bool) {
        if isOn, mainLines == nil {
            mainLines = lines
            for row in 0..<rows { erase(0..<columns, row: row) }
        } else if !isOn, let main = mainLines {
            lines = main
            mainLines = nil
        }
    }
}
