import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseLanguage

/// Leading and trailing of a proxy follow the reading direction; the rail does not (FACTS.md 4).
struct DirectionGeometryTests {
    private static let source = """
        import SwiftUI
        struct Screen: View {
            var body: some View {
                GeometryReader { proxy in
                    let half = proxy.reservedRegions(kind: .division, options: .includeInactive).first
                    let side = proxy.reservedRegions(
                        kind: .division, options: .includeInactive, layoutDirectionBehavior: .fixed).first
                    Text("\\(Int(proxy.safeAreaInsets.leading)) \\(Int(proxy.safeAreaInsets.trailing))")
                    Text("\\(Int(half?.frame.minX ?? 0)) \\(Int(side?.frame.minX ?? 0))")
                }
            }
        }
        """

    private func words(_ direction: LayoutDirection) -> [String] {
        var conditions = Conditions(hinge: 180)
        conditions.direction = direction
        let program = Program(source: SourceText(Self.source))
        let root = program.evaluate(state: StateStore(), conditions: conditions).root
        var rest = layout(root, on: screen(for: conditions)).nodes
        var words: [String] = []
        while let node = rest.popLast() {
            if node.kind == "Text", let label = node.label { words.append(label) }
            rest += node.children
        }
        return words.reversed()
    }

    @Test("left to right the rail is trailing; right to left it is leading, and mirrored regions count from the right")
    func insets() {
        #expect(words(.leftToRight) == ["0 84", "455 455"])
        #expect(words(.rightToLeft) == ["84 0", "371 455"])
    }
}
