/// Values of Foundation's types.
enum FoundationValue: Sendable {
    case decimal(DecimalNumber)
    /// `KeyPathComparator(\.name, order: .reverse)`
    case comparator(KeyPathOrder)

    /// The type's name, under which a file extends it.
    var typeName: String {
        switch self {
        case .decimal: "Decimal"
        case .comparator: "KeyPathComparator"
        }
    }

    /// Canonical words: equal values have equal words.
    var words: String {
        switch self {
        case .decimal(let value): value.description
        case .comparator(let order):
            "\\." + order.path.joined(separator: ".") + (order.isReversed ? " reversed" : "")
        }
    }

    /// As `"\(value)"` shows it.
    var description: String { words }
}

/// An order by what a key path leads to.
struct KeyPathOrder: Sendable {
    var path: [String]
    var isReversed = false
}
