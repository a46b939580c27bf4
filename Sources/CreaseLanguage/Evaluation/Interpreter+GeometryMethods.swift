import CreaseDevice
import CreaseLayout

/// Methods of rectangles and of a reader's proxy.
extension Interpreter {
    func rectMethod(_ rect: Rect, _ call: SystemCall) -> Value? {
        switch call.name {
        case "intersects":
            guard case .rect(let other)? = call.first else { return nil }
            return .bool(rect.intersection(other) != nil)
        case "intersection":
            guard case .rect(let other)? = call.first else { return nil }
            return .rect(rect.intersection(other) ?? .zero)
        case "union":
            guard case .rect(let other)? = call.first else { return nil }
            return .rect(rect.union(other))
        case "contains":
            switch call.first {
            case .point(let point)?: return .bool(rect.contains(point))
            case .rect(let other)?: return .bool(rect.union(other) == rect)
            default: return nil
            }
        case "insetBy", "offsetBy":
            guard call.arguments.count == 2, let dx = call.arguments[0].value.number,
                let dy = call.arguments[1].value.number
            else { return nil }
            if call.name == "offsetBy" { return .rect(rect.offset(dx: dx, dy: dy)) }
            return .rect(rect.inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx)))
        default: return nil
        }
    }

    func proxyMethod(_ proxy: Geometry, _ call: SystemCall) -> Value? {
        switch call.name {
        case "frame":
            if case .style(let style)? = call["in"], style.singleName == "local" {
                return .rect(Rect(origin: .zero, size: proxy.size))
            }
            return .rect(proxy.frameInWindow)
        case "reservedRegions": return .array(regions(of: proxy, call))
        case "bounds": return .rect(Rect(origin: .zero, size: proxy.size))
        default: return nil
        }
    }

    /// FACTS.md 4: one kind, active ones only unless `.includeInactive`, in the view's coordinates; `.mirrors` (the
    /// default) flips x in right-to-left layouts, `.fixed` keeps the physical side; nothing below tier 27.1.
    private func regions(of proxy: Geometry, _ call: SystemCall) -> [Value] {
        guard context.conditions.tier >= .sdk271 else { return [] }
        var kind: Region.Kind?
        if case .style(let style)? = call["kind"] { kind = style.singleName.flatMap(Region.Kind.init(rawValue:)) }
        let all = call["options"]?.words.contains("includeInactive") ?? false
        let mirrors =
            call["layoutDirectionBehavior"]?.words.contains("fixed") != true && proxy.direction == .rightToLeft
        return proxy.regions.filter { ($0.kind == kind || kind == nil) && (all || $0.isActive) }.map { region in
            var region = region
            if mirrors {
                region.frame.origin.x = proxy.size.width - region.frame.maxX
                (region.margins.left, region.margins.right) = (region.margins.right, region.margins.left)
            }
            return .region(region)
        }
    }
}
