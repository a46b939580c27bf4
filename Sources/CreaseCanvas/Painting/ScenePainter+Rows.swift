import CreaseDevice
import CreaseLayout

/// Which row a label stands on.
extension ScenePainter {
    mutating func placeLabels(_ brush: inout Brush) {
        alignRows()
        for index in labels.indices where labels[index].kind == .paragraph { writeParagraph(index, &brush) }
        let rows = settledRows(brush)
        for (row, indices) in rows.enumerated() where !indices.isEmpty {
            writeRow(indices, row: row + brush.clip.top, &brush)
        }
    }

    /// Puts labels of one line of the layout on one row: their middles differ by a point or so, and that must not
    /// decide between two rows.
    mutating func alignRows() {
        let order = labels.indices.filter { labels[$0].kind != .paragraph }
            .sorted { labels[$0].middle < labels[$1].middle }
        var start = 0
        while start < order.count {
            let first = labels[order[start]]
            var end = start + 1
            while end < order.count, labels[order[end]].middle - first.middle < Self.sameLine { end += 1 }
            for index in order[start + 1..<end] where labels[index].row == first.row + 1 {
                let note = labels[index]
                guard first.row >= note.clip.top, !layer.isSolid(column: note.area.left, row: first.row),
                    layer.region(column: note.area.left, row: first.row)
                        == layer.region(column: note.area.left, row: note.row)
                else { continue }
                labels[index].row = first.row
            }
            start = end
        }
    }

    /// Rows by which the middles of one line's labels may differ: about two points at the usual scales.
    static let sameLine = 0.08

    /// Lets lines that fell on one row, one above the other, move apart where the neighbouring row is free.
    mutating func settledRows(_ brush: Brush) -> [[Int]] {
        let top = brush.clip.top
        var rows = [[Int]](repeating: [], count: brush.clip.rows)
        for index in labels.indices where labels[index].kind != .paragraph {
            let note = labels[index]
            guard rows.indices.contains(note.row - top),
                !layer.hides(label: index, column: note.area.left, row: note.row)
            else { continue }
            rows[note.row - top].append(index)
        }
        for row in rows.indices where rows[row].count > 1 { settle(row, in: &rows, top: top) }
        return rows
    }

    /// Moves the lines of one row: the words of a line stay together.
    private mutating func settle(_ row: Int, in rows: inout [[Int]], top: Int) {
        var kept: [Int] = []
        for line in lines(of: rows[row]) {
            guard line.contains(where: { index in kept.contains { overlaps($0, index) } }) else {
                kept += line
                continue
            }
            if line.allSatisfy({ isFree(row + 1, for: $0, in: rows, top: top) }) {
                for index in line { labels[index].row += 1 }
                rows[row + 1] += line
            } else if kept.allSatisfy({ isFree(row - 1, for: $0, in: rows, top: top) }) {
                for index in kept { labels[index].row -= 1 }
                rows[row - 1] += kept
                kept = line
            } else {
                for index in line { labels[index].isOptional = true }
                kept += line
            }
        }
        rows[row] = kept
    }

    /// The labels of a row from the upper line to the lower; small shapes that have words on them are left out.
    private func lines(of row: [Int]) -> [[Int]] {
        let words = row.filter { !labels[$0].isGround }
        let seen = row.filter { index in !labels[index].isGround || !words.contains { overlaps($0, index) } }
        var lines: [[Int]] = []
        for index in seen.sorted(by: { labels[$0].middle < labels[$1].middle }) {
            if let first = lines.last?.first, labels[index].middle - labels[first].middle < Self.sameLine {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines
    }

    private func overlaps(_ a: Int, _ b: Int) -> Bool {
        labels[a].area.left < labels[b].area.right && labels[b].area.left < labels[a].area.right
    }

    /// Whether a label may stand on another row of the picture instead of its own.
    private func isFree(_ row: Int, for index: Int, in rows: [[Int]], top: Int) -> Bool {
        let note = labels[index]
        guard rows.indices.contains(row), row + top < note.clip.bottom, row + top >= note.clip.top else { return false }
        return !rows[row].contains { overlaps($0, index) }
            && !layer.isSolid(column: note.area.left, row: row + top)
            && layer.region(column: note.area.left, row: row + top)
                == layer.region(column: note.area.left, row: note.row)
    }
}
