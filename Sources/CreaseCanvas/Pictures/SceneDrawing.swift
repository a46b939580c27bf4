import CreaseDevice
import CreaseLayout

/// One display of a picture: what the layout put where, and the system's own.
struct SceneDrawing {
    let scene: Scene
    var shapes: [PictureShape] = []

    init(scene: Scene) {
        self.scene = scene
    }

    var screen: Screen { scene.screen }
    var isDark: Bool { screen.conditions.scheme == .dark }
    var page: PictureColor { PictureColor(isDark ? 0x1C1C1E : 0xFFFFFF) }
    var ink: PictureColor { PictureColor(isDark ? 0xF2F2F2 : 0x1D1D1F) }
    var line: PictureColor { PictureColor(isDark ? 0x5A5A5E : 0xC4C4C9) }
    /// Controls that float over the page.
    var glass: PictureColor { PictureColor(isDark ? 0x2C2C2E : 0xF7F7F9) }
    /// Fields and wells within the page.
    var well: PictureColor { PictureColor(isDark ? 0x3A3A3E : 0xECECF0) }
    let quiet = PictureColor(0x85858B)
    let accent = PictureColor(0x3579CF)
    /// The part of a display that no window covers.
    static let beyond = PictureColor(0x3A3A3E)

    /// The display with its edge, and a caption above it.
    mutating func drawFramed(title: String, at place: Point) {
        let outline = PictureOutline(Rect(origin: .zero, size: screen.displaySize), screen.corners)
        group(at: place) { drawing in
            let caption = DisplayCaption.text(drawing.scene, isLit: true)
            drawing.text(
                PictureWords(
                    text: title.isEmpty ? caption : "\(title) · \(caption)", place: Point(x: 8, y: -10), size: 15,
                    color: drawing.quiet))
            drawing.group(clip: outline) { $0.drawDisplay() }
            drawing.stroke(outline, PictureColor(0x2C2C2E), width: 3)
        }
    }

    /// What is on the display, from corner to corner.
    mutating func drawDisplay() {
        let size = screen.displaySize
        let isBoxed = screen.windowFrame.size != size
        rect(Rect(origin: .zero, size: size), fill: isBoxed ? Self.beyond : page)
        group(at: screen.windowFrame.origin, clip: isBoxed ? PictureOutline(screen.bounds) : nil) { $0.drawWindow() }
        drawFoldLine()
        for fixture in screen.fixtures { draw(fixture) }
    }

    /// "wireframe" in the lower corner away from the rail, where least is: nobody shall take it for a screenshot.
    mutating func drawMark() {
        let size = screen.displaySize
        let isLeft = screen.railEdge != .left
        let plate = Rect(x: isLeft ? 8 : size.width - 76, y: size.height - 24, width: 68, height: 16)
        rect(plate, fill: page, opacity: 0.9, radius: 8)
        centered("wireframe", in: plate, size: 11, color: quiet)
    }

    // MARK: The window

    mutating func drawWindow() {
        rect(screen.bounds, fill: page)
        for node in scene.nodes { draw(node, depth: 0) }
        if let fold = screen.region(named: .fold), fold.isActive {
            rect(fold.frame, fill: PictureColor(0x8E8E93), opacity: 0.22)
        }
        if let rail = scene.strip {
            let x = rail.midX >= screen.bounds.midX ? rail.minX : rail.maxX
            stroke(
                .line(Point(x: x, y: rail.minY), Point(x: x, y: rail.maxY)), line, width: 1,
                dash: PictureLook.Dash(line: 2, gap: 6))
        }
        for bars in [scene.bars] + scene.columns { draw(bars) }
        for presentation in scene.presentations { draw(presentation) }
        if let keyboard = scene.keyboard ?? screen.keyboard {
            rect(keyboard, fill: PictureColor(isDark ? 0x2C2C2E : 0xD3D5DA))
            centered("keyboard", in: keyboard, size: 17, color: quiet)
        }
    }

    mutating func draw(_ presentation: Presentation) {
        if presentation.kind != .inspector { rect(screen.bounds, fill: PictureColor(0), opacity: 0.25) }
        rect(presentation.frame, fill: page, radius: presentation.cornerRadius, stroke: line)
        group(clip: PictureOutline(presentation.frame, radius: presentation.cornerRadius)) { drawing in
            for node in presentation.nodes { drawing.draw(node, depth: 0) }
        }
        if let bars = presentation.bars { draw(bars) }
    }

    mutating func drawFoldLine() {
        guard screen.display == .inner else { return }
        let size = screen.displaySize
        let isActive = screen.region(named: .fold)?.isActive == true
        let fold: PictureOutline =
            size.width >= size.height
            ? .line(Point(x: size.width / 2, y: 0), Point(x: size.width / 2, y: size.height))
            : .line(Point(x: 0, y: size.height / 2), Point(x: size.width, y: size.height / 2))
        stroke(
            fold, PictureColor(0x8E8E93), width: isActive ? 1.5 : 0.75,
            dash: isActive ? nil : PictureLook.Dash(line: 1, gap: 5))
    }

    mutating func draw(_ fixture: Fixture) {
        let frame = fixture.frame
        switch fixture.kind {
        case .camera:
            rect(
                frame, fill: PictureColor(0x0B0B0D), radius: min(frame.width, frame.height) / 2,
                stroke: PictureColor(0x48484A))
        case .clock:
            centered("9:41", in: frame, size: 16, color: ink(at: frame), isBold: true)
        case .network:
            let radius = frame.width / 2
            let ring = PictureOutline(steps: [
                .move(Point(x: frame.minX, y: frame.midY)),
                .arc(centre: Point(x: frame.midX, y: frame.midY), radius: radius, from: .left, to: .right),
            ])
            stroke(ring, ink(at: frame), width: 3)
        case .homeIndicator:
            rect(frame, fill: ink(at: frame), radius: frame.height / 2)
        }
    }
}
