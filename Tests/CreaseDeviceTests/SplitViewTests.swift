import CreaseDevice
import Testing

@Suite("Split View halves")
struct SplitViewTests {
    @Test("left half: rail at the screen's left edge, bare insets without it, no status column")
    func left() {
        #expect(
            picture(screen(for: Conditions(.open, split: .left))) == """
                inner 951×669 · window 469×669 · compact×regular · 0/0/34/0 · rail left 24…643
                fold off 455.5,0 13.5×669 margins 0/20/0/20
                """)
    }

    @Test("right half: rail right under the status column, the fold at its left edge")
    func right() {
        #expect(
            picture(screen(for: Conditions(.open, split: .right))) == """
                inner 951×669 · window 469×669 at 482,0 · compact×regular · 0/0/34/84 · rail right 120…643
                fold off 0,0 13.5×669 margins 0/20/0/20
                camera off 195.333,21 58×37
                status on 385,0 84×120
                """)
    }

    @Test("folding makes the division active and leaves the rest", arguments: SplitSide.allCases)
    func folded(side: SplitSide) {
        var flat = screen(for: Conditions(.open, split: side))
        flat.regions[0].isActive = true
        #expect(picture(screen(for: Conditions(.book, split: side))) == picture(flat))
    }

    @Test("system bars create 84 at the left of the left half, disabled ones take it away at the right")
    func bars() {
        let left = screen(for: Conditions(.open, split: .left))
        let right = screen(for: Conditions(.open, split: .right))
        #expect(left.safeArea(withVerticalBars: true).text == "0/84/34/0")
        #expect(left.safeArea(withVerticalBars: false).text == "0/0/34/0")
        #expect(right.safeArea(withVerticalBars: true).text == "0/0/34/84")
        #expect(right.safeArea(withVerticalBars: false).text == "0/0/34/0")
        #expect(left.layoutMargins.text == "0/84/0/20" && right.layoutMargins.text == "0/20/0/84")
    }

    @Test("the halves and the gutter are the display")
    func sum() {
        let left = screen(for: Conditions(.open, split: .left)).windowFrame
        let right = screen(for: Conditions(.open, split: .right)).windowFrame
        #expect(right.minX - left.maxX == Fact.splitGutter.value && right.maxX == Fact.displayInnerSize.value)
    }

    @Test("tall: the halves are stacked, the status band is in the upper one")
    func stacked() {
        #expect(
            picture(screen(for: Conditions(.laptop, split: .left))) == """
                inner 669×951 · window 669×469 · compact×regular · 82/0/34/0
                fold on 0,455.5 669×13.5 margins 20/0/20/0
                status on 535,0 134×82
                """)
        #expect(
            picture(screen(for: Conditions(.laptop, split: .right))) == """
                inner 669×951 · window 669×469 at 0,482 · compact×regular · 0/0/34/0
                fold on 0,0 669×13.5 margins 20/0/20/0
                camera off 611,195.333 37×58
                """)
    }

    @Test("what nobody has measured says so: stacked halves, and what a pinned picture leaves")
    func unseen() {
        var pinned = Conditions(.open)
        pinned.pictureInPicture = true
        for conditions in [Conditions(.tall, split: .left), Conditions(.tall, split: .right), pinned] {
            let screen = screen(for: conditions)
            #expect(screen.regions.allSatisfy { $0.basis == .assumed } && !screen.assumptions.isEmpty)
        }
    }

    @Test("the outer display has no Split View", arguments: SplitSide.allCases)
    func outer(side: SplitSide) {
        #expect(picture(screen(for: Conditions(.closed, split: side))) == picture(screen(for: Conditions(.closed))))
    }
}
