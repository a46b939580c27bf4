import CreaseDevice
import CreaseLayout
import Testing

@Suite struct EnvironmentTests {
    static let page = """
        struct Page: View {
            @Environment(\\.horizontalSizeClass) private var width
            var body: some View {
                if width == .regular { Text("Wide") } else { Text("Narrow") }
            }
        }
        """

    @Test("a body that reads the environment is a reader: the container decides, not the window")
    func reader() {
        var regular = EnvironmentValues()
        regular.horizontalSizeClass = .regular
        #expect(tree(Self.page) == "reader\n  text \"Narrow\"")
        #expect(tree(Self.page, environment: regular) == "reader\n  text \"Wide\"")
    }

    @Test("a view reads what a modifier of the file set above it")
    func override() {
        let source = Self.page + "\n\nPage().environment(\\.horizontalSizeClass, .regular)"
        #expect(tree(source) == "environment horizontalSizeClass:regular\n  reader\n    text \"Wide\"")
    }

    @Test("the edge of the toolbar is nil while bars are horizontal")
    func edge() {
        let source = """
            struct Page: View {
                @Environment(\\.toolbarVerticalEdge) private var edge
                var body: some View { Text(edge == nil ? "across" : edge == .leading ? "left" : "right") }
            }
            """
        var trailing = EnvironmentValues()
        trailing.toolbarVerticalEdge = .trailing
        #expect(tree(source) == "reader\n  text \"across\"")
        #expect(tree(source, environment: trailing) == "reader\n  text \"right\"")
    }

    /// The regions of the inner display with the fold half open, in the coordinates of a view 82 pt down.
    static let book = Geometry(
        size: Size(width: 867, height: 553), safeArea: EdgeInsets(bottom: 34, right: 84),
        frameInWindow: Rect(x: 0, y: 82, width: 867, height: 553),
        regions: [
            Region(
                kind: .division, name: .fold, frame: Rect(x: 455.5, y: -82, width: 40, height: 669), isActive: true,
                basis: .measured),
            Region(
                kind: .occlusion, name: .camera, frame: Rect(x: 677, y: -61, width: 58, height: 37), isActive: false,
                basis: .measured),
        ], hinge: Hinge(status: .partiallyOpen, angle: 127.78))

    @Test(
        "a geometry reader's proxy; numbers in a text's own words have six digits, as SwiftUI writes them",
        arguments: [
            ("proxy.size.width", "867.000000"), ("proxy.safeAreaInsets.trailing", "84.000000"),
            ("proxy.frame(in: .global).minY", "82.000000"), ("proxy.frame(in: .local).minY", "0.000000"),
            ("proxy.reservedRegions(kind: .division).first?.frame.minX ?? 10", "455.500000"),
            ("proxy.reservedRegions(kind: .division).count", "1"),
            ("proxy.reservedRegions(kind: .occlusion).count", "0"),
            ("proxy.reservedRegions(kind: .occlusion, options: [.includeInactive]).count", "1"),
            ("proxy.reservedRegions(kind: .occlusion, options: .includeInactive).first?.isActive ?? true", "false"),
        ])
    func proxy(_ expression: String, _ words: String) {
        let source = "GeometryReader { proxy in\n    Text(\"\\(\(expression))\")\n}"
        #expect(tree(source, geometry: Self.book) == "geometry\n  text \"\(words)\"")
    }

    @Test("regions cannot be read below tier 27.1")
    func regionsByTier() {
        let source = "GeometryReader { proxy in\n    Text(\"\\(proxy.reservedRegions(kind: .division).count)\")\n}"
        #expect(tree(source, conditions: Conditions(tier: .sdk27), geometry: Self.book) == "geometry\n  text \"0\"")
    }

    @Test("regions are mirrored in right-to-left layouts unless fixed")
    func mirroring() {
        var mirrored = EnvironmentValues()
        mirrored.layoutDirection = .rightToLeft
        var book = Self.book
        book.direction = .rightToLeft
        let source = """
            GeometryReader { proxy in
                Text("\\(proxy.reservedRegions(kind: .division)[0].frame.minX)")
                Text("\\(proxy.reservedRegions(kind: .division, layoutDirectionBehavior: .fixed)[0].frame.minX)")
            }
            """
        #expect(
            tree(source, environment: mirrored, geometry: book)
                == "geometry\n  text \"371.500000\"\n  text \"455.500000\"")
    }

    static let gated = """
        if #available(iOS 27.1, *) {
            Text("new")
        } else if #available(iOS 27, *) {
            Text("recent")
        } else {
            Text("old")
        }
        """

    @Test(
        "availability follows the tier",
        arguments: [(Tier.sdk26, "old"), (.sdk27, "recent"), (.sdk271, "new"), (.sdk272, "new")])
    func availability(_ tier: Tier, _ word: String) {
        #expect(tree(Self.gated, conditions: Conditions(tier: tier)) == "text \"\(word)\"")
    }

    @Test(
        "compilation conditions",
        arguments: [
            ("os(iOS)", "yes"), ("os(macOS)", "no"), ("canImport(UIKit)", "yes"), ("canImport(AppKit)", "no"),
            ("DEBUG", "yes"), ("SOMETHING", "no"), ("compiler(>=6.3)", "yes"), ("!os(iOS) || DEBUG", "yes"),
            ("targetEnvironment(macCatalyst)", "no"),
        ])
    func compilation(_ condition: String, _ word: String) {
        let source = "VStack {\n    #if \(condition)\n    Text(\"yes\")\n    #else\n    Text(\"no\")\n    #endif\n}"
        #expect(tree(source) == "vstack center\n  text \"\(word)\"")
    }

    @Test("an unknown flag that hides the new interface is taken, and said so")
    func hiddenInterface() {
        let source = """
            VStack {
                #if DUO_SDK
                ArrangementView { Text("A") } secondary: { Text("B") }
                #else
                Text("old")
                #endif
            }
            """
        #expect(tree(source).contains("arrangement"))
    }

    @Test("a chain can be cut by #if")
    func chain() {
        let source =
            "Text(\"A\")\n    #if os(iOS)\n    .padding(1)\n    #else\n    .padding(2)\n    #endif\n    .opacity(0.5)"
        #expect(tree(source) == "opacity(0.5)\n  padding 1.0 1.0 1.0 1.0\n    text \"A\"")
    }
}
