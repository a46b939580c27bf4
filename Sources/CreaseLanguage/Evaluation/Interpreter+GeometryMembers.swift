import CreaseDevice
import CreaseLayout

extension Interpreter {
    /// Members of rectangles, regions, proxies and the hinge.
    func geometry(_ name: String, of base: Value) -> Value? {
        switch (base, name) {
        case (.rect(let rect), "minX"): .double(rect.minX)
        case (.rect(let rect), "minY"): .double(rect.minY)
        case (.rect(let rect), "maxX"): .double(rect.maxX)
        case (.rect(let rect), "maxY"): .double(rect.maxY)
        case (.rect(let rect), "midX"): .double(rect.midX)
        case (.rect(let rect), "midY"): .double(rect.midY)
        case (.rect(let rect), "width"): .double(rect.width)
        case (.rect(let rect), "height"): .double(rect.height)
        case (.rect(let rect), "origin"): .point(rect.origin)
        case (.rect(let rect), "size"): .size(rect.size)
        case (.rect(let rect), "isEmpty"): .bool(rect.isEmpty)
        case (.size(let size), "width"): .double(size.width)
        case (.size(let size), "height"): .double(size.height)
        case (.point(let point), "x"): .double(point.x)
        case (.point(let point), "y"): .double(point.y)
        case (.insets(let insets), "top"): .double(insets.top ?? 0)
        case (.insets(let insets), "leading"): .double(insets.leading ?? 0)
        case (.insets(let insets), "bottom"): .double(insets.bottom ?? 0)
        case (.insets(let insets), "trailing"): .double(insets.trailing ?? 0)
        case (.region(let region), "frame"): .rect(region.frame)
        case (.region(let region), "isActive"): .bool(region.isActive)
        case (.region(let region), "id"): .string(region.name.rawValue)
        case (.region(let region), "kind"):
            .style(Style(type: nil, parts: [Style.Part(name: region.kind.rawValue, arguments: nil)]))
        case (.region(let region), "margins"):
            // A region that was mirrored has its margins mirrored with it.
            .insets(region.margins.sides(in: .leftToRight))
        case (.geometry(let geometry), "size"): .size(geometry.size)
        case (.geometry(let geometry), "safeAreaInsets"):
            .insets(geometry.safeArea.sides(in: geometry.direction))
        case (.hingeContext(let hinge), "hinge"): hinge.map { .hinge($0) } ?? .absent
        case (.hinge(let hinge), "angle"):
            .style(
                Style(
                    type: "Angle",
                    parts: [.init(name: "degrees", arguments: [.init(label: nil, value: .double(hinge.angle))])]))
        case (.hinge(let hinge), "status"):
            .style(Style(type: nil, parts: [Style.Part(name: hinge.status.rawValue, arguments: nil)]))
        default: nil
        }
    }
}

extension EdgeInsets {
    /// By reading direction.
    fileprivate func sides(in direction: LayoutDirection) -> Sides<Double> {
        switch direction {
        case .leftToRight: Sides(top: top, leading: left, bottom: bottom, trailing: right)
        case .rightToLeft: Sides(top: top, leading: right, bottom: bottom, trailing: left)
        }
    }
}
