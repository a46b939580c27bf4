import CreaseDevice
import CreaseLayout

/// Where in its row a label stands: near its frame, in order, over empty cells of its container only.
extension ScenePainter {
    /// A label with the columns it may use and those it got.
    struct Slot {
        var index: Int
        var low: Int
        var high: Int
        var left: Int
        var width: Int
    }

    func mayUse(_ note: LabelNote, column: Int, row: Int, region: Int32?) -> Bool {
        guard column >= note.clip.left || note.area.left <= column, !layer.isSolid(column: column, row: row) else {
            return false
        }
        return layer.region(column: column, row: row) == region
            || (column >= note.area.left && column < note.area.right)
    }

    func writeRow(_ indices: [Int], row: Int, _ brush: inout Brush) {
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
    func gap(_ a: Slot, _ b: Slot, isTight: Bool) -> Int {
        isTight || labels[a.index].kind == .symbol || labels[b.index].kind == .symbol ? 1 : 2
    }

    /// Finds room for the labels of one stretch of a row: shortens, moves right, then back left.
    func pack(_ wanted: [Slot]) -> [Slot] {
        var slots = wanted
        if slots.count == 1 {
            // Alone: as wide as it may be, as near its anchor as it can.
            slots[0].width = min(slots[0].width, slots[0].high - slots[0].low)
            slots[0].left = max(slots[0].low, min(slots[0].left, slots[0].high - slots[0].width))
            return slots
        }
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

    func write(_ slots: [Slot], row: Int, _ brush: inout Brush) {
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
    func write(
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
}

extension String {
    /// The text with the device's own ellipsis shown as such: its trailing `…`, if any, becomes our mark for it.
    func truncated(_ glyphs: GlyphSet) -> String {
        (hasSuffix("…") ? String(dropLast()) : self) + glyphs.truncationMark.description
    }
}
