import CreaseDevice
import CreaseLayout

/// One display of a `SceneSVG`.
struct SceneDrawing {
    let scene: Scene
    /// The id of the clip path along the display's edge.
    let clip: String
    var out = MarkupText()

    init(scene: Scene, clip: String) {
        self.scene = scene
        self.clip = clip
    }

    var screen: Screen { scene.screen }
    var isDark: Bool { screen.conditions.scheme == .dark }
    var page: String { isDark ? "#1c1c1e" : "#ffffff" }
    var ink: String { isDark ? "#f2f2f2" : "#1d1d1f" }
    var line: String { isDark ? "#5a5a5e" : "#c4c4c9" }
    var quiet: String { "#85858b" }
    var accent: String { "#3579cf" }

    mutating func draw(title: String, at place: Point) {
        let size = screen.displaySize
        out.raw(#"<g transform="translate(\#(number(place.x)) \#(number(place.y)))">"# + "\n")
        let caption = DisplayCaption.text(scene, isLit: true)
        text(title.isEmpty ? caption : "\(title) · \(caption)", x: 8, y: -10, size: 15, color: quiet)
        let outline = Self.outline(size, screen.corners)
        out.raw(#"<clipPath id="\#(clip)"><path d="\#(outline)"/></clipPath>"# + "\n")
        let isBoxed = screen.windowFrame.size != size
        out.raw(#"<g clip-path="url(#\#(clip))"><path d="\#(outline)" fill="\#(isBoxed ? "#3a3a3e" : page)"/>"# + "\n")
        let origin = screen.windowFrame.origin
        out.raw(#"<g transform="translate(\#(number(origin.x)) \#(number(origin.y)))">"# + "\n")
        drawWindow()
        out.raw("</g>\n")
        drawFoldLine()
        for fixture in screen.fixtures { draw(fixture) }
        out.raw("</g>\n")
        out.raw(#"<path d="\#(outline)" fill="none" stroke="\#("#2c2c2e")" stroke-width="3"/>"# + "\n</g>\n")
    }

    /// The display's edge, clockwise from the top left, with its own radius in each corner.
    static func outline(_ size: Size, _ corners: CornerRadii) -> String {
        let n = MarkupText.number
        let limit = min(size.width, size.height) / 2
        let (a, b) = (min(limit, max(0, corners.topLeft)), min(limit, max(0, corners.topRight)))
        let (c, d) = (min(limit, max(0, corners.bottomRight)), min(limit, max(0, corners.bottomLeft)))
        let (w, h) = (size.width, size.height)
        return "M\(n(a)) 0H\(n(w - b))A\(n(b)) \(n(b)) 0 0 1 \(n(w)) \(n(b))V\(n(h - c))"
            + "A\(n(c)) \(n(c)) 0 0 1 \(n(w - c)) \(n(h))H\(n(d))A\(n(d)) \(n(d)) 0 0 1 0 \(n(h - d))"
            + "V\(n(a))A\(n(a)) \(n(a)) 0 0 1 \(n(a)) 0Z"
    }

    // MARK: The window

    mutating func drawWindow() {
        rect(screen.bounds, fill: page)
        for node in scene.nodes { draw(node, depth: 0) }
        if let fold = screen.region(named: .fold), fold.isActive { rect(fold.frame, fill: "#8e8e93", opacity: 0.22) }
        if let rail = scene.strip {
            let x = rail.midX >= screen.bounds.midX ? rail.minX : rail.maxX
            stroke("M\(number(x)) \(number(rail.minY))V\(number(rail.maxY))", line, width: 1, dash: "2 6")
        }
        for bars in [scene.bars] + scene.columns { draw(bars) }
        for presentation in scene.presentations { draw(presentation) }
        if let keyboard = scene.keyboard ?? screen.keyboard {
            rect(keyboard, fill: isDark ? "#2c2c2e" : "#d3d5da")
            centered("keyboard", in: keyboard, size: 17, color: quiet)
        }
    }

    mutating func draw(_ presentation: Presentation) {
        if presentation.kind != .inspector { rect(screen.bounds, fill: "#000000", opacity: 0.25) }
        rect(presentation.frame, fill: page, radius: presentation.cornerRadius, stroke: line)
        for node in presentation.nodes { draw(node, depth: 0) }
        if let bars = presentation.bars { draw(bars) }
    }

    mutating func drawFoldLine() {
        guard screen.display == .inner else { return }
        let size = screen.displaySize
        let isActive = screen.region(named: .fold)?.isActive == true
        let path =
            size.width >= size.height
            ? "M\(number(size.width / 2)) 0V\(number(size.height))"
            : "M0 \(number(size.height / 2))H\(number(size.width))"
        stroke(path, "#8e8e93", width: isActive ? 1.5 : 0.75, dash: isActive ? nil : "1 5")
    }

    mutating func draw(_ fixture: Fixture) {
        let frame = fixture.frame
        switch fixture.kind {
        case .camera:
            rect(frame, fill: "#0b0b0d", radius: min(frame.width, frame.height) / 2, stroke: "#48484a")
        case .clock:
            centered("9:41", in: frame, size: 16, color: ink, isBold: true)
        case .network:
            let radius = number(min(frame.width, frame.height) / 2)
            stroke(
                "M\(number(frame.minX)) \(number(frame.midY))A\(radius) \(radius) 0 0 1 \(number(frame.maxX)) "
                    + number(frame.midY), ink, width: 3, dash: nil)
        case .homeIndicator:
            rect(frame, fill: ink, radius: frame.height / 2)
        }
    }
}
