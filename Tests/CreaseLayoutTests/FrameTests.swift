import CreaseDevice
import Testing

@testable import CreaseLayout

/// Frames, paddings and the other modifiers that change what is offered or where a view goes; one letter is a point.
struct FrameTests {
    private func box(_ name: String, _ width: Double, _ height: Double) -> ViewNode {
        color().frame(width: width, height: height).named(name)
    }

    @Test("a fixed frame wider than its child puts it where the alignment says")
    func alignment() {
        let a = box("a", 2, 1)
        #expect(picture(a.frame(width: 6, height: 1, Alignment(.leading, .center)), 6, 1) == "aa....")
        #expect(picture(a.frame(width: 6, height: 1), 6, 1) == "..aa..")
        #expect(picture(a.frame(width: 6, height: 1, Alignment(.trailing, .center)), 6, 1) == "....aa")
        let leading = a.frame(width: 6, height: 1, Alignment(.leading, .center))
        #expect(picture(leading, 6, 1, direction: .rightToLeft) == "....aa")
    }

    /// A flexible frame of one axis around a child, in a row 10 wide, and what it then takes.
    private func taken(_ frame: FlexibleFrame, _ child: ViewNode) -> Double {
        let row = hstack(0, .center, child.flexible(frame).named("f"), spacer(0))
        return layout(row.frame(width: 10, height: 1), on: canvas(10, 1)).frame("f")[2]
    }

    @Test("a flexible frame holds its offer between least and most; a missing bound is the child's own length")
    func bounds() {
        let fixed = color().frame(width: 3)
        #expect(taken(FlexibleFrame(minWidth: 4), fixed) == 4)
        #expect(taken(FlexibleFrame(minWidth: 2), fixed) == 3)
        #expect(taken(FlexibleFrame(maxWidth: 4), fixed) == 4)
        #expect(taken(FlexibleFrame(maxWidth: 2), fixed) == 2)
        #expect(taken(FlexibleFrame(minWidth: 1, maxWidth: 4), color()) == 4)
        #expect(taken(FlexibleFrame(maxWidth: .infinity), fixed) == 10)
        #expect(taken(FlexibleFrame(minWidth: 6, maxWidth: 4), color()) == 6)
        #expect(taken(FlexibleFrame(minHeight: 6), fixed) == 3)
    }

    @Test("the ideal counts only where nothing is offered")
    func ideal() {
        let view = color().flexible(FlexibleFrame(idealWidth: 4, idealHeight: 2)).named("a")
        #expect(layout(view, on: canvas(10, 10)).frame("a") == [0, 0, 10, 10])
        let free = view.modified(.fixedSize(horizontal: true, vertical: true))
        #expect(layout(free, on: canvas(10, 10)).frame("a") == [3, 4, 4, 2])
    }

    @Test("padding takes from the offer; the system's is sixteen")
    func padding() {
        #expect(picture(color("a").padding(2, [.leading, .top]), 6, 3) == "......\n......\n..aaaa")
        #expect(layout(color("a").padding(), on: canvas(100, 100)).frame("a") == [16, 16, 68, 68])
        #expect(picture(color("a").padding(-1, [.leading]).frame(width: 4, height: 1), 6, 1) == "aaaaa.")
    }

    @Test("an offset moves the picture, not the room")
    func offsets() {
        let row = hstack(0, .center, box("a", 2, 1).modified(.offset(x: 3, y: 0)), box("b", 2, 1))
        // The later view lies over what was moved.
        #expect(picture(row, 4, 1) == "..bb")
        #expect(layout(row, on: canvas(8, 1)).frame("a") == [5, 0, 2, 1])
        #expect(layout(row, on: canvas(8, 1)).frame("b") == [4, 0, 2, 1])
    }

    @Test("a position is the middle's, from the corner of all that was offered")
    func position() {
        #expect(picture(box("a", 2, 1).modified(.position(x: 5, y: 0.5)), 8, 1) == "....aa..")
        #expect(picture(box("a", 2, 1).modified(.position(x: 5, y: 0.5)), 8, 1, direction: .rightToLeft) == "..aa....")
    }

    @Test("to fit keeps inside, to fill covers")
    func ratios() {
        let fit = color("a").modified(.aspectRatio(ratio: 1, fills: false))
        #expect(picture(fit, 6, 2) == "..aa..\n..aa..")
        let fill = color("a").modified(.aspectRatio(ratio: 1, fills: true))
        #expect(layout(fill, on: canvas(6, 2)).frame("a") == [0, -2, 6, 6])
        let own = box("a", 3, 1).modified(.aspectRatio(ratio: nil, fills: false))
        #expect(layout(own, on: canvas(9, 9)).frame("a") == [3, 4, 3, 1])
    }

    @Test("a background is as large as the view and below it, an overlay is above it")
    func layers() {
        let ground = color("g")
        let view = box("a", 2, 1).frame(width: 4, height: 1)
        let background = view.modified(.background(alignment: .center, ignoresSafeArea: false, content: [ground]))
        #expect(picture(background, 8, 1) == "..gaag..")
        let corner = Alignment(.trailing, .center)
        let badge = view.modified(.overlay(alignment: corner, content: [box("o", 1, 1)]))
        #expect(picture(badge, 4, 1) == ".aao")
    }

    @Test("a background colour runs on under the bars where the view touches the safe area")
    func bleedingBackground() {
        let insets = EdgeInsets(bottom: 2, right: 3)
        let ground = { (ignores: Bool) in
            color().modified(.background(alignment: .center, ignoresSafeArea: ignores, content: [color("g")]))
        }
        #expect(layout(ground(true), on: canvas(10, 10, insets: insets)).frame("g") == [0, 0, 10, 10])
        #expect(layout(ground(false), on: canvas(10, 10, insets: insets)).frame("g") == [0, 0, 7, 8])
        let small = box("a", 2, 2).modified(
            .background(alignment: .center, ignoresSafeArea: true, content: [color("g")]))
        #expect(layout(small, on: canvas(10, 10, insets: insets)).frame("g") == [2.5, 3, 2, 2])
    }

    @Test("ignoring one edge reaches that edge only")
    func oneEdge() {
        let view = color("a").modified(.ignoresSafeArea(edges: [.bottom]))
        let scene = layout(view, on: canvas(10, 10, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        #expect(scene.frame("a") == [2, 1, 4, 9])
    }

    @Test("a clip hides what sticks out; what is hidden keeps its room")
    func clips() {
        let wide = box("a", 6, 1).frame(width: 2, height: 1)
        #expect(picture(wide.frame(width: 8, height: 1), 8, 1) == ".aaaaaa.")
        #expect(picture(wide.modified(.clip(.rectangle)).frame(width: 8, height: 1), 8, 1) == "...aa...")
        let hidden = hstack(0, .center, box("a", 2, 1).modified(.hidden), box("b", 2, 1))
        #expect(picture(hidden, 4, 1) == "..bb")
        #expect(layout(hidden, on: canvas(4, 1)).node("a")?.isVisible == false)
    }

    @Test("opacities multiply, disabling reaches down")
    func inherited() {
        let view = color("a").modified(.opacity(0.5)).padding(1).modified(.opacity(0.5))
        #expect(layout(view, on: canvas(9, 9)).node("a")?.opacity == 0.25)
        let disabled = vstack(0, .center, color("a")).environment { $0.isEnabled = false }
        #expect(layout(disabled, on: canvas(9, 9)).node("a")?.isEnabled == false)
    }

    @Test("scaling and turning change the picture around the middle, not the room")
    func drawn() {
        let row = hstack(0, .center, box("a", 4, 2).modified(.scale(x: 0.5, y: 0.5)), box("b", 4, 2))
        #expect(layout(row, on: canvas(8, 2)).frame("a") == [1, 0.5, 2, 1])
        #expect(layout(row, on: canvas(8, 2)).frame("b") == [4, 0, 4, 2])
        let turned = box("a", 4, 2).modified(.rotation(degrees: 90))
        #expect(layout(turned, on: canvas(8, 8)).frame("a") == [3, 2, 2, 4])
    }

    @Test("a modifier on a group changes each of its views")
    func groups() {
        let group = Views.node(.group, [color("a"), color("b")]).frame(width: 2, height: 1)
        #expect(picture(hstack(1, .center, group), 5, 1) == "aa.bb")
    }

    @Test("the first alternative that fits, else the last")
    func alternatives() {
        let choice = Views.node(.viewThatFits(axes: [.horizontal]), [box("a", 8, 1), box("b", 4, 1), box("c", 3, 1)])
        #expect(picture(choice, 8, 1) == "aaaaaaaa")
        #expect(picture(choice, 4, 1) == "bbbb")
        #expect(layout(choice, on: canvas(2, 1)).frame("c") == [-0.5, 0, 3, 1])
    }

    @Test("a named padding is the room, a named colour inside it the colour")
    func names() {
        let scene = layout(color("in").padding(2).named("out"), on: canvas(10, 10))
        #expect(scene.frame("in") == [2, 2, 6, 6])
        #expect(scene.frame("out") == [0, 0, 10, 10])
        #expect(scene.node("out")?.children.map(\.identifier) == ["in"])
        let twice = layout(color("a").named("b"), on: canvas(10, 10))
        #expect(twice.frame("a") == twice.frame("b"))
    }
}
