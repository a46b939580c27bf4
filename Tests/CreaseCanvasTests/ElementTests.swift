import CreaseCanvas
import CreaseDevice
import CreaseLayout
import Testing

@Suite("Elements of a layout: quiet, readable, never over one another")
struct ElementTests {
    private func paint(
        _ scene: Scene, _ columns: Int, _ rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode
    ) -> CellGrid {
        ContactSheet(tiles: [ContactSheet.Tile(title: "", scene: scene)]).paint(
            columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    }

    @Test("one of everything, at three sizes")
    func everything() {
        expectSnapshot(
            paint(SampleScene.elements(), 130, 50), "elements-130x50",
            caption: "a settings card, a paragraph, buttons, a field; at the right controls, colours and odd text")
        expectSnapshot(
            paint(SampleScene.elements(), 80, 30), "elements-80x30", caption: "the same at a coarser scale")
        expectSnapshot(
            paint(SampleScene.elements(), 56, 22), "elements-56x22", caption: "the same, nearly too small")
    }

    @Test("without colour, fills are patterns")
    func mono() {
        expectSnapshot(
            paint(SampleScene.elements(), 80, 30, theme: .mono), "elements-80x30-mono",
            caption: "the red square and the gradient are shaded, letters stand on the shade")
        let ascii = paint(SampleScene.elements(), 80, 30, theme: .mono, glyphs: .ascii)
        #expect(TextWriter.bytes(ascii).allSatisfy { $0 < 0x80 })
        expectSnapshot(ascii, "elements-80x30-ascii", caption: "the same in ASCII")
    }

    @Test("presentations lie over the dimmed app")
    func presentations() {
        expectSnapshot(
            paint(SampleScene.presentation(.sheet, .closed), 60, 40), "sheet-closed",
            caption: "a sheet from below the status row down, its title centred, Done at the right")
        expectSnapshot(
            paint(SampleScene.presentation(.sheet, .book), 110, 38), "sheet-book", caption: "a sheet on the left half")
        expectSnapshot(
            paint(SampleScene.presentation(.alert, .book), 110, 38), "alert-book",
            caption: "an alert on the trailing half: title, message, two buttons")
    }

    @Test("a selected card has a heavy frame, a selected bar item is reversed")
    func selection() {
        var preview = PreviewTests.preview(.book)
        preview.options.selection = ViewID.root.child(.key("box Tide"))
        let grid = PreviewFrame.paint(preview, columns: 118, rows: 37)
        expectSnapshot(grid, "selection-118x37", caption: "the card Tide in a heavy frame, its frame and line below")
        preview.options.selection = ViewID.root.child(.key("item Sort"))
        let reversed = PreviewFrame.paint(preview, columns: 118, rows: 37)
        let cells = (0..<37).flatMap { reversed.row($0) }.filter { $0.style.attributes.contains(.reverse) }
        #expect(cells.map(\.glyph) == ["(", "⇅", ")"])
    }

    @Test("nothing of a clipped element is drawn outside its clip")
    func clips() {
        var scene = Scene(screen: screen(for: SampleScene.conditions(.closed)))
        let clip = Rect(x: 100, y: 200, width: 150, height: 150)
        var sample = SampleScene(SampleScene.conditions(.closed))
        for drawing: Drawing in [
            .fill(Paint(.named("red"))), .picture("x"), .frame(radius: 8, fill: nil, isProminent: false),
            .placeholder(label: "chart", isGuess: false), .segments(["a", "b"], selected: 0), .slider(fraction: 0.5),
            .shape(.circle, fill: Paint(.named("blue")), stroke: .primary),
        ] {
            var node = sample.node("clipped", 20, 100, 300, 400, drawing)
            node.clip = clip
            scene.nodes = [node]
            let with = paint(scene, 80, 40)
            scene.nodes = []
            let without = paint(scene, 80, 40)
            for row in 0..<with.rows {
                for column in 0..<with.columns where with[column, row] != without[column, row] {
                    // 678 pt on 36 rows: rows 10…22 and columns 8…24 hold the clip with a cell to spare.
                    #expect((9...23).contains(row) && (7...26).contains(column), "\(drawing) at \(column), \(row)")
                }
            }
        }
    }

    @Test("numbers that are no numbers, and frames beyond all bounds, trap nowhere")
    func wildNumbers() {
        let values: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5, 300]
        var sample = SampleScene(SampleScene.conditions(.book))
        var scene = SampleScene.binder(.book)
        for x in values {
            for width in values {
                scene.nodes = [
                    sample.node(
                        "Text", x, x, width, width,
                        .text(lines: ["a", "b"], style: DrawnText(size: x, lineHeight: width), isTruncated: true)),
                    sample.node("fill", x, width, x, width, .fill(Paint(.rgb(red: x, green: width, blue: 0)))),
                    sample.node("shape", x, width, width, x, .shape(.capsule, fill: .accent, stroke: .primary)),
                    sample.node("frame", x, x, width, width, .frame(radius: x, fill: .primary, isProminent: true)),
                    sample.node("slider", x, 0, width, 30, .slider(fraction: x)),
                    sample.node("segments", x, 0, width, 30, .segments(["a", "b", "c"], selected: 9)),
                ]
                scene.bars.rail?.used = x
                scene.bars.rail?.available = width
                #expect(paint(scene, 100, 40).columns > 0)
                let preview = Preview(file: "x", lit: scene, options: Preview.Options(guides: true, reasons: true))
                #expect(PreviewFrame.paint(preview, columns: 120, rows: 40).rows == 40)
                #expect(!SceneSVG(scene).bytes().isEmpty)
            }
        }
    }
}

@Suite("Painting is a pure function")
struct PaintingTests {
    @Test("the same scene gives the same cells")
    func pure() {
        let preview = PreviewTests.preview(.book)
        let first = PreviewFrame.paint(preview, columns: 200, rows: 60)
        #expect(first == PreviewFrame.paint(preview, columns: 200, rows: 60))
        #expect(CellDiff(from: first, to: first).isEmpty)
    }
}
