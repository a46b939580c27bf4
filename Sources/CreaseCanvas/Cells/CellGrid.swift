/// A picture made of cells, row by row.
///
/// Every coordinate is safe: reading outside gives a blank, writing outside does nothing. A double glyph never stands
/// half: whoever overwrites one half blanks the other, and one that would straddle an edge becomes a space.
public struct CellGrid: Hashable, Sendable {
    public let columns: Int
    public let rows: Int
    private(set) var cells: [Cell]

    /// The longest side a grid can have; longer requests are cut to it.
    public static let longestSide = 4000

    /// Sizes below zero count as zero.
    public init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
        self.columns = min(max(0, columns), Self.longestSide)
        self.rows = min(max(0, rows), Self.longestSide)
        cells = Array(repeating: cell, count: self.columns * self.rows)
    }

    public var area: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: rows) }

    public func contains(column: Int, row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// The cell at a place; see the type for what happens outside and with double glyphs.
    public subscript(column: Int, row: Int) -> Cell {
        get { contains(column: column, row: row) ? cells[row * columns + column] : .blank }
        set { put(newValue, column: column, row: row) }
    }

    /// The cells of a row from left to right; empty outside.
    public func row(_ row: Int) -> ArraySlice<Cell> {
        guard row >= 0, row < rows else { return [] }
        return cells[row * columns..<(row + 1) * columns]
    }

    /// Writes one cell; a double glyph also takes the column to its right.
    public mutating func put(_ cell: Cell, column: Int, row: Int) {
        guard contains(column: column, row: row) else { return }
        let index = row * columns + column
        switch cell.span {
        case .single, .continuation:
            release(index)
            cells[index] = Cell(cell.span == .single ? cell.glyph : .space, style: cell.style)
        case .double where column + 1 < columns:
            release(index)
            release(index + 1)
            cells[index] = cell
            cells[index + 1] = Cell(.space, span: .continuation, style: cell.style)
        case .double:
            release(index)
            cells[index] = Cell(.space, style: cell.style)
        }
    }

    /// Blanks the other half of a double glyph that is about to lose this one.
    private mutating func release(_ index: Int) {
        switch cells[index].span {
        case .single: break
        case .double: cells[index + 1] = Cell(.space, style: cells[index + 1].style)
        case .continuation: cells[index - 1] = Cell(.space, style: cells[index - 1].style)
        }
    }

    /// Fills the common part of the area and the grid.
    public mutating func fill(_ area: CellArea, with cell: Cell) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        let single = Cell(cell.span == .single ? cell.glyph : .space, style: cell.style)
        for row in inside.top..<inside.bottom {
            release(row * columns + inside.left)
            release(row * columns + inside.right - 1)
            for index in row * columns + inside.left..<row * columns + inside.right { cells[index] = single }
        }
    }

    /// Changes the styles of the common part of the area and the grid; glyphs stay.
    public mutating func restyle(_ area: CellArea, _ change: (inout CellStyle) -> Void) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        for row in inside.top..<inside.bottom {
            for index in row * columns + inside.left..<row * columns + inside.right { change(&cells[index].style) }
        }
    }

    /// Changes the styles of the common part of the area and the grid by what each cell shows.
    public mutating func restyle(_ area: CellArea, byGlyph change: (Glyph, inout CellStyle) -> Void) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        for row in inside.top..<inside.bottom {
            for index in row * columns + inside.left..<row * columns + inside.right {
                change(cells[index].glyph, &cells[index].style)
            }
        }
    }

    /// Copies another grid over this one with its top left corner at a place.
    public mutating func draw(_ other: CellGrid, column: Int, row: Int) {
        for otherRow in 0..<other.rows {
            for (otherColumn, cell) in other.row(otherRow).enumerated() where cell.span != .continuation {
                put(cell, column: column.adding(otherColumn), row: row.adding(otherRow))
            }
        }
    }
}
