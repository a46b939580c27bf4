import CreaseCanvas
import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

/// A small app: nine buttons in three rows, three tabs, one list that scrolls.
///
///     A B C
///     D E F
///     G H I
private struct SmallApp: Playable {
    func settle(_ app: inout AppState, under conditions: Conditions) -> Scene {
        let screen = screen(for: conditions)
        let letters = "ABCDEFGHI".enumerated().map { index, letter in
            SceneNode(
                id: ViewID.root.child(.statement(index)), kind: "Button", label: String(letter),
                frame: Rect(x: Double(index % 3) * 100, y: Double(index / 3) * 100, width: 80, height: 40),
                drawing: .frame(radius: 8, fill: nil, isProminent: false),
                tap: .openMenu(ViewID.root.child(.statement(index))))
        }
        let container = ViewID.root.child(.key("tabs"))
        let chosen = app.interaction.tabs[container] ?? TagValue("0")
        let tabs = (0..<3).map { index in
            TabItem(
                id: container.child(.statement(index)), title: "Tab \(index + 1)", symbol: nil,
                isSelected: chosen == TagValue("\(index)"),
                frame: Rect(x: 400, y: 100 + Double(index) * 50, width: 50, height: 40),
                tap: .selectTab(container: container, TagValue("\(index)")))
        }
        let list = ViewID.root.child(.key("list"))
        let offset = app.interaction.scroll[list] ?? .zero
        let scroller = SceneNode(
            id: list, kind: "ScrollView", frame: Rect(x: 0, y: 300, width: 300, height: 200),
            scroll: ScrollInfo(
                contentSize: Size(width: 300, height: 450), offset: offset,
                viewport: Rect(x: 0, y: 300, width: 300, height: 200)))
        return Scene(
            screen: screen, nodes: chosen == TagValue("0") ? letters + [scroller] : [scroller],
            bars: Bars(tabs: TabBar(style: .rail, frame: Rect(x: 400, y: 100, width: 50, height: 150), items: tabs)))
    }

    func perform(_ action: Action, in app: inout AppState, under: Conditions, old: TagValue?) -> Int { 0 }
    func write(_ value: ControlValue, to binding: BindingReference, in app: inout AppState, under: Conditions) {}
}

extension Session {
    /// Presses keys one after the other, as their help spells them.
    fileprivate mutating func press(_ keys: String) {
        for key in keys { _ = update(.key(Key(key))) }
    }

    fileprivate var poseAndTurn: String {
        "\(situation.conditions.pose?.rawValue ?? "\(situation.conditions.hinge)") \(situation.conditions.rotation.rawValue)"
    }

    /// The cell in the middle of an element on the lit display.
    fileprivate func cell(of element: Element) -> (column: Int, row: Int)? {
        let arrangement = PreviewFrame.arrangement(preview, columns: screenSize.columns, rows: screenSize.rows)
        guard let stage = arrangement?.stages.first(where: { $0.which == .lit }) else { return nil }
        let map = stage.map.moved(to: lit.screen.windowFrame.origin)
        return (map.column(containing: element.frame.midX), map.row(containing: element.frame.midY))
    }

    fileprivate var selectedLabel: String? { selected?.label }
}

struct SessionTests {
    @Test("c, b and o put the hinge into its pose from any other, and leave the turn alone")
    func poses() {
        let names = ["c": "closed", "b": "book", "o": "open"]
        for first in names.keys {
            for second in names.keys {
                for turns in 0..<4 {
                    var session = Session(SmallApp())
                    session.press(first + String(repeating: "r", count: turns) + second)
                    #expect(session.situation.conditions.hinge == Pose(rawValue: names[second] ?? "")?.hinge)
                    #expect(session.situation.conditions.rotation.rawValue == turns * 90)
                }
            }
        }
    }

    @Test("r turns right by quarters, R back; four of either come round")
    func rotation() {
        var session = Session(SmallApp())
        var seen: [Int] = []
        for _ in 0..<4 {
            session.press("r")
            seen.append(session.situation.conditions.rotation.rawValue)
        }
        #expect(seen == [90, 180, 270, 0])
        session.press("rR")
        #expect(session.situation.conditions.rotation == .upright)
        session.press("R")
        #expect(session.situation.conditions.rotation == .anticlockwise)
    }

    @Test("[ ] bend by 5°, { } by 1°, and stop at shut and flat")
    func hinge() {
        var session = Session(SmallApp())
        session.press("]]}")
        #expect(session.situation.conditions.hinge == 11)
        session.press("{[")
        #expect(session.situation.conditions.hinge == 5)
        session.press("[[[{")
        #expect(session.situation.conditions.hinge == 0)
        session.press("o]}")
        #expect(session.situation.conditions.hinge == 180)
    }

    @Test("a bent hinge that goes back by as much is where it was")
    func hingeThereAndBack() {
        var session = Session(SmallApp())
        session.press("b")
        let book = session.situation.conditions.hinge
        session.press("]}{[")
        #expect(abs(session.situation.conditions.hinge - book) < 1e-9)
        #expect(session.poseAndTurn == "book 0")
    }

    @Test("s goes through every SDK tier and comes round")
    func tiers() {
        var session = Session(SmallApp())
        let start = session.situation.conditions.tier
        var seen: [Tier] = []
        for _ in Tier.allCases {
            session.press("s")
            seen.append(session.situation.conditions.tier)
        }
        #expect(seen.last == start)
        #expect(Set(seen) == Set(Tier.allCases))
    }

    @Test("both displays show the same app; the other one is the one that is off")
    func displays() {
        var session = Session(SmallApp())
        #expect(session.lit.screen.display == .outer)
        #expect(session.other?.screen.display == .inner)
        session.press("o2")
        #expect(session.lit.screen.display == .inner)
        #expect(session.other?.screen.display == .outer)
        #expect(session.other?.bars.tabs?.items.map(\.isSelected) == [false, true, false])
    }

    @Test("a number selects its tab; a number without one says so and changes nothing")
    func tabs() {
        var session = Session(SmallApp())
        session.press("3")
        #expect(session.lit.bars.tabs?.items.map(\.isSelected) == [false, false, true])
        session.press("4")
        #expect(session.notice == "there are 3 tabs, no 4")
        #expect(session.lit.bars.tabs?.items.map(\.isSelected) == [false, false, true])
        session.press("1")
        #expect(session.notice == "\"Tab 1\" is the tab shown now")
    }

    @Test("arrows and hjkl walk to the nearest element that way; at the end they stay")
    func selection() {
        var session = Session(SmallApp())
        session.press("l")
        #expect(session.selectedLabel == "A", "the first key selects, top left")
        for (keys, label) in [
            ("l", "B"), ("l", "C"), ("j", "F"), ("h", "E"), ("j", "H"), ("h", "G"), ("h", "G"), ("k", "D"),
        ] {
            session.press(keys)
            #expect(session.selectedLabel == label)
        }
        for (code, label) in [(Key.Code.right, "E"), (.up, "B"), (.left, "A"), (.down, "D")] {
            _ = session.update(.key(Key(code)))
            #expect(session.selectedLabel == label)
        }
    }

    @Test("from every element, going one way and back ends where one started, inside the block of nine")
    func thereAndBack() {
        let ways: [(Character, Character)] = [("l", "h"), ("j", "k")]
        for index in 0..<9 {
            for (go, back) in ways {
                var session = Session(SmallApp())
                session.options.selection = ViewID.root.child(.statement(index))
                session.press(String(go))
                guard session.options.selection != ViewID.root.child(.statement(index)),
                    session.selected?.kind == "Button"
                else {
                    continue
                }
                session.press(String(back))
                #expect(session.options.selection == ViewID.root.child(.statement(index)))
            }
        }
    }

    @Test("a selection survives the fold; when its page goes, it goes")
    func selectionLives() {
        var session = Session(SmallApp())
        session.press("l")
        session.press("borsd")
        #expect(session.selectedLabel == "A")
        session.press("2")
        #expect(session.options.selection == nil)
    }

    @Test("paging scrolls the list by half its height and stops at both ends")
    func scrolling() {
        var session = Session(SmallApp())
        func offset() -> Double? { session.situation.app.interaction.scroll[ViewID.root.child(.key("list"))]?.y }
        _ = session.update(.key(Key(.pageDown)))
        #expect(offset() == 100)
        for _ in 0..<5 { _ = session.update(.key(Key(.pageDown))) }
        #expect(offset() == 250, "450 of content in 200")
        for _ in 0..<5 { _ = session.update(.key(Key(.pageUp))) }
        #expect(offset() == 0)
    }

    @Test("g w d and zoom change how one looks, not what is there; 0 fits again")
    func looking() {
        var session = Session(SmallApp())
        session.press("gwd+++")
        #expect(session.options.guides && session.options.reasons && session.options.isDark)
        #expect(session.options.zoom == 3)
        _ = session.update(.key(Key(.right, .shift)))
        #expect(session.options.pan.columns > 0)
        session.press("-0")
        #expect(session.options.zoom == 0)
        #expect(session.options.pan == Preview.Pan())
        session.press("gwd")
        #expect(session.options == Preview.Options())
        session.press("u")
        #expect(session.notice == "nothing to undo", "none of it is a step")
    }

    @Test("u takes back one step after the other, to the very start")
    func undo() {
        var session = Session(SmallApp())
        session.press("brs3")
        session.press("u")
        #expect(session.lit.bars.tabs?.items.first?.isSelected == true)
        session.press("uuu")
        #expect(session.situation.conditions == Conditions())
        session.press("u")
        #expect(session.notice == "nothing to undo")
    }

    @Test("while the help is open keys do not act behind it; ? and Esc close it, q quits")
    func help() {
        var session = Session(SmallApp())
        session.press("?bors3")
        #expect(session.isHelpOpen)
        #expect(session.situation.conditions == Conditions())
        session.press("?")
        #expect(!session.isHelpOpen)
        session.press("?")
        _ = session.update(.key(Key(.escape)))
        #expect(!session.isHelpOpen)
        session.press("?")
        let effects = session.update(.key(Key("q")))
        #expect(effects == [.quit])
    }

    @Test("every key of the table acts from every state two keys deep, without a trap, and a quit is only q's")
    func everyPairOfKeys() {
        let keys = KeyTable.rows.flatMap(\.commands).map(\.0)
        for first in keys {
            for second in keys {
                var session = Session(SmallApp())
                let effects = session.update(.key(first)) + session.update(.key(second))
                // In the search, q is a letter.
                #expect(effects.contains(.quit) == (first == Key("q") || second == Key("q") && first != Key("/")))
            }
        }
    }

    @Test("no key means two things")
    func keysAreUnique() {
        let keys = KeyTable.rows.flatMap(\.commands).map(\.0)
        #expect(Set(keys).count == keys.count)
    }

    @Test("on a screen too small for the picture only help and quit act; grown again, all is as it was")
    func tooSmall() {
        let abilities = ScreenAbilities(depth: .mono, glyphs: .unicode, hasMouse: false)
        for (columns, rows) in [(59, 20), (60, 19), (1, 1), (0, 0)] {
            let size = ScreenSize(columns: columns, rows: rows)
            var session = Session(SmallApp())
            _ = session.update(.resize(size))
            session.press("bors3gwd+l")
            #expect(session.situation.conditions == Conditions())
            #expect(session.options == Preview.Options())
            let line = String(TextWriter.text(session.view(on: size, with: abilities)).prefix { $0 != "\n" })
            let whole = "needs 60×20, have \(columns)×\(rows)"
            #expect(line == whole || line == whole.prefix(max(0, columns - 1)) + (columns > 0 ? "…" : ""))
            let quits = session.update(.key(Key("q")))
            #expect(quits == [.quit])

            let large = ScreenSize(columns: 80, rows: 24)
            _ = session.update(.resize(large))
            let fresh = Session(SmallApp())
            #expect(session.view(on: large, with: abilities) == fresh.view(on: large, with: abilities))
        }
    }

    @Test("what is done and undone by keys leaves the same picture, at every size", arguments: sizes)
    func thereAndBackAgain(size: ScreenSize) {
        let tiers = String(repeating: "s", count: Tier.allCases.count)
        for keys in ["gg", "ww", "dd", "+-", "[]", "{}", "rR", "rrrr", "cb", "ocb", "3u", "su", "??", "++0", tiers] {
            var session = Session(SmallApp())
            _ = session.update(.resize(size))
            session.press("b")
            let before = session.view(on: size, with: colourful)
            // A key without a meaning takes the last notice away.
            session.press(keys + "Z")
            #expect(session.view(on: size, with: colourful) == before, "\(keys)")
        }
    }

    @Test("no key is silent: each changes the picture or says why it cannot, at every size", arguments: sizes)
    func everyKeyShows(size: ScreenSize) {
        for key in ["c", "o", "r", "R", "[", "]", "{", "}", "s", "2", "l", "w", "g", "d", "\t", "+", "-", "?"] {
            var session = Session(SmallApp())
            _ = session.update(.resize(size))
            session.press("b")
            let before = session.view(on: size, with: colourful)
            _ = session.update(.key(key == "\t" ? Key(.tab) : Key(Character(key))))
            #expect(session.view(on: size, with: colourful) != before, "\(key) at \(size.columns)×\(size.rows)")
        }
    }

    @Test(
        "a click on the middle of an element selects it; a second one taps it; beside everything it lets go",
        arguments: sizes)
    func clicks(size: ScreenSize) throws {
        for pose in ["c", "b", "o"] {
            var session = Session(SmallApp())
            _ = session.update(.resize(size))
            session.press(pose)
            for element in session.lit.elements {
                let cell = try #require(session.cell(of: element))
                _ = session.update(.mouse(MouseEvent(.press(.left), column: cell.column, row: cell.row)))
                #expect(session.selected?.id == element.id)
                if element.kind == "Button" {
                    _ = session.update(.mouse(MouseEvent(.press(.left), column: cell.column, row: cell.row)))
                    #expect(session.situation.app.interaction.openMenu == element.id)
                }
            }
            _ = session.update(.mouse(MouseEvent(.press(.left), column: 0, row: 0)))
            #expect(session.selected != nil, "the header is no place to click")
            for row in stride(from: 0, to: size.rows, by: 5) {
                for column in stride(from: 0, to: size.columns, by: 11) {
                    _ = session.update(.mouse(MouseEvent(.wheelDown, column: column, row: row)))
                }
            }
        }
    }

    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { ScreenSize(columns: $0.0, rows: $0.1) }
    private let colourful = ScreenAbilities(depth: .direct, glyphs: .unicode, hasMouse: true)

    @Test("pastes, focus and unknown keys change nothing")
    func indifference() {
        var session = Session(SmallApp())
        let events: [InputEvent] = [
            .paste("qbo"), .focus(true), .focus(false), .resumed, .key(Key("Z")), .key(Key(.function(5))),
            .key(Key("b", .alt)),
        ]
        for event in events {
            let effects = session.update(event)
            #expect(effects.isEmpty)
        }
        #expect(session.situation.conditions == Conditions())
        session.press("u")
        #expect(session.notice == "nothing to undo")
    }
}

extension Key {
    fileprivate init(_ character: Character, _ modifiers: Modifiers) { self.init(.character(character), modifiers) }
}
