/// One place of the grid: a glyph, the columns it covers, and its style.
public struct Cell: Hashable, Sendable {
    /// How many columns the glyph covers, seen from this cell.
    public enum Span: UInt8, Hashable, Sendable {
        /// The right half of a double glyph; its own glyph is a space and is never written.
        case continuation = 0
        case single = 1
        case double = 2
    }

    public var glyph: Glyph
    public var span: Span
    public var style: CellStyle

    public init(_ glyph: Glyph, span: Span = .single, style: CellStyle = .standard) {
        self.glyph = glyph
        self.span = span
        self.style = style
    }

    /// A space in the terminal's own colours.
    public static let blank = Cell(.space)

    /// Nothing would be seen if this cell were not written at the end of a line.
    var isInvisible: Bool {
        glyph == .space && span == .single && style.background == .standard
            && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}
