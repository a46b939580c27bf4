/// What changed between two pictures of one size: runs of cells to write, row by row.
///
/// Law: taking the runs from the new picture and putting them on the old one gives the new one. Runs are minimal but
/// for double glyphs, which are always taken whole. Pictures of different sizes differ everywhere.
public struct CellDiff: Hashable, Sendable {
    /// Neighbouring cells of one row.
    public struct Run: Hashable, Sendable {
        public var row: Int
        public var columns: Range<Int>

        public init(row: Int, columns: Range<Int>) {
            self.row = row
            self.columns = columns
        }
    }

    public private(set) var runs: [Run] = []

    public init(from old: CellGrid, to new: CellGrid) {
        guard old.columns == new.columns, old.rows == new.rows else {
            if new.columns > 0 { runs = (0..<new.rows).map { Run(row: $0, columns: 0..<new.columns) } }
            return
        }
        for row in 0..<new.rows {
            let before = old.row(row)
            let after = new.row(row)
            let base = after.startIndex
            var column = 0
            while column < new.columns {
                guard before[base + column] != after[base + column] else {
                    column += 1
                    continue
                }
                var start = column
                if after[base + start].span == .continuation { start -= 1 }
                while column < new.columns, before[base + column] != after[base + column] { column += 1 }
                if column < new.columns, after[base + column].span == .continuation { column += 1 }
                if let last = runs.last, last.row == row, last.columns.upperBound >= start {
                    runs[runs.count - 1].columns = last.columns.lowerBound..<column
                } else {
                    runs.append(Run(row: row, columns: start..<column))
                }
            }
        }
    }

    public var isEmpty: Bool { runs.isEmpty }
    /// The number of cells to write.
    public var count: Int { runs.reduce(0) { $0 + $1.columns.count } }

    /// The old picture with the runs of the new one on it.
    public func applied(to old: CellGrid, from new: CellGrid) -> CellGrid {
        guard old.columns == new.columns, old.rows == new.rows else { return new }
        var result = old
        for run in runs {
            for column in run.columns where new[column, run.row].span != .continuation {
                result.put(new[column, run.row], column: column, row: run.row)
            }
        }
        return result
    }
}
