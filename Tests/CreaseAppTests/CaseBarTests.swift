import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

@Suite("Worked cases of bars and sheets")
struct CaseBarTests {
    @Test("a sheet with a lone word keeps an empty rail, 374 wide, and says so")
    func loneWord() throws {
        let run = try CaseRun("LoneWord")
        #expect(run.sheet?.bars?.rail?.items.isEmpty == true)
        #expect(run.sheet?.bars?.placed("Done") == "top title-only")
        #expect(run.node("form")?.frame.width == 374 && run.rules.contains("empty-rail"))
    }

    @Test("with a symbol the word is in the rail as the prominent action, still 374 wide")
    func symbol() throws {
        var run = try CaseRun("LoneWord", set: ["hasSymbol": "true"])
        #expect(run.sheet?.bars?.railTitles == ["Done"] && run.sheet?.bars?.placed("Done") == "rail prominent")
        #expect(run.node("form")?.frame.width == 374 && !run.rules.contains("empty-rail"))
        run.tap("Done")
        #expect(run.sheet == nil)
    }

    @Test("with vertical bars switched off there is no rail: 450 wide, and the sheet ends short of the camera")
    func disabled() throws {
        let run = try CaseRun("LoneWord", set: ["isDisabled": "true"])
        let sheet = try #require(run.sheet)
        #expect(sheet.bars?.rail == nil && run.node("form")?.frame.width == 450)
        let camera = try #require(run.scene.screen.region(named: .camera)?.frame)
        #expect(sheet.frame.minY >= camera.maxY)
    }

    @Test("words only: nothing goes vertical, each for its reason; with symbols all five are in the rail")
    func words() throws {
        let run = try CaseRun("WordsOnly")
        #expect(run.bars.railTitles.filter { $0 != "…" } == [])
        for title in ["Move", "Favorite", "Delete", "Order"] {
            let placed = try #require(run.bars.placed(title))
            #expect(["top title-only", "overflow no-room"].contains(placed), "\(title)")
        }
        let symbols = try CaseRun("WordsOnly", set: ["hasSymbols": "true"])
        #expect(symbols.bars.railTitles == ["Move", "Favorite", "Delete", "Order", "Count"])
    }

    @Test("crowded rail closed: Back, Done, then one overflow control; Compose leaves last, the tabs stay whole")
    func crowded() throws {
        let run = try CaseRun("CrowdedRail")
        #expect(run.bars.railTitles == ["Back", "Done", "…"])
        #expect(run.bars.tabs?.style == .rail && run.bars.tabs?.items.count == 5)
        #expect(run.bars.overflow.map(\.title).contains("Sort"))
        let open = try CaseRun("CrowdedRail", .open)
        #expect(open.bars.railTitles == ["Back", "Done", "Compose", "…"])
        let spaced = try CaseRun("CrowdedRail", set: ["hasSpacers": "true"])
        #expect(spaced.bars.railTitles == run.bars.railTitles, "a flexible spacer counts nothing")
    }

    @Test("the keyboard covers the lower tabs of the rail: a note, no error; without it all are free")
    func search() throws {
        var conditions = Conditions()
        conditions.keyboard = true
        let run = try CaseRun("SearchWithKeyboard", conditions)
        #expect(run.scene.keyboard?.rounded == "0 389 466 289")
        let finding = try #require(run.scene.findings.first { $0.rule == "keyboard-covers" })
        #expect(finding.severity == .note)
        let covered = (run.bars.tabs?.items ?? []).filter { $0.frame.maxY > 389 }.map(\.title)
        #expect(covered == ["Dex", "Want", "Scan", "Collection", "Search"])
        let things = run.scene.things
        for title in covered {
            let tab = try #require(things.first { $0.place == .tab && $0.label == title })
            #expect(run.scene.obstacle(on: tab, among: things) == .keyboard)
        }
        var up = try CaseRun("SearchWithKeyboard")
        #expect(!up.rules.contains("keyboard-covers"))
        for title in ["Want", "Scan", "Collection", "Search", "Dex"] {
            up.tap(title)
            #expect(up.bars.tabs?.items.first { $0.isSelected }?.title == title)
        }
    }

    @Test(
        "where the rail goes, and the insets around it",
        arguments: [
            (Conditions(.closed), Edge.right, "0/0/34/84"),
            (Conditions(.closed, turn: .clockwise), .right, "0/0/34/84"),
            (Conditions(.closed, turn: .anticlockwise), .left, "0/84/34/0"), (Conditions(.open), .right, "0/0/34/84"),
            (Conditions(.open, turn: .upsideDown), .right, "0/0/34/84"), (Conditions(.book), .right, "0/0/34/84"),
            (Conditions(.tall), nil, "82/0/34/0"),
        ] as [(Conditions, Edge?, String)])
    func rail(conditions: Conditions, edge: Edge?, insets: String) throws {
        let run = try CaseRun("WhereTheRailGoes", conditions)
        let safe = run.scene.screen.safeArea
        #expect(
            [safe.top, safe.left, safe.bottom, safe.right].map { String(Int($0)) }.joined(separator: "/") == insets)
        #expect(run.bars.edge == edge)
        let all = ["Sort", "Filter", "Share"]
        #expect(edge == nil ? run.bars.topTitles == all : run.bars.railTitles == all)
        #expect(edge == nil ? run.bars.tabs?.style == .pill : run.bars.tabs?.style == .rail)
    }

    @Test("closed, turned clockwise, the camera is at the bottom of the rail and the tabs end above it")
    func camera() throws {
        let run = try CaseRun("WhereTheRailGoes", Conditions(.closed, turn: .clockwise))
        let camera = try #require(run.scene.screen.region(named: .camera)?.frame)
        #expect(try #require(run.bars.tabs?.frame.maxY) < camera.minY && camera.midX > 594)
    }

    @Test("hand-made bars stay where the layout put them, and the rail holds only the status column")
    func handMade() throws {
        for pose in [Pose.closed, .open] {
            let run = try CaseRun("HandMadeBars", pose)
            #expect(run.bars.rail == nil && run.bars.decisions.allSatisfy { $0.reason == .handMadeBar })
            let width = Int(run.scene.screen.windowSize.width - 84)
            #expect(run.frame("header") == "0 0 \(width) 48")
            #expect(run.rules.contains("hand-made-bar"))
        }
        #expect(try CaseRun("WhereTheRailGoes").rules.contains("hand-made-bar") == false)
    }
}
