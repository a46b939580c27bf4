import CreaseCanvas
import Testing

@Suite("Glyphs: one column for everything we draw ourselves")
struct GlyphTests {
    @Test("the symbol table serves at least 400 names; every glyph is one column, no emoji, and ASCII is ASCII")
    func symbols() {
        #expect(SymbolTable.names.count >= 400)
        for name in SymbolTable.names {
            let glyph = SymbolTable.glyph(for: name)
            #expect(GlyphWidth.of(glyph.base) == .one, "\(name) \(glyph)")
            #expect(glyph.isASCII || !glyph.base.properties.isEmoji, "\(name) \(glyph)")
            let ascii = SymbolTable.glyph(for: name, in: .ascii)
            #expect(ascii.isASCII && ascii.base.value > 0x20 && ascii.base.value < 0x7F, "\(name)")
        }
    }

    @Test("a refined name shows its base, an unknown one its letter, a lettered one the letter itself")
    func names() {
        #expect(SymbolTable.glyph(for: "heart.circle.fill") == "♡")
        #expect(SymbolTable.glyph(for: "person.crop.circle.badge.plus") == "♙")
        #expect(SymbolTable.glyph(for: "flag.fill") == "⚑")
        #expect(SymbolTable.glyph(for: "flag.slash") == "⚐")
        #expect(SymbolTable.glyph(for: "zebra.fill") == "Z")
        #expect(SymbolTable.glyph(for: "5.square.fill") == "5")
        #expect(SymbolTable.glyph(for: "") == "?")
        #expect(SymbolTable.glyph(for: "...") == "?")
        #expect(SymbolTable.knows("heart.fill") && !SymbolTable.knows("zebra"))
    }

    @Test("box drawing, blocks, sextants and marks of ours are one column; no octants among them")
    func ours() {
        for value in Array(UInt32(0x2500)...0x259F) {
            #expect(GlyphWidth.of(Unicode.Scalar(value)!) == .one)
        }
        for mask in UInt8(0)..<64 {
            #expect(GlyphWidth.of(BlockMosaic.sextants(mask).base) == .one)
            #expect(GlyphWidth.of(BlockMosaic.quadrants(mask).base) == .one)
        }
        #expect(Set((UInt8(0)..<64).map { BlockMosaic.sextants($0) }).count == 64)
    }

    @Test("widths of a few well-known scalars")
    func widths() {
        #expect(GlyphWidth.of("é") == .one)
        #expect(GlyphWidth.of("水") == .two)
        #expect(GlyphWidth.of("\u{1F600}") == .two)
        #expect(GlyphWidth.of("\u{301}") == .zero)
        #expect(GlyphWidth.of("\u{200D}") == .zero)
        #expect(GlyphWidth.of("—") == .one)
        #expect(GlyphWidth.of("\u{1B}") == nil)
        #expect(GlyphWidth.of("\u{E000}") == nil)
        #expect(GlyphWidth.of("\u{AC00}") == .two)
        #expect(GlyphWidth.of("\u{1161}") == .zero)
    }

    @Test("lines join where they meet, in every combination of arms that Unicode has")
    func joins() {
        for value in UInt32(0x2500)..<0x2580 {
            let glyph = Glyph(Unicode.Scalar(value)!)
            guard let arms = BoxArms(of: glyph) else { continue }
            #expect(BoxArms(of: arms.glyph) == arms, "\(glyph)")
        }
        for first in UInt32(0x2500)..<0x2580 {
            for second in UInt32(0x2500)..<0x2580 {
                guard let a = BoxArms(of: Glyph(Unicode.Scalar(first)!)),
                    let b = BoxArms(of: Glyph(Unicode.Scalar(second)!))
                else { continue }
                let joined = BoxArms(of: a.union(b).glyph)
                func hasArms(_ arms: BoxArms?) -> [Bool] {
                    guard let arms else { return [] }
                    return [arms.up, arms.right, arms.down, arms.left].map { $0 != .none }
                }
                #expect(hasArms(joined) == hasArms(a.union(b)))
            }
        }
    }

    @Test("two frames sharing a side, crossed by a heavy line: tees and crosses where they meet")
    func frames() {
        var grid = CellGrid(columns: 9, rows: 5)
        grid.frame(CellArea(left: 0, top: 0, right: 5, bottom: 5), kind: .rounded)
        grid.frame(CellArea(left: 4, top: 0, right: 9, bottom: 5), kind: .rounded)
        grid.line(CellArea(left: 1, top: 2, right: 8, bottom: 3), kind: .heavy)
        #expect(TextWriter.text(grid) == "╭───┬───╮\n│   │   │\n│━━━┿━━━│\n│   │   │\n╰───┴───╯\n")
        var ascii = CellGrid(columns: 9, rows: 3)
        ascii.frame(CellArea(left: 0, top: 0, right: 5, bottom: 3), kind: .rounded, glyphs: .ascii)
        ascii.frame(CellArea(left: 4, top: 0, right: 9, bottom: 3), kind: .dotted, glyphs: .ascii)
        #expect(TextWriter.text(ascii) == "+---+...+\n|   :   :\n+---+...+\n")
    }
}
