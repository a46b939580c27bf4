import CreaseCanvas

/// The style a terminal is writing in while a picture goes out.
///
/// A blank shows its ground and nothing of its ink, so it can be written in whatever ink the pen has: every change of
/// style that is saved is some ten bytes of a frame.
struct Pen {
    private var style = CellStyle.standard

    /// The longest stretch of blanks worth writing out: a longer one is erased, which some terminals only do in their
    /// own colours.
    private static let longest = 16

    /// A gap of so many blanks is shorter to write than to jump.
    private static let gap = 8

    /// The runs of a picture with those joined that only a few blanks keep apart.
    static func joined(_ runs: [CellDiff.Run], in grid: CellGrid) -> [CellDiff.Run] {
        var joined: [CellDiff.Run] = []
        for run in runs {
            if let last = joined.last, last.row == run.row,
                run.columns.lowerBound - last.columns.upperBound <= gap,
                (last.columns.upperBound..<run.columns.lowerBound).allSatisfy({ grid[$0, run.row].isBlank })
            {
                joined[joined.count - 1].columns = last.columns.lowerBound..<run.columns.upperBound
            } else {
                joined.append(run)
            }
        }
        return joined
    }

    /// The styles to write the cells of a run in; `nil` for what is blank to the end of its line, which is erased.
    mutating func styles(of run: CellDiff.Run, in grid: CellGrid) -> [CellStyle?] {
        let row = grid.row(run.row)
        func cell(_ column: Int) -> Cell { row[row.startIndex + column] }
        let tail =
            row.lastIndex { !$0.isBlank || $0.style.background != .standard }.map { $0 - row.startIndex + 1 } ?? 0
        var styles: [CellStyle?] = []
        styles.reserveCapacity(run.columns.count)
        var column = run.columns.lowerBound
        while column < run.columns.upperBound {
            let first = cell(column)
            guard first.isBlank else {
                style = first.style
                styles.append(style)
                column += 1
                continue
            }
            let ground = first.style.background
            var end = column + 1
            while end < run.columns.upperBound, cell(end).isBlank, cell(end).style.background == ground { end += 1 }
            let isShort = ground != .standard || end - column <= Self.longest
            let next = end < run.columns.upperBound ? cell(end).style : nil
            if ground == .standard, column >= tail {
                style = .standard
                styles += Array(repeating: nil, count: end - column)
                column = end
                continue
            }
            if isShort, style.lends(to: ground) {
                // As it is.
            } else if isShort, let next, next.lends(to: ground) {
                style = next
            } else {
                style = first.style
            }
            styles += Array(repeating: style, count: end - column)
            column = end
        }
        return styles
    }
}

extension CellStyle {
    /// Whether a blank of that ground looks the same in this style.
    fileprivate func lends(to ground: CellColor) -> Bool {
        background == ground && attributes.isDisjoint(with: [.reverse, .underline])
    }
}

extension Cell {
    /// Shows its ground only.
    var isBlank: Bool {
        glyph == .space && span == .single && style.attributes.isDisjoint(with: [.reverse, .underline])
    }
}
