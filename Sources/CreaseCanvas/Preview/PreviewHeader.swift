import CreaseDevice
import CreaseLayout

/// The first lines: file and age, then pose, rotation, hinge and tier, always in the same place.
struct PreviewHeader {
    let preview: Preview
    let arrangement: PreviewArrangement

    private var screen: Screen { preview.lit.screen }
    private var columns: Int { arrangement.size.columns }

    func paint(on brush: inout Brush) {
        paintFile(&brush)
        paintPose(&brush)
        paintConditions(&brush)
    }

    private func paintFile(_ brush: inout Brush) {
        let row = arrangement.header
        let name = "crease · \(preview.file)"
        let nameWidth = min(VisibleText(name, glyphs: brush.glyphs).width, columns / 2)
        brush.text("crease", column: 1, row: row, brush.theme[.heading], limit: 6)
        brush.text(
            String(name.dropFirst(6)), column: 7, row: row, brush.theme[.text], limit: max(1, nameWidth - 6))
        let room = max(1, columns - nameWidth - 5)
        guard let trouble = preview.trouble else {
            let wordings = HeaderCounts(scene: preview.lit).wordings(recording: recording, age: preview.age)
            let text =
                wordings.first { VisibleText($0, glyphs: brush.glyphs).width <= room } ?? wordings[wordings.count - 1]
            brush.text(text, endingAt: columns - 1, row: row, brush.theme[.quiet], limit: room)
            return
        }
        // The age stays whole; what is wrong ends where there is no more room.
        let age = [recording, preview.age].filter { !$0.isEmpty }.map { " · \($0)" }.joined()
        let ageWidth = VisibleText(age, glyphs: brush.glyphs).width
        let isAgeShown = ageWidth * 2 < room
        if isAgeShown { brush.text(age, endingAt: columns - 1, row: row, brush.theme[.quiet], limit: ageWidth) }
        let left = isAgeShown ? ageWidth : 0
        brush.text(
            trouble, endingAt: columns - 1 - left, row: row, brush.theme[.error], limit: max(1, room - left))
    }

    private var recording: String { preview.recording.map { "● recording \($0)" } ?? "" }

    /// One word of a row of choices: the current one in brackets, the others with the space for them.
    private func choice(_ word: String, isCurrent: Bool, column: Int, _ brush: inout Brush) -> Int {
        let text = isCurrent ? "[\(word)]" : " \(word) "
        return brush.text(text, column: column, row: arrangement.pose, brush.theme[isCurrent ? .current : .quiet])
    }

    private func paintPose(_ brush: inout Brush) {
        let row = arrangement.pose
        let isWide = columns >= 100
        var column = 0
        if let hinge = screen.hinge {
            let poses: [(String, Hinge.Status)] = [
                ("Closed", .closed), ("Book", .partiallyOpen), ("Open", .fullyOpen),
            ]
            for (word, status) in poses {
                column += choice(word, isCurrent: hinge.status == status, column: column, &brush)
                column += isWide ? 1 : 0
            }
        } else {
            column += choice(screen.conditions.device.rawValue, isCurrent: true, column: column, &brush)
        }
        column = max(column, isWide ? 28 : 22)
        brush.text("\(brush.glyphs.pick("↻", "@")) \(turn)", column: column, row: row, brush.theme[.text])
        column += isWide ? 18 : 15
        if screen.hinge != nil {
            if isWide { column += brush.text("hinge ", column: column, row: row, brush.theme[.quiet]) }
            if columns >= 112 { column = paintHinge(column, &brush) }
            brush.text(
                DisplayCaption.number(angle) + (brush.glyphs == .unicode ? "°" : ""), column: column, row: row,
                brush.theme[.text])
            column += isWide ? 8 : 7
        }
        column += brush.text("tier", column: column, row: row, brush.theme[.quiet])
        column += 1
        let current = screen.conditions.tier
        for tier in isWide ? Tier.allCases : [current] {
            column += choice(tier.rawValue, isCurrent: tier == current, column: column, &brush)
        }
    }

    private var angle: Double { screen.hinge?.angle ?? 0 }

    private var turn: String {
        switch screen.conditions.rotation {
        case .upright: "upright"
        case .clockwise: "turned right"
        case .upsideDown: "upside down"
        case .anticlockwise: "turned left"
        }
    }

    /// A slider from closed to flat; returns the column after it.
    private func paintHinge(_ start: Int, _ brush: inout Brush) -> Int {
        let length = columns >= 130 ? 24 : 20
        let row = arrangement.pose
        let style = brush.theme[.quiet]
        let track = brush.glyphs.pick("─", "-")
        brush.put(brush.glyphs.pick("├", "|"), column: start, row: row, style)
        for column in start + 1..<start + length - 1 { brush.put(track, column: column, row: row, style) }
        brush.put(brush.glyphs.pick("┤", "|"), column: start + length - 1, row: row, style)
        let share = angle.isNaN ? 0 : min(1, max(0, angle / 180))
        let knob = start + 1 + Int(cells: Double(length - 3) * share)
        brush.put(brush.glyphs.pick("◆", "#"), column: knob, row: row, brush.theme[.current])
        return start + length + 1
    }

    /// What is not as by default, in words.
    private var unusual: [String] {
        let conditions = screen.conditions
        var words: [String] = []
        if let split = conditions.split { words.append("Split View \(split.rawValue)") }
        if conditions.keyboard { words.append("keyboard") }
        if conditions.liveActivities > 0 {
            words.append(
                conditions.liveActivities == 1 ? "1 Live Activity" : "\(conditions.liveActivities) Live Activities")
        }
        if conditions.camera { words.append("camera in use") }
        if conditions.pictureInPicture { words.append("picture in picture") }
        if conditions.textSize != .large { words.append("text \(conditions.textSize.rawValue)") }
        if conditions.direction == .rightToLeft { words.append("right to left") }
        if conditions.scheme == .dark { words.append("dark") }
        if conditions.contrast == .high { words.append("high contrast") }
        if conditions.reduceMotion { words.append("reduced motion") }
        if conditions.reduceTransparency { words.append("reduced transparency") }
        if conditions.firstPass { words.append("first pass: no regions yet") }
        return words
    }

    private func paintConditions(_ brush: inout Brush) {
        guard !unusual.isEmpty else { return }
        let text = "with " + unusual.joined(separator: " · ")
        if let row = arrangement.conditions {
            brush.text(text, column: 1, row: row, brush.theme[.current], limit: columns - 2)
        } else {
            let used = brush.grid.row(arrangement.pose).lastIndex { $0.glyph != .space } ?? 0
            let start = used - brush.grid.row(arrangement.pose).startIndex + 3
            guard columns - start > 8 else { return }
            brush.text(
                text, column: start, row: arrangement.pose, brush.theme[.current], limit: columns - 1 - start)
        }
    }
}
