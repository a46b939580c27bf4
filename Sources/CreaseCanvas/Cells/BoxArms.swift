/// The four half lines of a box drawing character, each with a weight.
///
/// Lines drawn over lines join: arms add up, the heavier weight wins, and the glyph that has those arms is looked up.
public struct BoxArms: Hashable, Sendable {
    public enum Weight: UInt8, CaseIterable, Comparable, Sendable {
        case none = 0
        case light = 1
        case heavy = 2
        case double = 3

        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    public var up: Weight
    public var right: Weight
    public var down: Weight
    public var left: Weight

    public init(up: Weight = .none, right: Weight = .none, down: Weight = .none, left: Weight = .none) {
        self.up = up
        self.right = right
        self.down = down
        self.left = left
    }

    /// The arms of a glyph of U+2500…U+257F or of ASCII's `+-|`; `nil` for anything else.
    public init?(of glyph: Glyph) {
        switch glyph.base {
        case "+": self.init(up: .light, right: .light, down: .light, left: .light)
        case "-": self.init(right: .light, left: .light)
        case "|": self.init(up: .light, down: .light)
        case let scalar where (0x2500..<0x2580).contains(scalar.value):
            let bits = BoxTable.arms[Int(scalar.value - 0x2500)]
            guard bits != 0 else { return nil }
            self.init(bits: bits)
        default: return nil
        }
    }

    init(bits: UInt8) {
        func weight(_ shift: UInt8) -> Weight { Weight(rawValue: bits >> shift & 3) ?? .none }
        self.init(up: weight(0), right: weight(2), down: weight(4), left: weight(6))
    }

    var bits: UInt8 { up.rawValue | right.rawValue << 2 | down.rawValue << 4 | left.rawValue << 6 }

    public func union(_ other: BoxArms) -> BoxArms {
        BoxArms(
            up: max(up, other.up), right: max(right, other.right), down: max(down, other.down),
            left: max(left, other.left))
    }

    /// The glyph with these arms. Unicode has no heavy beside double: heavy then reads as double.
    public var glyph: Glyph {
        Self.glyphs[Int(bits)] ?? Self.glyphs[Int(uniform.bits)] ?? "┼"
    }

    /// The same shape with every arm as heavy as the heaviest.
    private var uniform: BoxArms {
        let weight = max(max(up, down), max(left, right))
        func arm(_ value: Weight) -> Weight { value == .none ? .none : weight }
        return BoxArms(up: arm(up), right: arm(right), down: arm(down), left: arm(left))
    }

    /// The plain glyph of every combination of arms: the first in Unicode's order, before dashes and arcs.
    private static let glyphs: [Glyph?] = {
        var glyphs = [Glyph?](repeating: nil, count: 256)
        glyphs[0] = .space
        for (offset, bits) in BoxTable.arms.enumerated() where bits != 0 && glyphs[Int(bits)] == nil {
            if let scalar = Unicode.Scalar(0x2500 + UInt32(offset)) { glyphs[Int(bits)] = Glyph(scalar) }
        }
        return glyphs
    }()
}
