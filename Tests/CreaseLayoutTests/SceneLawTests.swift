import CreaseDevice
import Testing

@testable import CreaseLayout

/// What holds for every scene, tried on every pair of one view inside another.
struct SceneLawTests {
    /// Every way to put a view into another.
    static let nestings: [(name: String, nest: @Sendable (ViewNode) -> ViewNode)] = [
        ("HStack", { stack(.horizontal, 2, .center, [color(), $0, text("words beside")]) }),
        ("VStack", { stack(.vertical, nil, .center, [text("words above it"), $0, spacer()]) }),
        ("ZStack", { zstack(Alignment(.trailing, .bottom), color().frame(width: 30, height: 30), $0) }),
        (
            "lazy stack",
            {
                Views.node(.stack(axis: .vertical, alignment: .center, spacing: 3, isLazy: true), [color(), $0])
            }
        ),
        ("frame", { $0.frame(width: 50, height: 40, Alignment(.trailing, .top)) }),
        ("flexible frame", { $0.flexible(FlexibleFrame(minWidth: 20, maxWidth: .infinity, maxHeight: 90)) }),
        ("padding", { $0.padding(7) }),
        ("negative padding", { $0.padding(-5) }),
        ("fixed size", { $0.modified(.fixedSize(horizontal: true, vertical: true)) }),
        ("ratio", { $0.modified(.aspectRatio(ratio: 1.5, fills: false)) }),
        ("own ratio", { $0.modified(.aspectRatio(ratio: nil, fills: true)) }),
        ("offset", { $0.modified(.offset(x: 5, y: -5)) }),
        ("position", { $0.modified(.position(x: 20, y: 20)) }),
        ("overlay", { color().modified(.overlay(alignment: Alignment(.leading, .top), content: [$0])) }),
        ("background", { $0.modified(.background(alignment: .center, ignoresSafeArea: true, content: [color()])) }),
        ("clip", { $0.modified(.clip(.circle)) }),
        ("opacity", { $0.modified(.opacity(0.5)) }),
        ("scale", { $0.modified(.scale(x: 2, y: -1)) }),
        ("turn", { $0.modified(.rotation(degrees: 90)) }),
        ("bleed", { $0.modified(.ignoresSafeArea(edges: [.top, .trailing])) }),
        (
            "safe area inset",
            { $0.modified(.safeAreaInset(edge: .leading, alignment: .center, spacing: nil, content: [text("bar")])) }
        ),
        ("safe area padding", { $0.modified(.safeAreaPadding(Sides(Set(Side.allCases), 4))) }),
        (
            "relative",
            {
                $0.modified(
                    .containerRelativeFrame(axes: [.horizontal], count: 3, span: 2, spacing: 4, alignment: .center))
            }
        ),
        ("scroll", { scroll(.vertical, $0) }),
        ("scroll across", { scroll(.horizontal, $0) }),
        ("list", { Views.node(.list(ListContent()), [text("row"), Views.node(.section, [$0])]) }),
        ("button", { Views.node(.button(ButtonContent()), [$0]).environment { $0.buttonStyle = .bordered } }),
        ("labelled", { Views.node(.labeledContent, [Views.node(.slot(.title), [text("Title")]), $0]) }),
        ("toggle", { Views.node(.control(ControlContent(.toggle(isOn: true))), [Views.node(.slot(.title), [$0])]) }),
        ("group box", { Views.node(.groupBox, [$0]) }),
        ("placeholder", { Views.node(.placeholder(label: "Box", isGuess: true), [$0]) }),
        (
            "grid",
            {
                Views.node(
                    .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: 2),
                    [Views.node(.gridRow(alignment: nil), [$0, text("cell")]), text("across")])
            }
        ),
        (
            "lazy grid",
            {
                Views.node(
                    .lazyGrid(
                        LazyGridContent(
                            axis: .vertical, tracks: [GridTrack(.adaptive(minimum: 30, maximum: 60))])), [$0, color()])
            }
        ),
        ("alternatives", { Views.node(.viewThatFits(axes: [.vertical]), [$0, text("other")]) }),
        ("reader", { inner in Views.node(.reader(Reader(isGeometry: true) { _ in [inner] })) }),
        ("hidden", { $0.modified(.hidden) }),
        ("mirrored", { $0.environment { $0.layoutDirection = .rightToLeft } }),
    ]

    private static let leaves: [@Sendable () -> ViewNode] = [
        { color() }, { text("some words to wrap in lines") }, { spacer() }, { Views.node(.empty) },
        { Views.node(.image(ImageContent(.named("photo"), isResizable: true))) },
        { Views.node(.control(ControlContent(.textField(text: "", prompt: "Name", isSecure: false)))) },
    ]

    private func check(_ scene: Scene, _ what: String) {
        for node in scene.all {
            let numbers = [
                node.frame.x, node.frame.y, node.frame.width, node.frame.height, node.clip.x, node.clip.y,
                node.clip.width, node.clip.height,
            ]
            let areFinite = numbers.allSatisfy { $0.isFinite && abs($0) < 1e6 }
            #expect(areFinite, "\(node.kind) in \(what)")
            #expect(node.frame.width >= 0 && node.frame.height >= 0, "\(node.kind) in \(what)")
            let isInside =
                node.clip.isEmpty
                || abs(node.frame.union(node.clip).width - node.frame.width) < 1e-6
                    && abs(node.frame.union(node.clip).height - node.frame.height) < 1e-6
            #expect(isInside, "the clip of \(node.kind) leaves its frame in \(what)")
        }
    }

    @Test(
        "in every pair every number is finite, no size negative, no clip outside its frame", arguments: nestings.indices
    )
    func pairs(outer: Int) {
        let (outerName, around) = Self.nestings[outer]
        for (innerName, inside) in Self.nestings {
            for leaf in Self.leaves {
                let view = around(inside(leaf()))
                for size in [Size(width: 0, height: 0), Size(width: 90, height: 120)] {
                    let insets = EdgeInsets(top: 10, bottom: 5, right: 8)
                    let scene = layout(view, on: canvas(size.width, size.height, insets: insets))
                    check(scene, "\(outerName) around \(innerName) at \(size)")
                }
            }
        }
    }

    @Test("in every pair the second layout is the first", arguments: nestings.indices)
    func repeats(outer: Int) {
        for (_, inside) in Self.nestings {
            let view = Self.nestings[outer].nest(inside(text("some words")))
            let first = layout(view, on: canvas(90, 120))
            let second = layout(view, on: canvas(90, 120))
            #expect(first.all.map(\.frame) == second.all.map(\.frame) && first.work == second.work)
        }
    }

    @Test("right to left is left to right in a mirror", arguments: nestings.indices)
    func mirrors(outer: Int) {
        let (outerName, around) = Self.nestings[outer]
        // A turn turns the same way in both directions, and what was mirrored by hand stays so.
        let isPhysical = ["turn", "mirrored", "scroll across"]
        if isPhysical.contains(outerName) { return }
        for (innerName, inside) in Self.nestings where !isPhysical.contains(innerName) {
            let view = around(inside(text("some words")))
            let left = layout(view, on: canvas(90, 120)).all.map(\.frame)
            let right = layout(view, on: canvas(90, 120, direction: .rightToLeft)).all.map(\.frame)
            #expect(left.count == right.count)
            for (a, b) in zip(left, right) {
                let isMirrored = near(
                    [90 - a.maxX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height], within: 0.001)
                #expect(isMirrored, "\(outerName) around \(innerName): \(a) and \(b)")
            }
        }
    }
}
