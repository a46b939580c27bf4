import CreaseDevice
import CreaseLayout

/// Four lines that matter: window, rail, why, selection. Words, not codes.
struct PreviewStrip {
    let preview: Preview

    private var scene: Scene { preview.lit }
    private var screen: Screen { scene.screen }

    /// A line: its name and its parts, most important first.
    private struct Line {
        var name: String
        var parts: [Part]
    }

    private struct Part {
        var text: String
        var role: Role = .text
        /// A bar that is full up to this share stands before the text.
        var meter: Double?
    }

    func paint(_ strip: PreviewArrangement.Strip, on brush: inout Brush) {
        switch strip {
        case .below(let area, let isAiry):
            var row = area.top
            for line in [window, bars, why] {
                paint(line, row: row, area, &brush)
                row += 1
            }
            if isAiry { row += 1 }
            paint(selection, row: row, area, &brush)
        case .beside(let area):
            paintColumn(area, &brush)
        case .line(let area):
            paint(summary, row: area.top, area, &brush)
        }
    }

    /// A name, then as many parts as fit, three columns apart.
    private func paint(_ line: Line, row: Int, _ area: CellArea, _ brush: inout Brush) {
        var column = area.left
        let name =
            line.name.count < 8 ? line.name + String(repeating: " ", count: 8 - line.name.count) : line.name + "  "
        column += brush.text(name, column: column, row: row, brush.theme[.heading], limit: area.right - column)
        for (index, part) in line.parts.enumerated() {
            let room = area.right - column
            if let share = part.meter {
                guard room >= Self.meterLength else { break }
                paintMeter(share, column: column, row: row, brush.theme[part.role], &brush)
                column += Self.meterLength + 3
                continue
            }
            let width = VisibleText(part.text, glyphs: brush.glyphs).width
            // The first part is clipped if it must be; a later one that would lose more than half of itself waits.
            guard room > 0, index == 0 || width <= room || room > max(16, width / 2) else { break }
            column += brush.text(part.text, column: column, row: row, brush.theme[part.role], limit: room) + 3
        }
    }

    /// A row of the column below a name.
    private enum ColumnRow {
        case words(String, Role)
        case meter(Double, Role)
    }

    /// Each line as a paragraph under its name. Where there are too few rows, reasons give way: the selection stays.
    private func paintColumn(_ area: CellArea, _ brush: inout Brush) {
        let lines = [window, bars, why, selection]
        var sections = lines.map { rows(of: $0, columns: area.columns, brush.glyphs) }
        let gap = area.rows >= 24 ? 1 : 0
        let excess = sections.reduce(0) { $0 + $1.count + 1 + gap } - gap - area.rows
        if excess > 0, let reasons = sections.indices.last.map({ $0 - 1 }), sections[reasons].count > excess {
            sections[reasons].removeLast(excess)
            if case .words(let text, let role)? = sections[reasons].popLast() {
                let mark = brush.glyphs.clipMark.description
                sections[reasons].append(.words(String(text.prefix(max(0, area.columns - 3))) + mark, role))
            }
        }
        var row = area.top
        for (line, section) in zip(lines, sections) {
            guard row < area.bottom else { return }
            brush.text(line.name, column: area.left, row: row, brush.theme[.heading], limit: area.columns)
            row += 1
            for content in section {
                guard row < area.bottom else { return }
                switch content {
                case .words(let text, let role):
                    brush.text(text, column: area.left + 1, row: row, brush.theme[role], limit: area.columns - 1)
                case .meter(let share, let role):
                    paintMeter(share, column: area.left + 1, row: row, brush.theme[role], &brush)
                }
                row += 1
            }
            row += gap
        }
    }

    /// The words wrapped, with a free column at the screen's edge.
    private func rows(of line: Line, columns: Int, _ glyphs: GlyphSet) -> [ColumnRow] {
        line.parts.flatMap { part -> [ColumnRow] in
            if let share = part.meter {
                return columns > Self.meterLength ? [.meter(share, part.role)] : []
            }
            return CellWrap.lines(part.text, width: columns - 2, glyphs: glyphs).map { .words($0, part.role) }
        }
    }

    // MARK: Words

    private func number(_ value: Double) -> String { DisplayCaption.number(value) }

    private var insets: String {
        let insets = screen.safeArea
        return [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: "·")
    }

    private var window: Line {
        var parts = [
            Part(text: "\(DisplayCaption.size(screen.windowSize)) pt"), Part(text: "insets \(insets)"),
        ]
        if let fold = screen.region(named: .fold) {
            let isVertical = fold.frame.height >= fold.frame.width
            let (from, to) = isVertical ? (fold.frame.minX, fold.frame.maxX) : (fold.frame.minY, fold.frame.maxY)
            parts.append(
                Part(text: "fold \(number(from))…\(number(to)) \(fold.isActive ? "active" : "flat")"))
        }
        if let camera = screen.region(named: .camera) {
            parts.append(Part(text: "camera \(camera.isActive ? "active" : "off")"))
        } else if screen.regions.isEmpty {
            parts.append(Part(text: "no regions", role: .quiet))
        }
        return Line(name: "window", parts: parts)
    }

    private var overflow: String? {
        let titles = scene.bars.overflow.map(\.title)
        guard !titles.isEmpty else { return nil }
        return titles.joined(separator: ", ") + (titles.count == 1 ? " waits in the menu" : " wait in the menu")
    }

    private var bars: Line {
        let bars = scene.bars
        guard let rail = bars.rail else {
            var parts: [Part] = []
            let top = [bars.top?.title].compactMap { $0 } + (bars.top?.items.map(\.title) ?? [])
            if !top.isEmpty { parts.append(Part(text: "top: " + top.joined(separator: ", "))) }
            if let items = bars.bottom?.items, !items.isEmpty {
                parts.append(Part(text: "bottom: " + items.map(\.title).joined(separator: ", ")))
            }
            if let tabs = bars.tabs, tabs.style != .none {
                parts.append(Part(text: "\(tabs.items.count) tabs in a \(tabs.style.rawValue)"))
            }
            if let overflow { parts.append(Part(text: overflow, role: .warning)) }
            if parts.isEmpty { parts.append(Part(text: "none", role: .quiet)) }
            return Line(name: "bars", parts: parts)
        }
        let share = rail.available > 0 ? min(1, max(0, rail.used / rail.available)) : 0
        var parts = [
            Part(text: "used \(number(rail.used)) of \(number(rail.available)) pt"),
            Part(text: "", role: share > 0.95 ? .warning : .accent, meter: share),
        ]
        let slots = rail.items.filter { $0.role != .overflow }.map(\.title)
        if !slots.isEmpty {
            let word = rail.items.count == 1 ? "1 slot" : "\(rail.items.count) slots"
            let names = slots.joined(separator: ", ") + (overflow.map { ", … → \($0)" } ?? "")
            parts.append(Part(text: "\(word): \(names)", role: overflow == nil ? .text : .warning))
        }
        return Line(name: "rail", parts: parts)
    }

    /// The columns of a meter.
    private static let meterLength = 20

    private func paintMeter(_ share: Double, column: Int, row: Int, _ style: CellStyle, _ brush: inout Brush) {
        let full = Int(cells: share * Double(Self.meterLength))
        for offset in 0..<Self.meterLength {
            let glyph = offset < full ? brush.glyphs.pick("█", "#") : brush.glyphs.pick("░", ".")
            brush.put(glyph, column: column + offset, row: row, style)
        }
    }

    private var why: Line {
        var parts = scene.findings.filter { $0.severity == .warning }.map { finding in
            Part(text: "! \(finding.message)" + (finding.source.map { " (line \($0.line))" } ?? ""), role: .warning)
        }
        parts += decisions.map { Part(text: $0) }
        parts += scene.findings.filter { $0.severity == .note }.map { Part(text: $0.message, role: .quiet) }
        if parts.isEmpty { parts.append(Part(text: "nothing had to give way", role: .quiet)) }
        return Line(name: "why", parts: parts)
    }

    /// One sentence for all items that share place and reason.
    private var decisions: [String] {
        var groups: [(first: Decision, titles: [String])] = []
        for decision in scene.bars.decisions {
            let place = groups.firstIndex { $0.first.placed == decision.placed && $0.first.reason == decision.reason }
            if let place {
                groups[place].titles.append(decision.title)
            } else {
                groups.append((decision, [decision.title]))
            }
        }
        let sorted = groups.enumerated().sorted {
            (Self.weight($0.element.first), $0.offset) < (Self.weight($1.element.first), $1.offset)
        }
        return sorted.map { _, group in
            "\(group.titles.joined(separator: ", ")) → \(group.first.placed.rawValue): \(group.first.reason.words)"
        }
    }

    /// What went where one would not expect it comes first.
    private static func weight(_ decision: Decision) -> Int {
        switch decision.placed {
        case .overflow, .hidden: 0
        case .top, .bottom, .column, .keyboard: 1
        case .rail, .tabs: 2
        }
    }

    private var selection: Line {
        guard let id = preview.options.selection, let found = SceneElement.find(id, in: scene) else {
            return Line(
                name: "select", parts: [Part(text: "arrows or a click choose an element", role: .quiet)])
        }
        var parts = [Part(text: "\(found.kind) \(frame(found.frame))")]
        if let source = found.source {
            parts.append(Part(text: "\(source.file ?? preview.file):\(source.line)", role: .quiet))
        }
        if let note = preview.note ?? found.reason?.words { parts.append(Part(text: note)) }
        return Line(name: found.label ?? found.kind, parts: parts)
    }

    private func frame(_ frame: Rect) -> String {
        "\(number(frame.width)) × \(number(frame.height)) pt at \(number(frame.x)), \(number(frame.y))"
    }

    /// The one line of a small screen: the selected element, else what the window gets.
    private var summary: Line {
        if preview.options.selection != nil { return selection }
        var line = window
        if let rail = scene.bars.rail {
            line.parts.insert(Part(text: "rail \(number(rail.used)) of \(number(rail.available))"), at: 2)
        }
        if let overflow { line.parts.insert(Part(text: overflow, role: .warning), at: 2) }
        return line
    }
}
