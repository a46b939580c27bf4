import CreaseDevice
import CreaseLayout

/// A scene made by hand that uses every part of the report.
enum SampleScene {
    static func under(_ conditions: Conditions = Conditions()) -> Scene {
        let screen = screen(for: conditions)
        let line = SourceLocation(line: 12, column: 5)
        let back = BarItem(
            id: .root.child(.statement(1)), title: "Back", symbol: "chevron.left", role: .back, group: 0,
            frame: Rect(x: 394, y: 171, width: 48, height: 48), source: line)
        let more = BarItem(
            id: .root.child(.statement(2)), title: "More", symbol: "ellipsis", role: .overflow, group: 1,
            frame: Rect(x: 394, y: 231, width: 48, height: 48))
        let done = BarItem(
            id: .root.child(.statement(3)), title: "Done", symbol: nil, role: .top, group: 0,
            frame: Rect(x: 333, y: 24, width: 48, height: 48), source: line)
        let bars = Bars(
            axis: .vertical, edge: .right,
            rail: Rail(
                frame: Rect(x: 382, y: 0, width: 84, height: 678), available: 481, used: 108, items: [back, more]),
            top: HorizontalBar(
                frame: Rect(x: 0, y: 24, width: 466, height: 58), title: "Dex",
                titleFrame: Rect(x: 20, y: 24, width: 40, height: 48), items: [done]),
            bottom: HorizontalBar(frame: Rect(x: 0, y: 600, width: 382, height: 44)),
            tabs: TabBar(
                style: .rail, frame: Rect(x: 394, y: 542, width: 48, height: 112),
                items: [
                    TabItem(
                        id: .root.child(.statement(4)), title: "Dex", symbol: "square.grid.3x3", isSelected: true,
                        frame: Rect(x: 394, y: 548, width: 48, height: 50))
                ]),
            overflow: [
                OverflowItem(
                    id: .root.child(.statement(5)), control: .root.child(.statement(2)), title: "Archive",
                    symbol: "archivebox",
                    reason: .noRoom, source: line)
            ],
            decisions: [
                Decision(id: .root.child(.statement(3)), title: "Done", placed: .top, reason: .titleOnly, source: line)
            ])
        let text = SceneNode(
            id: .root.child(.statement(6)), kind: "Text", label: "Charizard", identifier: "name",
            source: SourceLocation(line: 14, column: 9), frame: Rect(x: 20, y: 100.3333333, width: 80, height: 22))
        let stack = SceneNode(
            id: .root, kind: "VStack", frame: Rect(x: 0, y: 82, width: 382, height: 562), children: [text, text])
        return Scene(
            screen: screen, nodes: [stack], bars: bars, columns: [Bars(axis: .horizontal)],
            presentations: [
                Presentation(
                    id: .root.child(.statement(7)), kind: .sheet, frame: Rect(x: 0, y: 60, width: 374, height: 618),
                    nodes: [text],
                    bars: bars)
            ],
            keyboard: screen.keyboard,
            findings: [
                Finding(rule: "empty-rail", severity: .note, message: "the rail is reserved and empty", source: line)
            ])
    }
}
