extension Fact {
    /// The value as a person reads it: `84 pt`, `466 × 678 pt`, `0/0/34/84 pt`, `(382, 0, 84, 170) pt`, or the rule.
    public var reading: String {
        let numbers = values.map(\.plain)
        let text =
            switch shape {
            case .number: numbers.joined()
            case .range: numbers.joined(separator: "…")
            case .size: numbers.joined(separator: " × ")
            case .rect: "(" + numbers.joined(separator: ", ") + ")"
            case .insets: numbers.joined(separator: "/")
            case .list: numbers.joined(separator: ", ")
            case .words: words ?? ""
            }
        switch unit {
        case "": return text
        case "°", "%", "″": return text + unit
        default: return text + " " + unit
        }
    }
}
