import CreaseDevice
import Testing

@testable import CreaseLayout

/// What holds for every stack, tried on every small one.
struct StackLawTests {
    /// A kind of child, with the least and most it takes.
    private enum Kind: CaseIterable {
        case fixed, flexible, bounded, atLeast, important, spacer, text

        var view: ViewNode {
            switch self {
            case .fixed: color().frame(width: 3)
            case .flexible: color()
            case .bounded: color().flexible(FlexibleFrame(minWidth: 2, maxWidth: 5))
            case .atLeast: color().flexible(FlexibleFrame(minWidth: 4))
            case .important: color().priority(1)
            case .spacer: CreaseLayoutTests.spacer(1)
            case .text: CreaseLayoutTests.text("ab cd")
            }
        }

        /// Whether it takes any length it is offered.
        var isEndless: Bool {
            switch self {
            case .flexible, .important, .spacer, .atLeast: true
            case .fixed, .bounded, .text: false
            }
        }
    }

    /// Every row of one to three children.
    private var rows: [[Kind]] {
        let all = Kind.allCases
        return all.map { [$0] } + all.flatMap { a in all.map { [a, $0] } }
            + all.flatMap { a in all.flatMap { b in all.map { [a, b, $0] } } }
    }

    private func place(_ row: [Kind], _ width: Double, _ spacing: Double) -> (
        stack: Rect, children: [Rect], work: Scene.Work
    ) {
        let views = row.enumerated().map { $1.view.named("\($0)") }
        let scene = layout(stack(.horizontal, spacing, .center, views).named("stack"), on: canvas(width, 20))
        return (
            scene.node("stack")?.frame ?? .zero, row.indices.compactMap { scene.node("\($0)")?.frame }, scene.work
        )
    }

    @Test("children and gaps add up to the stack, in order, none over another")
    func partsAddUp() {
        for row in rows {
            for width in stride(from: 0.0, through: 24, by: 3) {
                for spacing in [0.0, 2] {
                    let (stack, children, _) = place(row, width, spacing)
                    #expect(children.count == row.count)
                    var x = stack.minX
                    for child in children {
                        #expect(abs(child.minX - x) < 1e-6, "\(row) in \(width), gaps of \(spacing)")
                        #expect(child.width >= 0)
                        x = child.maxX + spacing
                    }
                    #expect(abs(x - spacing - stack.maxX) < 1e-6)
                }
            }
        }
    }

    @Test("with an endless child the stack fills what it is offered, or sticks out with all at their least")
    func fills() {
        for row in rows where row.contains(where: \.isEndless) {
            for width in stride(from: 0.0, through: 60, by: 6) {
                let stack = place(row, width, 0).stack
                let least = place(row, 0, 0).stack.width
                #expect(stack.width >= width - 1e-6, "\(row) in \(width)")
                if width >= least + 80 { #expect(abs(stack.width - width) < 1e-6) }
            }
        }
    }

    @Test("more room never makes the stack smaller")
    func grows() {
        for row in rows where !row.contains(.text) {
            var before = 0.0
            for width in stride(from: 0.0, through: 30, by: 1) {
                let now = place(row, width, 0).stack.width
                #expect(now >= before - 1e-6, "\(row) in \(width)")
                before = now
            }
        }
    }

    @Test("a column is a row turned on its side")
    func turned() {
        for row in rows where !row.contains(where: { $0 == .text || $0 == .fixed || $0 == .bounded || $0 == .atLeast })
        {
            let across = place(row, 30, 2).children.map(\.width)
            let views = row.enumerated().map { $1.view.named("\($0)") }
            let scene = layout(stack(.vertical, 2, .center, views), on: canvas(20, 30))
            #expect(row.indices.map { scene.node("\($0)")?.frame.height } == across)
        }
    }

    @Test("the same input gives the same output")
    func repeats() {
        for row in rows {
            let first = place(row, 17, 1)
            let second = place(row, 17, 1)
            #expect(first.children == second.children && first.work == second.work)
        }
    }

    @Test("a child is asked for nothing, everything and its share: three answers at most")
    func measures() {
        for row in rows {
            let work = place(row, 17, 1).work
            // The stack answers once; frames around a child answer with it.
            #expect(work.measures <= 1 + 2 * 3 * row.count, "\(row)")
        }
    }
}
