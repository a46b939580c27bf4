import CreaseDevice
import CreaseLayout

/// A scene with one of everything that can be drawn.
extension SampleScene {
    static func elements(_ pose: Pose = .open) -> Scene {
        var sample = SampleScene(conditions(pose))
        return sample.elements()
    }

    mutating func node(
        _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ drawing: Drawing,
        children: [SceneNode] = []
    ) -> SceneNode {
        SceneNode(
            id: id(name), kind: name, label: name, frame: Rect(x: x, y: y, width: width, height: height),
            drawing: drawing, children: children)
    }

    private func style(_ paint: Paint? = nil, bold: Bool = false) -> DrawnText {
        DrawnText(size: 17, lineHeight: 22, isBold: bold, paint: paint)
    }

    /// A settings list: a card with rows, separators between, a value, a toggle or a chevron at the end.
    private mutating func settings(_ x: Double, _ y: Double, _ width: Double) -> SceneNode {
        let rows: [(String, String, Drawing?)] = [
            ("bell.fill", "Notifications", .toggle(isOn: true)), ("moon.fill", "Focus", .toggle(isOn: false)),
            ("textformat.size", "Text Size", nil), ("lock.fill", "Privacy", nil), ("globe", "Language", nil),
        ]
        var children: [SceneNode] = []
        for (index, row) in rows.enumerated() {
            let top = y + 52 * Double(index)
            children.append(node("icon \(row.1)", x + 16, top + 14, 24, 24, .symbol(row.0, .accent)))
            children.append(text(row.1, x + 52, top + 15))
            if let control = row.2 {
                children.append(node("toggle \(row.1)", x + width - 67, top + 10, 51, 31, control))
            } else {
                let value = row.1 == "Language" ? "English" : "On"
                let length = Double(value.count) * 9
                children.append(text(value, x + width - 36 - length, top + 15, length, paint: .secondary))
                children.append(node("chevron \(row.1)", x + width - 26, top + 17, 10, 18, .chevron))
            }
            if index > 0 {
                children.append(node("line \(index)", x + 52, top - 0.2, width - 52, 0.4, .separator(.horizontal)))
            }
        }
        return node(
            "card", x, y, width, 52 * Double(rows.count),
            .frame(radius: 26, fill: Paint(.named("secondarySystemGroupedBackground")), isProminent: false),
            children: children)
    }

    private mutating func button(
        _ title: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, prominent: Bool
    ) -> SceneNode {
        let length = Double(title.count) * 8.5
        return node(
            "Button \(title)", x, y, width, height, .frame(radius: height / 2, fill: nil, isProminent: prominent),
            children: [text(title, x + (width - length) / 2, y + (height - 22) / 2, length)])
    }

    private mutating func elements() -> Scene {
        var scene = Scene(screen: CreaseDevice.screen(for: conditions))
        let lines = [
            "The quick brown fox jumps over the lazy dog,", "then rests for a while beside the river and",
            "thinks about what to do with the afternoon.",
        ]
        let long = "A title that the device itself cuts off at the e…"
        scene.nodes = [
            text("Settings", 20, 34, size: 28, bold: true), settings(20, 90, 400),
            node("Text", 20, 370, 380, 66, .text(lines: lines, style: style(.secondary), isTruncated: false)),
            node("Text", 20, 450, 400, 22, .text(lines: [long], style: style(), isTruncated: true)),
            button("Continue", 20, 490, 190, 56, prominent: true), button("Later", 230, 490, 100, 56, prominent: false),
            button("OK", 350, 500, 60, 34, prominent: false),
            node(
                "TextField", 20, 560, 300, 36, .frame(radius: 8, fill: nil, isProminent: false),
                children: [text("Your name", 28, 567, paint: .secondary)]),
            node("picker", 520, 34, 320, 32, .segments(["Day", "Week", "Month"], selected: 1)),
            node("slider", 520, 84, 320, 30, .slider(fraction: 0.4)),
            node("progress", 520, 124, 320, 4, .progress(fraction: 0.7)),
            node("stepper", 740, 140, 100, 32, .stepper), text("Copies", 520, 145), text("3", 600, 145, 10),
            node("avatar", 520, 190, 90, 90, .shape(.circle, fill: Paint(.named("indigo")), stroke: nil)),
            text("Ada", 550, 224, 30),
            node("red", 630, 190, 100, 90, .fill(Paint(.named("red")))),
            node("sky", 750, 190, 90, 90, .fill(Paint(.gradient([Paint(.named("blue")), Paint(.named("orange"))])))),
            text("on red", 640, 224, 50),
            node("photo", 520, 300, 200, 120, .picture("harbour")),
            node("chart", 740, 300, 100, 120, .placeholder(label: "Chart", isGuess: false)),
            node("ring", 520, 440, 60, 60, .shape(.circle, fill: nil, stroke: .accent)),
            node(
                "pill", 600, 450, 120, 36, .shape(.capsule, fill: nil, stroke: .secondary),
                children: [text("tag", 645, 457, 30)]),
            node("check", 740, 450, 24, 24, .checkmark(isOn: true)),
            node("check off", 780, 450, 24, 24, .checkmark(isOn: false)),
            node("wait", 820, 450, 20, 20, .progress(fraction: nil)),
            node("dot", 520, 530, 10, 10, .shape(.circle, fill: Paint(.named("green")), stroke: nil)),
            text("Online", 540, 524), text("日本語のラベル", 640, 524, 120),
            text("tab\there", 640, 560, 80), text("🇩🇪 👩‍👧 é", 520, 560, 80),
        ]
        return scene
    }

    /// A sheet, an alert or a menu over the binder.
    static func presentation(_ kind: Presentation.Kind, _ pose: Pose) -> Scene {
        var sample = SampleScene(conditions(pose))
        var scene = SampleScene.binder(pose)
        let bounds = scene.screen.bounds
        switch kind {
        case .sheet, .fullScreenCover, .inspector:
            let frame = Rect(x: 0, y: 60, width: min(467, bounds.width), height: bounds.height - 60)
            var presentation = Presentation(
                id: .root.child(.key("sheet")), kind: kind, frame: frame, cornerRadius: 38,
                nodes: [sample.settings(20, 150, frame.width - 104)])
            presentation.bars = Bars(
                axis: .horizontal,
                top: HorizontalBar(
                    frame: Rect(x: 0, y: 66, width: frame.width, height: 58), title: "Settings",
                    titleFrame: Rect(x: frame.width / 2 - 36, y: 84, width: 72, height: 22),
                    items: [
                        BarItem(
                            id: .root.child(.key("Done")), title: "Done", symbol: nil, role: .prominent, group: 0,
                            frame: Rect(x: frame.width - 76, y: 71, width: 60, height: 48))
                    ]))
            scene.presentations = [presentation]
        case .alert, .confirmationDialog, .popover, .menu:
            let frame = Rect(x: bounds.width * 0.6, y: bounds.height / 2 - 80, width: 270, height: 160)
            scene.presentations = [
                Presentation(
                    id: .root.child(.key("alert")), kind: kind, title: "Delete card?", frame: frame, cornerRadius: 34,
                    nodes: [
                        sample.text("This cannot be undone.", frame.x + 45, frame.y + 50, 180, paint: .secondary),
                        sample.button("Cancel", frame.x + 14, frame.maxY - 62, 116, 48, prominent: false),
                        sample.button("Delete", frame.x + 140, frame.maxY - 62, 116, 48, prominent: true),
                    ])
            ]
        }
        return scene
    }
}
