import CreaseDevice
import CreaseLayout

/// A scene as `inspect` prints it for people: window, bars with reasons, elements, findings.
struct SceneTable {
    let file: String
    let view: String?
    let scene: Scene

    var text: String {
        var parts = [heading, bars(scene.bars, named: "Bars")]
        for (index, column) in scene.columns.enumerated() {
            parts.append(bars(column, named: "Bars of column \(index + 1)"))
        }
        for presentation in scene.presentations { parts.append(self.presentation(presentation)) }
        parts.append(elements(scene.nodes, named: "Elements"))
        parts.append(list("Findings", of: .layout))
        parts.append(list("Not read", of: .notRead))
        parts.append(assumptions)
        return parts.filter { !$0.isEmpty }.joined(separator: "\n").harmless
    }

    // MARK: Window

    private var heading: String {
        let screen = scene.screen
        var table = TextTable(widestCell: 120)
        table.add("layout", view.map { "\($0) in \(file)" } ?? file)
        table.add("conditions", conditions(screen.conditions))
        let classes = screen.sizeClasses
        table.add(
            "window",
            "\(size(screen.windowSize)) on the \(screen.display.rawValue) display, "
                + "\(classes.horizontal.rawValue) × \(classes.vertical.rawValue)")
        table.add("insets", insets(screen.safeArea) + " (top/left/bottom/right)")
        if let hinge = screen.hinge {
            table.add("hinge", "\(Decimals.text(hinge.angle))°, \(words(hinge.status))")
        }
        for region in screen.regions {
            table.add(
                region.name.rawValue,
                "\(frame(region.frame)), \(region.isActive ? "active" : "inactive"), \(region.basis.rawValue)")
        }
        if let keyboard = scene.keyboard { table.add("keyboard", frame(keyboard)) }
        return table.text
    }

    private func conditions(_ conditions: Conditions) -> String {
        var words: [String] = []
        switch conditions.device {
        case .duo: words.append(conditions.pose?.rawValue ?? "hinge \(Decimals.text(conditions.hinge))°")
        case .iPhone69: words.append("6.9-inch iPhone")
        }
        if conditions.rotation != .upright { words.append("turned \(conditions.rotation.rawValue)°") }
        words.append("SDK \(conditions.tier.rawValue)")
        if let split = conditions.split { words.append("\(split.rawValue) half") }
        if conditions.keyboard { words.append("keyboard up") }
        if conditions.liveActivities > 0 { words.append("Live Activities \(conditions.liveActivities)") }
        if conditions.camera { words.append("camera in use") }
        if conditions.pictureInPicture { words.append("picture in picture") }
        if conditions.textSize != .large { words.append("text \(conditions.textSize.rawValue)") }
        if conditions.direction == .rightToLeft { words.append("right to left") }
        if conditions.scheme == .dark { words.append("dark") }
        if conditions.contrast == .high { words.append("high contrast") }
        if conditions.reduceMotion { words.append("reduced motion") }
        if conditions.reduceTransparency { words.append("reduced transparency") }
        if conditions.firstPass { words.append("first pass") }
        return words.joined(separator: ", ")
    }

    private func words(_ status: Hinge.Status) -> String {
        switch status {
        case .closed: "closed"
        case .partiallyOpen: "partially open"
        case .fullyOpen: "fully open"
        }
    }

    // MARK: Bars

    private func bars(_ bars: Bars, named name: String) -> String {
        guard let axis = bars.axis else { return "" }
        var title = "\(name): \(axis.rawValue)"
        if let edge = bars.edge { title += ", \(edge.rawValue)" }
        if let rail = bars.rail {
            title += ", rail \(Decimals.text(rail.used)) of \(Decimals.text(rail.available)) pt used"
        }
        var items = TextTable(indent: "  ")
        for item in bars.rail?.items ?? [] { add(item, place: "rail", reasons: bars.decisions, to: &items) }
        if let top = bars.top {
            if let title = top.title { items.add("top", title, "", frame(top.titleFrame ?? top.frame), "", "title") }
            for item in top.items { add(item, place: "top", reasons: bars.decisions, to: &items) }
        }
        for item in bars.bottom?.items ?? [] { add(item, place: "bottom", reasons: bars.decisions, to: &items) }
        for item in bars.keyboard?.items ?? [] { add(item, place: "keyboard", reasons: bars.decisions, to: &items) }
        for tab in bars.tabs?.items ?? [] {
            items.add(
                "tab", tab.title, tab.symbol ?? "", frame(tab.frame), line(tab.source),
                tab.isSelected ? "selected" : "")
        }
        for item in bars.overflow {
            items.add("menu", item.title, item.symbol ?? "", "", line(item.source), item.reason.words)
        }
        return title + "\n" + items.text
    }

    private func add(_ item: BarItem, place: String, reasons: [Decision], to table: inout TextTable) {
        let reason = reasons.first { $0.id == item.id } ?? reasons.first { $0.title == item.title }
        table.add(
            place, item.role == .overflow ? "…" : item.title, item.symbol ?? "", frame(item.frame), line(item.source),
            item.role == .overflow ? "opens the menu of what did not fit" : reason?.reason.words ?? "")
    }

    // MARK: Elements

    private func presentation(_ presentation: Presentation) -> String {
        var text = "\(presentation.kind.rawValue) at \(frame(presentation.frame))"
        if let title = presentation.title { text += " '\(title)'" }
        text += "\n"
        if let bars = presentation.bars { text += self.bars(bars, named: "  Bars") }
        return text + elements(presentation.nodes, named: "  Elements")
    }

    private func elements(_ nodes: [SceneNode], named name: String) -> String {
        var table = TextTable(indent: "  ")
        add(nodes, level: 0, to: &table)
        return table.isEmpty ? "" : name + "\n" + table.text
    }

    private func add(_ nodes: [SceneNode], level: Int, to table: inout TextTable) {
        for node in nodes {
            let identifier = node.identifier.map { "#\($0)" } ?? ""
            // Deep trees stay readable: the indentation stops growing.
            table.add(
                String(repeating: "· ", count: min(level, 12)) + node.kind, node.label ?? "", identifier,
                frame(node.frame), line(node.source),
                [node.isVisible ? nil : "hidden", node.isMadeUp ? "made up" : nil].compactMap(\.self).joined(
                    separator: ", "))
            add(node.children, level: level + 1, to: &table)
        }
    }

    // MARK: Findings

    /// The findings of a group, line by line: about the layout by how much they matter, else by the name help has for them.
    private func list(_ title: String, of group: Finding.Group) -> String {
        let findings = scene.findings.filter { $0.group == group }
        guard !findings.isEmpty else { return "" }
        return title + "\n"
            + findings.map { finding in
                let kind = group == .layout ? finding.severity.rawValue : finding.rule
                return "  " + place(finding.source) + "\(kind): \(finding.message)\n"
            }.joined()
    }

    /// What is assumed of the app, then of the device.
    private var assumptions: String {
        let facts = scene.assumptions.map { "  \($0.name) \($0.reading): \($0.note)\n" }.joined()
        let notes = list("Assumed", of: .assumed)
        return notes.isEmpty && !facts.isEmpty ? "Assumed\n" + facts : notes + facts
    }

    // MARK: Words

    private func place(_ source: SourceLocation?) -> String {
        guard let source else { return "" }
        return "\(source.file ?? file):\(source.line):\(source.column): "
    }

    private func line(_ source: SourceLocation?) -> String { source.map { ":\($0.line)" } ?? "" }

    private func size(_ size: Size) -> String { "\(Decimals.text(size.width))×\(Decimals.text(size.height))" }

    private func frame(_ rect: Rect) -> String {
        "\(size(rect.size)) at \(Decimals.text(rect.x, places: 1)), \(Decimals.text(rect.y, places: 1))"
    }

    private func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map { Decimals.text($0) }.joined(separator: "/")
    }
}
