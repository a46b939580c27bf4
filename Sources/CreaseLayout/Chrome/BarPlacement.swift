import CreaseDevice

/// Where an item wants to stand and why, before anything runs out of room.
struct BarPlacement: Hashable {
    var place: Decision.Place
    var reason: Reason

    /// Only items with a symbol go vertical; everything else stays in a horizontal bar, each with its reason.
    init(_ item: BarItemSpec, axis: BarAxis, in kind: BarContainer.Kind) {
        let row: Decision.Place =
            switch item.section {
            case .bottom: .bottom
            case .back, .close, .leading, .prominent, .top, .principal, .keyboard, .menu:
                kind == .column ? .column : .top
            }
        switch item.section {
        case .menu(let reason): self.init(place: .overflow, reason: reason)
        case .keyboard: self.init(place: .keyboard, reason: .horizontalOnly)
        case .principal, .back, .close, .leading, .prominent, .top, .bottom:
            switch axis {
            case .horizontal(let reason): self.init(place: row, reason: reason)
            case .vertical(let strip):
                if let reason = Self.staysHorizontal(item) {
                    self.init(place: row, reason: reason)
                } else {
                    self.init(place: .rail, reason: Self.goesVertical(item, on: strip))
                }
            }
        }
    }

    private init(place: Decision.Place, reason: Reason) {
        self.place = place
        self.reason = reason
    }

    private static func staysHorizontal(_ item: BarItemSpec) -> Reason? {
        switch item.kind {
        case .titleOnly: return .titleOnly
        case .systemEdit: return .systemEdit
        case .segmented: return .segmented
        case .custom:
            if item.axisBehavior != .verticalPreferred || item.section == .principal { return .customView }
        case .symbol: break
        }
        return item.axisBehavior == .horizontalOnly || item.section == .principal ? .horizontalOnly : nil
    }

    private static func goesVertical(_ item: BarItemSpec, on strip: BarAxis.Strip) -> Reason {
        if item.kind == .custom { return .verticalPreferred }
        return item.section == .prominent ? .prominent : .symbol
    }
}
