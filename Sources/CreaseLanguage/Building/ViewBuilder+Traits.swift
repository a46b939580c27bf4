import CreaseDevice
import CreaseLayout

/// What a view says to the container around it.
extension ViewBuilder {
    func trait(_ name: ModifierName, _ call: Call, at id: ViewID, _ scope: Scope) -> Modifier? {
        switch name {
        case .listRowInsets:
            if let insets = positional(0, call, scope)?.insets {
                return .listRowInsets(
                    Sides(
                        top: .some(insets.top), leading: .some(insets.leading), bottom: .some(insets.bottom),
                        trailing: .some(insets.trailing)))
            }
            if call.positional(1) != nil { return .listRowInsets(edgeLengths(call, scope)) }
            return .listRowInsets(nil)
        case .listRowSeparator: return .listRowSeparator(isHidden: positional(0, call, scope)?.words == ".hidden")
        case .listRowBackground:
            return call.positional(0).map { .listRowBackground(builder($0.value, at: id, scope)) }
        case .swipeActions: return call.closure("content").map { .swipeActions(builder($0.value, at: id, scope)) }
        case .contextMenu:
            return (call.closure("menuItems")).map { .contextMenu(builder($0.value, at: id, scope)) }
        case .badge:
            guard let argument = call.positional(0) else { return nil }
            let value = value(argument.value, scope)
            if let count = value.integer, count == 0 { return nil }
            if case .absent = value { return nil }
            return .badge(title(of: argument.value, scope).string)
        case .onTapGesture:
            guard argument("count", call, scope, expecting: nil)?.integer ?? 1 == 1 else { return nil }
            return action(call.closure("perform")?.value, scope).map { .onTap($0) }
        case .tag: return call.positional(0).map { .tag(value($0.value, scope).tag) }
        case .id:
            guard let argument = call.positional(0) else { return nil }
            return .identifier(value(argument.value, scope).description)
        case .accessibilityIdentifier:
            return call.positional(0).map { .identifier(title(of: $0.value, scope).string) }
        case .accessibilityLabel:
            return call.positional(0).map { .accessibilityLabel(title(of: $0.value, scope).string) }
        case .tabItem:
            return (call.closure("label") ?? call.positional(0)).map { .tabItem(builder($0.value, at: id, scope)) }
        default: return nil
        }
    }
}
