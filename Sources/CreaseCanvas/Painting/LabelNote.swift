import CreaseLayout

/// A text or symbol waiting for its cells: labels are notes, placed when everything else has been drawn.
struct LabelNote {
    enum Kind {
        /// One line; may run past its frame into empty cells.
        case line
        /// A symbol: like a line, but never clipped.
        case symbol
        /// Several lines inside their frame, wrapped again for cells.
        case paragraph
    }

    var text: String
    var width: Int
    var kind: Kind
    /// The cells of its own frame, at least one.
    var area: CellArea
    /// The columns of the container it is in.
    var inside = 0..<0
    /// Its cells beyond the clip of scrolling content stay empty.
    var clip: CellArea
    /// The row a line would best stand on, with the fraction that says which neighbour is nearer.
    var middle: Double
    var alignment: HorizontalAlignment
    /// Twice the middle column of the container it is centred in, where it is.
    var centre: Int?
    var style: CellStyle
    /// The device ends this text in an ellipsis.
    var isTruncated = false
    var isSelected = false
    /// Stays at the end when the label is clipped: the parenthesis of a button.
    var closing: Glyph?
    /// May vanish where its row has no room: the lower of two texts that fell on one row.
    var isOptional = false
    /// A filled shape too small for an area: gives way to what is written on it.
    var isGround = false
    /// Stands on the row where it ended up.
    var row: Int

    /// Where the first column would be, were there no neighbours.
    var anchor: Int {
        switch alignment {
        case .leading, .listRowSeparatorLeading: area.left
        case .center: ((centre ?? area.left + area.right) - width) / 2
        case .trailing, .listRowSeparatorTrailing: area.right - width
        }
    }

    /// The columns the label may move to: one that leads never starts left of its frame, where lists and paragraphs
    /// have their edge.
    func reach(_ low: Int, _ high: Int) -> Range<Int> {
        guard kind == .line, low < high else { return low..<max(low, high) }
        switch alignment {
        case .leading, .listRowSeparatorLeading:
            let left = min(max(low, area.left), high - 1)
            return left..<high
        case .center, .trailing, .listRowSeparatorTrailing: return low..<high
        }
    }

    /// Reading order within a row.
    var anchorOrder: Double { Double(area.left + area.right) / 2 }
}
