import Testing

@testable import CreaseCanvas

struct DimmingTests {
    private func dimmed(_ cell: Cell, _ theme: Theme) -> CellStyle {
        var grid = CellGrid(columns: 1, rows: 1, filledWith: cell)
        grid.dim(grid.area, theme)
        return grid[0, 0].style
    }

    @Test("a block dims like the ground it is a part of, so that no area gets a rim")
    func blocks() {
        for theme in [Theme.direct, Theme(depth: .palette)] {
            for index in UInt8.min...UInt8.max {
                let color = CellColor.palette(index)
                let ground = dimmed(Cell(.space, style: CellStyle(background: color)), theme).background
                for block: Glyph in ["▀", "▄", "▌", "▗", "▛"] {
                    #expect(dimmed(Cell(block, style: CellStyle(foreground: color)), theme).foreground == ground)
                }
            }
        }
    }

    @Test("what is dimmed is near the middle grey, and its letters are not lost on it")
    func greys() throws {
        for theme in [Theme.direct, Theme(depth: .palette)] {
            for index in UInt8.min...UInt8.max {
                let style = dimmed(Cell("a", style: CellStyle(background: .palette(index))), theme)
                let ground = try #require(style.background.components)
                for part in [ground.red, ground.green, ground.blue] { #expect((70...190).contains(part)) }
                #expect(style.foreground != style.background)
            }
        }
    }

    @Test("without colours the attribute does it")
    func mono() {
        #expect(dimmed(Cell("a"), .mono).attributes == .dim)
    }
}
