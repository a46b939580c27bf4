import CreaseCanvas

/// The last rows of a recorded picture: the chapter's label and the words for the reviewer, where the keys would be.
struct CaptionBand: Hashable, Sendable {
    /// As high as the highest text of the recording needs, so that the picture above never moves; 0 without any text.
    let rows: Int

    static let mostRows = 3

    /// Room for every one of the texts.
    init(for texts: [(label: String?, caption: String?)], columns: Int, glyphs: GlyphSet) {
        rows = texts.reduce(0) { rows, text in
            if text.label == nil, text.caption == nil { return rows }
            let lines = Self.lines(text.caption, beside: text.label, columns: columns, glyphs: glyphs)
            return max(rows, min(Self.mostRows, max(1, lines.count)))
        }
    }

    /// Rows of the previewer's own picture, whose last row, the keys, gives its place to the band.
    func pictureRows(of rows: Int) -> Int { rows - max(0, self.rows - 1) }

    /// Draws the band over the last rows; what has no text leaves them as they are.
    func draw(label: String?, caption: String?, on grid: inout CellGrid, theme: Theme, glyphs: GlyphSet) {
        guard rows > 0 else { return }
        let top = grid.rows - rows
        guard label != nil || caption != nil else { return }
        grid.fill(CellArea(left: 0, top: top, right: grid.columns, bottom: grid.rows), with: .blank)
        let width = Self.labelWidth(label, columns: grid.columns, glyphs: glyphs)
        if let label {
            grid.write(
                VisibleText(label, glyphs: glyphs), column: 1, row: top, style: theme[.current], limit: width,
                ending: glyphs.clipMark)
        }
        let lines = Self.lines(caption, beside: label, columns: grid.columns, glyphs: glyphs)
        for (index, line) in lines.prefix(rows).enumerated() {
            // What does not fit any more is marked where it is cut.
            let isCut = index == rows - 1 && lines.count > rows
            grid.write(
                VisibleText(isCut ? line + " " + glyphs.clipMark.description : line, glyphs: glyphs),
                column: Self.start(labelWidth: width), row: top + index, style: theme[.text],
                limit: Self.room(labelWidth: width, columns: grid.columns), ending: glyphs.clipMark)
        }
    }

    private static func lines(
        _ caption: String?, beside label: String?, columns: Int, glyphs: GlyphSet
    ) -> [String] {
        let width = labelWidth(label, columns: columns, glyphs: glyphs)
        return CellWrap.lines(
            VisibleText(caption ?? "", glyphs: glyphs).description, width: room(labelWidth: width, columns: columns),
            glyphs: glyphs)
    }

    /// A label takes a third of the picture at most.
    private static func labelWidth(_ label: String?, columns: Int, glyphs: GlyphSet) -> Int {
        min(columns / 3, label.map { VisibleText($0, glyphs: glyphs).width } ?? 0)
    }

    private static func start(labelWidth: Int) -> Int { labelWidth == 0 ? 1 : labelWidth + 3 }
    private static func room(labelWidth: Int, columns: Int) -> Int {
        max(1, columns - start(labelWidth: labelWidth) - 1)
    }
}
