/// How many columns a scalar takes on a terminal.
///
/// Ambiguous widths count as one, box drawing and blocks therefore too. The table is the one of the C library of the
/// terminals we serve, so that our columns are theirs.
public enum GlyphWidth: Int, Sendable {
    /// A mark on the glyph before it, or a format character.
    case zero = 0
    case one = 1
    case two = 2

    /// The width, or `nil` for what no terminal can be trusted to draw: controls, private use, unassigned.
    public static func of(_ scalar: Unicode.Scalar) -> GlyphWidth? {
        let value = scalar.value
        if value < 0x300 {
            if value < 0x20 || (0x7F..<0xA0).contains(value) { return nil }
            return .one
        }
        // Punctuation, arrows, box drawing, blocks and most symbols of one column, without a search.
        if (0x2500..<0x25FD).contains(value) { return .one }
        if contains(value, WidthTable.zero) { return .zero }
        if contains(value, WidthTable.wide) { return .two }
        return contains(value, WidthTable.unknown) ? nil : .one
    }

    /// Whether a sorted list of closed ranges, as pairs of bounds, contains the value.
    private static func contains(_ value: UInt32, _ bounds: [UInt32]) -> Bool {
        bounds.withUnsafeBufferPointer { bounds in
            var low = 0
            var high = bounds.count / 2
            while low < high {
                let middle = (low + high) / 2
                if bounds[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
            }
            return low < bounds.count / 2 && bounds[2 * low] <= value
        }
    }
}
