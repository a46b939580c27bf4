/// Word wrapping in columns.
package enum CellWrap {
    /// Breaks at spaces; a word longer than a line is cut. Widths below one count as one.
    package static func lines(_ text: String, width: Int, glyphs: GlyphSet) -> [String] {
        let width = max(1, width)
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: true) {
            let needed = VisibleText(String(word), glyphs: glyphs).width
            if used > 0, used + 1 + needed > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            if used > 0 {
                line += " "
                used += 1
            }
            guard needed > width else {
                line += word
                used += needed
                continue
            }
            for character in word {
                let columns = VisibleText(String(character), glyphs: glyphs).width
                if used > 0, used + columns > width {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += columns
            }
        }
        if used > 0 { lines.append(line) }
        return lines
    }
}
