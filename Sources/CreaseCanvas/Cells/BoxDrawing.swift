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

/// How a line or a frame is drawn.
public enum LineKind: CaseIterable, Sendable {
    case light
    case heavy
    case double
    /// Light, with arcs for corners.
    case rounded
    /// Light and broken, with arcs for corners: a boundary that is no edge.
    case dotted

    var weight: BoxArms.Weight {
        switch self {
        case .light, .rounded, .dotted: .light
        case .heavy: .heavy
        case .double: .double
        }
    }

    /// The glyph of arms drawn with this kind where nothing is met.
    func glyph(_ arms: BoxArms, glyphs: GlyphSet) -> Glyph {
        guard glyphs == .unicode else { return ascii(arms) }
        switch self {
        case .light, .heavy, .double: return arms.glyph
        case .rounded, .dotted: break
        }
        switch (arms.up == .light, arms.right == .light, arms.down == .light, arms.left == .light) {
        case (false, true, true, false): return "╭"
        case (false, false, true, true): return "╮"
        case (true, false, false, true): return "╯"
        case (true, true, false, false): return "╰"
        case (false, true, false, true) where self == .dotted: return "╌"
        case (true, false, true, false) where self == .dotted: return "╎"
        default: return arms.glyph
        }
    }

    private func ascii(_ arms: BoxArms) -> Glyph {
        switch (arms.up != .none || arms.down != .none, arms.left != .none || arms.right != .none) {
        case (true, true): "+"
        case (true, false): self == .dotted ? ":" : "|"
        case (false, true): self == .dotted ? "." : self == .heavy || self == .double ? "=" : "-"
        case (false, false): .space
        }
    }
}

extension CellGrid {
    /// Adds arms to a place; joins what line is there, else replaces the glyph. The cell keeps its ground when the
    /// style has none.
    public mutating func addArms(
        _ arms: BoxArms, column: Int, row: Int, kind: LineKind, style: CellStyle, glyphs: GlyphSet = .unicode
    ) {
        guard contains(column: column, row: row) else { return }
        let below = self[column, row]
        var glyph = kind.glyph(arms, glyphs: glyphs)
        if let met = BoxArms(of: below.glyph), met.union(arms) != arms {
            let joined = met.union(arms)
            glyph = glyphs == .unicode ? joined.glyph : LineKind.light.glyph(joined, glyphs: .ascii)
        }
        let ground = style.background == .standard ? below.style.background : style.background
        put(Cell(glyph, style: style.on(ground)), column: column, row: row)
    }

    /// A frame along the inside of the area's edges; areas of one column or row become a line. Only cells within the
    /// clip are touched.
    public mutating func frame(
        _ area: CellArea, kind: LineKind = .light, style: CellStyle = .standard, glyphs: GlyphSet = .unicode,
        within clip: CellArea? = nil
    ) {
        guard !area.isEmpty else { return }
        if area.columns == 1 || area.rows == 1 {
            line(area, kind: kind, style: style, glyphs: glyphs, within: clip)
            return
        }
        let seen = area.intersection(self.area).intersection(clip ?? self.area)
        let weight = kind.weight
        let (right, bottom) = (area.right - 1, area.bottom - 1)
        func add(_ arms: BoxArms, _ column: Int, _ row: Int) {
            guard seen.contains(column: column, row: row) else { return }
            addArms(arms, column: column, row: row, kind: kind, style: style, glyphs: glyphs)
        }
        for column in stride(from: max(area.left + 1, seen.left), to: min(right, seen.right), by: 1) {
            add(BoxArms(right: weight, left: weight), column, area.top)
            add(BoxArms(right: weight, left: weight), column, bottom)
        }
        for row in stride(from: max(area.top + 1, seen.top), to: min(bottom, seen.bottom), by: 1) {
            add(BoxArms(up: weight, down: weight), area.left, row)
            add(BoxArms(up: weight, down: weight), right, row)
        }
        add(BoxArms(right: weight, down: weight), area.left, area.top)
        add(BoxArms(down: weight, left: weight), right, area.top)
        add(BoxArms(up: weight, right: weight), area.left, bottom)
        add(BoxArms(up: weight, left: weight), right, bottom)
    }

    /// A line along an area one cell thick (thicker areas: along their first column or row).
    public mutating func line(
        _ area: CellArea, kind: LineKind = .light, style: CellStyle = .standard, glyphs: GlyphSet = .unicode,
        within clip: CellArea? = nil
    ) {
        let seen = area.intersection(self.area).intersection(clip ?? self.area)
        guard !seen.isEmpty else { return }
        let weight = kind.weight
        if area.rows == 1 {
            let arms = BoxArms(right: weight, left: weight)
            for column in seen.left..<seen.right {
                addArms(arms, column: column, row: area.top, kind: kind, style: style, glyphs: glyphs)
            }
        } else if seen.left == area.left {
            let arms = BoxArms(up: weight, down: weight)
            for row in seen.top..<seen.bottom {
                addArms(arms, column: area.left, row: row, kind: kind, style: style, glyphs: glyphs)
            }
        }
    }
}
