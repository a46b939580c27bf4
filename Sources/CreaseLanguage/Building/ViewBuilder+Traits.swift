import CreaseDevice
import CreaseLayout

/// What a view says to the container around it.
extension ViewBuilder {
    func trait(_ name: ModifierName, _ site: Site) -> Modifier? {
        switch name {
        case .listRowInsets:
            if let insets = site.value(0)?.insets {
                return .listRowInsets(
                    Sides(
                        top: .some(insets.top), leading: .some(insets.leading), bottom: .some(insets.bottom),
                        trailing: .some(insets.trailing)))
            }
            if site.positional(1) != nil { return .listRowInsets(edgeLengths(site)) }
            return .listRowInsets(nil)
        case .listRowSeparator: return .listRowSeparator(isHidden: site.value(0)?.words == ".hidden")
        case .listRowBackground:
            return site.positional(0).map { .listRowBackground(builder($0.value, site)) }
        case .swipeActions: return site.closure("content").map { .swipeActions(builder($0.value, site)) }
        case .contextMenu:
            return (site.closure("menuItems")).map { .contextMenu(builder($0.value, site)) }
        case .badge:
            guard let argument = site.positional(0) else { return nil }
            let value = value(argument.value, site.scope)
            if let count = value.integer, count == 0 { return nil }
            if case .absent = value { return nil }
            return .badge(title(of: argument.value, site.scope).string)
        case .onTapGesture:
            guard site.value("count", expecting: nil)?.integer ?? 1 == 1 else { return nil }
            return action("perform", site).map { .onTap($0) }
        case .tag: return site.positional(0).map { .tag(value($0.value, site.scope).tag) }
        case .id:
            guard let argument = site.positional(0) else { return nil }
            return .identifier(value(argument.value, site.scope).description)
        case .accessibilityIdentifier:
            return title(0, site).map { .identifier($0.string) }
        case .accessibilityLabel:
            return title(0, site).map { .accessibilityLabel($0.string) }
        case .tabItem:
            return (site.closure("label") ?? site.positional(0)).map { .tabItem(builder($0.value, site)) }
        default: return nil
        }
    }
}
