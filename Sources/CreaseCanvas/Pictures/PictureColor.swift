/// An opaque colour of a picture.
struct PictureColor: Hashable, Sendable {
    /// `0xRRGGBB`.
    let code: UInt32

    init(_ code: UInt32) {
        self.code = code & 0xFFFFFF
    }

    /// `nil` for a terminal's own colour, which is none in particular.
    init?(_ color: CellColor) {
        guard let (red, green, blue) = color.components else { return nil }
        self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Light letters are read more easily on it than dark ones.
    var isDark: Bool {
        (CellColor.rgb(red, green, blue).luminance ?? 1) < 0.18
    }

    private var red: UInt8 { UInt8(truncatingIfNeeded: code >> 16) }
    private var green: UInt8 { UInt8(truncatingIfNeeded: code >> 8) }
    private var blue: UInt8 { UInt8(truncatingIfNeeded: code) }

    /// `#rrggbb`.
    var hex: String { MarkupText.hex((red, green, blue)) }
}
