/// What each cell of a layer belongs to, so that labels know where they may run.
struct LayerMap {
    let columns: Int
    let rows: Int
    /// The innermost container painted at a cell; labels stay within one number.
    private var regions: [Int32]
    /// Lines, controls and paragraphs: no label runs over them.
    private var solid: [Bool]
    /// Labels before this index are hidden by something opaque drawn later.
    private var floors: [Int32]
    private var lastRegion: Int32 = 0

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        let count = columns * rows
        regions = Array(repeating: 0, count: count)
        solid = Array(repeating: false, count: count)
        floors = Array(repeating: 0, count: count)
    }

    private var area: CellArea { CellArea(left: 0, top: 0, right: columns, bottom: rows) }

    private func index(_ column: Int, _ row: Int) -> Int? {
        column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : nil
    }

    /// Gives the cells of an area to a new container. Where `labels` is given, labels before that index are hidden.
    mutating func enclose(_ area: CellArea, hidingLabelsBefore labels: Int? = nil) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        lastRegion &+= 1
        for row in inside.top..<inside.bottom {
            for index in row * columns + inside.left..<row * columns + inside.right {
                regions[index] = lastRegion
                guard let labels else { continue }
                floors[index] = Int32(clamping: labels)
                solid[index] = false
            }
        }
    }

    /// Hides earlier labels where something opaque lies that is no container.
    mutating func hideLabels(before label: Int, in area: CellArea) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        for row in inside.top..<inside.bottom {
            for index in row * columns + inside.left..<row * columns + inside.right {
                floors[index] = Int32(clamping: label)
            }
        }
    }

    mutating func block(_ area: CellArea) {
        let inside = area.intersection(self.area)
        guard !inside.isEmpty else { return }
        for row in inside.top..<inside.bottom {
            for index in row * columns + inside.left..<row * columns + inside.right { solid[index] = true }
        }
    }

    mutating func block(column: Int, row: Int) {
        if let index = index(column, row) { solid[index] = true }
    }

    /// Blocks the four edges of a frame.
    mutating func blockEdges(_ area: CellArea) {
        block(CellArea(left: area.left, top: area.top, right: area.right, bottom: area.top + 1))
        block(CellArea(left: area.left, top: area.bottom - 1, right: area.right, bottom: area.bottom))
        block(CellArea(left: area.left, top: area.top, right: area.left + 1, bottom: area.bottom))
        block(CellArea(left: area.right - 1, top: area.top, right: area.right, bottom: area.bottom))
    }

    func isSolid(column: Int, row: Int) -> Bool { index(column, row).map { solid[$0] } ?? true }

    func region(column: Int, row: Int) -> Int32? { index(column, row).map { regions[$0] } }

    /// Whether something opaque was drawn over the label of that index.
    func hides(label: Int, column: Int, row: Int) -> Bool {
        guard let index = index(column, row) else { return true }
        return floors[index] > Int32(clamping: label)
    }
}
