/// Which characters a picture may use.
public enum GlyphSet: String, CaseIterable, Sendable {
    case unicode
    /// No byte of 0x80 or above: frames of `+-|`, fills of `#.`, letters for symbols.
    case ascii

    /// Where our picture clips a label that goes on.
    public var clipMark: Glyph { self == .unicode ? "…" : ">" }
    /// Where the device itself would truncate a text.
    public var truncationMark: Glyph { self == .unicode ? "⋯" : "~" }
    /// What stands for a character that cannot be shown.
    public var unknown: Glyph { self == .unicode ? "\u{FFFD}" : "?" }

    /// One of two glyphs.
    func pick(_ unicode: Glyph, _ ascii: Glyph) -> Glyph { self == .unicode ? unicode : ascii }
}
