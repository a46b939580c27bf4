/// How tightly an infix operator binds, and how operators that bind alike group.
///
/// The standard library's groups are far enough apart that the groups a file declares find room between them.
struct Precedence: Equatable {
    let rank: Int32
    /// Whether `a op b op c` is `a op (b op c)`.
    let isRightAssociative: Bool

    /// Operators that nobody declared bind just above the ternary.
    static let assignment = Precedence(step: 1, isRightAssociative: true)
    static let arrow = Precedence(step: 2, isRightAssociative: true)
    static let ternary = Precedence(step: 3, isRightAssociative: true)
    static let unknown = Precedence(step: 4)
    static let disjunction = Precedence(step: 5)
    static let conjunction = Precedence(step: 6)
    static let comparison = Precedence(step: 7)
    static let nilCoalescing = Precedence(step: 8, isRightAssociative: true)
    static let casting = Precedence(step: 9)
    static let rangeFormation = Precedence(step: 10)
    static let addition = Precedence(step: 11)
    static let multiplication = Precedence(step: 12)
    static let shift = Precedence(step: 13)

    /// How far the standard groups are apart.
    static let step: Int32 = 1 << 16

    init(rank: Int32, isRightAssociative: Bool) {
        self.rank = rank
        self.isRightAssociative = isRightAssociative
    }

    private init(step: Int32, isRightAssociative: Bool = false) {
        self.init(rank: step * Self.step, isRightAssociative: isRightAssociative)
    }

    /// The precedence of the standard operator with these bytes.
    init(_ bytes: ArraySlice<UInt8>) {
        switch bytes.count {
        case 1: self = Self.ofByte(bytes.first ?? 0)
        case 2, 3: self = Self.short[Array(bytes)] ?? .unknown
        default: self = .unknown
        }
    }

    private static func ofByte(_ byte: UInt8) -> Precedence {
        switch byte {
        case UInt8(ascii: "="): .assignment
        case UInt8(ascii: "<"), UInt8(ascii: ">"): .comparison
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): .addition
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): .multiplication
        default: .unknown
        }
    }

    private static let short: [[UInt8]: Precedence] = {
        var table: [[UInt8]: Precedence] = [:]
        for (operators, precedence) in groups {
            for name in operators.split(separator: " ") { table[Array(name.utf8)] = precedence }
        }
        return table
    }()

    private static let groups: [(String, Precedence)] = [
        ("+= -= *= /= %= &= |= ^= <<= >>= &+= &-= &*=", .assignment),
        ("->", .arrow),
        ("||", .disjunction),
        ("&& .& .| .^", .conjunction),
        ("== != <= >= === !== ~= .== .!= .< .> .<= .>=", .comparison),
        ("??", .nilCoalescing),
        ("... ..<", .rangeFormation),
        ("&+ &-", .addition),
        ("&*", .multiplication),
        ("<< >> &<< &>>", .shift),
    ]
}

/// An infix operator whose right operand is still being read.
struct PendingOperator {
    let precedence: Precedence
    /// The operator, or `?` with the branch before `:`.
    let token: TokenSlot
    let middle: NodeID
}
