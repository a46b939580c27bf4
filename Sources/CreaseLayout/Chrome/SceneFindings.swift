import CreaseDevice

/// Looks over a finished scene for what goes wrong in practice (FACTS.md 9): views under the camera, the status column
/// or the rail, across an active fold, rails kept free for nothing, and containers where they may not stand.
///
/// One finding per rule and place in the source, in the order of the tree.
struct SceneFindings {
    private let screen: Screen
    private let fold: Fold?
    /// The strip that belongs to the rail or the status column beside the window's content.
    private var strip: Rect?
    private(set) var findings: [Finding] = []
    private var seen: Set<Place> = []

    private struct Place: Hashable {
        var rule: String
        var line: Int
        var column: Int
    }

    /// Nodes looked at; a larger scene is judged by its first ones.
    private static let most = 20_000

    static func look(over scene: Scene) -> [Finding] {
        var eye = SceneFindings(scene)
        eye.lookAtContainers(scene.nodes)
        eye.lookAtContent(scene.nodes)
        eye.lookAtRail(scene.bars, of: "the window")
        for presentation in scene.presentations {
            if let bars = presentation.bars { eye.lookAtRail(bars, of: presentation.kind.words) }
            eye.lookAtContainers(presentation.nodes)
            eye.lookAtContent(of: presentation)
        }
        eye.lookAtKeyboard(scene)
        return eye.findings
    }

    private init(_ scene: Scene) {
        screen = scene.screen
        fold = Fold(in: scene.screen.bounds, of: scene.screen.regions)
        strip = Self.strip(scene.bars, scene.screen)
    }

    private static func strip(_ bars: Bars, _ screen: Screen) -> Rect? {
        let isVertical = bars.axis == .vertical || (bars.axis == nil && screen.railEdge != nil)
        let hasInset = screen.railEdge.map { screen.safeArea[$0] > 0 } ?? false
        return isVertical && (hasInset || bars.rail != nil) ? screen.railFrame : nil
    }

    private mutating func add(
        _ rule: String, _ severity: Finding.Severity, _ message: String, _ source: SourceLocation?
    ) {
        let place = Place(rule: rule, line: source?.line ?? 0, column: source?.column ?? 0)
        guard seen.insert(place).inserted else { return }
        findings.append(Finding(rule: rule, severity: severity, message: message, source: source))
    }

    // MARK: Content

    /// Covers and inspectors reach the window's edges and the fold; the system keeps all else clear of them.
    private mutating func lookAtContent(of presentation: Presentation) {
        let outside = strip
        defer { strip = outside }
        switch presentation.kind {
        case .fullScreenCover: strip = Self.strip(presentation.bars ?? Bars(), screen)
        case .inspector: break
        case .sheet, .alert, .confirmationDialog, .popover, .menu: return
        }
        lookAtContent(presentation.nodes)
    }

    private mutating func lookAtContent(_ nodes: [SceneNode]) {
        var budget = Self.most
        lookAtContent(nodes, scrolls: [], &budget)
    }

    /// Goes down the tree as it stands: a list's rows are many, and copying them costs more than looking at them.
    private mutating func lookAtContent(_ nodes: [SceneNode], scrolls: Set<Axis>, _ budget: inout Int) {
        for index in nodes.indices {
            budget -= 1
            guard budget > 0 else { return }
            guard nodes[index].isVisible, nodes[index].opacity > 0 else { continue }
            if nodes[index].isSubstance(in: screen.bounds) { look(at: nodes[index], scrolls) }
            guard !nodes[index].children.isEmpty else { continue }
            var inner = scrolls
            // A list may be pulled off the fold however short it is.
            if nodes[index].kind == "List" || nodes[index].kind == "Form" { inner.insert(.vertical) }
            if let scroll = nodes[index].scroll {
                if scroll.contentSize.width > scroll.viewport.width { inner.insert(.horizontal) }
                if scroll.contentSize.height > scroll.viewport.height { inner.insert(.vertical) }
            }
            lookAtContent(nodes[index].children, scrolls: inner, &budget)
        }
    }

    private mutating func look(at node: SceneNode, _ scrolls: Set<Axis>) {
        let name = node.name
        let frame = node.clip
        for region in screen.regions where region.isActive && region.kind == .occlusion {
            guard region.frame.intersection(frame) != nil else { continue }
            switch region.name {
            case .camera: add("under-camera", .warning, "\(name) lies under the camera", node.source)
            case .status:
                add("under-status", .warning, "\(name) lies under the clock and the network symbol", node.source)
            case .windowControls: add("under-controls", .warning, "\(name) lies under the window controls", node.source)
            case .fold: break
            }
        }
        if let strip, strip.intersection(frame) != nil {
            add("under-rail", .warning, "\(name) lies under the rail, outside the safe area", node.source)
        }
        // Content that can be scrolled off the fold is left where it is.
        if let fold, !scrolls.contains(fold.axis), frame.crosses(fold), !node.isBackdrop(in: screen.bounds) {
            add("crosses-fold", .warning, "\(name) crosses the fold", node.source)
        }
    }

    // MARK: Rails

    /// A rail that toolbar items were meant for and that holds none of them.
    private mutating func lookAtRail(_ bars: Bars, of owner: String) {
        guard let rail = bars.rail, rail.items.isEmpty, (bars.tabs?.items ?? []).isEmpty else { return }
        let reasons: Set<Reason> = [.titleOnly, .customView, .systemEdit, .segmented, .horizontalOnly]
        guard let item = bars.decisions.first(where: { reasons.contains($0.reason) && $0.placed != .keyboard }) else {
            return
        }
        let width = Int(rail.frame.width.rounded())
        add(
            "empty-rail", .warning,
            "\(owner) keeps \(width) pt free for a rail with nothing in it ('\(item.title)': "
                + item.reason.words + ")", item.source)
    }

    private mutating func lookAtKeyboard(_ scene: Scene) {
        guard let keyboard = scene.keyboard, let tabs = scene.bars.tabs else { return }
        let covered = tabs.items.filter { $0.frame.intersection(keyboard) != nil }
        guard let first = covered.first else { return }
        add(
            "keyboard-covers", .note,
            covered.count == 1
                ? "the keyboard covers the tab '\(first.title)'"
                : "the keyboard covers \(covered.count) tabs, from '\(first.title)' on", first.source)
    }

    // MARK: Containers

    private mutating func lookAtContainers(_ nodes: [SceneNode]) {
        var budget = Self.most
        lookAtContainers(nodes, around: [], &budget)
    }

    private mutating func lookAtContainers(_ nodes: [SceneNode], around: Set<String>, _ budget: inout Int) {
        for index in nodes.indices {
            budget -= 1
            guard budget > 0 else { return }
            let kind = nodes[index].kind
            var inner = around
            switch kind {
            case "ArrangementView":
                for (container, rule) in [
                    ("List", "arrangement-in-list"), ("Form", "arrangement-in-list"),
                    ("ScrollView", "arrangement-in-scroll-view"),
                    ("NavigationSplitView", "arrangement-in-split-view"),
                ] where around.contains(container) {
                    add(
                        rule, .warning, "an ArrangementView may not stand inside a \(container)", nodes[index].source)
                }
                inner.insert(kind)
            case "NavigationStack", "NavigationSplitView", "TabView":
                if around.contains("ArrangementView") {
                    add(
                        "container-in-arrangement", .warning,
                        "a \(kind) may not stand inside an ArrangementView: put it around", nodes[index].source)
                }
                inner.insert(kind)
            case "List", "Form", "ScrollView": inner.insert(kind)
            default: break
            }
            if !nodes[index].children.isEmpty { lookAtContainers(nodes[index].children, around: inner, &budget) }
        }
    }
}

extension SceneNode {
    /// Whether a person reads or touches it: words, symbols, pictures, shapes and controls. Plain colours are grounds,
    /// and so is a shape that fills the window edge to edge.
    fileprivate func isSubstance(in window: Rect) -> Bool {
        guard !clip.isEmpty else { return false }
        switch drawing {
        case .none: return tap != nil && children.isEmpty
        case .fill, .separator: return tap != nil
        case .shape(let kind, _, _): return kind != .rectangle || frame != window
        // The card of a list is as wide as the list; its rows speak for themselves.
        case .frame: return tap != nil || children.isEmpty
        case .text, .symbol, .picture, .toggle, .checkmark, .slider, .stepper, .progress, .segments, .chevron,
            .placeholder:
            return true
        }
    }

    /// A picture or shape that fills the window along one axis is meant to lie on both halves.
    fileprivate func isBackdrop(in window: Rect) -> Bool {
        switch drawing {
        case .picture, .shape, .placeholder: frame.width >= window.width * 0.9 || frame.height >= window.height * 0.9
        case .none, .fill, .separator, .text, .symbol, .frame, .toggle, .checkmark, .slider, .stepper, .progress,
            .segments, .chevron:
            false
        }
    }

    /// What to call it in a message.
    fileprivate var name: String {
        if let label, !label.isEmpty { return label.count > 40 ? "'\(label.prefix(39))…'" : "'\(label)'" }
        if let identifier { return "'\(identifier)'" }
        return "a \(kind)"
    }
}

extension Rect {
    /// Whether it lies on both sides of the fold's line.
    fileprivate func crosses(_ fold: Fold) -> Bool {
        switch fold.axis {
        case .horizontal: minX < fold.band.midX && maxX > fold.band.midX
        case .vertical: minY < fold.band.midY && maxY > fold.band.midY
        }
    }
}

extension Presentation.Kind {
    fileprivate var words: String {
        switch self {
        case .sheet: "the sheet"
        case .fullScreenCover: "the cover"
        case .alert: "the alert"
        case .confirmationDialog: "the dialog"
        case .popover: "the popover"
        case .inspector: "the inspector"
        case .menu: "the menu"
        }
    }
}
