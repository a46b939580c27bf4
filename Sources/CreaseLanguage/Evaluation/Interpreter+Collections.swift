import CreaseDevice
import CreaseLayout

/// Methods of strings, numbers, collections and proxies.
extension Interpreter {
    /// The elements of what can be walked through; `nil` for anything else.
    func elements(of value: Value) -> [Value]? {
        switch value {
        case .array(let values): values
        case .range(let range): range.elements(limit: Ledger.nodesPerBuild)
        case .string(let text): text.map { .string(String($0)) }
        case .dictionary(let entries):
            entries.map { .tuple([.init(label: "key", value: $0.key), .init(label: "value", value: $0.value)]) }
        case .absent: []
        default: nil
        }
    }

    func builtIn(_ name: String, _ receiver: Value, _ call: Call, _ expression: Expression, _ scope: Scope) -> Value {
        let result: Value? =
            switch receiver {
            case .string(let text): method(name, ofText: text, call, expression, scope)
            case .array, .dictionary: method(name, ofElements: receiver, call, expression, scope)
            case .range(let range):
                if name == "contains" {
                    call.arguments.first.flatMap { value($0.value, scope).number }.map { .bool(range.contains($0)) }
                } else {
                    method(name, ofElements: receiver, call, expression, scope)
                }
            case .integer, .double: method(name, ofNumber: receiver, call, scope)
            case .geometry(let proxy): method(name, of: proxy, call, scope)
            case .rect(let rect): method(name, of: rect, call, scope)
            case .region, .size, .point, .insets, .hinge, .hingeContext, .bool, .tuple, .binding, .instance, .enumCase,
                .closure, .function, .keyPath, .style, .view, .type, .layout, .unknown, .absent:
                nil
            case .dismissal(let dismissal):
                if name == "dismiss" || name == "callAsFunction" { perform(dismissal, .void) } else { nil }
            }
        return result ?? unknown(expression)
    }

    private func perform(_ dismissal: Dismissal, _ result: Value) -> Value {
        perform(dismissal)
        return result
    }

    private func argument(_ index: Int, _ call: Call, _ scope: Scope) -> Value? {
        call.arguments[safe: index].map { value($0.value, scope) }
    }

    // MARK: Strings

    private func method(
        _ name: String, ofText text: String, _ call: Call, _ expression: Expression, _ scope: Scope
    ) -> Value? {
        let first = argument(0, call, scope)
        let word = first?.text
        switch name {
        case "uppercased": return .string(text.uppercased())
        case "lowercased": return .string(text.lowercased())
        case "hasPrefix": return word.map { .bool(text.hasPrefix($0)) }
        case "hasSuffix": return word.map { .bool(text.hasSuffix($0)) }
        case "contains": return word.map { .bool($0.isEmpty || text.contains($0)) }
        case "localizedCaseInsensitiveContains", "localizedStandardContains":
            return word.map { .bool($0.isEmpty || text.lowercased().contains($0.lowercased())) }
        case "prefix": return first?.integer.map { .string(String(text.prefix(max(0, $0)))) }
        case "suffix": return first?.integer.map { .string(String(text.suffix(max(0, $0)))) }
        case "dropFirst": return .string(String(text.dropFirst(max(0, first?.integer ?? 1))))
        case "dropLast": return .string(String(text.dropLast(max(0, first?.integer ?? 1))))
        case "split", "components":
            guard let separator = word, let mark = separator.first, separator.count == 1 else { return nil }
            let parts = text.split(separator: mark, omittingEmptySubsequences: name == "split")
            return .array(parts.map { .string(String($0)) })
        case "trimmingCharacters":
            return .string(String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()))
        case "replacingOccurrences", "replacing":
            guard let word, let other = argument(1, call, scope)?.text, !word.isEmpty else { return nil }
            // Every piece may become a longer one, so the result is put together with an eye on its length.
            return .string(
                joined(
                    text.split(separator: word, omittingEmptySubsequences: false).lazy.map(String.init),
                    separator: other))
        case "formatted": return .string(text)
        default: return method(name, ofElements: .string(text), call, expression, scope)
        }
    }

    // MARK: Numbers

    private func method(_ name: String, ofNumber number: Value, _ call: Call, _ scope: Scope) -> Value? {
        switch name {
        case "formatted":
            return .string(formatted(number, call.positional(0).map { value($0.value, scope) }))
        case "rounded":
            guard let value = number.number else { return nil }
            var rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
            if case .style(let style)? = argument(0, call, scope) {
                switch style.singleName {
                case "up": rule = .up
                case "down": rule = .down
                case "towardZero": rule = .towardZero
                default: break
                }
            }
            return .double(value.rounded(rule))
        case "isMultiple":
            guard let value = number.integer, let other = argument(0, call, scope)?.integer, other != 0, other != -1
            else {
                return nil
            }
            return .bool(value % other == 0)
        case "truncatingRemainder":
            guard let value = number.number, let other = argument(0, call, scope)?.number, other != 0 else {
                return nil
            }
            let result = value.truncatingRemainder(dividingBy: other)
            return result.isNaN ? nil : .double(result)
        case "advanced":
            return argument(0, call, scope).flatMap { Value.apply(.add, number, $0) }
        default: return nil
        }
    }

    // MARK: Proxies

    private func method(_ name: String, of rect: Rect, _ call: Call, _ scope: Scope) -> Value? {
        switch name {
        case "intersects":
            guard case .rect(let other)? = argument(0, call, scope) else { return nil }
            return .bool(rect.intersection(other) != nil)
        case "intersection":
            guard case .rect(let other)? = argument(0, call, scope) else { return nil }
            return .rect(rect.intersection(other) ?? .zero)
        case "union":
            guard case .rect(let other)? = argument(0, call, scope) else { return nil }
            return .rect(rect.union(other))
        case "contains":
            switch argument(0, call, scope) {
            case .point(let point)?: return .bool(rect.contains(point))
            case .rect(let other)?: return .bool(rect.union(other) == rect)
            default: return nil
            }
        case "insetBy":
            guard let dx = argument(0, call, scope)?.number, let dy = argument(1, call, scope)?.number else {
                return nil
            }
            return .rect(rect.inset(by: EdgeInsets(top: dy, left: dx, bottom: dy, right: dx)))
        case "offsetBy":
            guard let dx = argument(0, call, scope)?.number, let dy = argument(1, call, scope)?.number else {
                return nil
            }
            return .rect(rect.offset(dx: dx, dy: dy))
        default: return nil
        }
    }

    private func method(_ name: String, of proxy: Geometry, _ call: Call, _ scope: Scope) -> Value? {
        switch name {
        case "frame":
            if case .style(let style)? = call.argument("in").map({ value($0.value, scope) }),
                style.singleName == "local"
            {
                return .rect(Rect(origin: .zero, size: proxy.size))
            }
            return .rect(proxy.frameInWindow)
        case "reservedRegions": return .array(regions(of: proxy, call, scope))
        case "bounds": return .rect(Rect(origin: .zero, size: proxy.size))
        default: return nil
        }
    }

    /// FACTS.md 4: one kind, active ones only unless `.includeInactive`, in the view's coordinates; `.mirrors` (the default)
    /// flips x in right-to-left layouts, `.fixed` keeps the physical side; nothing below tier 27.1.
    private func regions(of proxy: Geometry, _ call: Call, _ scope: Scope) -> [Value] {
        guard context.conditions.tier >= .sdk271 else { return [] }
        var kind: Region.Kind?
        if case .style(let style)? = call.argument("kind").map({ value($0.value, scope) }) {
            kind = style.singleName.flatMap(Region.Kind.init(rawValue:))
        }
        let options = call.argument("options").map { value($0.value, scope).words } ?? ""
        let all = options.contains("includeInactive")
        let behaviour = call.argument("layoutDirectionBehavior").map { value($0.value, scope).words } ?? ""
        let mirrors = !behaviour.contains("fixed") && proxy.direction == .rightToLeft
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
