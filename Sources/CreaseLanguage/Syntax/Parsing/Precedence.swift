/// How tightly an infix operator binds, as the standard library declares it; operators nobody declared bind just above the
/// ternary.
enum Precedence: UInt8, Comparable {
    case assignment, arrow, ternary, unknown, disjunction, conjunction, comparison, nilCoalescing, casting
    case rangeFormation, addition, multiplication, shift

    /// Whether `a op b op c` is `a op (b op c)`.
    var isRightAssociative: Bool {
        switch self {
        case .assignment, .arrow, .ternary, .nilCoalescing: true
        case .unknown, .disjunction, .conjunction, .comparison, .casting, .rangeFormation, .addition,
            .multiplication, .shift:
            false
        }
    }

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    /// The precedence of the operator with these bytes.
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
