import CreaseDevice

/// Writes a picture as an SVG document, one user unit a point: well-formed XML, the same bytes on every machine.
struct PictureSVG {
    private var out = MarkupText()
    /// Clips are named by number.
    private var clips = 0

    static func bytes(_ picture: Picture) -> [UInt8] {
        var svg = PictureSVG()
        svg.write(picture)
        return svg.out.bytes
    }

    private mutating func write(_ picture: Picture) {
        let (width, height) = (number(picture.size.width), number(picture.size.height))
        out.raw(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
                + #"viewBox="0 0 \#(width) \#(height)" font-family="\#(PictureFont.css)" stroke-linecap="round">"#
                + "\n")
        out.raw(#"<rect width="\#(width)" height="\#(height)" fill="\#(picture.ground.hex)"/>"# + "\n")
        for shape in picture.shapes { write(shape) }
        out.raw("</svg>\n")
    }

    private mutating func write(_ shape: PictureShape) {
        switch shape {
        case .rectangle(let frame, let radius, let look):
            let rounding = radius > 0 ? #" rx="\#(number(radius))""# : ""
            out.raw(
                #"<rect x="\#(number(frame.x))" y="\#(number(frame.y))" width="\#(number(frame.width))" "#
                    + #"height="\#(number(frame.height))"\#(rounding)\#(attributes(look))/>"# + "\n")
        case .ellipse(let frame, let look):
            out.raw(
                #"<ellipse cx="\#(number(frame.midX))" cy="\#(number(frame.midY))" rx="\#(number(frame.width / 2))" "#
                    + #"ry="\#(number(frame.height / 2))"\#(attributes(look))/>"# + "\n")
        case .outline(let outline, let look):
            out.raw(#"<path d="\#(data(outline))"\#(attributes(look))/>"# + "\n")
        case .words(let words): write(words)
        case .group(let group): write(group)
        }
    }

    private mutating func write(_ group: PictureGroup) {
        out.raw("<g")
        if group.origin != .zero {
            out.raw(#" transform="translate(\#(number(group.origin.x)) \#(number(group.origin.y)))""#)
        }
        if let clip = group.clip {
            // A clip path is in the coordinates of the group that refers to it.
            out.raw(
                #" clip-path="url(#clip\#(clips))"><clipPath id="clip\#(clips)"><path d="\#(data(clip))"/></clipPath"#)
            clips += 1
        }
        out.raw(">\n")
        for shape in group.shapes { write(shape) }
        out.raw("</g>\n")
    }

    private mutating func write(_ words: PictureWords) {
        var extra =
            switch words.anchor {
            case .start: ""
            case .middle, .centre: #" text-anchor="middle""#
            case .end: #" text-anchor="end""#
            }
        if words.isBold { extra += #" font-weight="600""# }
        if words.isItalic { extra += #" font-style="italic""# }
        switch (words.isUnderlined, words.isStruckThrough) {
        case (false, false): break
        case (true, false): extra += #" text-decoration="underline""#
        case (false, true): extra += #" text-decoration="line-through""#
        case (true, true): extra += #" text-decoration="underline line-through""#
        }
        if words.isMonospaced { extra += #" font-family="\#(PictureFont.monospacedCSS)""# }
        if let length = words.length {
            extra += #" textLength="\#(number(length))" lengthAdjust="spacingAndGlyphs""#
        }
        if words.opacity < 1 { extra += #" opacity="\#(number(words.opacity))""# }
        let y = words.place.y + (words.anchor == .centre ? 0.36 * words.size : 0)
        out.raw(
            #"<text x="\#(number(words.place.x))" y="\#(number(y))" font-size="\#(number(words.size))" "#
                + #"fill="\#(words.color.hex)"\#(extra)>"#)
        out.escaped(words.text)
        out.raw("</text>\n")
    }

    private func attributes(_ look: PictureLook) -> String {
        var text = #" fill="\#(look.fill?.hex ?? "none")""#
        if look.fill != nil, look.opacity < 1 { text += #" fill-opacity="\#(number(look.opacity))""# }
        guard let stroke = look.stroke else { return text }
        text += #" stroke="\#(stroke.color.hex)""#
        if stroke.width != 1 { text += #" stroke-width="\#(number(stroke.width))""# }
        if let dash = stroke.dash {
            text += #" stroke-dasharray="\#(number(dash.line)) \#(number(dash.gap))""#
        }
        return text
    }

    private func data(_ outline: PictureOutline) -> String {
        var text = ""
        var here = Point.zero
        for step in outline.steps {
            switch step {
            case .move(let point):
                text += "M\(number(point.x)) \(number(point.y))"
                here = point
            case .line(let point):
                if point.y == here.y {
                    text += "H\(number(point.x))"
                } else if point.x == here.x {
                    text += "V\(number(point.y))"
                } else {
                    text += "L\(number(point.x)) \(number(point.y))"
                }
                here = point
            case .arc(let centre, let radius, _, let side):
                here = centre.onCircle(radius, side)
                text += "A\(number(radius)) \(number(radius)) 0 0 1 \(number(here.x)) \(number(here.y))"
            case .close: text += "Z"
            }
        }
        return text
    }

    private func number(_ value: Double) -> String { MarkupText.number(value) }
}

/// The fonts pictures are set in: the system's own look, as near as the viewer has it.
enum PictureFont {
    static let monospacedCSS = "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
    static let monospacedFamilies = "SF Mono, Menlo, DejaVu Sans Mono, monospace"
    static let css = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif"
    /// Inter comes first: its widths are the ones the layout was measured with.
    static let families = "Inter, SF Pro Text, Helvetica Neue, sans-serif"
}
