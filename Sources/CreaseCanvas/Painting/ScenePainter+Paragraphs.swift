import CreaseLayout

extension ScenePainter {
    /// Wraps a text again for the cells of its frame.
    mutating func writeParagraph(_ index: Int, _ brush: inout Brush) {
        let note = labels[index]
        guard !layer.hides(label: index, column: note.area.left, row: note.area.top) else { return }
        let source = note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var width = note.area.columns
        let fits =
            source.count <= note.area.rows
            && source.allSatisfy { VisibleText($0, glyphs: brush.glyphs).width <= width }
        var lines = source
        if !fits {
            let text = source.joined(separator: " ")
            lines = CellWrap.lines(text, width: width, glyphs: brush.glyphs)
            // Wider than its frame where nothing stands there, as far as it needs.
            let room = lines.count > note.area.rows ? freeWidth(index, brush) : width
            while lines.count > note.area.rows, width < room {
                width = min(room, width + max(1, (room - width) / 8))
                lines = CellWrap.lines(text, width: width, glyphs: brush.glyphs)
            }
        }
        let isCut = lines.count > note.area.rows
        if isCut { lines.removeLast(lines.count - note.area.rows) }
        for (offset, line) in lines.enumerated() {
            let row = note.area.top + offset
            guard note.clip.top <= row, row < note.clip.bottom else { continue }
            var text = line
            let isLast = offset == lines.count - 1
            if isLast, isCut {
                text += brush.glyphs.clipMark.description
            } else if isLast, note.isTruncated {
                text = text.truncated(brush.glyphs)
            }
            let used = min(width, VisibleText(text, glyphs: brush.glyphs).width)
            let column: Int
            switch note.alignment {
            case .leading, .listRowSeparatorLeading: column = note.area.left
            case .center: column = note.area.left + (width - used) / 2
            case .trailing, .listRowSeparatorTrailing: column = note.area.left + width - used
            }
            write(text, column: column, row: row, limit: width, ending: brush.glyphs.clipMark, note, &brush)
            layer.block(CellArea(left: column, top: row, right: column + used, bottom: row + 1))
        }
    }

    /// The columns from a paragraph's left edge to the next thing in any of its rows, at most half as many again.
    private func freeWidth(_ index: Int, _ brush: Brush) -> Int {
        let note = labels[index]
        guard note.alignment == .leading else { return note.area.columns }
        var right = min(brush.clip.right, note.inside.upperBound)
        for (other, label) in labels.enumerated() where other != index && label.area.left >= note.area.right {
            let isBeside =
                label.kind == .paragraph
                ? label.area.top < note.area.bottom && note.area.top < label.area.bottom
                : label.row >= note.area.top && label.row < note.area.bottom
            if isBeside { right = min(right, label.area.left - 1) }
        }
        let region = layer.region(column: note.area.left, row: note.area.top)
        var end = note.area.right
        while end < right,
            (note.area.top..<note.area.bottom).allSatisfy({
                !layer.isSolid(column: end, row: $0) && layer.region(column: end, row: $0) == region
            })
        {
            end += 1
        }
        return max(note.area.columns, min(end - note.area.left, note.area.columns * 3 / 2))
    }
}
