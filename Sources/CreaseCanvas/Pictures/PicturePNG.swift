internal import CCairo
import CreaseDevice

/// Draws a picture in pixels with cairo and pango and writes it as a PNG without an alpha channel.
///
/// The same picture gives the same bytes on a machine; fonts and libraries of other versions draw other letters.
struct PicturePNG {
    private let canvas: OpaquePointer

    /// `scale` pixels are one point; the picture's size is rounded to whole pixels.
    static func bytes(_ picture: Picture, scale: Double) throws(PNGFailure) -> [UInt8] {
        if let obstacle { throw obstacle }
        let width = pixels(picture.size.width, scale)
        let height = pixels(picture.size.height, scale)
        guard sides.contains(width), sides.contains(height) else {
            throw .tooLarge(width: width, height: height)
        }
        guard let canvas = crease_picture_open(Int32(width), Int32(height), scale) else { throw .notDrawn }
        defer { crease_picture_close(canvas) }
        let png = PicturePNG(canvas: canvas)
        png.draw(picture)
        var bytes: [UInt8] = []
        let isWritten = withUnsafeMutablePointer(to: &bytes) { bytes in
            crease_picture_write(
                canvas,
                { context, start, count in
                    guard let start, let bytes = context?.assumingMemoryBound(to: [UInt8].self) else { return false }
                    bytes.pointee.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
                    return true
                }, bytes)
        }
        guard isWritten else { throw .notDrawn }
        return bytes
    }

    static var obstacle: PNGFailure? {
        crease_picture_missing().map { .missingLibrary(String(cString: $0)) }
    }

    /// Pixels of a side: cairo draws no more than 32,767.
    private static let sides = 1...32767

    private static func pixels(_ length: Double, _ scale: Double) -> Int {
        let count = (length * scale).rounded()
        return count.isFinite ? Int(min(1e9, max(0, count))) : 0
    }

    private func draw(_ picture: Picture) {
        outline(PictureOutline(Rect(origin: .zero, size: picture.size)))
        crease_picture_fill(canvas, picture.ground.code, 1)
        for shape in picture.shapes { draw(shape) }
    }

    private func draw(_ shape: PictureShape) {
        switch shape {
        case .rectangle(let frame, let radius, let look):
            outline(PictureOutline(frame, radius: radius))
            paint(look)
        case .ellipse(let frame, let look):
            crease_picture_begin(canvas)
            crease_picture_ellipse(
                canvas, number(frame.midX), number(frame.midY), number(frame.width / 2), number(frame.height / 2))
            paint(look)
        case .outline(let steps, let look):
            outline(steps)
            paint(look)
        case .words(let words): draw(words)
        case .group(let group):
            crease_picture_save(canvas)
            crease_picture_translate(canvas, number(group.origin.x), number(group.origin.y))
            if let clip = group.clip {
                outline(clip)
                crease_picture_clip(canvas)
            }
            for shape in group.shapes { draw(shape) }
            crease_picture_restore(canvas)
        }
    }

    private func outline(_ outline: PictureOutline) {
        crease_picture_begin(canvas)
        for step in outline.steps {
            switch step {
            case .move(let point): crease_picture_move(canvas, number(point.x), number(point.y))
            case .line(let point): crease_picture_line(canvas, number(point.x), number(point.y))
            case .arc(let centre, let radius, let start, let end):
                crease_picture_arc(
                    canvas, number(centre.x), number(centre.y), number(radius), Self.quarter(start),
                    Self.quarter(end))
            case .close: crease_picture_join(canvas)
            }
        }
    }

    private static func quarter(_ side: Edge) -> Int32 {
        switch side {
        case .right: 0
        case .bottom: 1
        case .left: 2
        case .top: 3
        }
    }

    /// Fills, then strokes the outline.
    private func paint(_ look: PictureLook) {
        if let fill = look.fill { crease_picture_fill(canvas, fill.code, number(look.opacity)) }
        guard let stroke = look.stroke else { return }
        crease_picture_stroke(
            canvas, stroke.color.code, number(stroke.width), number(stroke.dash?.line ?? 0),
            number(stroke.dash?.gap ?? 0))
    }

    private func draw(_ words: PictureWords) {
        var text = words.text
        text.withUTF8 { utf8 in
            (words.isMonospaced ? PictureFont.monospacedFamilies : PictureFont.families).withCString { families in
                utf8.withMemoryRebound(to: CChar.self) { characters in
                    var line = crease_words()
                    line.text = characters.baseAddress
                    line.count = Int32(clamping: characters.count)
                    line.families = families
                    line.size = number(words.size)
                    line.bold = words.isBold
                    line.italic = words.isItalic
                    line.underlined = words.isUnderlined
                    line.struck = words.isStruckThrough
                    line.colour = words.color.code
                    line.opacity = number(words.opacity)
                    line.x = number(words.place.x)
                    line.y = number(words.place.y)
                    line.share =
                        switch words.anchor {
                        case .start: 0
                        case .middle, .centre: 0.5
                        case .end: 1
                        }
                    line.centred = words.anchor == .centre
                    line.length = number(words.length ?? 0)
                    crease_picture_words(canvas, &line)
                }
            }
        }
    }

    /// As the SVG writes it: what is no number counts as 0, the rest stops at a million.
    private func number(_ value: Double) -> Double {
        value.isNaN ? 0 : min(1_000_000, max(-1_000_000, value))
    }
}
