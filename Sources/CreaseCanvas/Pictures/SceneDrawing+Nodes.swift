import CreaseDevice
import CreaseLayout

extension SceneDrawing {
    mutating func draw(_ node: SceneNode, depth: Int) {
        guard node.isVisible, node.opacity >= 0.05, depth < 512 else { return }
        if !node.clip.isEmpty {
            if let clip = node.cut {
                group(clip: PictureOutline(clip)) { $0.drawContent(node) }
            } else {
                drawContent(node)
            }
        }
        for child in node.children { draw(child, depth: depth + 1) }
    }

    mutating func drawContent(_ node: SceneNode) {
        let frame = node.frame
        let visible = frame.intersection(node.clip) ?? frame
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
            rect(frame, fill: PictureColor(isDark ? 0x3A3A3E : 0xE4E4E8))
            centered(name, in: visible, size: 13, color: quiet)
        case .fill(let paint):
            drawShape(.rectangle, frame, paint)
        case .shape(let kind, let fill, let stroke):
            if let fill { drawShape(kind, node.frame, fill) }
            if let stroke, let color = color(stroke) {
                guard kind != .ellipse else {
                    let look = PictureLook(stroke: PictureLook.Stroke(color: color))
                    return shapes.append(.ellipse(node.frame, look))
                }
                rect(
                    node.frame, radius: ShapeOutline(kind, frame: node.frame).cornerRadius, stroke: color)
            }
        case .separator(let axis):
            let hairline: PictureOutline =
                axis == .horizontal
                ? .line(Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY))
                : .line(Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY))
            stroke(hairline, line, width: 0.7)
        case .frame(let radius, let fill, let isProminent):
            let ground = isProminent ? accent : fill.flatMap { areaColor($0) }
            rect(
                node.frame, fill: ground, opacity: isProminent ? 0.2 : 1, radius: min(radius, node.frame.height / 2),
                stroke: isProminent ? accent : line)
        case .toggle(let isOn):
            let knob = Rect(
                x: isOn ? frame.maxX - frame.height + 2 : frame.minX + 2, y: frame.minY + 2, width: frame.height - 4,
                height: frame.height - 4)
            rect(frame, fill: isOn ? accent : line, radius: frame.height / 2)
            rect(knob, fill: PictureColor(0xFFFFFF), radius: knob.height / 2)
        case .checkmark(let isOn):
            symbol(
                isOn ? "checkmark" : "circle", title: "", in: frame, size: min(20, frame.height),
                color: isOn ? accent : quiet)
        case .slider(let fraction), .progress(.some(let fraction)):
            let share = fraction.isNaN ? 0 : min(1, max(0, fraction))
            let bar = Rect(x: frame.x, y: frame.midY - 2, width: frame.width, height: 4)
            rect(bar, fill: line, radius: 2)
            rect(Rect(x: bar.x, y: bar.y, width: bar.width * share, height: 4), fill: accent, radius: 2)
        case .progress(.none):
            centered("◌", in: frame, size: 20, color: quiet)
        case .stepper:
            rect(frame, radius: frame.height / 2, stroke: line)
            let half = Rect(x: frame.x, y: frame.y, width: frame.width / 2, height: frame.height)
            symbol("minus", title: "", in: half, size: 16, color: style)
            symbol("plus", title: "", in: half.offset(dx: half.width, dy: 0), size: 16, color: style)
            stroke(
                .line(Point(x: frame.midX, y: frame.y + 7), Point(x: frame.midX, y: frame.maxY - 7)), line, width: 1)
        case .segments(let titles, let selected):
            drawSegments(titles, selected, frame)
        case .chevron:
            symbol("chevron.right", title: "", in: frame, size: 14, color: quiet)
        case .placeholder(let label, _):
            rect(frame, radius: 8, stroke: line, dash: PictureLook.Dash(line: 4, gap: 4))
            centered(label, in: visible, size: 13, color: quiet)
        }
    }

    mutating func drawSegments(_ titles: [String], _ selected: Int?, _ frame: Rect) {
        rect(frame, fill: PictureColor(isDark ? 0x2C2C2E : 0xECECF0), radius: frame.height / 2)
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

    mutating func drawText(_ lines: [String], _ look: DrawnText, isTruncated: Bool, _ node: SceneNode) {
        let frame = node.frame
        let anchor: (x: Double, side: PictureWords.Anchor) =
            switch look.alignment {
            case .leading, .listRowSeparatorLeading: (frame.minX, .start)
            case .center: (frame.midX, .middle)
            case .trailing, .listRowSeparatorTrailing: (frame.maxX, .end)
            }
        let fill = node.isEnabled ? color(look.paint) ?? ink : quiet
        for (index, words) in lines.enumerated() {
            // The space a line broke at belongs to neither side of it; the mark of what is left out is ours to write.
            let line =
                isTruncated && index == lines.count - 1
                ? words + "…" : String(words.reversed().drop { $0 == " " }.reversed())
            let y = frame.minY + look.lineHeight * (Double(index) + 0.5) + look.size * 0.36
            guard node.clip.insetVertically(by: -look.lineHeight).containsRow(y) else { continue }
            // A lone line fills its frame exactly, whatever font the viewer has.
            let length = lines.count == 1 && line.utf8.count > 1 && frame.width > 0 ? frame.width : nil
            text(
                PictureWords(
                    text: line, place: Point(x: length == nil ? anchor.x : frame.minX, y: y),
                    anchor: length == nil ? anchor.side : .start, size: look.size, color: fill,
                    opacity: node.isMadeUp ? node.opacity * 0.6 : node.opacity, isBold: look.isBold,
                    isItalic: look.isItalic || node.isMadeUp,
                    isUnderlined: look.isUnderlined, isStruckThrough: look.isStruckThrough,
                    isMonospaced: look.isMonospaced, length: length))
        }
    }
}

extension SceneNode {
    /// What may be drawn on where something cuts the node; its other sides have room for strokes and long letters.
    fileprivate var cut: Rect? {
        func isCut(_ edge: Double, _ clip: Double) -> Bool { abs(edge - clip) > 0.25 }
        let sides = [
            isCut(frame.minX, clip.minX), isCut(frame.minY, clip.minY), isCut(frame.maxX, clip.maxX),
            isCut(frame.maxY, clip.maxY),
        ]
        guard sides.contains(true) else { return nil }
        let room = 12.0
        return clip.inset(
            by: EdgeInsets(
                top: sides[1] ? 0 : -room, left: sides[0] ? 0 : -room, bottom: sides[3] ? 0 : -room,
                right: sides[2] ? 0 : -room))
    }
}

extension Rect {
    fileprivate func insetVertically(by distance: Double) -> Rect {
        Rect(x: x, y: y + distance, width: width, height: max(0, height - 2 * distance))
    }

    fileprivate func containsRow(_ y: Double) -> Bool { y >= minY && y <= maxY }
}
