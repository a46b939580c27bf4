import CreaseDevice

/// A font at a size: what measuring text needs of it.
struct Face: Hashable {
    /// Points.
    var size: Double
    /// The height of a line in points.
    var lineHeight: Double
    /// The row of the advance table.
    var weight: Advances.Weight
    var isBold: Bool
    var isMonospaced: Bool
    var hasEqualDigits: Bool
    var isItalic: Bool
    var isUnderlined: Bool
    var isStruckThrough: Bool

    init(_ font: Font, textSize: TextSize) {
        let ownWeight: FontWeight
        switch font.base {
        case .style(let style):
            let entry = TypeScale.entry(style, textSize)
            size = entry.size
            lineHeight = entry.lineHeight
            ownWeight = TypeScale.weight(style)
        case .size(let points, let isRelative):
            size = max(1, points.asLength * (isRelative ? TypeScale.factor(textSize) : 1))
            lineHeight = size * Metric.lineHeightRatio.value
            ownWeight = .regular
        }
        let shown = font.weight ?? ownWeight
        weight = Advances.Weight(shown)
        isBold = weight == .semibold || weight == .bold
        isMonospaced = font.design == .monospaced
        hasEqualDigits = font.isMonospacedDigit
        isItalic = font.isItalic
        isUnderlined = font.isUnderlined
        isStruckThrough = font.isStruckThrough
    }

    /// From the top of a line to its baseline: the glyphs sit in the middle of the line's height.
    var ascent: Double {
        (lineHeight - AdvanceTable.height * size) / 2 + AdvanceTable.ascent * size
    }
}
