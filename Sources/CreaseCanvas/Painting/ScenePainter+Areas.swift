import CreaseDevice
import CreaseLayout

/// Pictures, colours and shapes: areas by the ground of cells, their edges by quarter blocks, or patterns without colour.
extension ScenePainter {
    /// A picture we have no pixels of: a light pattern with its name.
    mutating func drawPicture(
        _ name: String, area: CellArea, clip: CellArea, inner: inout Surroundings, _ brush: inout Brush
    ) {
        brush.clear(area)
        brush.fill(area, brush.glyphs.pick("░", "."), brush.theme[.element])
        layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
        inner.inside = area
        guard area.columns >= 3, !name.isEmpty else { return }
        let text = brush.theme.depth == .mono || brush.glyphs == .ascii ? " \(name) " : name
        addLabel(
            text, area: area, clip: clip, middle: Double(area.top) + Double(area.rows) / 2, alignment: .center,
            style: brush.theme[.secondaryLabel], in: inner, brush)
    }

    /// A colour over an area.
    mutating func drawFill(
        _ frame: Rect, _ kind: ShapeKind, _ paint: Paint, inner: inout Surroundings, _ brush: inout Brush
    ) {
        let area = map.place(frame)
        switch PaintLook(paint) {
        case .clear:
            return
        case .ground:
            brush.clear(area)
            layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
        case .color(let color, _):
            if isDot(area), kind == .circle || kind == .ellipse || kind == .capsule {
                let dot = SceneNode(id: .root, kind: "Circle", frame: frame)
                let count = labels.count
                addSymbol(
                    brush.glyphs.pick("●", "o"), node: dot, style: brush.theme.ink(paint), in: inner, clip: brush.clip)
                if labels.count > count { labels[count].isGround = true }
                return
            }
            let outline = roundedToCells(ShapeOutline(kind, frame: frame))
            if let row = lowRow(frame, kind) {
                let line = CellArea(left: area.left, top: row, right: area.right, bottom: row + 1)
                let ground = brush.theme.depth.nearest(to: color)
                if brush.hasFills {
                    brush.fill(line, .space, CellStyle(background: ground))
                } else {
                    brush.clear(line)
                    brush.fill(line, brush.glyphs.pick("░", "."), brush.theme[.element])
                }
                layer.enclose(line.intersection(brush.clip), hidingLabelsBefore: labels.count)
                inner.inside = line.intersection(inner.inside)
                return
            }
            if brush.hasFills {
                paintMosaic(outline, color: blended(paint, color), &brush)
            } else {
                paintPattern(outline, area: area, &brush)
            }
            layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
        }
        inner.inside = area.intersection(inner.inside)
    }

    /// A circle whose edges fall on cells is alike on all its sides; between cells it would be a clump.
    private func roundedToCells(_ outline: ShapeOutline) -> ShapeOutline {
        switch outline.kind {
        case .circle, .ellipse:
            let side = min(outline.frame.width, outline.frame.height)
            var box = outline.frame
            if outline.kind == .circle {
                box = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
            }
            return ShapeOutline(.ellipse, frame: map.rect(of: map.place(box)))
        case .rectangle, .roundedRectangle, .capsule, .containerRelative: return outline
        }
    }

    /// The one row of a round shape hardly higher than a row: parts of two would cut the letters on it in half.
    private func lowRow(_ frame: Rect, _ kind: ShapeKind) -> Int? {
        switch kind {
        case .circle, .ellipse, .capsule:
            frame.height < map.rowHeight * 1.6 ? map.row(containing: frame.midY) : nil
        case .rectangle, .roundedRectangle, .containerRelative: nil
        }
    }

    func isDot(_ area: CellArea) -> Bool { area.columns <= 2 && area.rows <= 1 }

    /// A vertical gradient keeps its first and last colour; everything else is the one colour.
    func blended(_ paint: Paint, _ color: CellColor) -> (top: CellColor, bottom: CellColor) {
        guard case .gradient(let stops) = paint.base, let last = stops.last,
            case .color(let bottom, _) = PaintLook(last)
        else { return (color, color) }
        return (color, bottom)
    }

    /// Fills whole cells by their ground and edge cells by quarter blocks.
    func paintMosaic(
        _ outline: ShapeOutline, color: (top: CellColor, bottom: CellColor), _ brush: inout Brush
    ) {
        let area = map.area(outline.frame).inset(by: -1).intersection(brush.clip)
        guard !area.isEmpty else { return }
        // Corners finer than half a row only bite holes into the edge.
        let isBox = outline.isRectangle || !outline.isRound && outline.cornerRadius < map.rowHeight * 0.6
        let whole = isBox ? wholeCells(outline.frame) : nil
        let quarter = (x: map.scale / 4, y: map.rowHeight / 4)
        for row in area.top..<area.bottom {
            let share = Double(row - area.top) / Double(max(1, area.rows - 1))
            let ground = brush.theme.depth.nearest(to: color.top.mixed(with: color.bottom, share))
            for column in area.left..<area.right {
                var mask: UInt8 = 15
                if whole?.contains(column: column, row: row) != true {
                    let middle = map.point(column: column, row: row)
                    mask = 0
                    for bit in 0..<4 {
                        let x = middle.x + (bit % 2 == 0 ? -quarter.x : quarter.x)
                        let y = middle.y + (bit < 2 ? -quarter.y : quarter.y)
                        if isBox ? outline.frame.contains(Point(x: x, y: y)) : outline.contains(x, y) {
                            mask |= 1 << UInt8(bit)
                        }
                    }
                }
                switch mask {
                case 0: break
                case 15:
                    brush.put(.space, column: column, row: row, CellStyle(background: ground))
                case _ where brush.glyphs == .unicode:
                    let glyph = BlockMosaic.quadrants(mask)
                    brush.put(glyph, column: column, row: row, CellStyle(foreground: ground))
                default:
                    if mask.nonzeroBitCount > 2 {
                        brush.put(.space, column: column, row: row, CellStyle(background: ground))
                    }
                }
            }
        }
    }

    /// Takes away what a word left of a horizontal edge: a few pieces of it between letters are only specks.
    func clearCrumbs(_ brush: inout Brush) {
        let clip = brush.clip
        for row in clip.top..<clip.bottom {
            var column = clip.left
            while column < clip.right {
                guard Self.edges.contains(brush.grid[column, row].glyph) else {
                    column += 1
                    continue
                }
                var end = column + 1
                while end < clip.right, Self.edges.contains(brush.grid[end, row].glyph) { end += 1 }
                if end - column <= Self.crumbs,
                    brush.isLetter(column: column - 1, row: row) || brush.isLetter(column: end, row: row)
                {
                    brush.fill(CellArea(left: column, top: row, right: end, bottom: row + 1), .space, .standard)
                }
                column = end
            }
        }
    }

    /// The pieces of an upper or lower edge.
    private static let edges: Set<Glyph> = ["▀", "▄", "▘", "▝", "▖", "▗"]
    /// The longest stretch that is a speck.
    private static let crumbs = 3

    /// The cells that lie inside a rectangle whole.
    func wholeCells(_ frame: Rect) -> CellArea {
        let inner = map.area(
            frame.inset(
                by: EdgeInsets(
                    top: map.rowHeight / 2, left: map.scale / 2, bottom: map.rowHeight / 2, right: map.scale / 2)))
        return inner
    }

    /// Without colour, an area is a light shade; a large one only a few dots, which things on it stand off well.
    private func paintPattern(_ outline: ShapeOutline, area: CellArea, _ brush: inout Brush) {
        let seen = area.intersection(brush.clip)
        guard !seen.isEmpty else { return }
        brush.clear(seen)
        let isGround = seen.isMost(of: window, tenths: 6)
        guard !isGround else { return }
        let isLarge = seen.isMost(of: window, tenths: 3)
        let style = brush.theme[.element]
        let (shade, dot) = (brush.glyphs.pick("░", "."), brush.glyphs.pick("·", "."))
        // Corners smaller than two cells are not to be seen in a pattern.
        let isBox = outline.isRectangle || outline.cornerRadius < map.rowHeight && !outline.isRound
        for row in seen.top..<seen.bottom {
            for column in seen.left..<seen.right {
                let middle = map.point(column: column, row: row)
                guard isBox || outline.contains(middle.x, middle.y) else { continue }
                if isLarge, (column + 2 * row) % 4 != 0 { continue }
                brush.put(isLarge ? dot : shade, column: column, row: row, style)
            }
        }
    }

    mutating func drawShape(
        _ node: SceneNode, _ kind: ShapeKind, fill: Paint?, stroke: Paint?, inner: inout Surroundings,
        _ brush: inout Brush
    ) {
        if let fill { drawFill(node.frame, kind, fill, inner: &inner, &brush) }
        guard let stroke, PaintLook(stroke) != .clear else { return }
        let area = map.place(node.frame)
        let style = stroke == .primary ? brush.theme[.element] : brush.theme.ink(stroke)
        if area.rows >= 3, area.columns >= 3 {
            brush.frame(area, kind == .rectangle ? .light : .rounded, style)
            layer.blockEdges(area)
            layer.enclose(area.inset(by: 1))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
        } else if isDot(area), fill == nil {
            brush.put(brush.glyphs.pick("○", "o"), column: area.left, row: area.top, style)
            layer.block(column: area.left, row: area.top)
        } else {
            parenthesize(area, row: map.row(containing: node.frame.midY), style, &brush)
        }
    }
}

extension CellArea {
    /// Whether this area covers at least so many tenths of another's cells.
    func isMost(of other: CellArea, tenths: Int) -> Bool {
        let common = intersection(other)
        return common.columns * common.rows * 10 >= other.columns * other.rows * tenths
    }
}
