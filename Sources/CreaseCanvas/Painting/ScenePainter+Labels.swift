import CreaseDevice
import CreaseLayout

/// Placing texts and symbols.
///
/// A cell is wider than a letter of the device, so words rarely fit the frame they have there. Labels of one row are
/// packed like notes: each near where it belongs, in order, over empty cells of the same container only.
extension ScenePainter {
    mutating func addText(
        _ lines: [String], _ style: DrawnText, isTruncated: Bool, node: SceneNode, in inner: Surroundings,
        clip: CellArea, _ brush: Brush
    ) {
        guard !lines.isEmpty else { return }
        var look = inner.emphasis ?? brush.theme.ink(style.paint)
        if node.opacity < 0.5 { look = brush.theme[.secondaryLabel] }
        if style.isBold { look = look.adding(.bold) }
        if style.isItalic || node.isMadeUp { look = look.adding(.italic) }
        if style.isUnderlined { look = look.adding(.underline) }
        if node.isMadeUp { look = look.adding(.dim) }
        // Where nothing can be slanted or dim, a mark says that the words were invented.
        let mark = node.isMadeUp && (brush.theme.depth == .mono || brush.glyphs == .ascii) ? "~" : ""
        let area = map.place(node.frame)
        let isParagraph = lines.count > 1 && area.rows > 1
        guard isParagraph || isSeen(node) else { return }
        let middle = middle(of: node.frame)
        // Of several lines the longest fills the container: where that stands tells nothing.
        let alignment =
            lines.count > 1 ? style.alignment : Self.alignment(of: node.frame, in: inner.frame) ?? style.alignment
        if isParagraph {
            let text = mark + lines.joined(separator: "\n")
            addLabel(
                text, area: area, clip: clip, middle: middle, alignment: style.alignment, style: look, in: inner,
                brush, kind: .paragraph, isTruncated: isTruncated)
        } else {
            addLabel(
                mark + lines.joined(separator: " "), area: area, clip: clip, middle: middle, alignment: alignment,
                style: look, in: inner, brush, isTruncated: isTruncated)
        }
    }

    /// A glyph in the middle of its frame.
    mutating func addSymbol(
        _ glyph: Glyph, node: SceneNode, style: CellStyle, in inner: Surroundings, clip: CellArea
    ) {
        addSign(
            glyph.description, width: 1, column: map.column(containing: node.frame.midX), node: node, style: style,
            in: inner, clip: clip)
    }

    /// A short sign that is never clipped, on the row of its node.
    mutating func addSign(
        _ sign: String, width: Int, column: Int, node: SceneNode, style: CellStyle, in inner: Surroundings,
        clip: CellArea
    ) {
        guard isSeen(node) else { return }
        var area = map.place(node.frame)
        area.left = column
        area.right = column.adding(width)
        append(
            LabelNote(
                text: sign, width: width, kind: .symbol, area: area, clip: clip, middle: middle(of: node.frame),
                alignment: .leading, style: inner.emphasis ?? style, isSelected: inner.isSelected, row: 0),
            inside: inner.inside)
    }

    mutating func addLabel(
        _ text: String, area: CellArea, clip: CellArea, middle: Double, alignment: HorizontalAlignment,
        style: CellStyle, in inner: Surroundings, _ brush: Brush, kind: LabelNote.Kind = .line,
        isTruncated: Bool = false, closing: Glyph? = nil
    ) {
        append(
            LabelNote(
                text: text, width: VisibleText(text, glyphs: brush.glyphs).width, kind: kind, area: area, clip: clip,
                middle: middle, alignment: alignment, style: style, isTruncated: isTruncated,
                isSelected: inner.isSelected, closing: closing, row: 0),
            inside: inner.inside)
    }

    /// Whether the middle of a line is inside its clip: of a line cut lower there is nothing to be read.
    private func isSeen(_ node: SceneNode) -> Bool {
        node.clip == node.frame || node.frame.midY >= node.clip.minY && node.frame.midY <= node.clip.maxY
    }

    /// Keeps the label inside its container, whose frame may have taken the row or column it stood on.
    mutating func append(_ note: LabelNote, inside: CellArea) {
        var note = note
        guard !inside.isEmpty, note.middle.isFinite else { return }
        // What lies wholly beyond a pane is under the keyboard; it must not crowd into the pane's last row.
        let isPane = inside.columns == window.columns || inside.rows * 2 > window.rows
        if isPane, note.middle < Double(inside.top - 1) || note.middle > Double(inside.bottom + 1) { return }
        note.inside = inside.left..<inside.right
        note.row = min(max(Int(cells: note.middle.rounded(.down)), inside.top), inside.bottom - 1)
        note.area.left = min(max(note.area.left, inside.left), inside.right - 1)
        note.area.right = max(note.area.left + 1, min(note.area.right, inside.right))
        if note.kind == .symbol, note.area.columns < note.width {
            note.area.left = max(inside.left, note.area.right - note.width)
        }
        let middle = note.area.left + note.area.right
        if abs(middle - inside.left - inside.right) <= 2 { note.centre = inside.left + inside.right }
        note.area.top = max(note.area.top, inside.top)
        note.area.bottom = max(note.area.top + 1, min(note.area.bottom, inside.bottom))
        // The clip follows the rounding of frames: a line is seen when the device shows its middle.
        note.clip.top = min(note.clip.top, note.row)
        note.clip.bottom = max(note.clip.bottom, note.row + 1)
        labels.append(note)
    }

    /// A text that hugs its letters is centred where the room on both sides is alike, and leans to the right where
    /// that side is by far the nearer; `nil` where it fills its container.
    static func alignment(of frame: Rect, in outer: Rect) -> HorizontalAlignment? {
        let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
        if abs(left - right) < 3 { return left > 0.5 ? .center : nil }
        return right < 40 && right * 3 < left ? .trailing : .leading
    }

    /// The row of a frame's middle, fraction kept.
    func middle(of frame: Rect) -> Double { Double(map.row) + (frame.midY + map.offset.y) / map.rowHeight }
}
