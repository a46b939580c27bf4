import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("Content and bars of a window, as FACTS 3.3 has them")
struct WindowBarsTests {
    /// Two tabs, a stack, a title and one symbol item.
    static let dex = Sketch.tabs(
        Sketch.tab(
            "Dex", "square.grid.3x3",
            Sketch.stack(
                Sketch.titled(
                    Sketch.color("content"), "Dex",
                    [Sketch.item(Sketch.button("Filter", "line.3.horizontal.decrease"))]))), count: 2)

    static let titled = Sketch.stack(Sketch.titled(Sketch.color("content"), "Dex"))
    static let untitled = Sketch.stack(Sketch.color("content"))

    @Test(
        "the content area under a title, beside the rail or above the pill",
        arguments: [
            ("closed, titled", titled, Poses.closed, Rect(x: 0, y: 82, width: 382, height: 562)),
            ("closed clockwise, titled", titled, Poses.clockwise, Rect(x: 0, y: 82, width: 594, height: 350)),
            ("closed anticlockwise, titled", titled, Poses.anticlockwise, Rect(x: 84, y: 82, width: 594, height: 350)),
            ("open, titled", titled, Poses.open, Rect(x: 0, y: 82, width: 867, height: 553)),
            ("open turned, titled", titled, Poses.openTurned, Rect(x: 0, y: 82, width: 867, height: 553)),
            ("book, titled", titled, Poses.book, Rect(x: 0, y: 82, width: 867, height: 553)),
            ("tall, titled", titled, Poses.tall, Rect(x: 0, y: 134, width: 669, height: 783)),
            ("tall, tabs", dex, Poses.tall, Rect(x: 0, y: 134, width: 669, height: 734)),
            ("open, tabs", dex, Poses.open, Rect(x: 0, y: 82, width: 867, height: 553)),
            ("closed, tabs", dex, Poses.closed, Rect(x: 0, y: 82, width: 382, height: 562)),
            (
                "left half, no title", untitled, Conditions(hinge: 180, split: .left),
                Rect(x: 84, y: 0, width: 385, height: 635)
            ),
            (
                "right half, no title", untitled, Conditions(hinge: 180, split: .right),
                Rect(x: 0, y: 0, width: 385, height: 635)
            ),
        ])
    func content(caption: String, root: ViewNode, conditions: Conditions, frame: Rect) {
        let scene = scene(root, conditions)
        #expect(scene.rect("content") == frame, "\(caption)")
    }

    @Test("vertical bars disabled, open: insets 82/0/83/0, a pill instead of the rail")
    func disabled() {
        let root = Sketch.tabs(
            Sketch.tab(
                "Dex", "square.grid.3x3",
                Sketch.stack(
                    Sketch.titled(
                        Sketch.with(Sketch.color("content"), .toolbarVerticalBehavior(isDisabled: true)), "Dex",
                        [Sketch.item(Sketch.button("Filter", "circle"))]))), count: 5)
        let open = scene(root, Poses.open)
        #expect(open.rect("content") == Rect(x: 0, y: 82, width: 951, height: 504))
        #expect(open.bars.rail == nil && open.bars.axis == .horizontal && open.bars.tabs?.style == .pill)
        #expect(open.bars.placed("Filter") == "top bars-disabled")
        let closed = scene(root, Poses.closed)
        #expect(closed.rect("content")?.width == 466)
        #expect(closed.bars.tabs?.style == .bar)
    }

    @Test(
        "where the rail goes, and which tabs it holds",
        arguments: [
            (Poses.closed, Edge.right), (Poses.clockwise, .right), (Poses.anticlockwise, .left), (Poses.open, .right),
            (Poses.openTurned, .right), (Poses.book, .right), (Conditions(hinge: 180, split: .left), .left),
            (Conditions(hinge: 180, split: .right), .right),
        ])
    func rail(conditions: Conditions, edge: Edge) {
        let scene = scene(Self.dex, conditions)
        #expect(scene.bars.axis == .vertical && scene.bars.edge == edge)
        #expect(scene.bars.railTitles == ["Filter"])
        #expect(scene.bars.tabs?.style == .rail && scene.bars.tabTitles == ["Dex", "Two"])
        let window = scene.screen.bounds
        let rail = Rect(x: edge == .left ? 0 : window.maxX - 84, y: 0, width: 84, height: window.height)
        #expect(scene.bars.rail?.frame == rail)
        #expect(scene.bars.top?.title == "Dex" && scene.bars.top?.items.isEmpty == true)
    }

    @Test("tall and laptop: no rail, the item in the row, the tabs in a pill", arguments: [Poses.tall, Poses.laptop])
    func tall(conditions: Conditions) {
        let scene = scene(Self.dex, conditions)
        #expect(scene.bars.axis == .horizontal && scene.bars.edge == nil && scene.bars.rail == nil)
        #expect(scene.bars.tabs?.style == .pill && scene.bars.topTitles == ["Filter"])
        #expect(scene.bars.placed("Filter") == "top tall-inner")
    }

    @Test("below 27.1 and on other phones bars are horizontal in every pose")
    func tiers() {
        for tier in [Tier.sdk26, .sdk27] {
            for hinge in [0.0, 127.78, 180] {
                let scene = scene(Self.dex, Conditions(hinge: hinge, tier: tier))
                #expect(scene.bars.axis == .horizontal && scene.bars.placed("Filter") == "top sdk-tier")
            }
        }
        for rotation in [Rotation.upright, .clockwise] {
            let phone = scene(Self.dex, Conditions(device: .iPhone69, rotation: rotation))
            #expect(phone.bars.axis == .horizontal && phone.bars.rail == nil)
        }
    }

    @Test("a bare window has no bars at all")
    func bare() {
        let scene = scene(Sketch.color("content"), Poses.closed)
        #expect(scene.bars.axis == nil && scene.bars.rail == nil && scene.bars.top == nil && scene.bars.tabs == nil)
        #expect(scene.rect("content") == Rect(x: 0, y: 0, width: 382, height: 644))
    }
}

@Suite("What goes into the rail, and why")
struct RailItemTests {
    static func inbox(_ entries: [ToolbarEntry], title: String? = "Inbox", tabs: Int = 5) -> ViewNode {
        Sketch.tabs(
            Sketch.tab("Inbox", "tray", Sketch.stack(Sketch.titled(Sketch.color("content"), title, entries))),
            count: tabs)
    }

    static let crowded = inbox([
        Sketch.item(Sketch.button("Done", "checkmark"), .topBarPinnedTrailing),
        Sketch.group([
            Sketch.button("Reply", "arrowshape.turn.up.left"), Sketch.button("Archive", "archivebox"),
            Sketch.button("Flag", "flag"), Sketch.button("Move", "folder"),
        ]),
    ])

    @Test("the crowded inbox closed: Done, Reply and the overflow control above five tabs")
    func closed() {
        let bars = scene(Self.crowded, Poses.closed).bars
        #expect(bars.railTitles == ["Done", "Reply", "…"])
        #expect(bars.overflowTitles == ["Archive", "Flag", "Move"])
        #expect(bars.placed("Flag") == "overflow no-room" && bars.placed("Done") == "rail prominent")
        #expect(bars.tabs?.items.count == 5)
        #expect(bars.rail?.items.first?.frame == Rect(x: 394, y: 171, width: 48, height: 48))
        #expect(bars.tabs?.frame == Rect(x: 394, y: 390, width: 48, height: 262))
        #expect(bars.rail?.available == 481)
    }

    @Test("one more fits on the inner display; tall, all stand in the row")
    func inner() {
        let open = scene(Self.crowded, Poses.open).bars
        #expect(open.railTitles == ["Done", "Reply", "Archive", "…"] && open.overflowTitles == ["Flag", "Move"])
        #expect(open.rail?.items.first?.frame == Rect(x: 879, y: 120, width: 48, height: 48))
        let tall = scene(Self.crowded, Poses.tall).bars
        #expect(Set(tall.topTitles) == ["Done", "Reply", "Archive", "Flag", "Move"] && tall.overflow.isEmpty)
        #expect(tall.placed("Reply") == "top tall-inner")
        #expect(scene(Self.crowded, Conditions(tier: .sdk27)).bars.placed("Done") == "top sdk-tier")
    }

    @Test("high priority stays, a secondary action starts in the menu after what had to leave")
    func priority() {
        let bars = scene(
            Self.inbox(
                [
                    Sketch.item(Sketch.button("Done", "checkmark"), .topBarPinnedTrailing),
                    Sketch.item(Sketch.button("Reply", "arrowshape.turn.up.left")),
                    Sketch.item(Sketch.button("Archive", "archivebox")),
                    Sketch.item(Sketch.button("Compose", "square.and.pencil"), priority: .high),
                    Sketch.item(Sketch.button("Help", "questionmark"), .secondaryAction),
                ], title: nil), Poses.closed
        ).bars
        #expect(bars.railTitles == ["Done", "Compose", "…"])
        #expect(bars.overflowTitles == ["Reply", "Archive", "Help"])
        #expect(bars.placed("Help") == "overflow secondary-action")
        #expect(bars.top == nil)
    }

    @Test("words, the system's Edit, segments and custom views stay horizontal, each with its reason")
    func words() {
        let picker = Sketch.with(
            Sketch.node(
                .control(ControlContent(.picker(selection: TagValue("0")))),
                [
                    Sketch.node(.slot(.title), [Sketch.text("Mode")], "title"),
                    Sketch.with(Sketch.text("A"), .tag(TagValue("0"))),
                ],
                "picker"), .environment { $0.pickerStyle = .segmented })
        let root = Sketch.stack(
            Sketch.titled(
                Sketch.color("content"), "Select",
                [
                    Sketch.item(Sketch.button("Move")),
                    Sketch.item(Sketch.node(.control(ControlContent(.editButton(isEditing: false))), "edit")),
                    Sketch.item(picker), Sketch.item(Sketch.circle("Badge")),
                    Sketch.item(Sketch.button("Share", "square.and.arrow.up")),
                    Sketch.item(Sketch.button("Pin", "pin"), .topBarTrailing, .horizontalOnly),
                    Sketch.item(Sketch.circle("Compass"), .topBarTrailing, .verticalPreferred),
                ]))
        let bars = scene(root, Poses.closed).bars
        #expect(bars.railTitles == ["Share", "Compass"])
        #expect(bars.topTitles == ["Move", "Edit", "Mode", "Badge", "Pin"])
        let expected = [
            "Move": "top title-only", "Edit": "top system-edit", "Mode": "top segmented", "Badge": "top custom-view",
            "Share": "rail symbol", "Pin": "top horizontal-only", "Compass": "rail vertical-preferred",
        ]
        for (title, placed) in expected { #expect(bars.placed(title) == placed) }
        #expect(bars.decisions.map(\.title) == ["Move", "Edit", "Mode", "Badge", "Share", "Pin", "Compass"])
    }

    @Test("a pushed page: Back first and never gone, then Done, then capsules; the bottom item sits on the tabs")
    func pushed() {
        let page = Sketch.titled(
            Sketch.color("page"), "Page",
            [
                Sketch.item(Sketch.button("Done", "checkmark"), .confirmationAction),
                Sketch.item(Sketch.button("Sort", "arrow.up.arrow.down")),
                Sketch.item(Sketch.button("Scan", "camera"), .bottomBar),
            ])
        let root = Sketch.with(
            Sketch.titled(Sketch.color("root"), "Root"),
            .navigationDestination(Destination(.type("Card", { _ in [page] }))))
        let path = [PathValue(type: "Card", words: "1", payload: 1)]
        let two = scene(
            Sketch.tabs(Sketch.tab("A", "a.circle", Sketch.stack(root, path: path)), count: 2), Poses.closed)
        #expect(two.bars.railTitles == ["Back", "Done", "Sort", "Scan"])
        #expect(two.bars.rail?.items.map(\.role) == [.back, .prominent, .top, .bottom])
        #expect(two.found("root") == nil && two.found("page") != nil)
        let scan = two.bars.rail?.items.last?.frame
        #expect(two.bars.tabs.map { $0.frame.minY - (scan?.maxY ?? 0) } == 12)
        let five = scene(
            Sketch.tabs(Sketch.tab("A", "a.circle", Sketch.stack(root, path: path)), count: 5), Poses.closed)
        #expect(five.bars.railTitles.prefix(2) == ["Back", "Done"] && five.bars.tabs?.items.count == 5)
    }
}
