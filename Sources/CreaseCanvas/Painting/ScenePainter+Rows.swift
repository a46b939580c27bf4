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
        func overlaps(_ a: LabelNote, _ b: LabelNote) -> Bool {
            a.area.left < b.area.right && b.area.left < a.area.right
        }
        for row in rows.indices where rows[row].count > 1 {
            var kept: [Int] = []
            for index in rows[row].sorted(by: { labels[$0].middle < labels[$1].middle }) {
                guard kept.contains(where: { overlaps(labels[$0], labels[index]) }) else {
                    kept.append(index)
                    continue
                }
                func isFree(_ other: Int, for index: Int) -> Bool {
                    let note = labels[index]
                    guard rows.indices.contains(other), other + top < note.clip.bottom, other + top >= note.clip.top
                    else { return false }
                    return !rows[other].contains { overlaps(labels[$0], note) }
                        && !layer.isSolid(column: note.area.left, row: other + top)
                        && layer.region(column: note.area.left, row: other + top)
                            == layer.region(column: note.area.left, row: note.row)
                }
                if isFree(row + 1, for: index) {
                    labels[index].row += 1
                    rows[row + 1].append(index)
                } else if kept.allSatisfy({ labels[$0].middle < labels[index].middle && isFree(row - 1, for: $0) }) {
                    // All of them: the words of one line stay together.
                    for rival in kept { labels[rival].row -= 1 }
                    rows[row - 1] += kept
                    kept = [index]
                } else {
                    labels[index].isOptional = true
                    kept.append(index)
                }
            }
            rows[row] = kept
        }
        return rows
    }
}
