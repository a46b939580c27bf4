/// A picture as text with colour escapes (SGR), as few as the picture needs.
///
/// Every line ends with the attributes reset, so that lines can be cut, paged and pasted; invisible trailing cells are
/// left out. In `mono` no colour is written, attributes stay.
public struct ANSIWriter: Sendable {
    public var depth: ColorDepth

    public init(depth: ColorDepth) {
        self.depth = depth
    }

    public func text(_ grid: CellGrid) -> String { String(decoding: bytes(grid), as: UTF8.self) }

    public func bytes(_ grid: CellGrid) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(grid.columns * grid.rows * 2)
        for row in 0..<grid.rows {
            let cells = grid.row(row)
            let end = cells.lastIndex { !$0.isInvisible }.map { $0 + 1 } ?? cells.startIndex
            var current = CellStyle.standard
            write(cells[..<end], from: &current, to: &bytes)
            if current != .standard { bytes.append(contentsOf: Self.reset) }
            bytes.append(0x0A)
        }
        return bytes
    }

    /// The bytes that turn the old picture on a terminal into the new one: cursor moves, styles and glyphs.
    ///
    /// Empty when nothing changed. Starts and ends with attributes reset; the cursor stays after the last run.
    public func update(from old: CellGrid, to new: CellGrid) -> [UInt8] {
        var bytes: [UInt8] = []
        var current = CellStyle.standard
        var cursor: (column: Int, row: Int)?
        for run in CellDiff(from: old, to: new).runs {
            if cursor?.row != run.row || cursor?.column != run.columns.lowerBound {
                bytes.append(contentsOf: "\u{1B}[\(run.row + 1);\(run.columns.lowerBound + 1)H".utf8)
            }
            let cells = new.row(run.row)
            let range = cells.startIndex + run.columns.lowerBound..<cells.startIndex + run.columns.upperBound
            write(cells[range], from: &current, to: &bytes)
            cursor = (run.columns.upperBound, run.row)
        }
        if current != .standard { bytes.append(contentsOf: Self.reset) }
        return bytes
    }

    static let reset = "\u{1B}[0m".utf8

    private func write(_ cells: ArraySlice<Cell>, from current: inout CellStyle, to bytes: inout [UInt8]) {
        for cell in cells where cell.span != .continuation {
            let style = cell.style.limited(to: depth)
            if style != current {
                change(from: current, to: style, &bytes)
                current = style
            }
            cell.glyph.append(to: &bytes)
        }
    }

    /// One escape from a style to another: additions alone where nothing has to go, else from a reset.
    private func change(from old: CellStyle, to new: CellStyle, _ bytes: inout [UInt8]) {
        var codes: [UInt8] = []
        var base = old
        let mustReset = !old.attributes.isSubset(of: new.attributes)
        if mustReset {
            base = .standard
            codes.append(contentsOf: "0".utf8)
        }
        func add(_ text: String) {
            if !codes.isEmpty { codes.append(UInt8(ascii: ";")) }
            codes.append(contentsOf: text.utf8)
        }
        let names: [(CellStyle.Attributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
        ]
        for (attribute, code) in names
        where new.attributes.contains(attribute) && !base.attributes.contains(attribute) {
            add(code)
        }
        if new.foreground != base.foreground { add(code(new.foreground, 30)) }
        if new.background != base.background { add(code(new.background, 40)) }
        bytes.append(contentsOf: "\u{1B}[".utf8)
        bytes.append(contentsOf: codes)
        bytes.append(UInt8(ascii: "m"))
    }

    /// The SGR code of a colour; the base is 30 for ink and 40 for ground.
    private func code(_ color: CellColor, _ base: Int) -> String {
        switch color {
        case .standard: "\(base + 9)"
        case .palette(let index) where index < 8: "\(base + Int(index))"
        case .palette(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
        case .palette(let index): "\(base + 8);5;\(index)"
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }
}
