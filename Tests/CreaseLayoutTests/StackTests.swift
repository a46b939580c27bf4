import CreaseDevice
import Testing

@testable import CreaseLayout

/// How stacks divide their length, in letters: one letter is one point.
struct StackTests {
    private func fixed(_ name: String, _ width: Double, _ height: Double? = nil) -> ViewNode {
        color().frame(width: width, height: height).named(name)
    }

    @Test("three flexible views share equally")
    func equalShares() {
        let row = hstack(0, .center, color("a"), color("b"), color("c"))
        #expect(picture(row, 12, 1) == "aaaabbbbcccc")
        #expect(picture(vstack(0, .center, color("a"), color("b"), color("c")), 1, 3) == "a\nb\nc")
    }

    @Test("a fixed view is served first, wherever it stands")
    func fixedFirst() {
        #expect(picture(hstack(0, .center, color("a"), fixed("b", 6), color("c")), 12, 1) == "aaabbbbbbccc")
        #expect(picture(hstack(0, .center, color("a"), color("c"), fixed("b", 6)), 12, 1) == "aaacccbbbbbb")
    }

    @Test("given spacing lies between views only")
    func spacing() {
        #expect(picture(hstack(2, .center, color("a"), color("b"), color("c")), 13, 1) == "aaa..bbb..ccc")
    }

    @Test("no spacing given: eight points, none beside a spacer, which brings its own eight")
    func standardSpacing() {
        #expect(picture(hstack(nil, .center, fixed("a", 2), fixed("b", 2)), 12, 1) == "aa........bb")
        #expect(picture(hstack(nil, .center, fixed("a", 2), spacer(), fixed("b", 2)), 14, 1) == "aa..........bb")
        #expect(picture(hstack(nil, .center, fixed("a", 2), spacer(), fixed("b", 2)), 12, 1) == "aa........bb")
    }

    @Test("a spacer takes what is left, two spacers share it")
    func spacers() {
        #expect(picture(hstack(0, .center, fixed("a", 2), spacer(0), fixed("b", 2)), 9, 1) == "aa.....bb")
        #expect(picture(hstack(0, .center, spacer(0), fixed("a", 3), spacer(0)), 9, 1) == "...aaa...")
        #expect(picture(vstack(0, .center, spacer(0), fixed("a", 1, 1)), 1, 3) == ".\n.\na")
    }

    @Test("a spacer takes only what others leave: a flexible view beside it has all but the spacer's least")
    func spacersComeLast() {
        let upToEight = color().flexible(FlexibleFrame(maxWidth: 8)).named("a")
        #expect(picture(hstack(0, .center, upToEight, spacer(0)), 10, 1) == "aaaaaaaa..")
        #expect(picture(hstack(0, .center, color("a"), spacer(2)), 10, 1) == "aaaaaaaa..")
        #expect(picture(hstack(0, .center, spacer(1), upToEight, spacer(1), fixed("b", 2)), 10, 1) == ".aaaaaa.bb")
    }

    @Test("a spacer is served last: words beside it stay on one line, a colour leaves it its least")
    func spacersLast() {
        let row = hstack(0, .center, text("Silence all"), spacer(2), color().frame(width: 20))
        let words = Paragraph("Silence all", Face(Font(.style(.body)), textSize: .large)).naturalWidth
        #expect(layout(row, on: canvas(words + 23, 50)).node("Silence all")?.frame.height == 22)
        #expect(picture(hstack(0, .center, color("a"), spacer(2), color("b")), 12, 1) == "aaaaa..bbbbb")
    }

    @Test("across, views stand where the alignment says")
    func cross() {
        let parts = { (name: String, height: Double) in self.fixed(name, 2, height) }
        #expect(picture(hstack(0, .top, parts("a", 1), parts("b", 3)), 4, 3) == "aabb\n..bb\n..bb")
        #expect(picture(hstack(0, .center, parts("a", 1), parts("b", 3)), 4, 3) == "..bb\naabb\n..bb")
        #expect(picture(hstack(0, .bottom, parts("a", 1), parts("b", 3)), 4, 3) == "..bb\n..bb\naabb")
        let column = vstack(0, .trailing, fixed("a", 1, 1), fixed("b", 3, 1))
        #expect(picture(column, 3, 2) == "..a\nbbb")
    }

    @Test("the important view takes all but the least the others need")
    func priorities() {
        let least = color().flexible(FlexibleFrame(minWidth: 3)).named("b")
        #expect(picture(hstack(0, .center, color("a").priority(1), least), 10, 1) == "aaaaaaabbb")
        let low = color("a").priority(-1)
        #expect(picture(hstack(0, .center, low, color("b"), color("c")), 10, 1) == "bbbbbccccc")
    }

    @Test("what does not fit sticks out evenly, as the stack is centred")
    func overflow() {
        #expect(picture(hstack(0, .center, fixed("a", 6), fixed("b", 6)), 8, 1) == "aaaabbbb")
    }

    @Test("right to left: the first view stands at the right")
    func mirrored() {
        let row = hstack(1, .center, fixed("a", 2), color("b"))
        #expect(picture(row, 8, 1) == "aa.bbbbb")
        #expect(picture(row, 8, 1, direction: .rightToLeft) == "bbbbb.aa")
        let padded = color("a").padding(3, [.leading])
        #expect(picture(padded, 8, 1, direction: .rightToLeft) == "aaaaa...")
        #expect(
            picture(vstack(0, .leading, fixed("a", 2, 1), fixed("b", 4, 1)), 4, 2, direction: .rightToLeft)
                == "..aa\nbbbb")
    }

    @Test("stacks in stacks: the inner one is as flexible as its children")
    func nested() {
        let inner = vstack(0, .center, fixed("a", 2, 1), fixed("b", 2, 1))
        #expect(picture(hstack(0, .center, inner, color("c")), 6, 2) == "aacccc\nbbcccc")
        let flexible = hstack(0, .center, fixed("a", 2), color("b"))
        #expect(picture(hstack(0, .center, flexible, color("c")), 8, 1) == "aabbcccc")
    }

    @Test("a lazy stack is as wide as it is offered and keeps its children at their ideal")
    func lazy() {
        let lazy = Views.node(
            .stack(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 0, isLazy: true),
            [fixed("a", 2, 1), color("b")])
        #expect(picture(lazy.frame(width: 4, height: 11), 4, 11).prefix(9) == "aa..\nbbbb")
    }

    @Test("a divider lies across its stack, a third of a point thick")
    func dividers() {
        let column = vstack(0, .center, fixed("a", 4, 1), Views.node(.divider).named("d"), fixed("b", 4, 1))
        let scene = layout(column, on: canvas(10, 10))
        #expect(near(scene.frame("d"), [0, 4.83, 10, 0.33], within: 0.01))
        let row = hstack(0, .center, fixed("a", 4, 1), Views.node(.divider).named("d"))
        #expect(near(layout(row, on: canvas(10, 10)).frame("d"), [6.8, 0, 0.33, 10], within: 0.1))
    }

    @Test("a higher layer is drawn later, though it comes first")
    func layers() {
        let layers = zstack(.center, color("a").modified(.zIndex(1)).frame(width: 2, height: 1), color("b"))
        #expect(picture(layers, 4, 1) == "baab")
    }

    @Test("text of different sizes stands on one baseline")
    func baselines() {
        let large = text("A").environment { $0.font = Font(.style(.largeTitle)) }
        let scene = layout(hstack(0, .firstTextBaseline, text("a"), large), on: canvas(100, 100))
        let small = Face(Font(.style(.body)), textSize: .large)
        let big = Face(Font(.style(.largeTitle)), textSize: .large)
        let a = scene.frame("a")[1] + small.ascent
        let b = scene.frame("A")[1] + big.ascent
        #expect(abs(a - b) < 0.001)
        #expect(scene.frame("a")[1] > scene.frame("A")[1])
    }

    @Test("a moved guide moves the view against its neighbours")
    func guides() {
        let moved = fixed("a", 2, 1).modified(.alignmentGuide(.horizontal(.leading), offset: -3))
        #expect(picture(vstack(0, .leading, moved, fixed("b", 2, 1)), 5, 2) == "...aa\nbb...")
    }
}
