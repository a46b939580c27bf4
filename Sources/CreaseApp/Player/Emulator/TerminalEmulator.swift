import CreaseCanvas

/// A terminal as a value: bytes in, a picture out.
///
/// Understands the part of xterm that recorded programs use; what it does not understand has no effect. No input makes
/// it larger than its limits or traps.
struct TerminalEmulator: Sendable {
    private(set) var columns: Int
    private(set) var rows: Int
    /// From the top; each as long as the terminal is wide.
    var lines: [[Cell]]
    var cursor = Cursor()
    var isCursorVisible = true
    /// Of `ESC 7`.
    var savedCursor = Cursor()
    /// The rows that scroll.
    var region: Range<Int>
    var modes = Modes()
    /// The columns a tab goes to.
    var tabStops: Set<Int>
    /// The main screen while the alternate one is shown.
    var mainLines: [[Cell]]?
    /// The last character, for the sequence that repeats it.
    var lastPrinted: Unicode.Scalar?
    private var parser = EscapeParser()

    /// As large as the previewer itself may be.
    static let mostColumns = 1000
    static let mostRows = 500

    struct Cursor: Hashable, Sendable {
        var column = 0
        var row = 0
        /// The last column was written: the next character goes to the next line first.
        var wantsWrap = false
        var style = CellStyle.standard
        /// G0 and G1 hold the line drawing characters.
        var drawsLines = [false, false]
        /// The one of the two in use.
        var charset = 0
    }

    struct Modes: Hashable, Sendable {
        var wraps = true
        var inserts = false
        /// Rows count from the top of the region.
        var isRelative = false
        /// A line feed also returns to the first column.
        var returns = false
    }

    /// Sizes beyond the limits are cut to them.
    init(columns: Int, rows: Int) {
        self.columns = min(max(1, columns), Self.mostColumns)
        self.rows = min(max(1, rows), Self.mostRows)
        lines = Array(repeating: Array(repeating: .blank, count: self.columns), count: self.rows)
        region = 0..<self.rows
        tabStops = Self.usualTabStops(self.columns)
    }

    /// What the screen shows, without the cursor.
    var grid: CellGrid {
        var grid = CellGrid(columns: columns, rows: rows)
        for (row, line) in lines.enumerated() {
            for (column, cell) in line.enumerated() where cell.span != .continuation && cell != .blank {
                grid.put(cell, column: column, row: row)
            }
        }
        return grid
    }

    /// Takes in what the terminal is sent; sequences and characters may go on in the next call.
    mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if parser.cutsCharacter(byte) { print("\u{FFFD}") }
            guard let action = parser.take(byte) else { continue }
            switch action {
            case .print(let scalar): print(scalar)
            case .control(let control): obey(control: control)
            case .escape(let intermediate, let final): obey(escape: final, intermediate: intermediate)
            case .sequence(let sequence): obey(sequence)
            }
        }
    }

    /// Changes the size; what is above and left stays, rows leave at the top where the cursor would leave at the bottom.
    mutating func resize(columns: Int, rows: Int) {
        let columns = min(max(1, columns), Self.mostColumns)
        let rows = min(max(1, rows), Self.mostRows)
        let surplus = max(0, cursor.row - (rows - 1))
        func resized(_ lines: [[Cell]]) -> [[Cell]] {
            var result = Array(lines.dropFirst(surplus).prefix(rows)).map { line in
                var line = line
                if line.count > columns { line.removeLast(line.count - columns) }
                while line.count < columns { line.append(.blank) }
                Self.repair(&line)
                return line
            }
            while result.count < rows { result.append(Array(repeating: .blank, count: columns)) }
            return result
        }
        lines = resized(lines)
        mainLines = mainLines.map(resized)
        if columns > self.columns { tabStops.formUnion(Self.usualTabStops(columns).filter { $0 >= self.columns }) }
        (self.columns, self.rows) = (columns, rows)
        region = 0..<rows
        cursor.row = min(cursor.row - surplus, rows - 1)
        cursor.column = min(cursor.column, columns - 1)
        cursor.wantsWrap = false
    }

    /// As after switching it on.
    mutating func reset() { self = TerminalEmulator(columns: columns, rows: rows) }

    private static func usualTabStops(_ columns: Int) -> Set<Int> { Set(stride(from: 8, to: columns, by: 8)) }
}
