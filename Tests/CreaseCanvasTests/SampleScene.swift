import CreaseDevice
import CreaseLayout

/// Scenes made by hand, so that pictures are tested without the solver: a card binder of a wall and an inspector.
struct SampleScene {
    var conditions: Conditions
    private var screen: Screen
    private var count = 0

    init(_ conditions: Conditions) {
        self.conditions = conditions
        screen = CreaseDevice.screen(for: conditions)
    }

    static func conditions(_ pose: Pose, tier: Tier = .sdk271) -> Conditions {
        var conditions = Conditions(tier: tier)
        conditions.take(pose)
        return conditions
    }

    /// The card binder in a pose.
    static func binder(_ pose: Pose, tier: Tier = .sdk271) -> Scene {
        var sample = SampleScene(conditions(pose, tier: tier))
        return sample.binder()
    }

    static func binder(_ conditions: Conditions) -> Scene {
        var sample = SampleScene(conditions)
        return sample.binder()
    }

    static let tide = ViewID.root.child(.key("Tide, the chosen one"))

    mutating func id(_ name: String) -> ViewID {
        count += 1
        return ViewID.root.child(.key(name))
    }

    // MARK: Nodes

    mutating func text(
        _ string: String, _ x: Double, _ y: Double, _ width: Double? = nil, size: Double = 17, bold: Bool = false,
        paint: Paint? = nil, alignment: HorizontalAlignment = .leading
    ) -> SceneNode {
        let length = width ?? Double(string.count) * size * 0.5
        return SceneNode(
            id: id(string), kind: "Text", label: string, source: SourceLocation(line: 48, column: 9),
            frame: Rect(x: x, y: y, width: length, height: size * 1.29),
            drawing: .text(
                lines: [string],
                style: DrawnText(
                    size: size, lineHeight: size * 1.29, isBold: bold, paint: paint, alignment: alignment),
                isTruncated: false))
    }

    mutating func box(
        _ name: String, _ frame: Rect, radius: Double = 12, prominent: Bool = false, children: [SceneNode] = []
    ) -> SceneNode {
        SceneNode(
            id: id("box \(name)"), kind: "Button", label: name, source: SourceLocation(line: 31, column: 13),
            frame: frame, drawing: .frame(radius: radius, fill: Paint(.named("background")), isProminent: prominent),
            children: children)
    }

    // MARK: The binder

    private static let cards = ["Ember", "Tide", "Leaf", "Volt", "Stone", "Frost", "Shade", "Gale", "Spark"]

    /// A wall of cards in three columns.
    private mutating func wall(_ area: Rect, columns: Int, rows: Int, ratio: Double = 1.35) -> SceneNode {
        let gap = 12.0
        let width = (area.width - 40 - gap * Double(columns - 1)) / Double(columns)
        let height = width * ratio
        var cards: [SceneNode] = []
        for index in 0..<(columns * rows) where index < Self.cards.count {
            let x = area.x + 20 + Double(index % columns) * (width + gap)
            let y = area.y + 16 + Double(index / columns) * (height + gap)
            guard y < area.maxY else { break }
            let frame = Rect(x: x, y: y, width: width, height: height)
            let label = text(Self.cards[index], x + 8, y + height - 30)
            var card = box(Self.cards[index], frame, children: [label])
            card.clip = frame.intersection(area) ?? .zero
            card.children = card.children.map { child in
                var child = child
                child.clip = child.frame.intersection(area) ?? Rect(x: 0, y: 0, width: 0, height: 0)
                return child
            }
            cards.append(card)
        }
        return SceneNode(id: id("wall"), kind: "LazyVGrid", frame: area, children: cards)
    }

    private mutating func inspector(_ area: Rect) -> SceneNode {
        let x = area.x + 20
        var title = text("Tide", x, area.y + 16, size: 28, bold: true)
        title.id = Self.tide
        let art = Rect(x: x, y: area.y + 96, width: min(260, area.width - 40), height: min(230, area.height / 2.4))
        let picture = SceneNode(
            id: id("art"), kind: "Image", label: "artwork", frame: art, drawing: .picture("artwork"))
        let y = art.maxY + 24
        return SceneNode(
            id: id("inspector"), kind: "VStack", frame: area,
            children: [
                title, text("Water · 60 HP", x, area.y + 56, paint: .secondary), picture,
                text("Value", x, y, 44), text("12.40", x + 60, y, 42),
                text("Owned", x, y + 30, 52), text("2", x + 68, y + 30, 10),
            ])
    }

    private mutating func binder() -> Scene {
        var scene = Scene(screen: screen)
        scene.bars = bars()
        let bounds = screen.bounds
        let top = screen.chrome.navigationBar.maxY
        let bottom = bounds.height - (scene.bars.tabs?.style == .pill ? screen.chrome.tabBand : 34)
        let left = screen.railEdge == .left ? 84.0 : 0
        let right = bounds.width - (screen.railEdge == .right ? 84 : 0)
        let content = Rect(x: left, y: top, width: right - left, height: bottom - top)
        if let fold = screen.region(named: .fold), fold.isActive {
            if fold.frame.height > fold.frame.width {
                scene.nodes = [
                    wall(
                        Rect(x: left, y: top, width: fold.frame.minX - left, height: content.height), columns: 3,
                        rows: 3),
                    inspector(Rect(x: fold.frame.maxX, y: top, width: right - fold.frame.maxX, height: content.height)),
                ]
            } else {
                scene.nodes = [
                    wall(
                        Rect(x: left, y: top, width: content.width, height: fold.frame.minY - top), columns: 5, rows: 2),
                    inspector(
                        Rect(x: left, y: fold.frame.maxY, width: content.width, height: bottom - fold.frame.maxY)),
                ]
            }
        } else if screen.display == .inner, content.width > 600 {
            scene.nodes = [
                wall(Rect(x: left, y: top, width: content.width / 2, height: content.height), columns: 3, rows: 3),
                inspector(
                    Rect(x: left + content.width / 2, y: top, width: content.width / 2, height: content.height)),
            ]
        } else {
            scene.nodes = [wall(content, columns: 3, rows: 3)]
        }
        scene.assumptions = screen.assumptions
        return scene
    }

    // MARK: Bars

    private static let tabs = [
        ("Dex", "square.grid.3x3"), ("Wish", "heart"), ("Hunt", "target"), ("Decks", "doc.richtext"),
        ("Search", "magnifyingglass"),
    ]

    private func item(_ title: String, _ symbol: String?, _ role: BarItem.Role, _ group: Int, _ frame: Rect) -> BarItem
    {
        BarItem(
            id: ViewID.root.child(.key("item \(title)")), title: title, symbol: symbol, role: role, group: group,
            frame: frame,
            source: SourceLocation(line: 20, column: 9))
    }

    private mutating func bars() -> Bars {
        var bars = Bars()
        let bounds = screen.bounds
        let bar = screen.chrome.navigationBar
        bars.axis = screen.railEdge == nil ? .horizontal : .vertical
        bars.top = HorizontalBar(
            frame: bar, title: "Dex",
            titleFrame: Rect(
                x: bar.minX + (screen.railEdge == .left ? 104 : 20), y: bar.minY + 13, width: 36, height: 22))
        bars.decisions = [
            Decision(id: ViewID.root.child(.key("item Done")), title: "Done", placed: .rail, reason: .prominent),
            Decision(id: ViewID.root.child(.key("item Sort")), title: "Sort", placed: .rail, reason: .symbol),
            Decision(id: ViewID.root.child(.key("item Filter")), title: "Filter", placed: .rail, reason: .symbol),
            Decision(id: ViewID.root.child(.key("item Share")), title: "Share", placed: .overflow, reason: .noRoom),
        ]
        guard let rail = screen.railFrame, let span = screen.railSpan else {
            let y = bar.minY + 5
            bars.top?.items = [
                item(
                    "Filter", "line.3.horizontal.decrease", .top, 1,
                    Rect(x: bounds.maxX - 200, y: y, width: 48, height: 48)),
                item("Sort", "arrow.up.arrow.down", .top, 1, Rect(x: bounds.maxX - 140, y: y, width: 48, height: 48)),
                item("Done", nil, .prominent, 2, Rect(x: bounds.maxX - 80, y: y, width: 60, height: 48)),
            ]
            let pill = Rect(
                x: bounds.midX - 200, y: bounds.maxY - 83, width: 400, height: screen.chrome.tabPillHeight)
            bars.tabs = TabBar(
                style: .pill, frame: pill,
                items: Self.tabs.enumerated().map { index, tab in
                    TabItem(
                        id: ViewID.root.child(.key("tab \(tab.0)")), title: tab.0, symbol: tab.1,
                        isSelected: index == 0,
                        frame: Rect(x: pill.x + 14 + 74.4 * Double(index), y: pill.y + 4, width: 74.4, height: 54))
                })
            return bars
        }
        let x = (screen.railEdge == .left ? rail.minX + 48 : rail.maxX - 48) - 24
        var y = span.lowerBound
        var items: [BarItem] = []
        func place(_ title: String, _ symbol: String, _ role: BarItem.Role, _ group: Int, gap: Double) {
            items.append(item(title, symbol, role, group, Rect(x: x, y: y, width: 48, height: 48)))
            y += 48 + gap
        }
        place("Done", "checkmark", .prominent, 0, gap: 12)
        let height = 12 + 50.0 * 5
        let tabTop = span.upperBound - height
        place("Filter", "line.3.horizontal.decrease", .top, 1, gap: 4)
        if y + 48 < tabTop { place("Sort", "arrow.up.arrow.down", .top, 1, gap: 4) }
        if y + 48 < tabTop { place("More", "ellipsis", .overflow, 1, gap: 4) }
        bars.edge = screen.railEdge
        bars.rail = Rail(
            frame: rail, available: span.upperBound - span.lowerBound, used: y - span.lowerBound + height, items: items)
        bars.overflow = [
            OverflowItem(
                id: id("Share"), control: ViewID.root.child(.key("item More")), title: "Share",
                symbol: "square.and.arrow.up",
                reason: .noRoom),
            OverflowItem(
                id: id("Export"), control: ViewID.root.child(.key("item More")), title: "Export",
                symbol: "arrow.down.doc",
                reason: .noRoom),
        ]
        let frame = Rect(x: x, y: tabTop, width: 48, height: height)
        bars.tabs = TabBar(
            style: .rail, frame: frame,
            items: Self.tabs.enumerated().map { index, tab in
                TabItem(
                    id: ViewID.root.child(.key("tab \(tab.0)")), title: tab.0, symbol: tab.1, isSelected: index == 0,
                    frame: Rect(x: x, y: tabTop + 6 + 50 * Double(index), width: 48, height: 50))
            })
        return bars
    }
}
