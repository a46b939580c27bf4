import CreaseDevice
import CreaseLayout

/// Colours, and the elements of the document.
extension SceneDrawing {
    func color(_ paint: Paint?) -> String? {
        guard let paint else { return nil }
        switch paint.base {
        case .named("primary"), .named("label"): return ink
        case .named("white"): return "#ffffff"
        case .named("secondary"), .named("tertiary"), .named("quaternary"): return quiet
        case .named("accentColor"), .named("tint"): return accent
        case .named, .rgb, .gradient:
            return PaintLook(paint).ink.flatMap(\.components).map(MarkupText.hex)
        }
    }

    func areaColor(_ paint: Paint) -> String? {
        switch PaintLook(paint) {
        case .clear: nil
        case .ground: page
        case .color(let area, _): area.components.map(MarkupText.hex)
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

    func number(_ value: Double) -> String { MarkupText.number(value) }

    mutating func rect(
        _ frame: Rect, fill: String, opacity: Double = 1, radius: Double = 0, stroke: String? = nil,
        dash: String? = nil
    ) {
        guard frame.width > 0, frame.height > 0 else { return }
        var extra = ""
        if radius > 0 { extra += #" rx="\#(number(min(radius, frame.width / 2, frame.height / 2)))""# }
        if opacity < 1 { extra += #" fill-opacity="\#(number(opacity))""# }
        if let stroke { extra += #" stroke="\#(stroke)""# }
        if let dash { extra += #" stroke-dasharray="\#(dash)""# }
        out.raw(
            #"<rect x="\#(number(frame.x))" y="\#(number(frame.y))" width="\#(number(frame.width))" "#
                + #"height="\#(number(frame.height))" fill="\#(fill)"\#(extra)/>"# + "\n")
    }

    mutating func stroke(_ path: String, _ color: String, width: Double, dash: String?) {
        let dashes = dash.map { #" stroke-dasharray="\#($0)""# } ?? ""
        out.raw(
            #"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="\#(number(width))""#
                + #" stroke-linecap="round"\#(dashes)/>"# + "\n")
    }

    mutating func centered(
        _ words: String, in frame: Rect, size: Double, color: String, isBold: Bool = false
    ) {
        text(
            words, x: frame.midX, y: frame.midY + size * 0.36, size: size, color: color, isBold: isBold,
            anchor: "middle")
    }

    mutating func text(
        _ words: String, x: Double, y: Double, size: Double, color: String, isBold: Bool = false,
        isItalic: Bool = false, isUnderlined: Bool = false, anchor: String = "start", length: Double? = nil,
        opacity: Double = 1
    ) {
        guard !words.isEmpty else { return }
        var extra = anchor == "start" ? "" : #" text-anchor="\#(anchor)""#
        if isBold { extra += #" font-weight="600""# }
        if isItalic { extra += #" font-style="italic""# }
        if isUnderlined { extra += #" text-decoration="underline""# }
        if let length, length > 0 {
            extra += #" textLength="\#(number(length))" lengthAdjust="spacingAndGlyphs""#
        }
        if opacity < 1 { extra += #" opacity="\#(number(opacity))""# }
        out.raw(
            #"<text x="\#(number(x))" y="\#(number(y))" font-size="\#(number(size))" fill="\#(color)"\#(extra)>"#)
        out.escaped(VisibleText(words).description)
        out.raw("</text>\n")
    }
}
