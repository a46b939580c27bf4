import CreaseDevice
import CreaseLayout

/// Placing texts and symbols.
///
/// A cell is wider than a letter of the device, so words rarely fit the frame they have there. Labels of one row are
/// packed like notes: each near where it belongs, in order, over empty cells of the same container only.
extension ScenePainter {
    // MARK: Collecting

    mutating func addText(
        _ lines: [String], _ style: DrawnText, isTruncated: Bool, node: SceneNode, in inner: Surroundings,
        clip: CellArea, _ brush: Brush
    ) {
        guard !lines.isEmpty else { return }
        var look = inner.emphasis ?? brush.theme.ink(style.paint)
        if node.opacity < 0.5 { look = brush.theme[.secondaryLabel] }
        if style.isBold { look = look.adding(.bold) }
        if style.isItalic { look = look.adding(.italic) }
        if style.isUnderlined { look = look.adding(.underline) }
        let area = map.place(node.frame)
        let isParagraph = lines.count > 1 && area.rows > 1
        let middle = middle(of: node.frame)
        let alignment =
            lines.count > 1 && style.alignment != .leading
            ? style.alignment : Self.alignment(of: node.frame, in: inner.frame) ?? style.alignment
        if isParagraph {
            let text = lines.joined(separator: "\n")
            addLabel(
                text, area: area, clip: clip, middle: middle, alignment: style.alignment, style: look, in: inner,
                brush, kind: .paragraph, isTruncated: isTruncated)
        } else {
            addLabel(
                lines.joined(separator: " "), area: area, clip: clip, middle: middle, alignment: alignment,
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

    /// Keeps the label inside its container, whose frame may have taken the row or column it stood on.
    private mutating func append(_ note: LabelNote, inside: CellArea) {
        var note = note
        guard !inside.isEmpty, note.middle.isFinite else { return }
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
    private static func alignment(of frame: Rect, in outer: Rect) -> HorizontalAlignment? {
        let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
        if abs(left - right) < 3 { return left > 0.5 ? .center : nil }
        return right < 40 && right * 3 < left ? .trailing : .leading
    }

    /// The row of a frame's middle, fraction kept.
    func middle(of frame: Rect) -> Double { Double(map.row) + (frame.midY + map.offset.y) / map.rowHeight }

    // MARK: Placing

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
    private mutating func alignRows() {
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
    private static let sameLine = 0.08

    /// Lets lines that fell on one row, one above the other, move apart where the neighbouring row is free.
    private mutating func settledRows(_ brush: Brush) -> [[Int]] {
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
                guard let rival = kept.first(where: { overlaps(labels[$0], labels[index]) }) else {
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
                } else if isFree(row - 1, for: rival) {
                    kept.removeAll { $0 == rival }
                    labels[rival].row -= 1
                    rows[row - 1].append(rival)
                    kept.append(index)
                } else {
                    labels[index].isOptional = true
                    kept.append(index)
                }
            }
            rows[row] = kept
        }
        return rows
    }

    /// A label with the columns it may use and those it got.
    private struct Slot {
        var index: Int
        var low: Int
        var high: Int
        var left: Int
        var width: Int
    }

    private func mayUse(_ note: LabelNote, column: Int, row: Int, region: Int32?) -> Bool {
        guard column >= note.clip.left || note.area.left <= column, !layer.isSolid(column: column, row: row) else {
            return false
        }
        return layer.region(column: column, row: row) == region
            || (column >= note.area.left && column < note.area.right)
    }

    private func writeRow(_ indices: [Int], row: Int, _ brush: inout Brush) {
        var slots: [Slot] = []
        for index in indices {
            let note = labels[index]
            let start = min(max(note.area.left, brush.clip.left), brush.clip.right - 1)
            let region = layer.region(column: start, row: row)
            guard mayUse(note, column: start, row: row, region: region) else { continue }
            var (low, high) = (start, start + 1)
            while low > brush.clip.left, mayUse(note, column: low - 1, row: row, region: region) { low -= 1 }
            while high < brush.clip.right, mayUse(note, column: high, row: row, region: region) { high += 1 }
            // A column of air before a neighbour; none before the edge of the container.
            if high > note.area.right, high < note.inside.upperBound, layer.isSolid(column: high, row: row) {
                high -= 1
            }
            if low < note.area.left, low > note.inside.lowerBound, layer.isSolid(column: low - 1, row: row) {
                low += 1
            }
            let reach = note.reach(low, high)
            slots.append(
                Slot(index: index, low: reach.lowerBound, high: reach.upperBound, left: note.anchor, width: note.width))
        }
        slots.sort { labels[$0.index].anchorOrder < labels[$1.index].anchorOrder }
        var start = 0
        while start < slots.count {
            var end = start + 1
            var reach = slots[start].high
            while end < slots.count, slots[end].low < reach {
                reach = max(reach, slots[end].high)
                end += 1
            }
            write(pack(Array(slots[start..<end])), row: row, &brush)
            start = end
        }
    }

    /// Two words keep two columns apart, a symbol one from its word.
    private func gap(_ a: Slot, _ b: Slot, isTight: Bool) -> Int {
        isTight || labels[a.index].kind == .symbol || labels[b.index].kind == .symbol ? 1 : 2
    }

    /// Finds room for the labels of one stretch of a row: shortens, moves right, then back left.
    private func pack(_ wanted: [Slot]) -> [Slot] {
        var slots = wanted
        guard let low = slots.map(\.low).min(), let high = slots.map(\.high).max() else { return [] }
        func total(_ isTight: Bool) -> Int {
            var sum = slots.reduce(0) { $0 + $1.width }
            for (a, b) in zip(slots, slots.dropFirst()) { sum += gap(a, b, isTight: isTight) }
            return sum
        }
        let isTight = total(false) > high - low
        while slots.count > 1, total(isTight) > high - low,
            let last = slots.lastIndex(where: { labels[$0.index].isOptional })
        {
            slots.remove(at: last)
        }
        while total(isTight) > high - low {
            let widest = slots.indices.filter { labels[slots[$0].index].kind == .line && slots[$0].width > 1 }
                .max { slots[$0].width < slots[$1].width }
            if let widest {
                // As far as the next widest, or as far as needed.
                let excess = total(isTight) - (high - low)
                let next = slots.indices.filter { $0 != widest }.map { slots[$0].width }.max() ?? 1
                let step = max(1, min(excess, slots[widest].width - max(1, next)))
                slots[widest].width -= min(step, slots[widest].width - 1)
            } else if slots.count > 1 {
                slots.removeLast()
            } else {
                break
            }
        }
        for index in slots.indices {
            slots[index].left = max(slots[index].left, slots[index].low)
            if index > 0 {
                let end = slots[index - 1].left + slots[index - 1].width
                slots[index].left = max(
                    slots[index].left, end + gap(slots[index - 1], slots[index], isTight: isTight))
            }
        }
        var limit = high
        for index in slots.indices.reversed() {
            let end = min(limit, slots[index].high)
            slots[index].left = max(slots[index].low, min(slots[index].left, end - slots[index].width))
            slots[index].width = max(0, min(slots[index].width, end - slots[index].left))
            if index > 0 { limit = slots[index].left - gap(slots[index - 1], slots[index], isTight: isTight) }
        }
        return slots
    }

    private func write(_ slots: [Slot], row: Int, _ brush: inout Brush) {
        for slot in slots where slot.width > 0 {
            let note = labels[slot.index]
            let isClipped = slot.width < note.width
            let text = note.isTruncated && !isClipped ? note.text.truncated(brush.glyphs) : note.text
            let ending = isClipped ? brush.glyphs.clipMark : brush.glyphs.truncationMark
            guard isClipped, let closing = note.closing, slot.width > 2 else {
                write(text, column: slot.left, row: row, limit: slot.width, ending: ending, note, &brush)
                continue
            }
            write(text, column: slot.left, row: row, limit: slot.width - 1, ending: ending, note, &brush)
            let last = slot.left + slot.width - 1
            write(closing.description, column: last, row: row, limit: 1, ending: closing, note, &brush)
        }
    }

    /// Writes a label's letters so that they stand off the ground they fall on.
    private func write(
        _ text: String, column: Int, row: Int, limit: Int, ending: Glyph, _ note: LabelNote, _ brush: inout Brush
    ) {
        let room = min(limit, brush.clip.right - column)
        guard room > 0, row >= brush.clip.top, row < brush.clip.bottom, column >= brush.clip.left else { return }
        let selected = brush.theme[.selected].adding(.reverse)
        brush.grid.write(
            VisibleText(text, glyphs: brush.glyphs), column: column, row: row, limit: room, ending: ending
        ) { below in
            if note.isSelected { return selected }
            guard below.background != .standard else { return note.style }
            var style = note.style.on(below.background)
            style.foreground = Theme.letters(on: below.background)
            style.attributes.remove(.dim)
            return style
        }
    }

    // MARK: Paragraphs

    /// Wraps a text again for the cells of its frame.
    private mutating func writeParagraph(_ index: Int, _ brush: inout Brush) {
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

extension LabelNote {
    /// Reading order within a row.
    fileprivate var anchorOrder: Double { Double(area.left + area.right) / 2 }
}

extension String {
    /// The text with the device's own ellipsis shown as such: its trailing `…`, if any, becomes our mark for it.
    fileprivate func truncated(_ glyphs: GlyphSet) -> String {
        (hasSuffix("…") ? String(dropLast()) : self) + glyphs.truncationMark.description
    }
}

/// Word wrapping in columns.
enum CellWrap {
    /// Breaks at spaces; a word longer than a line is cut. Widths below one count as one.
    static func lines(_ text: String, width: Int, glyphs: GlyphSet) -> [String] {
        let width = max(1, width)
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let needed = VisibleText(String(word), glyphs: glyphs).width
            if used > 0, used + 1 + needed > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            if used > 0 {
                line += " "
                used += 1
            }
            guard needed > width else {
                line += word
                used += needed
                continue
            }
            for character in word {
                let columns = VisibleText(String(character), glyphs: glyphs).width
                if used > 0, used + columns > width {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += columns
            }
        }
        if used > 0 { lines.append(line) }
        return lines
    }
}
