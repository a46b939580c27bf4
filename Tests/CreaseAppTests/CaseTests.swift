import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// The worked cases: small layouts of `Cases` with the outcome the device is known to give.
@Suite("Worked cases of windows and content")
struct CaseTests {
    @Test(
        "windows and tiers: the window shrinks below 27.1, and a 26.0 app is boxed",
        arguments: [
            (Pose.closed, Tier.sdk271, "466×678"), (.closed, .sdk272, "466×678"), (.closed, .sdk27, "386×678"),
            (.closed, .sdk26, "375×667"), (.open, .sdk271, "951×669"), (.open, .sdk272, "951×669"),
            (.open, .sdk27, "871×669"), (.open, .sdk26, "375×667"),
        ])
    func windows(pose: Pose, tier: Tier, size: String) throws {
        let run = try CaseRun("Window", Conditions(pose, tier: tier))
        let window = run.scene.screen.bounds.size
        #expect("\(Int(window.width))×\(Int(window.height))" == size)
        #expect(run.frame("window") == "0 0 \(Int(window.width)) \(Int(window.height))")
        #expect(run.scene.screen.regions.isEmpty == (tier < .sdk271))
    }

    @Test("a large phone sideways is 956×440, regular and compact, and no inner display")
    func phone() throws {
        let run = try CaseRun("Window", Conditions(device: .iPhone69, rotation: .clockwise))
        #expect(run.frame("window") == "0 0 956 440")
        #expect(run.scene.screen.sizeClasses == SizeClasses(horizontal: .regular, vertical: .compact))
        #expect(run.scene.screen.display == .phone && run.scene.screen.regions.isEmpty)
    }

    @Test("a full-bleed card meets camera and status column, its ground does not count; kept safe it is clear")
    func stage() throws {
        let bleeding = try CaseRun("FullBleedStage")
        #expect(bleeding.frame("card") == "0 0 466 678" && bleeding.frame("ground") == "0 0 466 678")
        #expect(bleeding.rules.contains("under-camera") && bleeding.rules.contains("under-status"))
        let lines = Set(bleeding.scene.findings.filter { $0.rule.hasPrefix("under") }.map { $0.source?.line })
        #expect(lines.count == 1, "the card alone")
        let safe = try CaseRun("FullBleedStage", set: ["isSafe": "true"])
        #expect(safe.rules.filter { $0.hasPrefix("under") } == [])
    }

    @Test("a round button 20 points from the screen's edge is under the rail; from the safe area's edge it is clear")
    func roundButton() throws {
        let run = try CaseRun("RoundButton")
        #expect(run.rules.contains("under-rail"))
        let frame = try #require(run.node("add")?.frame)
        #expect(frame.maxX > 382)
        let safe = try CaseRun("RoundButton", set: ["isSafe": "true"])
        #expect(!safe.rules.contains("under-rail"))
        #expect(try #require(safe.node("add")?.frame.maxX) <= 362)
    }

    @Test("a grid has three columns closed, an even number inside, and in book a gutter on the fold")
    func grid() throws {
        #expect(try CaseRun("Grid").node("card3") == nil)
        let open = try CaseRun("Grid", .open)
        #expect(open.node("card3") != nil && open.node("card4") == nil)
        let book = try CaseRun("Grid", .book)
        #expect(book.node("card3") != nil && book.node("card4") == nil)
        #expect(try #require(book.node("card1")?.frame.maxX) <= 456)
        #expect(try #require(book.node("card2")?.frame.minX) >= 495)
        #expect(book.node("card0")?.frame.minX == open.node("card0")?.frame.minX)
        #expect(book.node("card3")?.frame.maxX == open.node("card3")?.frame.maxX)
    }

    @Test("a panel centred by hand crosses the fold; an alert goes to the trailing half, a sheet to the leading one")
    func panel() throws {
        #expect(try CaseRun("HomeMadePanel", .book).rules.contains("crosses-fold"))
        #expect(try CaseRun("HomeMadePanel", .open).rules.contains("crosses-fold") == false)
        let alert = try CaseRun("HomeMadePanel", set: ["showsPanel": "false", "showsAlert": "true"], .book)
        #expect(try #require(alert.sheet?.frame.minX) >= 495.5 && alert.sheet?.kind == .alert)
        let upper = try CaseRun("HomeMadePanel", set: ["showsPanel": "false", "showsAlert": "true"], .laptop)
        #expect(try #require(upper.sheet?.frame.maxY) <= 455.5)
        let sheet = try CaseRun("HomeMadePanel", set: ["showsPanel": "false", "showsSheet": "true"], .book)
        #expect(try #require(sheet.sheet?.frame.maxX) <= 455.5 && sheet.sheet?.kind == .sheet)
    }

    @Test("split upright: primary on top and no rail; only sideways, the primary alone and the secondary alive")
    func splitUpright() throws {
        let tall = try CaseRun("SplitUpright", .tall)
        #expect(tall.frame("wall") == "0 134 669 392" && tall.frame("inspector") == "0 526 669 392")
        #expect(tall.bars.axis == .horizontal && tall.bars.rail == nil && tall.bars.topTitles == ["Share"])
        let sideways = try CaseRun("SplitUpright", set: ["isSideways": "true"], .tall)
        #expect(sideways.frame("wall") == "0 134 669 783")
        #expect(!sideways.shows("inspector") && sideways.frame("inspector") == "0 134 669 783")
    }

    @Test("divider: halves when flat, on the fold in book whatever the ratio, and an empty secondary keeps its pane")
    func divider() throws {
        let open = try CaseRun("Divider", .open)
        #expect(open.node("wall")?.frame.maxX == 433.5 && open.node("inspector")?.frame.minX == 433.5)
        #expect(open.node("inspector")?.frame.maxX == 867)
        for states in [[:], ["hasRatio": "true"]] {
            let book = try CaseRun("Divider", set: states, .book)
            #expect(book.node("wall")?.frame.minX == 0 && book.node("wall")?.frame.maxX == 455.5)
            #expect(book.node("inspector")?.frame.minX == 495.5 && book.node("inspector")?.frame.maxX == 867)
        }
        let empty = try CaseRun("Divider", set: ["isEmpty": "true"], .book)
        #expect(empty.node("wall")?.frame.maxX == 455.5)
    }

    @Test("a page pushed while closed is still there unfolded, 951 wide with Back in the rail")
    func pushed() throws {
        var run = try CaseRun("PushedThenUnfolded")
        run.tap("Tide")
        #expect(run.shows("page") && run.bars.railTitles == ["Back"])
        run.pose(.open)
        #expect(run.shows("page") && run.bars.railTitles == ["Back"])
        #expect(run.scene.screen.windowSize.width == 951)
        run.pose(.closed)
        #expect(run.shows("page"))
    }

    @Test("a layout that reconciles its path shows wall and inspector unfolded, with the selection")
    func reconciled() throws {
        var run = try CaseRun("PushedThenUnfolded", set: ["reconciles": "true"])
        run.tap("Tide")
        #expect(run.shows("page"))
        run.pose(.open)
        #expect(!run.shows("page") && run.shows("wall") && run.node("inspector")?.label == "Tide")
        run.pose(.closed)
        #expect(run.shows("page"))
    }
}
