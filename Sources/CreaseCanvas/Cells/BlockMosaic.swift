/// Block characters that fill part of a cell, for edges finer than a cell.
public enum BlockMosaic {
    /// The glyph that fills some quarters of a cell: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    public static func quadrants(_ mask: UInt8) -> Glyph {
        let glyphs: [Glyph] = [
            " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
        ]
        return glyphs[Int(mask & 15)]
    }

    /// The glyph that fills some sixths of a cell: bits 0 and 1 the upper row, 2 and 3 the middle, 4 and 5 the lower.
    ///
    /// Unicode leaves out of the sextants what quadrants and halves had already.
    public static func sextants(_ mask: UInt8) -> Glyph {
        switch mask & 63 {
        case 0: return " "
        case 21: return "▌"
        case 42: return "▐"
        case 63: return "█"
        case let mask:
            let skipped: UInt32 = mask > 42 ? 3 : mask > 21 ? 2 : 1
            return Unicode.Scalar(0x1FB00 + UInt32(mask) - skipped).map { Glyph($0) } ?? "█"
        }
    }

    /// An upper-aligned or lower-aligned bar of eighths for meters: `part` of 0 (space) to 8 (full), from the left.
    public static func leftEighths(_ part: Int) -> Glyph {
        let glyphs: [Glyph] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
        return glyphs[min(8, max(0, part))]
    }
}
