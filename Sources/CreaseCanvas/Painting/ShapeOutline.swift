import CreaseDevice
import CreaseLayout

/// The outline of a shape in points.
struct ShapeOutline {
    let kind: ShapeKind
    let frame: Rect

    init(_ kind: ShapeKind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }

    var isRectangle: Bool { cornerRadius <= 0 && kind != .ellipse }

    /// Without straight sides: no box, however small.
    var isRound: Bool { kind == .circle || kind == .ellipse }

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
