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

    /// Words in the middle of a frame.
    mutating func centered(
        _ words: String, in frame: Rect, size: Double, color: PictureColor, isBold: Bool = false
    ) {
        text(
            PictureWords(
                text: words, place: Point(x: frame.midX, y: frame.midY + size * 0.36), anchor: .middle, size: size,
                color: color, isBold: isBold))
    }

    mutating func text(_ words: PictureWords) {
        guard !words.text.isEmpty else { return }
        var words = words
        words.text = VisibleText(words.text).description
        shapes.append(.words(words))
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
