import CreaseDevice

/// Looks up how wide a scalar is.
enum Advances {
    /// The weights that are measured; others use the nearest.
    enum Weight: Int, CaseIterable, Hashable {
        case regular
        case medium
        case semibold
        case bold

        init(_ weight: FontWeight) {
            switch weight {
            case .ultraLight, .thin, .light, .regular: self = .regular
            case .medium: self = .medium
            case .semibold: self = .semibold
            case .bold, .heavy, .black: self = .bold
            }
        }
    }

    /// Advances in ems of the 128 ASCII scalars, one row per weight; control characters have none.
    private static let ascii: [[Double]] = Weight.allCases.map { weight in
        (0..<128).map { scalar in table(UInt32(scalar), weight) ?? 0 }
    }

    static func asciiRow(_ weight: Weight) -> [Double] { ascii[weight.rawValue] }

    /// A scalar's advance in ems.
    ///
    /// Wide scripts and pictures take one em, marks and joiners nothing; a letter we have no width of takes as much
    /// as an average one.
    static func ems(_ scalar: Unicode.Scalar, _ weight: Weight) -> Double {
        if let known = table(scalar.value, weight) { return known }
        if isZeroWidth(scalar) { return 0 }
        return isWide(scalar) ? 1 : 0.6
    }

    private static func table(_ scalar: UInt32, _ weight: Weight) -> Double? {
        for block in AdvanceTable.blocks where scalar >= block.first && scalar - block.first < block.count {
            let width = block.widths[weight.rawValue][Int(scalar - block.first)]
            return width == 0 ? nil : Double(width) / AdvanceTable.unitsPerEm
        }
        return nil
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF,
            0xE0000...0xE01EF:
            return true
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: return true
            default: return false
            }
        }
    }

    /// Scripts and pictures drawn in a square; lines may break beside each of them.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
