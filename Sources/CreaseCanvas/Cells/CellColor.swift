/// The colour of a cell's ink or ground.
public enum CellColor: Hashable, Sendable {
    /// The terminal's own foreground or background, whatever it is.
    case standard
    /// One of the 256 colours of xterm; 0 to 15 are the user's own.
    case palette(UInt8)
    case rgb(UInt8, UInt8, UInt8)
}

extension CellColor {
    /// Red, green and blue, 0 to 255; `nil` for the terminal's own colour.
    public var components: (red: UInt8, green: UInt8, blue: UInt8)? {
        switch self {
        case .standard: nil
        case .rgb(let red, let green, let blue): (red, green, blue)
        case .palette(let index): Self.xterm(index)
        }
    }

    /// xterm's default palette: 16 names, a cube of 6×6×6, 24 greys.
    private static func xterm(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
        switch index {
        case 0..<16:
            let names: [(UInt8, UInt8, UInt8)] = [
                (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
                (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
                (255, 0, 255), (0, 255, 255), (255, 255, 255),
            ]
            return names[Int(index)]
        case 16..<232:
            let cube = Int(index) - 16
            return (Self.step(cube / 36), Self.step(cube / 6 % 6), Self.step(cube % 6))
        case 232...:
            let grey = 8 + 10 * (index - 232)
            return (grey, grey, grey)
        default:
            return (0, 0, 0)
        }
    }

    /// The six levels of the cube: 0, 95, 135, 175, 215, 255.
    private static func step(_ level: Int) -> UInt8 { level == 0 ? 0 : UInt8(55 + 40 * level) }

    /// Relative luminance, 0 (black) to 1 (white), as in WCAG 2.
    public var luminance: Double? {
        guard let (red, green, blue) = components else { return nil }
        return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        // The curve 2.2 stands in for sRGB's two-part one; nothing here needs more than two digits.
        return value * value * (1 - 0.2 * (1 - value))
    }
}

extension CellColor {
    /// A mix with another colour: 0 is this one, 1 the other.
    func mixed(with other: CellColor, _ share: Double) -> CellColor {
        guard let a = components, let b = other.components, self != other else { return self }
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(min(255, max(0, Double(a) + (Double(b) - Double(a)) * share)))
        }
        return .rgb(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
    }
}
