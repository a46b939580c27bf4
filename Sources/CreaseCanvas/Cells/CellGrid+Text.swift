extension CellGrid {
    /// Writes text from a place to the right, clipped by grapheme, and returns the columns it covers.
    ///
    /// - Parameters:
    ///   - limit: the columns the text may cover; `nil` for all up to the grid's edge.
    ///   - ending: put in the last column when the text is longer than the limit.
    ///
    /// A double glyph that would straddle the limit is padded with spaces. Starting left of the grid shows the part
    /// that lies inside.
    @discardableResult
    public mutating func write(
        _ text: VisibleText, column: Int, row: Int, style: CellStyle = .standard, limit: Int? = nil,
        ending: Glyph? = nil
    ) -> Int {
        write(text, column: column, row: row, limit: limit, ending: ending) { _ in style }
    }

    /// The same with a style that depends on the cell it lands on, so that a label can keep the ground below it.
    @discardableResult
    public mutating func write(
        _ text: VisibleText, column: Int, row: Int, limit: Int? = nil, ending: Glyph? = nil,
        style: (CellStyle) -> CellStyle
    ) -> Int {
        let available = min(limit ?? .max, columns.subtracting(column))
        guard available > 0, row >= 0, row < rows else { return 0 }
        let clipped = text.width > available
        let room = clipped && ending != nil ? available - 1 : available
        var used =
            text.isPlain
            ? writePlain(text, column: column, row: row, limit: room, style: style)
            : writeGraphemes(text, column: column, row: row, limit: room, style: style)
        guard clipped else { return used }
        // Pad where a double glyph did not fit, then mark the clip.
        while used < room {
            put(Self.padding, column: column.adding(used), row: row, style: style)
            used += 1
        }
        if let ending, used < available {
            let element = VisibleText.Element(glyph: ending, span: .single, opensGrapheme: true)
            put(element, column: column.adding(used), row: row, style: style)
            used += 1
        }
        return used
    }

    private static let padding = VisibleText.Element(glyph: .space, span: .single, opensGrapheme: true)

    /// Printable ASCII: a cell a byte.
    private mutating func writePlain(
        _ text: VisibleText, column: Int, row: Int, limit: Int, style: (CellStyle) -> CellStyle
    ) -> Int {
        var used = 0
        for byte in text.text.utf8 {
            guard used < limit else { break }
            let place = column.adding(used)
            if contains(column: place, row: row) {
                let glyph = Glyph(Unicode.Scalar(byte))
                put(Cell(glyph, style: style(self[place, row].style)), column: place, row: row)
            }
            used += 1
        }
        return used
    }

    /// Whole graphemes, as many as fit.
    private mutating func writeGraphemes(
        _ text: VisibleText, column: Int, row: Int, limit room: Int, style: (CellStyle) -> CellStyle
    ) -> Int {
        var used = 0
        var grapheme: [VisibleText.Element] = []
        var isFull = false
        func flush() {
            let width = grapheme.reduce(0) { $0 + Int($1.span.rawValue) }
            if isFull || used + width > room {
                isFull = true
            } else {
                for element in grapheme {
                    put(element, column: column.adding(used), row: row, style: style)
                    used += Int(element.span.rawValue)
                }
            }
            grapheme.removeAll(keepingCapacity: true)
        }
        text.visit { element in
            if element.opensGrapheme, !grapheme.isEmpty { flush() }
            grapheme.append(element)
        }
        if !grapheme.isEmpty { flush() }
        return used
    }

    private mutating func put(
        _ element: VisibleText.Element, column: Int, row: Int, style: (CellStyle) -> CellStyle
    ) {
        if element.span == .double, column == -1 {
            // Its left half lies outside.
            put(Self.padding, column: 0, row: row, style: style)
            return
        }
        let below = self[column, row].style
        put(Cell(element.glyph, span: element.span, style: style(below)), column: column, row: row)
    }
}
