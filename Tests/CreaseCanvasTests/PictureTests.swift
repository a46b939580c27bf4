import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseCanvas

@Suite("Pictures: the same shapes as SVG and as PNG")
struct PictureTests {
    static let canDraw = ScenePNG.obstacle == nil

    /// One of everything a picture can hold.
    static let sample = Picture(
        size: Size(width: 100, height: 80), ground: PictureColor(0xFFFFFF),
        shapes: [
            .rectangle(
                Rect(x: 4, y: 4, width: 40, height: 20), radius: 6,
                PictureLook(fill: PictureColor(0x3579CF), opacity: 0.5)),
            .outline(
                .line(Point(x: 0, y: 40), Point(x: 100, y: 40)),
                PictureLook(
                    stroke: PictureLook.Stroke(
                        color: PictureColor(0), width: 2, dash: PictureLook.Dash(line: 2, gap: 6)))),
            .words(
                PictureWords(
                    text: "Tide & <Ebb>", place: Point(x: 50, y: 60), anchor: .middle, size: 12,
                    color: PictureColor(0x1D1D1F), isBold: true, length: 60)),
            .ellipse(
                Rect(x: 70, y: 50, width: 20, height: 10),
                PictureLook(stroke: PictureLook.Stroke(color: PictureColor(0x85858B)))),
            .words(
                PictureWords(
                    text: "♡", place: Point(x: 80, y: 20), anchor: .centre, size: 17, color: PictureColor(0x1D1D1F))),
            .group(
                PictureGroup(
                    origin: Point(x: 60, y: 0),
                    clip: PictureOutline(Rect(x: 0, y: 0, width: 10, height: 10), radius: 4),
                    shapes: [
                        .rectangle(
                            Rect(x: -50, y: -50, width: 100, height: 100), radius: 0,
                            PictureLook(fill: PictureColor(0xCC4646)))
                    ])),
        ])

    /// Width, height, bits and colour type, from the first chunk of a PNG.
    private func header(_ bytes: [UInt8]) throws -> [Int] {
        try #require(bytes.count > 33)
        #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(bytes[12..<16].elementsEqual("IHDR".utf8))
        func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return [number(16), number(20), Int(bytes[24]), Int(bytes[25])]
    }

    @Test(
        "a display alone has exactly its pixels, eight bits of red, green and blue and no alpha",
        .enabled(if: canDraw, "cairo and pango are not installed"),
        arguments: [
            (Pose.closed, Rotation.upright, 1398, 2034), (.closed, .clockwise, 2034, 1398),
            (.open, .upright, 2853, 2007), (.open, .clockwise, 2007, 2853),
        ])
    func pixels(pose: Pose, rotation: Rotation, width: Int, height: Int) throws {
        var conditions = SampleScene.conditions(pose)
        conditions.rotation = rotation
        let tile = ContactSheet.Tile(title: "", scene: SampleScene.binder(conditions))
        let bytes = try ScenePNG(tiles: [tile], isAlone: true).bytes()
        #expect(try header(bytes) == [width, height, 8, 2])
        #expect(try ScenePNG(tiles: [tile], isAlone: true).bytes() == bytes, "the same bytes each time")
        let chunks = ["tRNS", "acTL"].filter { name in
            bytes.indices.dropLast(4).contains { bytes[$0..<$0 + 4].elementsEqual(name.utf8) && $0 < 200 }
        }
        #expect(chunks == [], "nothing that would make it see-through")
    }

    @Test("the buffers of the facts are the displays' points by the scale")
    func buffers() {
        for (size, buffer) in [
            (Fact.displayOuterSize, Fact.displayOuterBuffer), (.displayInnerSize, .displayInnerBuffer),
        ] {
            #expect(size.values.map { $0 * Fact.displayScale.value } == buffer.values)
        }
    }

    @Test("a display alone as SVG is its points, without edge and caption, and says that it is a wireframe")
    func points() {
        for pose in Pose.allCases {
            let scene = SampleScene.binder(pose)
            let size = scene.screen.displaySize
            let svg = SceneSVG(tiles: [ContactSheet.Tile(title: "x", scene: scene)], isAlone: true).text()
            let (width, height) = (Int(size.width), Int(size.height))
            #expect(svg.contains(#"width="\#(width)" height="\#(height)" viewBox="0 0 \#(width) \#(height)""#))
            #expect(svg.contains(">wireframe</text>") && !svg.contains("lit"))
            #expect(svg.contains(">Ember</text>"))
        }
    }

    @Test("every shape reaches the SVG: leaving one out changes it, and drawing is closed and escaped")
    func shapesInSVG() {
        let whole = PictureSVG.bytes(Self.sample)
        #expect(String(decoding: whole, as: UTF8.self).contains(">Tide &amp; &lt;Ebb&gt;</text>"))
        for index in Self.sample.shapes.indices {
            var less = Self.sample
            less.shapes.remove(at: index)
            #expect(PictureSVG.bytes(less) != whole, "shape \(index)")
        }
    }

    @Test(
        "every shape reaches the PNG: leaving one out changes it",
        .enabled(if: canDraw, "cairo and pango are not installed"))
    func shapesInPNG() throws {
        let whole = try PicturePNG.bytes(Self.sample, scale: 2)
        #expect(try header(whole) == [200, 160, 8, 2])
        for index in Self.sample.shapes.indices {
            var less = Self.sample
            less.shapes.remove(at: index)
            #expect(try PicturePNG.bytes(less, scale: 2) != whole, "shape \(index)")
        }
    }

    @Test(
        "numbers that are none, endless words and endless pictures neither crash nor end the picture",
        .enabled(if: canDraw, "cairo and pango are not installed"))
    func nonsense() throws {
        for bad in [Double.nan, .infinity, -.infinity, -1, 0, 1e300] {
            var picture = Self.sample
            picture.shapes += [
                .rectangle(
                    Rect(x: bad, y: bad, width: bad, height: bad), radius: bad,
                    PictureLook(
                        fill: PictureColor(0), opacity: bad,
                        stroke: PictureLook.Stroke(
                            color: PictureColor(0), width: bad, dash: PictureLook.Dash(line: bad, gap: bad)))),
                .words(
                    PictureWords(
                        text: "\u{0}\n🏳️‍🌈e\u{301}", place: Point(x: bad, y: bad), size: bad, color: PictureColor(0),
                        opacity: bad, length: bad)),
                .group(PictureGroup(origin: Point(x: bad, y: bad), shapes: [])),
            ]
            #expect(try header(PicturePNG.bytes(picture, scale: 1)) == [100, 80, 8, 2], "\(bad)")
        }
        for side in [0, -1, .nan, 40_000, .infinity] {
            #expect(throws: PNGFailure.self) {
                try PicturePNG.bytes(
                    Picture(size: Size(width: side, height: 10), ground: PictureColor(0)), scale: 1)
            }
        }
    }

    @Test("words are as wide as the layout has them, whatever font the viewer has; too long ones end in an ellipsis")
    func widths() {
        var drawing = SceneDrawing(scene: SampleScene.binder(.closed))
        let style = DrawnText(size: 17, lineHeight: 22)
        for limit in [0.0, 20, 40, 80, 1000] {
            drawing.shapes = []
            let words = PictureWords(text: "Collection", place: .zero, size: 17, color: drawing.ink)
            drawing.text(words, within: limit)
            guard case .words(let drawn) = drawing.shapes.first else { return }
            #expect(drawn.length == style.width(of: drawn.text))
            #expect(drawn.text == "Collection" || drawn.text == "…" || style.width(of: drawn.text) <= limit + 0.5)
            #expect(drawn.text == "Collection" || drawn.text.hasSuffix("…"))
        }
    }

    @Test("every drawing of a symbol stays on its grid and can be drawn in any frame")
    func symbols() {
        let grid = Rect(x: 0, y: 0, width: SymbolStrokes.side, height: SymbolStrokes.side)
        for (name, drawing) in SymbolStrokes.drawings {
            let steps = SymbolStrokes.outline(drawing, in: grid).steps
            #expect(steps.count > 1, "\(name)")
            for step in steps {
                switch step {
                case .move(let point), .line(let point): #expect(grid.contains(point), "\(name)")
                case .arc(let centre, let radius, let start, let end):
                    #expect(grid.contains(centre.onCircle(radius, start)), "\(name)")
                    #expect(grid.contains(centre.onCircle(radius, end)), "\(name)")
                case .close: break
                }
            }
        }
        #expect(SymbolStrokes.solid.isSubset(of: SymbolStrokes.drawings.keys))
        #expect(SymbolStrokes.drawing(of: "heart.fill", in: grid)?.isFilled == true)
        #expect(SymbolStrokes.drawing(of: "heart", in: grid)?.isFilled == false)
        #expect(SymbolStrokes.drawing(of: "flame.fill", in: .zero) != nil)
        #expect(SymbolStrokes.drawing(of: "no.such.symbol", in: grid) == nil)
    }

    @Test("a text that is cut says so, and the space a line broke at does not move its letters")
    func lines() {
        var drawing = SceneDrawing(scene: SampleScene.binder(.closed))
        let style = DrawnText(size: 17, lineHeight: 22, alignment: .trailing)
        let node = SceneNode(
            id: ViewID.root.child(.key("cut")), kind: "Text", frame: Rect(x: 20, y: 20, width: 100, height: 44),
            drawing: .text(lines: ["60 ", "HP and m"], style: style, isTruncated: true))
        drawing.draw(node, depth: 0)
        let texts = drawing.shapes.compactMap { shape -> PictureWords? in
            if case .words(let words) = shape { words } else { nil }
        }
        #expect(texts.map(\.text) == ["60", "HP and m…"])
        #expect(texts.map(\.place.x) == [120, 120] && texts.allSatisfy { $0.anchor == .end })
    }

    @Test("the clock is light where the layout is dark below it")
    func ground() {
        var scene = SampleScene.binder(.closed)
        let clock = { (scene: Scene) -> PictureColor? in
            for case .words(let words) in ScenePicture.display(scene).shapes where words.text == "9:41" {
                return words.color
            }
            return nil
        }
        #expect(clock(scene)?.isDark == true)
        scene.nodes.append(
            SceneNode(
                id: ViewID.root.child(.key("night")), kind: "Color", frame: scene.screen.bounds,
                drawing: .fill(Paint(.named("black")))))
        #expect(clock(scene)?.isDark == false)
    }

    @Test("without the libraries the message names the one that is missing, where to get it, and what needs none")
    func missing() {
        let failure = PNGFailure.missingLibrary("libpangocairo-1.0.so.0")
        #expect(failure.message == "a PNG is drawn by cairo and pango, and 'libpangocairo-1.0.so.0' cannot be loaded")
        #expect(failure.hint.contains("install") && failure.hint.contains("'--format svg'"))
    }
}
