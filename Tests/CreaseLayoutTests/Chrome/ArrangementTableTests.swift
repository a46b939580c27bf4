import CreaseDevice
import Testing

@testable import CreaseLayout

/// FACTS.md section 6, row by row, on the screen: under a title, in a stack.
@Suite("Arrangements, row by row")
struct ArrangementTableTests {
    private static func root(_ style: ArrangementStyle, primary: Modifier? = nil) -> ViewNode {
        let own = style.kind == .overlay ? Sketch.frame(Sketch.color("primary"), 200, 100) : Sketch.color("primary")
        let pane = primary.map { Sketch.with(own, $0) } ?? own
        return Sketch.stack(Sketch.titled(Sketch.arrangement(pane, Sketch.color("secondary"), style), "Cards"))
    }

    private static let split = root(ArrangementStyle(.split))
    private static let automatic = root(ArrangementStyle(.automatic))
    private static let sideways = root(ArrangementStyle(.split, axes: [.horizontal]))
    private static let upright = root(ArrangementStyle(.split, axes: [.vertical]))
    private static let overlay = root(ArrangementStyle(.overlay))
    private static let ratio = root(
        ArrangementStyle(.split),
        primary: .splitRatio(SplitRatio(horizontal: .init(ideal: 0.3), vertical: .init(ideal: 0.3))))
    private static let edge = root(ArrangementStyle(.overlay), primary: .overlayEdge(.leading))
    private static let launched = Conditions(hinge: Poses.book.hinge, firstPass: true)

    /// Both panes as `x…X y…Y`; a pane that is not shown in brackets.
    private func picture(_ root: ViewNode, _ conditions: Conditions) -> String {
        let scene = scene(root, conditions)
        return ["primary", "secondary"].map { name in
            guard let node = scene.found(name) else { return "none" }
            let frame = node.frame
            let words = [frame.minX, frame.maxX, frame.minY, frame.maxY].map(\.shortened)
            let text = "\(words[0])…\(words[1]) \(words[2])…\(words[3])"
            return node.isVisible ? text : "(\(text))"
        }.joined(separator: " | ")
    }

    @Test(
        "where the panes are",
        arguments: [
            ("split, wider than tall", split, Poses.open, "0…433.5 82…635 | 433.5…867 82…635"),
            ("split, taller than wide", split, Poses.closed, "0…382 82…363 | 0…382 363…644"),
            ("automatic is split", automatic, Poses.open, "0…433.5 82…635 | 433.5…867 82…635"),
            ("split, book", split, Poses.book, "0…455.5 82…635 | 495.5…867 82…635"),
            ("split, book, a ratio is ignored", ratio, Poses.book, "0…455.5 82…635 | 495.5…867 82…635"),
            ("split with a ratio, flat", ratio, Poses.open, "0…260 82…635 | 260…867 82…635"),
            ("split, flat and tall: stacks", split, Poses.tall, "0…669 134…525.5 | 0…669 525.5…917"),
            ("split, laptop", split, Poses.laptop, "0…669 134…455.5 | 0…669 495.5…917"),
            ("horizontal only, closed", sideways, Poses.closed, "0…382 82…644 | (0…382 82…644)"),
            ("horizontal only, tall", sideways, Poses.tall, "0…669 134…917 | (0…669 134…917)"),
            ("vertical only, open", upright, Poses.open, "0…867 82…635 | (0…867 82…635)"),
            ("overlay, closed", overlay, Poses.closed, "0…200 82…182 | 0…382 82…644"),
            ("overlay, open", overlay, Poses.open, "0…200 82…182 | 0…867 82…635"),
            ("overlay at an edge, book", edge, Poses.book, "127.7…327.7 308.5…408.5 | 495.5…867 82…635"),
            ("overlay, book", overlay, Poses.book, "581.2…781.2 308.5…408.5 | 0…455.5 82…635"),
            ("overlay, laptop", overlay, Poses.laptop, "234.5…434.5 656.2…756.2 | 0…669 134…455.5"),
            ("launched folded: first unfolded", split, launched, "0…433.5 82…635 | 433.5…867 82…635"),
        ])
    func panes(_ caption: String, root: ViewNode, conditions: Conditions, panes: String) {
        #expect(picture(root, conditions) == panes, "\(caption)")
    }

    @Test("a pane that does not touch the rail has a horizontal toolbar, one that does has its items in the rail")
    func toolbars() {
        func pane(_ name: String) -> ViewNode {
            Sketch.with(Sketch.color(name), .toolbar([Sketch.item(Sketch.button("Item \(name)", "circle"))]))
        }
        let root = Sketch.stack(
            Sketch.titled(Sketch.arrangement(pane("left"), pane("right"), ArrangementStyle(.split)), "Cards"))
        for conditions in [Poses.open, Poses.book] {
            let bars = scene(root, conditions).bars
            #expect(bars.placed("Item left") == "top inner-column" && bars.placed("Item right") == "rail symbol")
            #expect(bars.topTitles == ["Item left"] && bars.railTitles == ["Item right"])
        }
        // Stacked, both touch it; in the left half the rail is at the other side.
        #expect(Set(scene(root, Poses.closed).bars.railTitles) == ["Item left", "Item right"])
        var mirrored = Poses.open
        mirrored.direction = .rightToLeft
        #expect(scene(root, mirrored).bars.placed("Item left") == "rail symbol")
        // A pane that is not shown has no toolbar.
        let hidden = Sketch.stack(
            Sketch.arrangement(pane("left"), pane("right"), ArrangementStyle(.split, axes: [.horizontal])))
        #expect(scene(hidden, Poses.closed).bars.decisions.map(\.title) == ["Item left"])
    }
}

extension Double {
    /// Cut after one digit behind the point, none where it is 0.
    fileprivate var shortened: String {
        let tenths = Int((self * 10).rounded(.down))
        return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
    }
}
