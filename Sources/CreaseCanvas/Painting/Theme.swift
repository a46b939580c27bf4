/// What a cell of the previewer means; its look comes from a `Theme`.
public enum Role: CaseIterable, Sendable {
    /// Text on our own page.
    case text
    /// Text that may be overlooked: units, ages, hints.
    case quiet
    /// Names of the strip's lines, captions.
    case heading
    /// The current one of several, always with brackets or reverse besides.
    case current
    /// The frame of the lit display.
    case litFrame
    /// Frame and content of the display that is off.
    case ghost
    /// The shade of the active fold band.
    case fold
    /// The line in the middle of the fold, and its faint trace when flat.
    case foldLine
    /// The dotted boundary of the rail.
    case rail
    /// Status column, home indicator: the system's own.
    case system
    /// The camera ring.
    case camera
    /// Hatching where something lies under an occlusion.
    case occluded
    /// Thin frames of layout elements.
    case element
    /// Text of the layout.
    case label
    /// Secondary text of the layout.
    case secondaryLabel
    /// Tinted things: buttons, links, selected tabs.
    case accent
    /// The prominent action.
    case prominent
    /// The selected element.
    case selected
    /// Findings, overflow, what did not fit.
    case warning
    /// Errors of the layout file.
    case error
    /// Guides drawn over the picture.
    case guide
    /// Reasons written beside bar items.
    case reason
    /// The other app of a Split View, the wallpaper around a letterboxed window.
    case elsewhere
    /// What lies under a sheet, alert or menu.
    case dimmed
}

/// Styles for every role, legible on light and dark grounds alike.
///
/// Grounds and plain text are the terminal's own. Every other colour has a luminance near the middle, so that its
/// contrast is at least 3 : 1 on white and on black. Two hues carry meaning, blue (ours, current) and orange (look
/// here), a pair that survives the common colour blindnesses; neither ever stands alone: a glyph or an attribute says
/// the same.
public struct Theme: Hashable, Sendable {
    /// How many colours to use; `.mono` leaves attributes only.
    public var depth: ColorDepth

    public init(depth: ColorDepth) {
        self.depth = depth
    }

    public static let direct = Theme(depth: .direct)
    public static let mono = Theme(depth: .mono)

    public subscript(role: Role) -> CellStyle {
        switch role {
        case .text, .label: .standard
        case .quiet: CellStyle(foreground: grey, attributes: faint)
        case .secondaryLabel: CellStyle(foreground: grey, attributes: faint)
        case .heading: CellStyle(attributes: .bold)
        case .current: CellStyle(foreground: blue, attributes: .bold)
        case .litFrame: .standard
        case .ghost: CellStyle(foreground: grey, attributes: faint)
        case .fold: CellStyle(foreground: grey, attributes: faint)
        case .foldLine: CellStyle(foreground: grey, attributes: faint)
        case .rail: CellStyle(foreground: grey, attributes: faint)
        case .system: CellStyle(foreground: grey, attributes: faint)
        case .camera: CellStyle(foreground: grey)
        case .occluded: CellStyle(foreground: orange)
        case .element: CellStyle(foreground: grey, attributes: faint)
        case .accent: CellStyle(foreground: blue)
        case .prominent: CellStyle(foreground: blue, attributes: .bold)
        case .selected: CellStyle(foreground: orange, attributes: .bold)
        case .warning: CellStyle(foreground: orange)
        case .error: CellStyle(foreground: red, attributes: .bold)
        case .guide: CellStyle(foreground: teal)
        case .reason: CellStyle(foreground: orange, attributes: .italic)
        case .elsewhere: CellStyle(foreground: grey, attributes: faint)
        case .dimmed: CellStyle(foreground: grey, attributes: faint)
        }
    }

    /// Grey where greys exist; elsewhere the faint attribute does the work.
    private var grey: CellColor { pick(direct: .rgb(128, 128, 128), palette: 244, named: nil) }
    private var blue: CellColor { pick(direct: .rgb(56, 126, 214), palette: 68, named: 4) }
    private var orange: CellColor { pick(direct: .rgb(198, 104, 28), palette: 166, named: 1) }
    private var red: CellColor { pick(direct: .rgb(214, 76, 76), palette: 167, named: 1) }
    private var teal: CellColor { pick(direct: .rgb(34, 138, 138), palette: 30, named: 5) }
    private var faint: CellStyle.Attributes { depth < .palette ? .dim : [] }

    private func pick(direct: CellColor, palette: UInt8, named: UInt8?) -> CellColor {
        switch depth {
        case .mono: .standard
        case .eight, .sixteen: named.map { .palette($0) } ?? .standard
        case .palette: .palette(palette)
        case .direct: direct
        }
    }
}
