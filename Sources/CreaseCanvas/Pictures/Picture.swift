import CreaseDevice

/// A picture as shapes in points, in the order they are drawn: what the SVG and the PNG are both written from.
struct Picture: Hashable, Sendable {
    var size: Size
    /// What is below every shape.
    var ground: PictureColor
    var shapes: [PictureShape] = []
}

/// One shape of a picture, in the coordinates of the group it lies in: top-left origin, y downwards.
enum PictureShape: Hashable, Sendable {
    /// `radius` is at most half of the shorter side.
    case rectangle(Rect, radius: Double, PictureLook)
    case ellipse(Rect, PictureLook)
    case outline(PictureOutline, PictureLook)
    case words(PictureWords)
    case group(PictureGroup)
}

/// How a shape is filled, then stroked.
struct PictureLook: Hashable, Sendable {
    struct Stroke: Hashable, Sendable {
        var color: PictureColor
        /// Points, half of them on either side of the edge.
        var width = 1.0
        var dash: Dash?
    }

    /// Points of line and of the gap after it; lines have round ends.
    struct Dash: Hashable, Sendable {
        var line: Double
        var gap: Double
    }

    var fill: PictureColor?
    /// Of the fill, 0 to 1.
    var opacity = 1.0
    var stroke: Stroke?
}

/// A line of words on its baseline.
struct PictureWords: Hashable, Sendable {
    /// What part of the words is at the anchor.
    enum Anchor: Hashable, Sendable {
        case start
        case middle
        case end
        /// The middle of the ink lies at the place; an SVG, which cannot measure it, takes the middle of a capital.
        case centre
    }

    var text: String
    var place: Point
    var anchor = Anchor.start
    /// Points.
    var size: Double
    var color: PictureColor
    var opacity = 1.0
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
    /// The width the words are stretched or squeezed to; `nil` leaves them as the viewer's font has them.
    var length: Double?
}

/// Shapes that share an origin and a clip.
struct PictureGroup: Hashable, Sendable {
    /// Where the origin lies in the group around.
    var origin = Point.zero
    /// What may be drawn on, in the group's own coordinates.
    var clip: PictureOutline?
    var shapes: [PictureShape]
}
