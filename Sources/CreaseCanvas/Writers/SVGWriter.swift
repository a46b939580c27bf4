/// A picture of cells as an SVG document.
///
/// Lines, blocks and shades are drawn as shapes, so that they meet whatever the viewer's font; the rest is monospaced
/// text, stretched to its columns. Well-formed XML, the same bytes on every machine.
public struct SVGWriter: Sendable {
    /// What the terminal's own colours look like in the picture.
    public struct Page: Hashable, Sendable {
        public var ink: CellColor
        public var ground: CellColor

        public init(ink: CellColor, ground: CellColor) {
            self.ink = ink
            self.ground = ground
        }

        public static let light = Page(ink: .rgb(36, 36, 40), ground: .rgb(252, 252, 250))
        public static let dark = Page(ink: .rgb(222, 222, 218), ground: .rgb(24, 25, 28))
    }

    public var page: Page
    /// A cell in user units: half as wide as high, near the proportions of terminal fonts.
    static let cell = (width: 8.0, height: 16.0)

    public init(page: Page = .light) {
        self.page = page
    }

    public func text(_ grid: CellGrid) -> String { String(decoding: bytes(grid), as: UTF8.self) }

    public func bytes(_ grid: CellGrid) -> [UInt8] {
        var out = MarkupText()
        let width = MarkupText.number(Double(grid.columns) * Self.cell.width)
        let height = MarkupText.number(Double(grid.rows) * Self.cell.height)
        out.raw(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)" font-family="ui-monospace, Menlo, 'DejaVu Sans Mono', "#
                + #"monospace" font-size="13"><style>rect{shape-rendering:crispEdges}</style>"# + "\n")
        out.raw(#"<rect width="\#(width)" height="\#(height)" fill="\#(hex(page.ground))"/>"# + "\n")
        for row in 0..<grid.rows { write(Array(grid.row(row)), row: row, to: &out) }
        out.raw("</svg>\n")
        return out.bytes
    }

    /// Ink and ground of a cell after `reverse`, as colours.
    private func colors(_ style: CellStyle) -> (ink: String, ground: String?) {
        var ink = style.foreground == .standard ? page.ink : style.foreground
        var ground = style.background == .standard ? page.ground : style.background
        let isReversed = style.attributes.contains(.reverse)
        if isReversed { swap(&ink, &ground) }
        return (hex(ink), isReversed || style.background != .standard ? hex(ground) : nil)
    }

    private func hex(_ color: CellColor) -> String { MarkupText.hex(color.components ?? (0, 0, 0)) }

    private func write(_ cells: [Cell], row: Int, to out: inout MarkupText) {
        var column = 0
        while column < cells.count {
            let style = cells[column].style
            var end = column
            while end < cells.count, cells[end].style == style { end += 1 }
            write(cells[column..<end], row: row, style: style, to: &out)
            column = end
        }
    }

    /// One run of cells in one style: its ground, its shapes, its text.
    private func write(_ run: ArraySlice<Cell>, row: Int, style: CellStyle, to out: inout MarkupText) {
        let (ink, ground) = colors(style)
        let (x, y) = (Double(run.startIndex) * Self.cell.width, Double(row) * Self.cell.height)
        if let ground {
            out.raw(rect(x, y, Double(run.count) * Self.cell.width, Self.cell.height, ground, 1) + "\n")
        }
        var word: [Cell] = []
        var start = run.startIndex
        func flush() {
            if word.contains(where: { $0.glyph != .space }) {
                text(word, column: start, row: row, ink: ink, attributes: style.attributes, to: &out)
            }
            word.removeAll(keepingCapacity: true)
        }
        for index in run.indices {
            let cell = run[index]
            let shape = CellShape(of: cell.glyph)
            let isBreak = cell.glyph == .space && (word.isEmpty || word.last?.glyph == .space)
            if shape != nil || isBreak {
                flush()
                if let shape { draw(shape, column: index, row: row, ink: ink, style.attributes, to: &out) }
            } else {
                if word.isEmpty { start = index }
                word.append(cell)
                // A glyph a font may draw at another advance stands alone, so that it cannot push its neighbours.
                if !cell.glyph.isASCII && cell.glyph.base.value > 0x24F { flush() }
            }
        }
        flush()
    }

    private func text(
        _ cells: [Cell], column: Int, row: Int, ink: String, attributes: CellStyle.Attributes,
        to out: inout MarkupText
    ) {
        let x = MarkupText.number(Double(column) * Self.cell.width)
        let y = MarkupText.number(Double(row) * Self.cell.height + 12)
        let width = MarkupText.number(Double(cells.count) * Self.cell.width)
        var extra = ""
        if attributes.contains(.bold) { extra += #" font-weight="bold""# }
        if attributes.contains(.italic) { extra += #" font-style="italic""# }
        if attributes.contains(.underline) { extra += #" text-decoration="underline""# }
        if attributes.contains(.dim) { extra += #" opacity="0.55""# }
        let fit = cells.count > 1 ? #" textLength="\#(width)" lengthAdjust="spacingAndGlyphs""# : ""
        out.raw(#"<text x="\#(x)" y="\#(y)" fill="\#(ink)""# + fit + extra + #" xml:space="preserve">"#)
        var characters = String.UnicodeScalarView()
        for cell in cells where cell.span != .continuation { cell.glyph.append(to: &characters) }
        out.escaped(String(characters))
        out.raw("</text>\n")
    }

    private func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String, _ opacity: Double
    ) -> String {
        let numbers = [x, y, width, height].map(MarkupText.number)
        let see = opacity < 1 ? #" fill-opacity="\#(MarkupText.number(opacity))""# : ""
        return #"<rect x="\#(numbers[0])" y="\#(numbers[1])" width="\#(numbers[2])" height="\#(numbers[3])" "#
            + #"fill="\#(color)"\#(see)/>"#
    }

    private func draw(
        _ shape: CellShape, column: Int, row: Int, ink: String, _ attributes: CellStyle.Attributes,
        to out: inout MarkupText
    ) {
        let (x, y) = (Double(column) * Self.cell.width, Double(row) * Self.cell.height)
        let dim = attributes.contains(.dim) ? 0.55 : 1
        switch shape {
        case .fill(let left, let top, let right, let bottom, let opacity):
            out.raw(
                rect(
                    x + left * Self.cell.width, y + top * Self.cell.height, (right - left) * Self.cell.width,
                    (bottom - top) * Self.cell.height, ink, opacity * dim) + "\n")
        case .quarters(let mask):
            for quarter in 0..<4 where mask >> UInt8(quarter) & 1 == 1 {
                let (dx, dy) = (quarter % 2 == 0 ? 0 : Self.cell.width / 2, quarter < 2 ? 0 : Self.cell.height / 2)
                out.raw(rect(x + dx, y + dy, Self.cell.width / 2, Self.cell.height / 2, ink, dim) + "\n")
            }
        case .lines(let paths, let dash):
            let bold = attributes.contains(.bold) ? 0.6 : 0
            for path in paths {
                let width = MarkupText.number(path.width + bold)
                let dashes = dash.map { #" stroke-dasharray="\#(MarkupText.number($0))""# } ?? ""
                let see = dim < 1 ? #" stroke-opacity="0.55""# : ""
                out.raw(
                    #"<path transform="translate(\#(MarkupText.number(x)) \#(MarkupText.number(y)))" "#
                        + #"d="\#(path.data)" fill="none" stroke="\#(ink)" stroke-width="\#(width)"\#(dashes)\#(see)/>"#
                        + "\n")
            }
        }
    }
}
