import CreaseCanvas
import Testing

@Suite("The diff: what it says to write turns the old picture into the new one")
struct CellDiffTests {
    /// Every grid of one row of the given columns made of a blank, a letter, a coloured letter and double glyphs.
    private func everyRow(_ columns: Int) -> [CellGrid] {
        let cells = [
            Cell.blank, Cell("a"), Cell("a", style: CellStyle(foreground: .palette(1))), Cell("水", span: .double),
        ]
        var grids = [CellGrid(columns: columns, rows: 1)]
        for column in 0..<columns {
            grids = grids.flatMap { grid in
                cells.map { cell in
                    var next = grid
                    if grid[column, 0].span != .continuation { next.put(cell, column: column, row: 0) }
                    return next
                }
            }
        }
        return Array(Set(grids))
    }

    @Test("exhaustive on rows of up to four cells: applying gives the new row, and no run is wider than needed")
    func law() {
        for columns in 0...4 {
            let grids = everyRow(columns)
            for old in grids {
                for new in grids {
                    let diff = CellDiff(from: old, to: new)
                    #expect(diff.applied(to: old, from: new) == new)
                    #expect(diff.isEmpty == (old == new))
                    for run in diff.runs {
                        let isEdgeNeeded = { (column: Int) in
                            old[column, 0] != new[column, 0] || new[column, 0].span != .single
                        }
                        #expect(isEdgeNeeded(run.columns.lowerBound) && isEdgeNeeded(run.columns.upperBound - 1))
                    }
                }
            }
        }
    }

    @Test("two changes apart are two runs; another size is written whole")
    func runs() {
        let old = CellGrid(columns: 6, rows: 2)
        var new = old
        new.put(Cell("x"), column: 1, row: 0)
        new.put(Cell("y"), column: 4, row: 0)
        #expect(CellDiff(from: old, to: new).runs.map(\.columns) == [1..<2, 4..<5])
        #expect(CellDiff(from: CellGrid(columns: 5, rows: 2), to: new).count == 12)
        #expect(ANSIWriter(depth: .direct).update(from: old, to: old).isEmpty)
        let bytes = ANSIWriter(depth: .direct).update(from: old, to: new)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[1;2Hx\u{1B}[1;5Hy")
    }
}
