import CreaseDevice
import Testing

@Suite("What bars and keyboard take from the window")
struct ChromeTests {
    /// The content under a title: the safe area with vertical bars, less the row and the band below.
    private func content(_ conditions: Conditions, tabs: Bool) -> Rect {
        let screen = screen(for: conditions)
        var insets = screen.safeArea(withVerticalBars: true)
        insets.top = screen.chrome.navigationBar.maxY
        if tabs, screen.railEdge == nil { insets.bottom = screen.chrome.tabBand }
        return screen.bounds.inset(by: insets)
    }

    @Test("content under a title is what the simulator measures")
    func underTitle() {
        #expect(content(Conditions(.closed), tabs: true).text == "0,82 382×562")
        #expect(content(Conditions(.closed, turn: .clockwise), tabs: true).text == "0,82 594×350")
        #expect(content(Conditions(.closed, turn: .anticlockwise), tabs: true).text == "84,82 594×350")
        #expect(content(Conditions(.open), tabs: true).text == "0,82 867×553")
        #expect(content(Conditions(.tall), tabs: false).text == "0,134 669×783")
        #expect(content(Conditions(.tall), tabs: true).text == "0,134 669×734")
        let measured: [(Fact, Conditions)] = [
            (.barContentOuterUpright, Conditions(.closed)),
            (.barContentOuterSideways, Conditions(.closed, turn: .clockwise)),
            (.barContentInnerLandscape, Conditions(.open)), (.barContentInnerTall, Conditions(.tall)),
        ]
        for (fact, conditions) in measured {
            #expect(content(conditions, tabs: false).size == fact.size, "\(fact.name)")
        }
    }

    @Test("both halves leave 385×635 without a title", arguments: SplitSide.allCases)
    func halves(side: SplitSide) {
        let screen = screen(for: Conditions(.open, split: side))
        #expect(screen.bounds.inset(by: screen.safeArea(withVerticalBars: true)).size == Fact.splitContent.size)
    }

    @Test("tab pill: 868…930 on the tall inner display, 597…655 on the outer one")
    func pills() {
        func pill(_ pose: Pose) -> String {
            let screen = screen(for: Conditions(pose))
            let bottom = screen.windowSize.height - screen.chrome.tabPillBottom
            return "\((bottom - screen.chrome.tabPillHeight).plain)…\(bottom.plain)"
        }
        #expect(pill(.tall) == "868…930")
        #expect(pill(.closed) == "597…655")
    }

    @Test("rows of the navigation bar in every tier")
    func rows() {
        func row(_ conditions: Conditions) -> String { screen(for: conditions).chrome.navigationBar.text }
        #expect(row(Conditions(.closed)) == "0,24 466×58")
        #expect(row(Conditions(.open)) == Fact.barNavigationFrame.rect.text)
        #expect(row(Conditions(.tall)) == "0,82 669×52")
        #expect(row(Conditions(.tall, split: .right)) == "0,24 669×58")
        #expect(row(Conditions(.open, tier: .sdk27)) == "0,24 871×58")
        #expect(row(Conditions(.open, tier: .sdk26)) == "0,20 375×54")
        #expect(row(Conditions(device: .iPhone69)) == "0,62 440×54")
    }

    @Test("the keyboard stands on the display's bottom, under the rail too")
    func keyboard() {
        func keyboard(_ conditions: Conditions) -> String {
            var conditions = conditions
            conditions.keyboard = true
            return screen(for: conditions).keyboard?.text ?? "none"
        }
        #expect(keyboard(Conditions(.closed)) == "0,389 466×289")
        #expect(keyboard(Conditions(.closed, turn: .clockwise)) == "0,236 678×230")
        #expect(keyboard(Conditions(.open)) == "0,405 951×264")
        #expect(keyboard(Conditions(.tall)) == "0,601 669×350")
        #expect(keyboard(Conditions(.laptop)) == "0,601 669×350")
        #expect(keyboard(Conditions(.open, split: .right)) == "0,405 469×264")
        #expect(keyboard(Conditions(.open, tier: .sdk27)) == "0,405 871×264")
        #expect(keyboard(Conditions(.closed, tier: .sdk26)) == "0,407 375×260")
        #expect(keyboard(Conditions(.tall, split: .left)) == "none")
        #expect(keyboard(Conditions(.tall, split: .right)) == "0,119 669×350")
        #expect(screen(for: Conditions(.closed)).keyboard == nil)
    }
}
