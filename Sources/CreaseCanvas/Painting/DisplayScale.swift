public import CreaseDevice

/// The common scale of the displays of a picture.
public enum DisplayScale {
    /// Columns the frame of a display takes beside its own.
    static let border = 2

    /// The smallest scale, in steps of half a point, at which displays stand side by side in an area.
    ///
    /// - Parameters:
    ///   - gap: columns between two displays.
    /// - Returns: points per column; displays still have at least one cell where the area is too small for them.
    public static func fitting(_ sizes: [Size], columns: Int, rows: Int, gap: Int) -> Double {
        guard !sizes.isEmpty else { return 1 }
        let insideColumns = max(sizes.count, columns - border * sizes.count - gap * (sizes.count - 1))
        let roomForRows = max(1, rows - border)
        let width = sizes.reduce(0) { $0 + $1.width }
        let height = sizes.reduce(0) { max($0, $1.height) }
        let ideal = max(width / Double(insideColumns), height / Double(roomForRows) / 2)
        guard ideal.isFinite, ideal > 0 else { return 1 }
        var scale = max(0.5, (ideal * 2).rounded(.up) / 2)
        // Rounding each display by itself may need a column more than the sum did.
        while scale < 2000,
            sizes.reduce(0, { $0 + Self.columns(of: $1, scale: scale) }) > insideColumns
                || sizes.contains(where: { Self.rows(of: $0, scale: scale) > roomForRows })
        {
            scale += 0.5
        }
        return scale
    }

    /// The columns of a display without its frame.
    public static func columns(of size: Size, scale: Double) -> Int { max(1, Int(cells: size.width / scale)) }
    /// The rows of a display without its frame.
    public static func rows(of size: Size, scale: Double) -> Int { max(1, Int(cells: size.height / scale / 2)) }
}
