import CreaseDevice
import Testing

@testable import CreaseLayout

@Suite("What a toolbar's content is read as")
struct BarItemReaderTests {
    private func read(_ content: ViewNode..., placement: ToolbarPlacement = .topBarTrailing) -> [BarItemSpec] {
        BarItemReader(environment: EnvironmentValues(), container: NavigationTarget(id: .root))
            .pieces(of: [ToolbarEntry(.item, placement: placement, content: content, id: .root)])
            .compactMap(\.item)
    }

    private static func view(_ body: @escaping @Sendable (EnvironmentValues) -> ViewNode) -> ViewNode {
        Sketch.node(.reader(Reader(isGeometry: false) { [body($0.environment)] }), "reader")
    }

    @Test(
        "kind, title and symbol",
        arguments: [
            (
                "symbol and title", Sketch.button("Share", "square.and.arrow.up"), BarItemSpec.Kind.symbol, "Share",
                "square.and.arrow.up"
            ),
            ("title", Sketch.button("Move"), .titleOnly, "Move", nil),
            (
                "symbol with an accessibility label",
                Sketch.node(
                    .button(ButtonContent()), [Sketch.with(Sketch.symbol("plus"), .accessibilityLabel("Add"))], "b"),
                .symbol,
                "Add", "plus"
            ),
            (
                "symbol alone", Sketch.node(.button(ButtonContent()), [Sketch.symbol("plus")], "b"), .symbol, "plus",
                "plus"
            ),
            (
                "a label whose style hides the symbol",
                Sketch.with(Sketch.button("Share", "square"), .environment { $0.labelStyle = .titleOnly }), .titleOnly,
                "Share", nil
            ),
            (
                "a struct around a button", view { _ in Sketch.button("Sort", "arrow.up.arrow.down") }, .symbol,
                "Sort", "arrow.up.arrow.down"
            ),
            (
                "the system's Edit", Sketch.node(.control(ControlContent(.editButton(isEditing: false))), "edit"),
                .systemEdit, "Edit", nil
            ),
            (
                "a menu",
                Sketch.node(
                    .menu(MenuContent { [] }), [Sketch.node(.slot(.title), [Sketch.label("Sort", "list.bullet")], "t")],
                    "m"), .symbol, "Sort",
                "list.bullet"
            ),
            (
                "a menu with a word", Sketch.node(.menu(MenuContent { [] }), [Sketch.text("Sort")], "m"), .titleOnly,
                "Sort", nil
            ),
            (
                "a custom view named by its words",
                Sketch.node(
                    .stack(axis: .horizontal, alignment: .center, spacing: nil, isLazy: false),
                    [Sketch.circle("dot"), Sketch.text("Live")], "s"), .custom, "dot", nil
            ),
            (
                "a button with a stack for a label",
                Sketch.node(
                    .button(ButtonContent()),
                    [
                        Sketch.node(
                            .stack(axis: .vertical, alignment: .center, spacing: nil, isLazy: false),
                            [Sketch.symbol("bell"), Sketch.text("Bell")], "s")
                    ], "b"), .custom, "Bell", nil
            ),
            ("the close role alone", Sketch.node(.button(ButtonContent(role: .close)), "b"), .symbol, "Close", "xmark"),
            ("words alone", Sketch.text("3 of 5"), .titleOnly, "3 of 5", nil),
        ] as [(String, ViewNode, BarItemSpec.Kind, String, String?)])
    func kinds(caption: String, content: ViewNode, kind: BarItemSpec.Kind, title: String, symbol: String?) {
        let items = read(content)
        #expect(items.count == 1, "\(caption)")
        #expect(items.first?.kind == kind && items.first?.title == title && items.first?.symbol == symbol, "\(caption)")
    }

    @Test("modifiers reach through: disabled, badge, label; groups hold several items; empty views none")
    func modifiers() {
        let item = read(
            Sketch.with(
                Sketch.button("Inbox", "tray"), .badge("3"), .environment { $0.isEnabled = false },
                .accessibilityLabel("Mail"))
        ).first
        #expect(item?.badge == "3" && item?.isEnabled == false && item?.title == "Mail")
        #expect(
            read(Sketch.node(.group, [Sketch.button("A"), Sketch.node(.empty, "e"), Sketch.button("B")], "g")).map(
                \.title) == ["A", "B"])
    }

    @Test("a custom view keeps the frame around it")
    func custom() {
        let item = read(Sketch.circle("Compass")).first
        guard case .modified = item?.content.first?.kind else {
            Issue.record("the modifiers are gone")
            return
        }
    }

    @Test("placements have their section")
    func sections() {
        let expected: [ToolbarPlacement: BarItemSpec.Section] = [
            .automatic: .top, .topBarLeading: .leading, .topBarTrailing: .top, .topBarPinnedTrailing: .prominent,
            .navigationBarLeading: .leading, .navigationBarTrailing: .top, .cancellationAction: .close,
            .confirmationAction: .prominent, .primaryAction: .top, .secondaryAction: .menu(.secondaryAction),
            .destructiveAction: .top, .principal: .principal, .title: .principal, .subtitle: .principal,
            .largeTitle: .principal, .bottomBar: .bottom, .status: .bottom, .keyboard: .keyboard, .navigation: .leading,
        ]
        for placement in ToolbarPlacement.allCases {
            #expect(read(Sketch.button("A", "a"), placement: placement).first?.section == expected[placement])
        }
    }

    @Test("endless nesting ends")
    func nesting() {
        var node = Sketch.button("Deep", "circle")
        for _ in 0..<500 { node = Sketch.node(.group, [node], "g") }
        #expect(read(node).first?.kind == .custom)
    }
}
