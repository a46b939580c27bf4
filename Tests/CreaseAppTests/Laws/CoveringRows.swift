/// Rows of choices in which every pair of choices occurs: a small stand-in for the whole product.
///
/// `counts` says how many values each column has. Rows are built greedily and always the same: each starts from the first
/// pair that is still missing and takes, column by column, the value that adds most new pairs.
struct CoveringRows {
    private let counts: [Int]
    /// Missing pairs: `missing[a][b]` for columns a < b, by value of a times the count of b plus value of b.
    private var missing: [[Set<Int>]]

    static func rows(of counts: [Int]) -> [[Int]] {
        var maker = CoveringRows(counts: counts)
        var rows: [[Int]] = []
        while let row = maker.next() { rows.append(row) }
        return rows
    }

    private init(counts: [Int]) {
        self.counts = counts
        missing = counts.indices.map { a in
            counts.indices.map { b in a < b ? Set(0..<(counts[a] * counts[b])) : [] }
        }
    }

    private mutating func next() -> [Int]? {
        guard let (a, b, pair) = firstMissing else { return nil }
        var row: [Int?] = Array(repeating: nil, count: counts.count)
        row[a] = pair / counts[b]
        row[b] = pair % counts[b]
        for column in counts.indices where row[column] == nil {
            row[column] = (0..<counts[column]).max { gain(of: $0, at: column, row) < gain(of: $1, at: column, row) }
        }
        let whole = row.map { $0 ?? 0 }
        for a in counts.indices {
            for b in counts.indices where a < b { missing[a][b].remove(whole[a] * counts[b] + whole[b]) }
        }
        return whole
    }

    private var firstMissing: (Int, Int, Int)? {
        for a in counts.indices {
            for b in counts.indices where a < b {
                if let pair = missing[a][b].min() { return (a, b, pair) }
            }
        }
        return nil
    }

    /// Missing pairs a value makes with the columns that are already chosen.
    private func gain(of value: Int, at column: Int, _ row: [Int?]) -> Int {
        counts.indices.count { other in
            guard let chosen = row[other] else { return false }
            return other < column
                ? missing[other][column].contains(chosen * counts[column] + value)
                : other > column && missing[column][other].contains(value * counts[other] + chosen)
        }
    }
}
