import CreaseCanvas
import Testing

@Suite("The cell grid: any coordinate is safe and no double glyph stands half")
struct CellGridTests {
    /// Every cell of a double glyph has its other half.
    private func isWhole(_ grid: CellGrid) -> Bool {
        (0..<grid.rows).allSatisfy { row in
            (0..<grid.columns).allSatisfy { column in
                switch grid[column, row].span {
                case .single: true
                case .double: column + 1 < grid.columns && grid[column + 1, row].span == .continuation
                case .continuation: column > 0 && grid[column - 1, row].span == .double
                }
            }
        }
    }

    @Test("cells written at any place, singles and doubles in any order, leave whole glyphs")
    func doubles() {
        for columns in 0...4 {
            for first in -1...columns {
                for second in -1...columns {
                    for third in -1...columns {
                        var grid = CellGrid(columns: columns, rows: 1)
                        grid.put(Cell("永", span: .double), column: first, row: 0)
                        grid.put(Cell("水", span: .double), column: second, row: 0)
                        grid.put(Cell("a"), column: third, row: 0)
                        #expect(isWhole(grid), "\(columns) columns, written at \(first), \(second), \(third)")
                    }
                }
            }
        }
    }

    @Test("fills cut double glyphs whole")
    func fills() {
        for left in -1...5 {
            for right in -1...5 {
                var grid = CellGrid(columns: 4, rows: 1)
                grid.put(Cell("永", span: .double), column: 0, row: 0)
                grid.put(Cell("水", span: .double), column: 2, row: 0)
                grid.fill(CellArea(left: left, top: 0, right: right, bottom: 1), with: Cell("#"))
                #expect(isWhole(grid), "filled \(left)..<\(right)")
            }
        }
    }

    @Test("extreme sizes and places neither trap nor write outside")
    func extremes() {
        var grid = CellGrid(columns: 1000, rows: 500)
        let edges = [Int.min, Int.min + 1, -1, 0, 1, 499, 999, 1000, .max - 1, .max]
        for left in edges {
            for top in edges {
                grid.put(Cell("x"), column: left, row: top)
                grid.write(VisibleText("ab永"), column: left, row: top)
                for size in edges {
                    let area = CellArea(column: left, row: top, columns: size, rows: size)
                    #expect(area.columns >= 0 && area.rows >= 0)
                    #expect(area.inset(by: size).intersection(grid.area).columns <= 1000)
                }
            }
        }
        #expect(CellGrid(columns: -5, rows: .max).rows == CellGrid.longestSide)
    }

    @Test("text is clipped by grapheme; a double glyph at the edge is padded; what goes on ends in a mark")
    func clipping() {
        func line(_ text: String, _ limit: Int, _ ending: Glyph? = nil) -> String {
            var grid = CellGrid(columns: 12, rows: 1, filledWith: Cell("·"))
            grid.write(VisibleText(text), column: 0, row: 0, limit: limit, ending: ending)
            return String(TextWriter.text(grid).dropLast())
        }
        #expect(line("Ember", 5) == "Ember·······")
        #expect(line("Ember", 3) == "Emb·········")
        #expect(line("Ember", 3, "…") == "Em…·········")
        #expect(line("水永", 4, "…") == "水永········")
        #expect(line("水永", 3, "…") == "水…·········")
        #expect(line("水永", 2, "…") == " …··········")
        #expect(line("水永", 3) == "水 ·········")
        #expect(line("cafe\u{301}s", 4) == "cafe\u{301}········")
        #expect(line("x", 0, "…") == "············")
        var grid = CellGrid(columns: 4, rows: 1)
        grid.write(VisibleText("a水b"), column: -2, row: 0)
        #expect(TextWriter.text(grid) == " b\n")
    }

    @Test("what a terminal could misread appears escaped")
    func sanitising() {
        #expect(VisibleText("a\tb\u{1B}[31m\n").description == #"a\tb\u{1B}[31m\n"#)
        #expect(VisibleText("\u{9B}2J\u{7F}").description == #"\u{9B}2J\u{7F}"#)
        #expect(VisibleText("\u{202E}evil\u{200B}").description == "evil")
        #expect(VisibleText("🇩🇪").description == "DE")
        #expect(VisibleText("👨‍👩‍👧 👍🏽 ❤️").description == "👨 👍 ❤")
        #expect(VisibleText("👨‍👩‍👧").width == 2)
        #expect(VisibleText("\u{301}x").description == "◌\u{301}x")
        #expect(VisibleText("\u{E000}\u{10FFFF}").description == "\u{FFFD}\u{FFFD}")
        #expect(VisibleText("Crème — “50 €” 水", glyphs: .ascii).description == #"Creme - "50 EUR" ??"#)
    }

    @Test("every scalar in ASCII is printable ASCII, and elsewhere never a control")
    func everyScalar() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var isClean = true
            VisibleText(String(Character(scalar)), glyphs: .ascii).visit { element in
                isClean = isClean && element.glyph.isASCII && (0x20..<0x7F).contains(element.glyph.base.value)
            }
            VisibleText(String(Character(scalar))).visit { element in
                for scalar in element.glyph.scalars where GlyphWidth.of(scalar) == nil { isClean = false }
            }
            if !isClean { Issue.record("U+\(String(value, radix: 16)) is not shown safely") }
        }
    }
}
