import CreaseDevice
import CreaseLayout

/// Colours, and the shapes of the picture.
extension SceneDrawing {
    func color(_ paint: Paint?) -> PictureColor? {
        guard let paint else { return nil }
        switch paint.base {
        case .named("primary"), .named("label"): return ink
        case .named("white"): return PictureColor(0xFFFFFF)
        case .named("secondary"), .named("tertiary"), .named("quaternary"): return quiet
        case .named("accentColor"), .named("tint"): return accent
        case .named, .rgb, .gradient: return PaintLook(paint).ink.flatMap(PictureColor.init)
        }
    }

    func areaColor(_ paint: Paint) -> PictureColor? {
        switch PaintLook(paint) {
        case .clear: nil
        case .ground: page
        case .color(let area, _): PictureColor(area)
        }
    }

    mutating func drawShape(_ kind: ShapeKind, _ frame: Rect, _ paint: Paint) {
        guard let fill = areaColor(paint) else { return }
        if kind == .ellipse {
            guard frame.width > 0, frame.height > 0 else { return }
            shapes.append(.ellipse(frame, PictureLook(fill: fill, opacity: paint.opacity)))
            return
        }
        var box = frame
        if kind == .circle {
            let side = min(frame.width, frame.height)
            box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        }
        rect(box, fill: fill, opacity: paint.opacity, radius: ShapeOutline(kind, frame: box).cornerRadius)
    }

    mutating func rect(
        _ frame: Rect, fill: PictureColor? = nil, opacity: Double = 1, radius: Double = 0,
        stroke: PictureColor? = nil, dash: PictureLook.Dash? = nil
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        shapes.append(
            .rectangle(
                frame, radius: max(0, min(radius, frame.width / 2, frame.height / 2)),
                PictureLook(
                    fill: fill, opacity: opacity, stroke: stroke.map { PictureLook.Stroke(color: $0, dash: dash) })))
    }

    mutating func stroke(
        _ outline: PictureOutline, _ color: PictureColor, width: Double, dash: PictureLook.Dash? = nil
    ) {
        shapes.append(
            .outline(outline, PictureLook(stroke: PictureLook.Stroke(color: color, width: width, dash: dash))))
    }

    /// Words in the middle of a frame, cut short where they are wider.
    mutating func centered(
        _ words: String, in frame: Rect, size: Double, color: PictureColor, isBold: Bool = false
    ) {
        text(
            PictureWords(
                text: words, place: Point(x: frame.midX, y: frame.midY + size * 0.36), anchor: .middle, size: size,
                color: color, isBold: isBold), within: frame.width)
    }

    /// Words as wide as the layout's own table has them, whatever font the viewer has, cut short where they do not fit.
    mutating func text(_ words: PictureWords, within limit: Double = .infinity) {
        var words = words
        words.text = VisibleText(words.text).description
        guard !words.text.isEmpty else { return }
        if words.length == nil {
            let style = DrawnText(
                size: words.size, lineHeight: words.size, isBold: words.isBold, isMonospaced: words.isMonospaced)
            words.text = shortened(words.text, style, to: limit)
            // Words without any width (marks alone) are left as they are.
            words.length = Optional(style.width(of: words.text)).flatMap { $0 > 0 ? $0 : nil }
        }
        shapes.append(.words(words))
    }

    /// As many letters as fit, and an ellipsis for the rest; half a point is nobody's business.
    private func shortened(_ text: String, _ style: DrawnText, to limit: Double) -> String {
        guard style.width(of: text) > limit + 0.5 else { return text }
        let room = limit - style.width(of: "…")
        var width = 0.0
        let start = text.prefix { letter in
            width += style.width(of: String(letter))
            return width <= room
        }
        return start + "…"
    }

    /// A symbol in the middle of a frame: drawn where we have a drawing of it, else its glyph.
    mutating func symbol(_ name: String?, title: String, in frame: Rect, size: Double, color: PictureColor) {
        guard size > 0 else { return }
        let box = Rect(centre: Point(x: frame.midX, y: frame.midY), size: Size(width: size, height: size))
        if let name, let drawing = SymbolStrokes.drawing(of: name, in: box) {
            let width = size * SymbolStrokes.thickness / SymbolStrokes.side
            shapes.append(
                .outline(
                    drawing.outline,
                    PictureLook(
                        fill: drawing.isFilled ? color : nil, stroke: PictureLook.Stroke(color: color, width: width))))
            return
        }
        let glyph = name.map { SymbolTable.glyph(for: $0).description } ?? String(title.prefix(1))
        guard !glyph.isEmpty else { return }
        shapes.append(
            .words(
                PictureWords(
                    text: VisibleText(glyph).description, place: Point(x: frame.midX, y: frame.midY), anchor: .centre,
                    size: size, color: color)))
    }

    /// What the body draws becomes one group.
    mutating func group(
        at origin: Point = .zero, clip: PictureOutline? = nil, _ body: (inout SceneDrawing) -> Void
    ) {
        var inner = SceneDrawing(scene: scene)
        body(&inner)
        shapes.append(.group(PictureGroup(origin: origin, clip: clip, shapes: inner.shapes)))
    }
}
