extension CellGrid {
    /// Takes the strength out of an area, so that what is drawn over it next stands off.
    ///
    /// Every colour goes most of the way to grey: the grounds of cells, and the ink of blocks, which is a ground that
    /// fills part of a cell. Letters become grey, on a coloured ground a shade of that ground. A palette has no muted
    /// hues: there the greys are grey, as light as the colour was.
    public mutating func dim(_ area: CellArea, _ theme: Theme) {
        let style = theme[.dimmed]
        restyle(
            area,
            byGlyph: { glyph, cell in
                let ground = Self.dimmed(cell.background, theme)
                var ink = style.foreground
                if ScenePainter.isBlock(glyph), cell.foreground != .standard {
                    ink = Self.dimmed(cell.foreground, theme)
                } else if ground != .standard {
                    ink = theme.depth.nearest(to: Theme.letters(on: ground).mixed(with: ground, Self.letterShare))
                }
                cell = CellStyle(foreground: ink, background: ground, attributes: style.attributes)
            })
    }

    /// How far colours go to the middle grey, which is as far from white as from black.
    private static let share = 0.65
    /// How far letters go to their coloured ground.
    private static let letterShare = 0.5

    private static func dimmed(_ color: CellColor, _ theme: Theme) -> CellColor {
        var color = color
        if theme.depth == .palette, let (red, green, blue) = color.components {
            let grey = UInt8((Int(red) * 3 + Int(green) * 6 + Int(blue)) / 10)
            color = .rgb(grey, grey, grey)
        }
        return theme.depth.nearest(to: color.mixed(with: .rgb(128, 128, 128), share))
    }
}
