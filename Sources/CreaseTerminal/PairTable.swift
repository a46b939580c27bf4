import CNcurses
import CreaseCanvas

/// Which of the terminal's numbered colour pairs holds which two colours.
///
/// A terminal has few pairs (64 with 8 colours): those that the next picture does not need are given to colours it
/// does. A pair on the screen is never redefined, because curses would repaint what still shows it.
struct PairTable {
    /// A foreground and a background as curses numbers them; -1 is the terminal's own.
    struct Colours: Hashable {
        var foreground: Int32
        var background: Int32

        static let standard = Colours(foreground: -1, background: -1)
    }

    let depth: ColorDepth
    /// How many pairs there are, numbered from 1.
    let capacity: Int
    /// Pairs may hold the terminal's own colours.
    let hasDefaults: Bool
    /// Defines a pair on the terminal; false where it refuses.
    private let define: (Int32, Colours) -> Bool

    /// A pair of the terminal's own colours where there are pairs enough.
    ///
    /// From pair 0, curses turns all attributes off each time; from a pair like any other, only the colours.
    private let plain: Int16
    private static let manyPairs = 512

    private var numbers: [Colours: Int16] = [:]
    private var colours: [Int16: Colours] = [:]
    /// Used once, and not by the next picture.
    private var free: [Int16] = []
    private var used = 0

    init(
        depth: ColorDepth, capacity: Int, hasDefaults: Bool,
        define: @escaping (Int32, Colours) -> Bool = { crease_terminal_pair($0, $1.foreground, $1.background) }
    ) {
        self.depth = depth
        let usable = depth == .mono ? 0 : min(max(0, capacity), Int(Int16.max))
        let hasPlain = hasDefaults && usable >= Self.manyPairs && define(Int32(usable), .standard)
        plain = hasPlain ? Int16(usable) : 0
        self.capacity = hasPlain ? usable - 1 : usable
        self.hasDefaults = hasDefaults
        self.define = define
    }

    /// Makes the pairs a picture needs; those of the last picture are kept where they serve again.
    mutating func prepare(for grid: CellGrid) {
        guard capacity > 0 else { return }
        var needed: Set<Colours> = []
        var order: [Colours] = []
        var last: Colours?
        for row in 0..<grid.rows {
            for cell in grid.row(row) {
                let wanted = colours(of: cell.style)
                guard wanted != last else { continue }
                last = wanted
                if wanted != .standard, needed.insert(wanted).inserted { order.append(wanted) }
            }
        }
        let missing = order.filter { numbers[$0] == nil }
        guard !missing.isEmpty else { return }
        if used + missing.count > capacity {
            free = colours.filter { !needed.contains($0.value) }.keys.sorted()
        }
        for wanted in missing {
            guard let number = takeNumber() else { return }
            if let old = colours.removeValue(forKey: number) { numbers[old] = nil }
            guard define(Int32(number), wanted) else { continue }
            numbers[wanted] = number
            colours[number] = wanted
        }
    }

    private mutating func takeNumber() -> Int16? {
        if used < capacity {
            used += 1
            return Int16(used)
        }
        return free.isEmpty ? nil : free.removeFirst()
    }

    /// The pair of a style; 0, the terminal's own colours, where none could be had: the attributes still tell.
    func pair(for style: CellStyle) -> Int16 {
        let wanted = colours(of: style)
        return wanted == .standard ? plain : numbers[wanted] ?? 0
    }

    private func colours(of style: CellStyle) -> Colours {
        Colours(
            foreground: number(of: style.foreground, standard: hasDefaults ? -1 : 7),
            background: number(of: style.background, standard: hasDefaults ? -1 : 0))
    }

    private func number(of color: CellColor, standard: Int32) -> Int32 {
        switch color {
        case .standard: standard
        case .palette(let index) where depth == .direct && index >= 8: Self.packed(color.components)
        case .palette(let index): Int32(index)
        case .rgb: Self.packed(color.components)
        }
    }

    /// Red, green and blue in one number. Below 8 the number would name a colour of the palette, so the darkest blues
    /// become the least blue that does not.
    private static func packed(_ components: (red: UInt8, green: UInt8, blue: UInt8)?) -> Int32 {
        guard let (red, green, blue) = components else { return -1 }
        let value = Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        return value == 0 ? 0 : max(8, value)
    }
}
