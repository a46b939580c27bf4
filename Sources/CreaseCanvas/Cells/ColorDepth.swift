/// How many colours a medium has: each rung shows the picture of the rung above with fewer.
public enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
    case mono = 0
    case eight = 8
    case sixteen = 16
    case palette = 256
    case direct = 16_777_216

    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }

    /// The nearest colour this depth can show; `.standard` stays, and is all there is in `mono`.
    public func nearest(to color: CellColor) -> CellColor {
        guard let (red, green, blue) = color.components else { return .standard }
        switch self {
        case .mono:
            return .standard
        case .eight:
            if case .palette(let index) = color, index < 16 { return .palette(index % 8) }
            return .palette(Self.named(red, green, blue) % 8)
        case .sixteen:
            if case .palette(let index) = color, index < 16 { return color }
            return .palette(Self.named(red, green, blue))
        case .palette:
            if case .palette = color { return color }
            return .palette(Self.indexed(red, green, blue))
        case .direct:
            return color
        }
    }

    /// One of the 16 names by hue first: a terminal's names differ in shade, hardly ever in hue.
    private static func named(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let (r, g, b) = (Int(red), Int(green), Int(blue))
        let high = max(r, g, b)
        let low = min(r, g, b)
        if high - low < 40 {
            switch high {
            case ..<48: return 0
            case ..<150: return 8
            case ..<220: return 7
            default: return 15
            }
        }
        let threshold = low + (high - low) * 55 / 100
        let hue = UInt8((r > threshold ? 1 : 0) | (g > threshold ? 2 : 0) | (b > threshold ? 4 : 0))
        return high > 200 ? hue + 8 : hue
    }

    /// The nearest of the 216 cube colours and 24 greys.
    private static func indexed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        func level(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : min(5, (Int(value) - 35) / 40) }
        func shade(_ level: Int) -> Int { level == 0 ? 0 : 55 + 40 * level }
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            let (dr, dg, db) = (r - Int(red), g - Int(green), b - Int(blue))
            return 2 * dr * dr + 4 * dg * dg + 3 * db * db
        }
        let (r, g, b) = (level(red), level(green), level(blue))
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let grey = min(23, max(0, (mean - 3) / 10))
        let cubeDistance = distance(shade(r), shade(g), shade(b))
        let greyDistance = distance(8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey)
        return greyDistance < cubeDistance ? UInt8(232 + grey) : UInt8(16 + 36 * r + 6 * g + b)
    }
}
