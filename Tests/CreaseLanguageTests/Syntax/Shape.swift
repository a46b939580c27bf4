/// What two parsers can agree on about a piece of Swift: its calls, members, labels, closures, literals and declared names
/// with their nesting.
///
/// Types are left out, because the compiler does not print them, and operators stand in a row, because the compiler groups
/// them later.
struct Shape: Equatable {
    let word: String
    let parts: [Shape]

    init(_ word: String, _ parts: [Shape] = []) {
        self.word = word
        self.parts = parts
    }

    /// Operands and operators in a row; a row of one is that one.
    static func row(_ items: [Shape]) -> Shape {
        items.count == 1 ? items[0] : Shape("row", items)
    }

    /// One line for every shape, indented by its depth.
    var lines: [String] { lines(depth: 0) }

    private func lines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + word] + parts.flatMap { $0.lines(depth: depth + 1) }
    }
}
