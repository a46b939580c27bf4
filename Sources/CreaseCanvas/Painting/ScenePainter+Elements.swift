import CreaseDevice
import CreaseLayout

/// How the kinds of drawing become cells.
extension ScenePainter {
    // MARK: Areas

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
        case .color(let color, let ink):
            if isDot(area), kind == .circle || kind == .ellipse || kind == .capsule {
                let dot = SceneNode(id: .root, kind: "Circle", frame: frame)
                addSymbol(
                    brush.glyphs.pick("●", "o"), node: dot, style: brush.theme.ink(paint), in: inner, clip: brush.clip)
                return
            }
            let outline = ShapeOutline(kind, frame: frame)
            if brush.hasFills {
                paintMosaic(outline, color: blended(paint, color), &brush)
            } else if area.intersection(window).isMostOf(window) {
                // A pattern over the whole window would drown everything on it.
                brush.clear(area)
            } else {
                let isDark = (ink.luminance ?? 0) < 0.15 || (color.luminance ?? 1) < 0.2
                paintPattern(outline, isDark ? brush.glyphs.pick("▒", ":") : brush.glyphs.pick("░", "."), &brush)
            }
            layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
        }
        inner.inside = area.intersection(inner.inside)
    }

    private func isDot(_ area: CellArea) -> Bool { area.columns <= 2 && area.rows <= 1 }

    /// A vertical gradient keeps its first and last colour; everything else is the one colour.
    private func blended(_ paint: Paint, _ color: CellColor) -> (top: CellColor, bottom: CellColor) {
        guard case .gradient(let stops) = paint.base, let last = stops.last,
            case .color(let bottom, _) = PaintLook(last)
        else { return (color, color) }
        return (color, bottom)
    }

    /// Fills whole cells by their ground and edge cells by quarter blocks.
    private func paintMosaic(
        _ outline: ShapeOutline, color: (top: CellColor, bottom: CellColor), _ brush: inout Brush
    ) {
        let area = map.area(outline.frame).inset(by: -1).intersection(brush.clip)
        guard !area.isEmpty else { return }
        let whole = outline.isRectangle ? wholeCells(outline.frame) : nil
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
                        if outline.contains(x, y) { mask |= 1 << UInt8(bit) }
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

    /// The cells that lie inside a rectangle whole.
    private func wholeCells(_ frame: Rect) -> CellArea {
        let inner = map.area(
            frame.inset(
                by: EdgeInsets(
                    top: map.rowHeight / 2, left: map.scale / 2, bottom: map.rowHeight / 2, right: map.scale / 2)))
        return inner
    }

    private func paintPattern(_ outline: ShapeOutline, _ glyph: Glyph, _ brush: inout Brush) {
        let area = map.area(outline.frame).intersection(brush.clip)
        guard !area.isEmpty else { return }
        let style = brush.theme[.element]
        for row in area.top..<area.bottom {
            for column in area.left..<area.right {
                let middle = map.point(column: column, row: row)
                guard outline.isRectangle || outline.contains(middle.x, middle.y) else { continue }
                brush.put(glyph, column: column, row: row, style)
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

    // MARK: Frames

    /// A thin rounded frame; one row high, a pair of parentheses, or a word in parentheses where even that is tight.
    mutating func drawFrame(
        _ node: SceneNode, area: CellArea, clip: CellArea, fill: Paint?, isProminent: Bool,
        inner: inout Surroundings, _ brush: inout Brush
    ) -> Bool {
        let look = fill.map { PaintLook($0) } ?? .clear
        if isProminent { inner.emphasis = brush.theme[.prominent] }
        let style = isProminent ? brush.theme[.accent] : brush.theme[.element]
        if case .color = look, let fill, !isProminent, brush.hasFills {
            drawFill(node.frame, .roundedRectangle(radius: 8), fill, inner: &inner, &brush)
            return true
        }
        if area.rows >= 3, area.columns >= 3 {
            if look != .clear {
                brush.clear(area)
                layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count)
            }
            brush.frame(area, .rounded, style)
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
            return true
        }
        let row = map.row(containing: node.frame.midY)
        if look != .clear { layer.enclose(area.intersection(brush.clip), hidingLabelsBefore: labels.count) }
        if let word = oneWord(node, brush.glyphs), word.width + 2 > area.columns {
            var line = CellArea(left: area.left, top: row, right: area.right, bottom: row.adding(1))
            line.right = max(line.right, line.left + 1)
            addLabel(
                "(\(word.text))", area: line, clip: clip, middle: Double(row) + 0.5, alignment: .center,
                style: inner.emphasis ?? brush.theme[.accent], in: inner, brush, closing: ")")
            return false
        }
        parenthesize(area, row: row, style, &brush)
        layer.enclose(area.inset(left: 1, right: 1))
        inner.inside = CellArea(
            left: area.left + 1, top: row, right: max(area.left + 2, area.right - 1), bottom: row + 1)
        return true
    }

    private mutating func parenthesize(_ area: CellArea, row: Int, _ style: CellStyle, _ brush: inout Brush) {
        guard area.columns >= 2 else { return }
        brush.put("(", column: area.left, row: row, style)
        brush.put(")", column: area.right - 1, row: row, style)
        layer.block(column: area.left, row: row)
        layer.block(column: area.right - 1, row: row)
    }

    /// The letters and symbols of a simple control as one line; `nil` when there is anything else on it.
    private func oneWord(_ node: SceneNode, _ glyphs: GlyphSet) -> (text: String, width: Int)? {
        var parts: [String] = []
        guard collect(node.children, &parts, glyphs, depth: 0), !parts.isEmpty, parts.count <= 3 else { return nil }
        let text = parts.joined(separator: " ")
        return (text, VisibleText(text, glyphs: glyphs).width)
    }

    private func collect(_ nodes: [SceneNode], _ parts: inout [String], _ glyphs: GlyphSet, depth: Int) -> Bool {
        guard depth < 12, parts.count < 4 else { return false }
        for node in nodes where node.isVisible {
            switch node.drawing {
            case .none: break
            case .text(let lines, _, _): parts.append(lines.joined(separator: " "))
            case .symbol(let name, _): parts.append(SymbolTable.glyph(for: name, in: glyphs).description)
            case .chevron: parts.append(glyphs.pick("⌄", "v").description)
            case .picture, .fill, .shape, .separator, .frame, .toggle, .checkmark, .slider, .stepper, .progress,
                .segments, .placeholder:
                return false
            }
            guard collect(node.children, &parts, glyphs, depth: depth + 1) else { return false }
        }
        return true
    }

    mutating func drawPlaceholder(
        _ label: String, area: CellArea, clip: CellArea, inner: inout Surroundings, _ brush: inout Brush
    ) {
        if area.rows >= 3, area.columns >= 4 {
            brush.frame(area, .dotted, brush.theme[.element])
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
        }
        addLabel(
            label, area: area, clip: clip, middle: Double(area.top) + Double(area.rows) / 2, alignment: .center,
            style: brush.theme[.secondaryLabel], in: inner, brush)
    }

    // MARK: Controls

    mutating func drawControl(
        _ node: SceneNode, area: CellArea, in inner: Surroundings, clip: CellArea, _ brush: inout Brush
    ) {
        // A frame around it may have taken the row it stood on.
        let row = min(max(map.row(containing: node.frame.midY), inner.inside.top), inner.inside.bottom - 1)
        var area = area
        area.right = max(area.left + 1, min(area.right, inner.inside.right))
        let glyphs = brush.glyphs
        let (accent, quiet) = (brush.theme[.accent], brush.theme[.element])
        switch node.drawing {
        case .toggle(let isOn):
            let sign = isOn ? glyphs == .unicode ? "━━●" : "==O" : glyphs == .unicode ? "○──" : "o--"
            addSign(
                sign, width: 3, column: area.right - 3, node: node, style: isOn ? accent : quiet, in: inner,
                clip: clip)
        case .checkmark(let isOn):
            let mark = isOn ? glyphs.pick("✓", "v") : glyphs.pick("○", "o")
            addSymbol(mark, node: node, style: isOn ? accent : quiet, in: inner, clip: clip)
        case .chevron:
            addSymbol(glyphs.pick("›", ">"), node: node, style: quiet, in: inner, clip: clip)
        case .stepper:
            addSign(
                glyphs == .unicode ? "−│+" : "-|+", width: 3, column: area.right - 3, node: node, style: accent,
                in: inner, clip: clip)
        case .slider(let fraction):
            drawBar(area, row: row, fraction: fraction, knob: glyphs.pick("●", "O"), &brush)
        case .progress(.some(let fraction)):
            drawBar(area, row: row, fraction: fraction, knob: nil, &brush)
        case .progress(.none):
            addSymbol(glyphs.pick("◌", "o"), node: node, style: quiet, in: inner, clip: clip)
        case .none, .text, .symbol, .picture, .fill, .shape, .separator, .frame, .segments, .placeholder:
            break
        }
    }

    private mutating func drawBar(
        _ area: CellArea, row: Int, fraction: Double, knob: Glyph?, _ brush: inout Brush
    ) {
        let share = fraction.isNaN ? 0 : min(1, max(0, fraction))
        let length = Int(cells: Double(area.columns) * share)
        let seen = area.intersection(brush.clip)
        guard !seen.isEmpty else { return }
        for column in seen.left..<seen.right {
            let isDone = column - area.left < length
            let glyph = isDone ? brush.glyphs.pick("━", "=") : brush.glyphs.pick("─", "-")
            brush.put(glyph, column: column, row: row, brush.theme[isDone ? .accent : .element])
            layer.block(column: column, row: row)
        }
        if let knob {
            let column = area.left + min(max(0, area.columns - 1), length)
            brush.put(knob, column: column, row: row, brush.theme[.accent])
        }
    }

    /// Segments side by side; the selected one in brackets.
    mutating func drawSegments(
        _ titles: [String], selected: Int?, area: CellArea, clip: CellArea, inner: inout Surroundings,
        _ brush: inout Brush
    ) {
        if area.rows >= 3, area.columns >= 4 {
            brush.frame(area, .rounded, brush.theme[.element])
            layer.blockEdges(area.intersection(brush.clip))
            layer.enclose(area.inset(by: 1).intersection(brush.clip))
            inner.inside = area.inset(by: 1).intersection(inner.inside)
        }
        guard !titles.isEmpty else { return }
        for (index, title) in titles.enumerated() {
            let part = CellArea(
                left: area.left + area.columns * index / titles.count, top: area.top,
                right: area.left + area.columns * (index + 1) / titles.count, bottom: area.bottom)
            addLabel(
                index == selected ? "[\(title)]" : title, area: part, clip: clip,
                middle: Double(area.top) + Double(area.rows) / 2, alignment: .center,
                style: brush.theme[index == selected ? .accent : .label], in: inner, brush)
        }
    }
}

/// The outline of a shape in points.
struct ShapeOutline {
    let kind: ShapeKind
    let frame: Rect

    init(_ kind: ShapeKind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }

    var isRectangle: Bool { cornerRadius <= 0 && kind != .ellipse }

    var cornerRadius: Double {
        let half = min(frame.width, frame.height) / 2
        return switch kind {
        case .rectangle, .containerRelative, .ellipse: 0
        case .roundedRectangle(let radius): min(half, max(0, radius))
        case .capsule, .circle: half
        }
    }

    func contains(_ x: Double, _ y: Double) -> Bool {
        guard x >= frame.minX, x < frame.maxX, y >= frame.minY, y < frame.maxY else { return false }
        if kind == .ellipse {
            guard frame.width > 0, frame.height > 0 else { return false }
            let (dx, dy) = ((x - frame.midX) / (frame.width / 2), (y - frame.midY) / (frame.height / 2))
            return dx * dx + dy * dy <= 1
        }
        let radius = cornerRadius
        var box = frame
        if kind == .circle {
            let side = min(frame.width, frame.height)
            box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        }
        let dx = max(0, max(box.minX + radius - x, x - (box.maxX - radius)))
        let dy = max(0, max(box.minY + radius - y, y - (box.maxY - radius)))
        return dx * dx + dy * dy <= radius * radius || radius <= 0
    }
}

extension CellArea {
    /// Whether this area has at least six tenths of another's cells.
    func isMostOf(_ other: CellArea) -> Bool {
        let common = intersection(other)
        return common.columns * common.rows * 10 >= other.columns * other.rows * 6
    }
}

extension CellColor {
    /// A mix with another colour: 0 is this one, 1 the other.
    func mixed(with other: CellColor, _ share: Double) -> CellColor {
        guard let a = components, let b = other.components, self != other else { return self }
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            UInt8(min(255, max(0, Double(a) + (Double(b) - Double(a)) * share)))
        }
        return .rgb(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
    }
}
