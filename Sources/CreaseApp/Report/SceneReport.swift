import CreaseDevice
import CreaseLayout

/// A scene as `inspect --format json` writes it: the stable keys of the documented format, in its order.
///
/// Frames are `[x, y, width, height]` in window points; what is absent is `null` or `[]`.
struct SceneReport {
    let file: String
    let view: String?
    let scene: Scene

    var json: JSON {
        [
            "crease": .whole(1),
            "file": .string(file),
            "view": JSON(view),
            "conditions": Self.conditions(scene.screen.conditions),
            "window": Self.window(scene.screen),
            "bars": Self.bars(scene.bars),
            "columns": .array(scene.columns.map(Self.bars)),
            "presentations": .array(
                scene.presentations.enumerated().map { Self.presentation($1, id: "p\($0)") }),
            "keyboard": scene.keyboard.map { ["frame": Self.frame($0)] } ?? .null,
            "nodes": .array(scene.nodes.enumerated().map { Self.node($1, id: "\($0)") }),
            "findings": .array(scene.findings.map(Self.finding)),
        ]
    }

    static func frame(_ rect: Rect) -> JSON {
        .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
    }

    static func insets(_ insets: EdgeInsets) -> JSON {
        [
            "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
            "right": .number(insets.right),
        ]
    }

    static func conditions(_ conditions: Conditions) -> JSON {
        [
            "device": .string(conditions.device.rawValue),
            "pose": JSON(conditions.pose?.rawValue),
            "hinge": .number(conditions.hinge),
            "rotation": .whole(conditions.rotation.rawValue),
            "sdk": .string(conditions.tier.rawValue),
            "split": JSON(conditions.split?.rawValue),
            "keyboard": .bool(conditions.keyboard),
            "liveActivities": .whole(conditions.liveActivities),
            "camera": .bool(conditions.camera),
            "pip": .bool(conditions.pictureInPicture),
            "textSize": .string(conditions.textSize.rawValue),
            "direction": .string(conditions.direction.rawValue),
            "scheme": .string(conditions.scheme.rawValue),
            "contrast": .string(conditions.contrast.rawValue),
            "reduceMotion": .bool(conditions.reduceMotion),
            "reduceTransparency": .bool(conditions.reduceTransparency),
            "firstPass": .bool(conditions.firstPass),
        ]
    }

    static func window(_ screen: Screen) -> JSON {
        [
            "display": .string(screen.display.rawValue),
            "size": .array([.number(screen.windowSize.width), .number(screen.windowSize.height)]),
            "frame": frame(screen.windowFrame),
            "sizeClass": [
                "horizontal": .string(screen.sizeClasses.horizontal.rawValue),
                "vertical": .string(screen.sizeClasses.vertical.rawValue),
            ],
            "safeArea": insets(screen.safeArea),
            "hinge": screen.hinge.map { ["status": .string($0.status.rawValue), "angle": .number($0.angle)] } ?? .null,
            "regions": .array(screen.regions.map(region)),
        ]
    }

    static func region(_ region: Region) -> JSON {
        [
            "kind": .string(region.kind.rawValue),
            "name": .string(region.name.rawValue),
            "frame": frame(region.frame),
            "margins": insets(region.margins),
            "active": .bool(region.isActive),
            "basis": .string(region.basis.rawValue),
        ]
    }

    static func presentation(_ presentation: Presentation, id: String) -> JSON {
        [
            "kind": .string(presentation.kind.rawValue),
            "title": JSON(presentation.title),
            "frame": frame(presentation.frame),
            "content": .array(presentation.nodes.enumerated().map { node($1, id: "\(id).\($0)") }),
            "bars": presentation.bars.map(bars) ?? .null,
        ]
    }

    /// A node; `file` is there only for one that was written in another file than the one that is shown, `madeUp` only
    /// for one whose words or data were invented.
    static func node(_ node: SceneNode, id: String) -> JSON {
        var members: [JSON.Member] = [
            .init(key: "id", value: .string(id)),
            .init(key: "kind", value: .string(node.kind)),
            .init(key: "label", value: JSON(node.label)),
            .init(key: "identifier", value: JSON(node.identifier)),
        ]
        if let file = node.source?.file { members.append(.init(key: "file", value: .string(file))) }
        let children = node.children.enumerated().map { Self.node($1, id: "\(id).\($0)") }
        members += [
            .init(key: "line", value: JSON(node.source?.line)),
            .init(key: "column", value: JSON(node.source?.column)),
            .init(key: "frame", value: frame(node.frame)),
            .init(key: "visible", value: .bool(node.isVisible)),
        ]
        if node.isMadeUp { members.append(.init(key: "madeUp", value: .bool(true))) }
        members += [
            .init(key: "children", value: .array(children))
        ]
        return .object(members)
    }

    /// A finding; `file` is there only for one about another file than the one that is shown.
    static func finding(_ finding: Finding) -> JSON {
        var members: [JSON.Member] = [
            .init(key: "id", value: .string(finding.rule)),
            .init(key: "severity", value: .string(finding.severity.rawValue)),
            .init(key: "group", value: .string(finding.group.rawValue)),
            .init(key: "message", value: .string(finding.message)),
        ]
        if let file = finding.source?.file { members.append(.init(key: "file", value: .string(file))) }
        members += [
            .init(key: "line", value: JSON(finding.source?.line)),
            .init(key: "column", value: JSON(finding.source?.column)),
        ]
        return .object(members)
    }
}
