import CreaseCanvas
import Testing

@Suite("Writers: the same picture as text, as ANSI and as SVG")
struct WriterTests {
    private var sample: CellGrid {
        var grid = CellGrid(columns: 12, rows: 3)
        grid.frame(CellArea(left: 0, top: 0, right: 8, bottom: 3), kind: .rounded)
        grid.write(
            VisibleText("A&B<"), column: 2, row: 1,
            style: CellStyle(foreground: .rgb(198, 104, 28), attributes: .bold))
        return grid
    }

    @Test("plain text trims what trails")
    func plain() {
        #expect(TextWriter.text(sample) == "╭──────╮\n│ A&B< │\n╰──────╯\n")
    }

    @Test("ANSI writes as few escapes as the picture needs and resets at every line's end")
    func ansi() {
        #expect(
            ANSIWriter(depth: .direct).text(sample).split(separator: "\n")[1]
                == "│ \u{1B}[1;38;2;198;104;28mA&B<\u{1B}[0m │")
        #expect(ANSIWriter(depth: .sixteen).text(sample).contains("\u{1B}[1;31mA&B<"))
        #expect(ANSIWriter(depth: .mono).text(sample).contains("\u{1B}[1mA&B<"))
        var end = CellGrid(columns: 3, rows: 1)
        end.put(Cell("x", style: CellStyle(foreground: .palette(4))), column: 0, row: 0)
        #expect(ANSIWriter(depth: .palette).text(end) == "\u{1B}[34mx\u{1B}[0m\n")
    }

    @Test("SVG is escaped, closed and the same each time")
    func svg() {
        let text = SVGWriter().text(sample)
        #expect(text.contains("A&amp;B&lt;"))
        #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
        #expect(text == SVGWriter().text(sample))
    }

    @Test("every depth gives a colour it has; the ladder keeps the hue")
    func ladder() {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let color = CellColor.rgb(UInt8(red), UInt8(green), UInt8(blue))
                    #expect(ColorDepth.mono.nearest(to: color) == .standard)
                    if case .palette(let index) = ColorDepth.eight.nearest(to: color) { #expect(index < 8) }
                    if case .palette(let index) = ColorDepth.sixteen.nearest(to: color) { #expect(index < 16) }
                    guard case .palette(let index) = ColorDepth.palette.nearest(to: color) else {
                        Issue.record("\(color) has no place among 256")
                        continue
                    }
                    #expect(index >= 16)
                }
            }
        }
        #expect(ColorDepth.palette.nearest(to: .rgb(95, 135, 215)) == .palette(68))
        #expect(ColorDepth.palette.nearest(to: .rgb(128, 128, 128)) == .palette(244))
        #expect(ColorDepth.eight.nearest(to: .rgb(200, 30, 30)) == .palette(1))
    }

    @Test("every colour of the theme stands 3 : 1 off white and off black")
    func contrast() {
        for role in Role.allCases {
            for depth in [ColorDepth.palette, .direct] {
                guard let luminance = Theme(depth: depth)[role].foreground.luminance else { continue }
                #expect(1.05 / (luminance + 0.05) >= 3, "\(role) on white")
                #expect((luminance + 0.05) / 0.05 >= 3, "\(role) on black")
            }
        }
    }
}
