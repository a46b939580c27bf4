/// A picture as plain text: no escapes, trailing spaces trimmed, one newline after every row.
public enum TextWriter {
    public static func text(_ grid: CellGrid) -> String {
        String(decoding: bytes(grid), as: UTF8.self)
    }

    /// The same as UTF-8.
    public static func bytes(_ grid: CellGrid) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(grid.columns * grid.rows * 2)
        for row in 0..<grid.rows {
            let cells = grid.row(row)
            let end = cells.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? cells.startIndex
            for cell in cells[..<end] where cell.span != .continuation { cell.glyph.append(to: &bytes) }
            bytes.append(0x0A)
        }
        return bytes
    }
}
