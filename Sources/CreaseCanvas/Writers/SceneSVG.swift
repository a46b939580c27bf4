import CreaseDevice
public import CreaseLayout

/// Scenes as vector pictures in true points: the display's outline, what the layout put where, and the system's own.
///
/// One user unit is one point. Well-formed XML, the same bytes on every machine.
public struct SceneSVG: Sendable {
    public var tiles: [ContactSheet.Tile]

    public init(_ scene: Scene) {
        tiles = [ContactSheet.Tile(title: "", scene: scene)]
    }

    public init(tiles: [ContactSheet.Tile]) {
        self.tiles = tiles
    }

    /// Points around every display, room for its caption included.
    private static let margin = 40.0
    /// A line of displays is no wider than this, unless one alone is.
    private static let widest = 2600.0

    public func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    public func bytes() -> [UInt8] {
        var places: [Point] = []
        var (x, y, height, width) = (Self.margin, Self.margin, 0.0, 0.0)
        for tile in tiles {
            let size = tile.scene.screen.displaySize
            if x > Self.margin, x + size.width > Self.widest {
                y += height + 2 * Self.margin
                (x, height) = (Self.margin, 0)
            }
            places.append(Point(x: x, y: y))
            x += size.width + Self.margin
            width = max(width, x)
            height = max(height, size.height)
        }
        var out = MarkupText()
        let (w, h) = (MarkupText.number(width), MarkupText.number(y + height + Self.margin))
        out.raw(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(w)" height="\#(h)" viewBox="0 0 \#(w) \#(h)" "#
                + #"font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif">"# + "\n")
        out.raw(#"<rect width="\#(w)" height="\#(h)" fill="\#("#e9e9ec")"/>"# + "\n")
        for (index, (tile, place)) in zip(tiles, places).enumerated() {
            var drawing = SceneDrawing(scene: tile.scene, clip: "display\(index)")
            drawing.draw(title: tile.title, at: place)
            out.raw(drawing.out.text)
        }
        out.raw("</svg>\n")
        return out.bytes
    }
}

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

    private var screen: Screen { scene.screen }
    private var isDark: Bool { screen.conditions.scheme == .dark }
    private var page: String { isDark ? "#1c1c1e" : "#ffffff" }
    private var ink: String { isDark ? "#f2f2f2" : "#1d1d1f" }
    private var line: String { isDark ? "#5a5a5e" : "#c4c4c9" }
    private var quiet: String { "#85858b" }
    private var accent: String { "#3579cf" }

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
    private static func outline(_ size: Size, _ corners: CornerRadii) -> String {
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

    private mutating func drawWindow() {
        rect(screen.bounds, fill: page)
        for node in scene.nodes { draw(node, depth: 0) }
        if let fold = screen.region(named: .fold), fold.isActive { rect(fold.frame, fill: "#8e8e93", opacity: 0.22) }
        if let rail = scene.bars.rail?.frame ?? screen.railFrame {
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

    private mutating func draw(_ presentation: Presentation) {
        if presentation.kind != .inspector { rect(screen.bounds, fill: "#000000", opacity: 0.25) }
        rect(presentation.frame, fill: page, radius: presentation.cornerRadius, stroke: line)
        for node in presentation.nodes { draw(node, depth: 0) }
        if let bars = presentation.bars { draw(bars) }
    }

    private mutating func drawFoldLine() {
        guard screen.display == .inner else { return }
        let size = screen.displaySize
        let isActive = screen.region(named: .fold)?.isActive == true
        let path =
            size.width >= size.height
            ? "M\(number(size.width / 2)) 0V\(number(size.height))"
            : "M0 \(number(size.height / 2))H\(number(size.width))"
        stroke(path, "#8e8e93", width: isActive ? 1.5 : 0.75, dash: isActive ? nil : "1 5")
    }

    private mutating func draw(_ fixture: Fixture) {
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

    // MARK: Bars

    private mutating func draw(_ bars: Bars) {
        for bar in [bars.top, bars.bottom].compactMap({ $0 }) {
            if let title = bar.title, let frame = bar.titleFrame {
                text(
                    title, x: frame.x, y: frame.midY + 6, size: min(34, max(17, frame.height * 0.77)), color: ink,
                    isBold: true)
            }
            if let search = bar.search {
                rect(search, fill: isDark ? "#3a3a3e" : "#ececf0", radius: search.height / 2)
                text("⌕ Search", x: search.x + 12, y: search.midY + 6, size: 17, color: quiet)
            }
            draw(bar.items)
        }
        if let rail = bars.rail { draw(rail.items) }
        guard let tabs = bars.tabs, tabs.style != .none else { return }
        let radius = tabs.style == .sidebar ? 0 : min(tabs.frame.width, tabs.frame.height) / 2
        rect(tabs.frame, fill: isDark ? "#2c2c2e" : "#f7f7f9", radius: radius, stroke: line)
        let items = tabs.style == .collapsed ? tabs.items.filter(\.isSelected) : tabs.items
        for item in items {
            let frame = tabs.style == .collapsed ? tabs.frame : item.frame
            let color = item.isSelected ? accent : ink
            if item.isSelected {
                let inner = frame.inset(by: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
                rect(inner, fill: accent, opacity: 0.16, radius: min(inner.width, inner.height) / 2)
            }
            let hasTitle = tabs.style == .pill || tabs.style == .bar || tabs.style == .sidebar
            var icon = frame
            if hasTitle {
                icon.size.height *= 0.62
                let words = Rect(
                    x: frame.x, y: frame.y + frame.height * 0.58, width: frame.width, height: frame.height * 0.36)
                centered(item.title, in: words, size: 11, color: color, isBold: item.isSelected)
            }
            symbol(item.symbol, title: item.title, in: icon, size: 20, color: color)
        }
    }

    /// Items of a group share a capsule.
    private mutating func draw(_ items: [BarItem]) {
        var groups: [Int: Rect] = [:]
        for item in items { groups[item.group] = groups[item.group].map { $0.union(item.frame) } ?? item.frame }
        for group in groups.keys.sorted() {
            guard let frame = groups[group] else { continue }
            rect(
                frame, fill: isDark ? "#2c2c2e" : "#f7f7f9", radius: min(frame.width, frame.height) / 2, stroke: line)
        }
        for item in items {
            let color = !item.isEnabled ? quiet : item.role == .prominent ? accent : ink
            if item.symbol == nil, item.content.isEmpty {
                centered(item.title, in: item.frame, size: 17, color: color, isBold: item.role == .prominent)
            } else if item.content.isEmpty {
                symbol(item.symbol, title: item.title, in: item.frame, size: 20, color: color)
            } else {
                for node in item.content { draw(node, depth: 0) }
            }
        }
    }

    private mutating func symbol(_ name: String?, title: String, in frame: Rect, size: Double, color: String) {
        let glyph = name.map { SymbolTable.glyph(for: $0).description } ?? String(title.prefix(1))
        centered(glyph, in: frame, size: size, color: color)
    }

    // MARK: Nodes

    private mutating func draw(_ node: SceneNode, depth: Int) {
        guard node.isVisible, node.opacity >= 0.05, depth < 512 else { return }
        if !node.clip.isEmpty { drawContent(node) }
        for child in node.children { draw(child, depth: depth + 1) }
    }

    private mutating func drawContent(_ node: SceneNode) {
        let frame = node.frame.intersection(node.clip) ?? node.frame
        let style = node.isEnabled ? ink : quiet
        switch node.drawing {
        case .none:
            break
        case .text(let lines, let look, let isTruncated):
            drawText(lines, look, isTruncated: isTruncated, node)
        case .symbol(let name, let paint):
            let size = min(node.frame.width, node.frame.height) * 0.9
            symbol(name, title: name, in: node.frame, size: size, color: color(paint) ?? style)
        case .picture(let name):
            rect(frame, fill: isDark ? "#3a3a3e" : "#e4e4e8")
            centered(name, in: frame, size: 13, color: quiet)
        case .fill(let paint):
            drawShape(.rectangle, frame, paint)
        case .shape(let kind, let fill, let stroke):
            if let fill { drawShape(kind, node.frame, fill) }
            if let stroke, let color = color(stroke) {
                rect(
                    node.frame, fill: "none", radius: ShapeOutline(kind, frame: node.frame).cornerRadius, stroke: color)
            }
        case .separator(let axis):
            let path =
                axis == .horizontal
                ? "M\(number(frame.minX)) \(number(frame.midY))H\(number(frame.maxX))"
                : "M\(number(frame.midX)) \(number(frame.minY))V\(number(frame.maxY))"
            stroke(path, line, width: 0.7, dash: nil)
        case .frame(let radius, let fill, let isProminent):
            let ground = isProminent ? accent : fill.flatMap { areaColor($0) } ?? "none"
            rect(
                node.frame, fill: ground, opacity: isProminent ? 0.2 : 1, radius: min(radius, node.frame.height / 2),
                stroke: isProminent ? accent : line)
        case .toggle(let isOn):
            let knob = Rect(
                x: isOn ? frame.maxX - frame.height + 2 : frame.minX + 2, y: frame.minY + 2, width: frame.height - 4,
                height: frame.height - 4)
            rect(frame, fill: isOn ? accent : line, radius: frame.height / 2)
            rect(knob, fill: "#ffffff", radius: knob.height / 2)
        case .checkmark(let isOn):
            centered(isOn ? "✓" : "○", in: frame, size: 17, color: isOn ? accent : quiet)
        case .slider(let fraction), .progress(.some(let fraction)):
            let share = fraction.isNaN ? 0 : min(1, max(0, fraction))
            let bar = Rect(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4)
            rect(bar, fill: line, radius: 2)
            rect(Rect(x: bar.x, y: bar.y, width: bar.width * share, height: 4), fill: accent, radius: 2)
        case .progress(.none):
            centered("◌", in: frame, size: 20, color: quiet)
        case .stepper:
            rect(frame, fill: "none", radius: frame.height / 2, stroke: line)
            centered("− | +", in: frame, size: 17, color: style)
        case .segments(let titles, let selected):
            drawSegments(titles, selected, frame)
        case .chevron:
            centered("›", in: frame, size: 17, color: quiet)
        case .placeholder(let label, _):
            rect(frame, fill: "none", radius: 8, stroke: line, dash: "4 4")
            centered(label, in: frame, size: 13, color: quiet)
        }
    }

    private mutating func drawSegments(_ titles: [String], _ selected: Int?, _ frame: Rect) {
        rect(frame, fill: isDark ? "#2c2c2e" : "#ececf0", radius: frame.height / 2)
        let width = frame.width / Double(max(1, titles.count))
        for (index, title) in titles.enumerated() {
            let part = Rect(x: frame.x + width * Double(index), y: frame.y, width: width, height: frame.height)
            if index == selected {
                rect(
                    part.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), fill: page,
                    radius: frame.height / 2 - 2)
            }
            centered(title, in: part, size: 13, color: ink, isBold: index == selected)
        }
    }

    private mutating func drawText(_ lines: [String], _ look: DrawnText, isTruncated: Bool, _ node: SceneNode) {
        let frame = node.frame
        let anchor: (x: Double, name: String) =
            switch look.alignment {
            case .leading, .listRowSeparatorLeading: (frame.minX, "start")
            case .center: (frame.midX, "middle")
            case .trailing, .listRowSeparatorTrailing: (frame.maxX, "end")
            }
        let fill = node.isEnabled ? color(look.paint) ?? ink : quiet
        for (index, line) in lines.enumerated() {
            let y = frame.minY + look.lineHeight * (Double(index) + 0.5) + look.size * 0.36
            guard node.clip.insetVertically(by: -look.lineHeight).containsRow(y) else { continue }
            // A lone line fills its frame exactly, whatever font the viewer has.
            let length = lines.count == 1 && line.utf8.count > 1 ? frame.width : nil
            text(
                line, x: length == nil ? anchor.x : frame.minX, y: y, size: look.size, color: fill,
                isBold: look.isBold, isItalic: look.isItalic, isUnderlined: look.isUnderlined,
                anchor: length == nil ? anchor.name : "start", length: length, opacity: node.opacity)
        }
    }

    // MARK: Colours

    private func color(_ paint: Paint?) -> String? {
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

    private func areaColor(_ paint: Paint) -> String? {
        switch PaintLook(paint) {
        case .clear: nil
        case .ground: page
        case .color(let area, _): area.components.map(MarkupText.hex)
        }
    }

    private mutating func drawShape(_ kind: ShapeKind, _ frame: Rect, _ paint: Paint) {
        guard let fill = areaColor(paint) else { return }
        var box = frame
        if kind == .circle {
            let side = min(frame.width, frame.height)
            box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        }
        rect(box, fill: fill, opacity: paint.opacity, radius: ShapeOutline(kind, frame: box).cornerRadius)
    }

    // MARK: Elements of the document

    private func number(_ value: Double) -> String { MarkupText.number(value) }

    private mutating func rect(
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

    private mutating func stroke(_ path: String, _ color: String, width: Double, dash: String?) {
        let dashes = dash.map { #" stroke-dasharray="\#($0)""# } ?? ""
        out.raw(
            #"<path d="\#(path)" fill="none" stroke="\#(color)" stroke-width="\#(number(width))""#
                + #" stroke-linecap="round"\#(dashes)/>"# + "\n")
    }

    private mutating func centered(
        _ words: String, in frame: Rect, size: Double, color: String, isBold: Bool = false
    ) {
        text(
            words, x: frame.midX, y: frame.midY + size * 0.36, size: size, color: color, isBold: isBold,
            anchor: "middle")
    }

    private mutating func text(
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

extension Rect {
    fileprivate func insetVertically(by distance: Double) -> Rect {
        Rect(x: x, y: y + distance, width: width, height: max(0, height - 2 * distance))
    }

    fileprivate func containsRow(_ y: Double) -> Bool { y >= minY && y <= maxY }
}
