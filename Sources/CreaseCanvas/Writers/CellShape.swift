/// A character that is drawn as a shape rather than as text.
enum CellShape {
    /// A rectangle by its edges as parts of the cell.
    case fill(left: Double, top: Double, right: Double, bottom: Double, opacity: Double)
    case quarters(UInt8)
    /// Strokes in units of the cell, and the length of a dash.
    case lines([(data: String, width: Double)], dash: Double?)

    init?(of glyph: Glyph) {
        let code = glyph.base.value
        switch code {
        case 0x2580: self = .fill(left: 0, top: 0, right: 1, bottom: 0.5, opacity: 1)
        case 0x2581...0x2588:
            self = .fill(left: 0, top: 1 - Double(code - 0x2580) / 8, right: 1, bottom: 1, opacity: 1)
        case 0x2589...0x258F: self = .fill(left: 0, top: 0, right: Double(0x2590 - code) / 8, bottom: 1, opacity: 1)
        case 0x2590: self = .fill(left: 0.5, top: 0, right: 1, bottom: 1, opacity: 1)
        case 0x2591...0x2593:
            self = .fill(left: 0, top: 0, right: 1, bottom: 1, opacity: [0.14, 0.28, 0.5][Int(code - 0x2591)])
        case 0x2596...0x259F:
            guard let mask = (0..<16).first(where: { BlockMosaic.quadrants(UInt8($0)) == glyph }) else { return nil }
            self = .quarters(UInt8(mask))
        case 0x2500..<0x2580:
            guard let arms = BoxArms(of: glyph) else { return nil }
            self = Self.lines(arms, glyph: glyph)
        default: return nil
        }
    }

    private static func lines(_ arms: BoxArms, glyph: Glyph) -> CellShape {
        let (w, h) = SVGWriter.cell
        let (cx, cy) = (MarkupText.number(w / 2), MarkupText.number(h / 2))
        let (right, bottom) = (MarkupText.number(w), MarkupText.number(h))
        let (above, below) = (MarkupText.number(h / 2 - w / 2), MarkupText.number(h / 2 + w / 2))
        switch glyph.base {
        case "╭": return .lines([("M\(cx) \(bottom)V\(below)Q\(cx) \(cy) \(right) \(cy)", 1)], dash: nil)
        case "╮": return .lines([("M\(cx) \(bottom)V\(below)Q\(cx) \(cy) 0 \(cy)", 1)], dash: nil)
        case "╯": return .lines([("M\(cx) 0V\(above)Q\(cx) \(cy) 0 \(cy)", 1)], dash: nil)
        case "╰": return .lines([("M\(cx) 0V\(above)Q\(cx) \(cy) \(right) \(cy)", 1)], dash: nil)
        default: break
        }
        func width(_ weight: BoxArms.Weight) -> Double {
            switch weight {
            case .none: 0
            case .light: 1
            case .heavy: 2.4
            case .double: 3
            }
        }
        var paths: [(data: String, width: Double)] = []
        for (weight, end) in [
            (arms.up, "V0"), (arms.down, "V\(bottom)"), (arms.left, "H0"), (arms.right, "H\(right)"),
        ] where weight != .none {
            paths.append(("M\(cx) \(cy)\(end)", width(weight)))
        }
        let isDashed = [0x2504...0x250B, 0x254C...0x254F].contains { $0.contains(glyph.base.value) }
        return .lines(paths, dash: isDashed ? 2 : nil)
    }
}
