import CreaseDevice
import CreaseLayout

/// What lies below the system's own words.
extension SceneDrawing {
    /// Dark letters on a light ground, light ones on a dark ground: the system's words have no ground of their own.
    func ink(at frame: Rect) -> PictureColor {
        let place = Point(x: frame.midX, y: frame.midY)
        guard let ground = Self.ground(at: place, shapes) else { return ink }
        return PictureColor(ground.isDark ? 0xF2F2F2 : 0x1D1D1F)
    }

    /// The fill of the topmost shape that covers a place.
    private static func ground(at place: Point, _ shapes: [PictureShape]) -> PictureColor? {
        for shape in shapes.reversed() {
            switch shape {
            case .rectangle(let frame, _, let look), .ellipse(let frame, let look):
                // A veil darkens what lies below but does not hide it.
                guard let fill = look.fill, look.opacity > 0.5, frame.contains(place) else { continue }
                return fill
            case .outline, .words: continue
            case .group(let group):
                let inner = Point(x: place.x - group.origin.x, y: place.y - group.origin.y)
                if let ground = ground(at: inner, group.shapes) { return ground }
            }
        }
        return nil
    }
}
