/// How a line or a frame is drawn.
public enum LineKind: CaseIterable, Sendable {
    case light
    case heavy
    case double
    /// Light, with arcs for corners.
    case rounded
    /// Light and broken, with arcs for corners: a boundary that is no edge.
    case dotted

    var weight: BoxArms.Weight {
        switch self {
        case .light, .rounded, .dotted: .light
        case .heavy: .heavy
        case .double: .double
        }
    }

    /// The glyph of arms drawn with this kind where nothing is met.
    func glyph(_ arms: BoxArms, glyphs: GlyphSet) -> Glyph {
        guard glyphs == .unicode else { return ascii(arms) }
        switch self {
        case .light, .heavy, .double: return arms.glyph
        case .rounded, .dotted: break
        }
        switch (arms.up == .light, arms.right == .light, arms.down == .light, arms.left == .light) {
        case (false, true, true, false): return "╭"
        case (false, false, true, true): return "╮"
        case (true, false, false, true): return "╯"
        case (true, true, false, false): return "╰"
        case (false, true, false, true) where self == .dotted: return "╌"
        case (true, false, true, false) where self == .dotted: return "╎"
        default: return arms.glyph
        }
    }

    private func ascii(_ arms: BoxArms) -> Glyph {
        switch (arms.up != .none || arms.down != .none, arms.left != .none || arms.right != .none) {
        case (true, true): "+"
        case (true, false): self == .dotted ? ":" : "|"
        case (false, true): self == .dotted ? "." : self == .heavy || self == .double ? "=" : "-"
        case (false, false): .space
        }
    }
}
