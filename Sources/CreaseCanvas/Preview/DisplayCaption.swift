import CreaseDevice
import CreaseLayout

/// The line above a display.
enum DisplayCaption {
    /// The parts that fit whole into some columns; the first two always.
    static func text(_ scene: Scene, isLit: Bool, width: Int = .max, glyphs: GlyphSet = .unicode) -> String {
        var parts = parts(scene)
        parts.insert(isLit ? "lit" : "off", at: 1)
        if !isLit { parts = Array(parts.prefix(2)) }
        while parts.count > 2, VisibleText(parts.joined(separator: " · "), glyphs: glyphs).width > width {
            parts.removeLast()
        }
        return parts.joined(separator: " · ")
    }

    /// The display and its size, the window's where it is smaller, and the size classes.
    static func parts(_ scene: Scene) -> [String] {
        let screen = scene.screen
        var parts = ["\(screen.display.rawValue) \(size(screen.displaySize))"]
        if screen.windowFrame.size != screen.displaySize {
            let place = screen.conditions.split.map { "\($0.rawValue) half " } ?? "window "
            parts.append(place + size(screen.windowSize))
        }
        parts.append("\(screen.sizeClasses.horizontal.rawValue) × \(screen.sizeClasses.vertical.rawValue)")
        return parts
    }

    static func size(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

    /// Points with at most one decimal.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let tenths = Int((min(1_000_000, max(-1_000_000, value)) * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return abs(tenths) % 10 == 0
            ? "\(sign)\(abs(tenths) / 10)" : "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
}
