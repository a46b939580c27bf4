import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("What the scene's author is told")
struct FindingTests {
    private func rules(_ root: ViewNode, _ conditions: Conditions) -> [String] {
        scene(root, conditions).findings.map(\.rule)
    }

    private static func rounded(_ name: String) -> ViewNode {
        Sketch.with(Sketch.node(.shape(ShapeContent(.roundedRectangle(radius: 20))), name), .identifier(name))
    }

    @Test("a full-bleed stage: the card meets the camera and the status column, its ground is none of our business")
    func stage() {
        func stage(_ edges: Set<Side>) -> ViewNode {
            Sketch.node(
                .zstack(alignment: .center),
                [
                    Sketch.with(Sketch.color("ground"), .ignoresSafeArea(edges: Set(Side.allCases))),
                    edges.isEmpty
                        ? Self.rounded("card") : Sketch.with(Self.rounded("card"), .ignoresSafeArea(edges: edges)),
                ], "stage")
        }
        let bleeding = scene(stage(Set(Side.allCases)), Poses.closed)
        #expect(bleeding.rect("card") == Rect(x: 0, y: 0, width: 466, height: 678))
        #expect(bleeding.findings.map(\.rule) == ["under-camera", "under-status", "under-rail"])
        #expect(bleeding.findings.first?.message == "'card' lies under the camera")
        #expect(rules(stage([.leading, .bottom]), Poses.closed).isEmpty)
    }

    @Test("a round button 20 pt from the screen's edge lies under the rail; inside the safe area it is clear")
    func button() {
        func corner(_ ignores: Bool) -> ViewNode {
            let button = Sketch.with(
                Sketch.frame(
                    Sketch.with(Sketch.node(.shape(ShapeContent(.circle)), "round"), .identifier("round")), 56, 56),
                .padding(Sides([.trailing, .bottom], 20)),
                .flexibleFrame(
                    FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(.trailing, .bottom))))
            return Sketch.stack(
                Sketch.titled(ignores ? Sketch.with(button, .ignoresSafeArea(edges: [.trailing])) : button, "Map"))
        }
        #expect(rules(corner(true), Poses.closed) == ["under-rail"])
        #expect((scene(corner(true), Poses.closed).rect("round")?.minX ?? 0) > 382)
        #expect(rules(corner(false), Poses.closed).isEmpty)
    }

    @Test("a home-made panel in the middle crosses the fold; a system alert and sheet do not")
    func panel() {
        let panel = Sketch.node(
            .zstack(alignment: .center), [Sketch.color("ground"), Sketch.frame(Self.rounded("panel"), 200, 200)],
            "stage")
        let root = Sketch.stack(panel)
        #expect(rules(root, Poses.book) == ["crosses-fold"])
        #expect(rules(root, Poses.laptop) == ["crosses-fold"])
        #expect(rules(root, Poses.open).isEmpty)
        let alert = scene(
            Sketch.presenting(Sketch.stack(Sketch.color("a")), .alert, title: "Sure?", Sketch.button("Yes")), Poses.book
        )
        #expect(alert.findings.isEmpty)
    }

    @Test("a toolbar outside every stack is shown by nothing, and said so")
    func stray() {
        let lone = Sketch.titled(Sketch.color("a"), nil, [Sketch.item(Sketch.button("Add", "plus"))])
        #expect(rules(lone, Poses.closed) == ["stray-toolbar"])
        #expect(rules(Sketch.tabs(Sketch.tab("A", "a", lone), count: 2), Poses.closed) == ["stray-toolbar"])
        #expect(rules(Sketch.stack(lone), Poses.closed).isEmpty)
    }

    @Test("what scrolls across the fold may stay")
    func scrolling() {
        let tower = Sketch.node(
            .scroll(axes: [.vertical], showsIndicators: true), [Sketch.frame(Self.rounded("card"), 300, 2000)], "scroll"
        )
        #expect(rules(Sketch.stack(tower), Poses.laptop).isEmpty)
    }

    @Test("hand-made bars stay where the layout put them, the rail holds nothing of them")
    func handMade() {
        let header = Sketch.node(
            .stack(axis: .horizontal, alignment: .center, spacing: nil, isLazy: false),
            [
                Sketch.button("Back", "chevron.left"), Sketch.node(.spacer(minLength: nil), "gap"),
                Sketch.button("Done", "checkmark"),
            ], "header")
        let root = Sketch.node(
            .stack(axis: .vertical, alignment: .center, spacing: nil, isLazy: false), [header, Sketch.color("page")],
            "page")
        let closed = scene(root, Poses.closed)
        #expect(closed.bars.rail == nil && closed.bars.axis == nil)
        #expect((closed.rect("page")?.maxX ?? 999) <= 382)
    }
}

@Suite("Bars on request")
struct BarRequestTests {
    private func page(_ modifiers: Modifier...) -> ViewNode {
        var content = Sketch.titled(
            Sketch.color("content"), "Page",
            [
                Sketch.item(Sketch.button("Share", "square.and.arrow.up")),
                Sketch.item(Sketch.button("Tools", "hammer"), .bottomBar),
            ])
        for modifier in modifiers { content = Sketch.with(content, modifier) }
        return Sketch.tabs(Sketch.tab("First", "1.circle", Sketch.stack(content)), count: 3)
    }

    @Test("hidden bars take no room and hold nothing; their items say so")
    func hidden() {
        let none = scene(
            page(.toolbarVisibility(bars: [.navigationBar, .bottomBar, .tabBar], isVisible: false)), Poses.tall)
        #expect(none.rect("content") == Rect(x: 0, y: 82, width: 669, height: 835))
        #expect(none.bars.top == nil && none.bars.bottom == nil && none.bars.tabs?.style == TabBar.Style.none)
        #expect(none.bars.placed("Share") == "hidden bars-disabled")
        let tabs = scene(page(.toolbarVisibility(bars: [.tabBar], isVisible: false)), Poses.closed)
        #expect(tabs.bars.tabs?.items.isEmpty == true && tabs.bars.railTitles == ["Share", "Tools"])
        #expect(tabs.bars.rail?.items.last?.frame.maxY == 652)
    }

    @Test("the bottom bar: on the tabs in the rail, above the pill when tall")
    func bottom() {
        let closed = scene(page(), Poses.closed)
        #expect(closed.bars.railTitles == ["Share", "Tools"])
        let tall = scene(page(), Poses.tall)
        #expect(tall.bars.bottomTitles == ["Tools"] && tall.bars.placed("Tools") == "bottom tall-inner")
        #expect(tall.bars.bottom.map { $0.frame.maxY <= (tall.bars.tabs?.frame.minY ?? 0) } == true)
        #expect((tall.rect("content")?.maxY ?? 999) <= (tall.bars.bottom?.frame.minY ?? 0))
    }

    @Test("a search field has a row below the title")
    func search() {
        let closed = scene(page(.searchable(text: "", prompt: "Cards", binding: nil)), Poses.closed)
        #expect(closed.bars.top?.search?.frame.minY == 82 && closed.rect("content")?.minY == 134)
        #expect((closed.bars.top?.search?.frame.maxX ?? 999) <= 382)
    }

    @Test("in a rail pose a large title goes once the page is scrolled, its row stays; an inline one remains")
    func scrolledTitle() {
        func scrolled(_ mode: TitleDisplayMode, _ conditions: Conditions) -> HorizontalBar? {
            let list = ViewNode(
                .scroll(axes: [.vertical], showsIndicators: true), id: ViewID.root.child(.key("scroll")),
                children: [Sketch.frame(Sketch.color("tower"), 100, 3000)])
            let root = Sketch.stack(Sketch.with(Sketch.titled(list, "Title"), .titleDisplayMode(mode)))
            let interaction = Interaction(scroll: [list.id: Point(x: 0, y: 80)])
            return scene(root, conditions, interaction).bars.top
        }
        #expect(scrolled(.large, Poses.closed).map { $0.titleFrame == nil && $0.frame.maxY == 82 } == true)
        #expect(scrolled(.inline, Poses.closed)?.titleFrame != nil)
        #expect(scrolled(.large, Poses.tall)?.titleFrame != nil)
    }

    @Test("an accessory stands above the pill, or at the content's bottom beside the rail")
    func accessory() {
        let root = Sketch.with(page(), .tabBottomAccessory([Sketch.color("player")]))
        let tall = scene(root, Poses.tall)
        #expect(tall.rect("player").map { $0.maxY <= 868 && $0.minX == 20 && $0.maxX == 649 } == true)
        #expect((tall.rect("content")?.maxY ?? 999) < (tall.rect("player")?.minY ?? 0))
        #expect((scene(root, Poses.closed).rect("player")?.maxX ?? 999) <= 382)
    }

    @Test("a sidebar only when asked for, and only in regular width")
    func sidebar() {
        let root = Sketch.with(page(), .defaultTabPlacementIsSidebar)
        let open = scene(root, Poses.open)
        #expect(open.bars.tabs?.style == .sidebar && open.bars.tabs?.frame.width == 320)
        #expect(open.rect("content")?.minX == 320 && open.bars.railTitles == ["Share", "Tools"])
        #expect(scene(root, Poses.closed).bars.tabs?.style == .rail)
    }

    @Test("right to left: content and rows mirror, the rail keeps its physical side")
    func mirrored() {
        var conditions = Poses.closed
        conditions.direction = .rightToLeft
        let closed = scene(page(), conditions)
        #expect(closed.bars.edge == .right && closed.bars.rail?.frame.minX == 382)
        #expect(closed.rect("content") == Rect(x: 0, y: 82, width: 382, height: 562))
        #expect(closed.bars.top?.titleFrame?.maxX == 381)
        conditions = Poses.tall
        conditions.direction = .rightToLeft
        #expect(scene(page(), conditions).bars.top?.items.first?.frame.minX == 20)
    }

    @Test("Live Activities take rail height; an inspector is a column when regular and a sheet when compact")
    func conditions() {
        var busy = Poses.closed
        busy.liveActivities = 1
        #expect(
            (scene(page(), busy).bars.rail?.available ?? 0) < (scene(page(), Poses.closed).bars.rail?.available ?? 0))
        let root = Sketch.stack(
            Sketch.presenting(Sketch.titled(Sketch.color("content"), "Page"), .inspector, Sketch.color("inspector")))
        let open = scene(root, Poses.open)
        #expect(open.presentations.first?.kind == .inspector)
        #expect(open.rect("inspector") == Rect(x: 547, y: 82, width: 320, height: 553))
        #expect(open.rect("content") == Rect(x: 0, y: 82, width: 547, height: 553))
        let closed = scene(root, Poses.closed)
        #expect(closed.presentations.first?.kind == .sheet && closed.rect("content")?.width == 382)
    }

    @Test("switching vertical bars off reaches the environment: no vertical edge is read below")
    func environment() {
        let reader = Sketch.node(
            .reader(
                Reader(isGeometry: false) { context in
                    [
                        Sketch.with(
                            Sketch.text(context.environment.toolbarVerticalEdge?.rawValue ?? "none"),
                            .identifier("edge"))
                    ]
                }), "reader")
        func edge(_ disabled: Bool, _ conditions: Conditions) -> String? {
            let page = disabled ? Sketch.with(reader, .toolbarVerticalBehavior(isDisabled: true)) : reader
            return scene(Sketch.stack(page), conditions).found("edge")?.label
        }
        #expect(edge(false, Poses.closed) == "trailing" && edge(false, Poses.anticlockwise) == "leading")
        #expect(edge(false, Poses.tall) == "none" && edge(true, Poses.closed) == "none")
        #expect(edge(false, Conditions(hinge: 180, split: .left)) == "leading")
    }
}
