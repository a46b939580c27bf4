import CreaseCanvas

/// Rows of words in aligned columns, as plain text.
///
/// Columns are as wide as their widest cell, two spaces apart; the last one is not padded and lines end without spaces.
struct TextTable {
    /// Cells longer than this many columns end in `…`.
    var widestCell = 60
    var indent = ""
    private var rows: [[String]] = []

    init(widestCell: Int = 60, indent: String = "") {
        self.widestCell = widestCell
        self.indent = indent
    }

    /// Cells may hold text from outside: what is no plain character is shown escaped.
    mutating func add(_ cells: String...) { rows.append(cells.map { VisibleText($0).description }) }

    var isEmpty: Bool { rows.isEmpty }

    var text: String {
        let shown = rows.map { $0.map(clipped) }
        let columns = shown.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            shown.map { column < $0.count - 1 ? width($0[column]) : 0 }.max() ?? 0
        }
        var text = ""
        for row in shown {
            var line = indent
            for (column, cell) in row.enumerated() {
                line += cell
                guard column < row.count - 1 else { break }
                line += String(repeating: " ", count: max(0, widths[column] - width(cell)) + 2)
            }
            while line.last == " " { line.removeLast() }
            text += line + "\n"
        }
        return text
    }

    private func clipped(_ cell: String) -> String {
        guard width(cell) > widestCell else { return cell }
        var kept = ""
        var used = 0
        for character in cell {
            let next = width(String(character))
            guard used + next < widestCell else { break }
            kept.append(character)
            used += next
        }
        return kept + "…"
    }

    private func width(_ text: String) -> Int { VisibleText(text).width }
}
