import CreaseLayout

extension ScenePainter {
    /// Wraps a text again for the cells of its frame.
    mutating func writeParagraph(_ index: Int, _ brush: inout Brush) {
        let note = labels[index]
        guard !layer.hides(label: index, column: note.area.left, row: note.area.top) else { return }
        let width = note.area.columns
        let source = note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let fits =
            source.count <= note.area.rows
            && source.allSatisfy { VisibleText($0, glyphs: brush.glyphs).width <= width }
        var lines =
            fits ? source : CellWrap.lines(source.joined(separator: " "), width: width, glyphs: brush.glyphs)
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
            case .trailing, .listRowSeparatorTrailing: column = note.area.right - used
            }
            write(text, column: column, row: row, limit: width, ending: brush.glyphs.clipMark, note, &brush)
            layer.block(CellArea(left: column, top: row, right: column + used, bottom: row + 1))
        }
    }
}
