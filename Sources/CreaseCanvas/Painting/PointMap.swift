public import CreaseDevice

/// Where the points of a display lie on the grid.
///
/// A row is twice as high as a column is wide, like the cells of most terminals. Edges are rounded once, each on its
/// own and from the display's origin, so that neighbours that share an edge in points share it in cells.
public struct PointMap: Hashable, Sendable {
    /// The width of a cell in points; its height is twice that.
    public var scale: Double
    /// The cell at the display's top left corner.
    public var column: Int
    public var row: Int
    /// Added to every point first: the window's origin on its display.
    public var offset: Point

    public init(scale: Double, column: Int, row: Int, offset: Point = .zero) {
        self.scale = scale > 0 ? scale : 1
        self.column = column
        self.row = row
        self.offset = offset
    }

    /// The height of a cell in points.
    public var rowHeight: Double { scale * 2 }

    /// The column an edge falls on.
    public func column(edge x: Double) -> Int { column.adding(Int(cells: (x + offset.x) / scale)) }
    /// The row an edge falls on.
    public func row(edge y: Double) -> Int { row.adding(Int(cells: (y + offset.y) / rowHeight)) }

    /// The column that contains a place.
    public func column(containing x: Double) -> Int {
        column.adding(Int(cells: ((x + offset.x) / scale).rounded(.down)))
    }

    /// The row that contains a place.
    public func row(containing y: Double) -> Int {
        row.adding(Int(cells: ((y + offset.y) / rowHeight).rounded(.down)))
    }

    /// The cells of a rectangle; empty where both edges fall together.
    public func area(_ rect: Rect) -> CellArea {
        CellArea(
            left: column(edge: rect.minX), top: row(edge: rect.minY), right: column(edge: rect.maxX),
            bottom: row(edge: rect.maxY))
    }

    /// The cells of a rectangle, at least the one that holds its middle.
    public func place(_ rect: Rect) -> CellArea {
        var area = area(rect)
        if area.right <= area.left {
            area.left = column(containing: rect.midX)
            area.right = area.left.adding(1)
        }
        if area.bottom <= area.top {
            area.top = row(containing: rect.midY)
            area.bottom = area.top.adding(1)
        }
        return area
    }

    /// The middle of a cell in points of the window.
    public func point(column: Int, row: Int) -> Point {
        Point(
            x: (Double(column.subtracting(self.column)) + 0.5) * scale - offset.x,
            y: (Double(row.subtracting(self.row)) + 0.5) * rowHeight - offset.y)
    }

    /// The points that some cells cover.
    public func rect(of area: CellArea) -> Rect {
        Rect(
            x: Double(area.left.subtracting(column)) * scale - offset.x,
            y: Double(area.top.subtracting(row)) * rowHeight - offset.y, width: Double(area.columns) * scale,
            height: Double(area.rows) * rowHeight)
    }

    /// The same map for a window that starts at a point of the display.
    public func moved(to origin: Point) -> PointMap {
        var map = self
        map.offset = Point(x: offset.x + origin.x, y: offset.y + origin.y)
        return map
    }
}
