import CNcurses
import CreaseApp
import CreaseCanvas
import Testing

@testable import CreaseTerminal

struct PairTableTests {
    /// Terminal stand-in: remembers what each pair was last defined as.
    private final class Definitions {
        var pairs: [Int32: PairTable.Colours] = [:]
        var count = 0
    }

    /// A picture of one row, one cell for each foreground.
    private func picture(_ foregrounds: some Collection<UInt8>) -> CellGrid {
        var grid = CellGrid(columns: foregrounds.count, rows: 1)
        for (column, index) in foregrounds.enumerated() {
            grid[column, 0] = Cell("x", style: CellStyle(foreground: .palette(index)))
        }
        return grid
    }

    private func table(_ capacity: Int, depth: ColorDepth = .palette, _ definitions: Definitions) -> PairTable {
        PairTable(depth: depth, capacity: capacity, hasDefaults: true) { number, colours in
            definitions.pairs[number] = colours
            definitions.count += 1
            return true
        }
    }

    @Test("with few pairs every picture that fits still gets its own colours, in whatever order pictures come")
    func recycling() {
        for capacity in 1...4 {
            let definitions = Definitions()
            var table = table(capacity, definitions)
            for start in [0, 3, 1, 7, 2, 0, 5, 30, 1] {
                let wanted = (start..<start + capacity).map { UInt8($0) }
                let grid = picture(wanted)
                table.prepare(for: grid)
                for index in wanted {
                    let pair = table.pair(for: CellStyle(foreground: .palette(index)))
                    #expect(pair > 0)
                    #expect(definitions.pairs[Int32(pair)] == .init(foreground: Int32(index), background: -1))
                }
            }
        }
    }

    @Test("a pair that the next picture uses is never redefined under it")
    func stability() {
        let definitions = Definitions()
        var table = table(3, definitions)
        table.prepare(for: picture([1, 2, 3]))
        let kept = table.pair(for: CellStyle(foreground: .palette(2)))
        table.prepare(for: picture([9, 2, 8]))
        #expect(table.pair(for: CellStyle(foreground: .palette(2))) == kept)
        #expect(definitions.pairs[Int32(kept)]?.foreground == 2)
    }

    @Test("too many colours at once: the first ones get pairs, the rest the terminal's own colours")
    func tooMany() {
        var table = table(2, Definitions())
        table.prepare(for: picture([1, 2, 3, 4]))
        let pairs = [1, 2, 3, 4].map { table.pair(for: CellStyle(foreground: .palette(UInt8($0)))) }
        #expect(pairs == [1, 2, 0, 0])
    }

    @Test("the terminal's own colours need no pair, and nothing is defined twice")
    func thrift() {
        let definitions = Definitions()
        var table = table(100, definitions)
        table.prepare(for: CellGrid(columns: 10, rows: 10))
        #expect(table.pair(for: .standard) == 0)
        #expect(definitions.count == 0)
        table.prepare(for: picture([1, 2, 1, 2]))
        table.prepare(for: picture([2, 1]))
        #expect(definitions.count == 2)
    }

    @Test("without colours there are no pairs")
    func mono() {
        let definitions = Definitions()
        var table = table(64, depth: .mono, definitions)
        table.prepare(for: picture([1]))
        #expect(table.pair(for: CellStyle(foreground: .palette(1))) == 0)
        #expect(definitions.count == 0)
    }

    @Test("direct colours are packed, and none of them falls among the eight names")
    func direct() {
        let definitions = Definitions()
        var table = table(64, depth: .direct, definitions)
        var grid = CellGrid(columns: 3, rows: 1)
        let colours: [CellColor] = [.rgb(0, 0, 5), .rgb(18, 52, 86), .palette(3)]
        for (column, colour) in colours.enumerated() {
            grid[column, 0] = Cell("x", style: CellStyle(foreground: colour))
        }
        table.prepare(for: grid)
        let numbers = colours.map { definitions.pairs[Int32(table.pair(for: CellStyle(foreground: $0)))]?.foreground }
        #expect(numbers == [8, 0x123456, 3])
    }
}

struct ColorLadderTests {
    @Test("every rung, with every wish of the user", arguments: [0, 8, 16, 88, 256, 16_777_216])
    func rungs(colours: Int) {
        let terminal = crease_terminal_abilities(
            colours: Int32(colours), pairs: 63, direct: colours > 256, default_colours: true, unicode: true, mouse: true
        )
        let full: ColorDepth =
            switch colours {
            case 0: .mono
            case 8: .eight
            case 16, 88: .sixteen
            case 256: .palette
            default: .direct
            }
        for refusal in [nil, "", "1"] {
            #expect(ColorLadder.depth(of: terminal, choice: .never, refusal: refusal) == .mono)
            #expect(ColorLadder.depth(of: terminal, choice: .always, refusal: refusal) == full)
            let asked = ColorLadder.depth(of: terminal, choice: .auto, refusal: refusal)
            #expect(asked == (refusal == "1" ? .mono : full), "NO_COLOR counts when it is not empty")
        }
    }
}
