import CreaseDevice

/// Straight lines and quarter or half circles, one after the other.
struct PictureOutline: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        case move(Point)
        case line(Point)
        /// Clockwise around a centre from one side of the circle to another; no radius is the centre itself.
        case arc(centre: Point, radius: Double, from: Edge, to: Edge)
        /// Back to the last move.
        case close
    }

    var steps: [Step]

    static func line(_ start: Point, _ end: Point) -> PictureOutline {
        PictureOutline(steps: [.move(start), .line(end)])
    }

    /// A rectangle's edge, clockwise from the top left, with its own radius in each corner, each at most half of the
    /// shorter side.
    init(_ frame: Rect, _ corners: CornerRadii) {
        let limit = max(0, min(frame.width, frame.height) / 2)
        func fitting(_ radius: Double) -> Double { min(limit, max(0, radius)) }
        let (a, b) = (fitting(corners.topLeft), fitting(corners.topRight))
        let (c, d) = (fitting(corners.bottomRight), fitting(corners.bottomLeft))
        steps = [
            .move(Point(x: frame.minX + a, y: frame.minY)),
            .line(Point(x: frame.maxX - b, y: frame.minY)),
            .arc(centre: Point(x: frame.maxX - b, y: frame.minY + b), radius: b, from: .top, to: .right),
            .line(Point(x: frame.maxX, y: frame.maxY - c)),
            .arc(centre: Point(x: frame.maxX - c, y: frame.maxY - c), radius: c, from: .right, to: .bottom),
            .line(Point(x: frame.minX + d, y: frame.maxY)),
            .arc(centre: Point(x: frame.minX + d, y: frame.maxY - d), radius: d, from: .bottom, to: .left),
            .line(Point(x: frame.minX, y: frame.minY + a)),
            .arc(centre: Point(x: frame.minX + a, y: frame.minY + a), radius: a, from: .left, to: .top),
            .close,
        ]
    }

    init(steps: [Step]) {
        self.steps = steps
    }

    init(_ frame: Rect, radius: Double = 0) {
        self.init(frame, CornerRadii(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius))
    }
}

extension Point {
    /// The point of a circle around this one on a side of it.
    func onCircle(_ radius: Double, _ side: Edge) -> Point {
        switch side {
        case .top: Point(x: x, y: y - radius)
        case .left: Point(x: x - radius, y: y)
        case .bottom: Point(x: x, y: y + radius)
        case .right: Point(x: x + radius, y: y)
        }
    }
}
