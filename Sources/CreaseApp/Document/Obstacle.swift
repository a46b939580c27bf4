import CreaseDevice
import CreaseLayout

/// Why something cannot be tapped: what stands between the finger and it.
enum Obstacle: Hashable, Sendable {
    /// Its author or the pose hides it.
    case hidden
    case scrolledAway
    case offScreen
    case overflowMenu
    case keyboard
    case presentation(Presentation.Kind)
    /// Something else that answers to taps lies over it.
    case covered(by: String)
    case disabled
    /// Its author lets taps go through it.
    case untouchable
    /// It is there, and nothing listens.
    case inert

    /// Follows the thing's name: `"Scan" is covered by the keyboard`.
    var words: String {
        switch self {
        case .hidden: "is hidden here"
        case .scrolledAway: "is scrolled out of sight"
        case .offScreen: "is off screen"
        case .overflowMenu: "is in the overflow menu; tap \"More\" first"
        case .keyboard: "is covered by the keyboard"
        case .presentation(let kind): "is behind the \(kind)"
        case .covered(let name): "is covered by \(name)"
        case .disabled: "is disabled"
        case .untouchable: "lets taps through: allowsHitTesting(false)"
        case .inert: "does nothing when tapped"
        }
    }

    /// Whether it also keeps the thing from being seen.
    var hides: Bool {
        switch self {
        case .hidden, .scrolledAway, .offScreen, .overflowMenu, .keyboard, .presentation: true
        case .covered, .disabled, .untouchable, .inert: false
        }
    }
}

extension Scene {
    /// What keeps a tap from a thing; `nil` when it can be tapped.
    ///
    /// A finger aims at the middle of what is visible of the thing, as interface tests do.
    func obstacle(on thing: Thing, among things: [Thing]) -> Obstacle? {
        if let sight = obstacle(toSeeing: thing) { return sight }
        guard let visible = thing.visible else { return .offScreen }
        let point = Point(x: visible.midX, y: visible.midY)
        if let modal = modal(over: thing.layer) { return .presentation(modal.kind) }
        if let keyboard, keyboard.contains(point) { return .keyboard }
        guard thing.isEnabled else { return .disabled }
        guard thing.isHitTested else { return .untouchable }
        let over = things.last { other in
            other.layer == thing.layer && other.order.lowerBound > thing.order.upperBound && other.isHitTested
                && (other.isSolid || other.tap != nil && other.owner == other.id) && other.owner != thing.owner
                && other.isShown && other.visible?.contains(point) == true
        }
        if let over { return .covered(by: over.name) }
        return thing.tap == nil ? .inert : nil
    }

    /// What keeps a thing from being seen; `nil` when at least a part of it is.
    func obstacle(toSeeing thing: Thing) -> Obstacle? {
        if thing.place == .overflow { return .overflowMenu }
        guard thing.isShown else { return .hidden }
        guard let visible = thing.visible else { return thing.isScrolled ? .scrolledAway : .offScreen }
        if let keyboard, keyboard.contains(visible) { return .keyboard }
        if let over = presentations.dropFirst(thing.layer).last(where: { $0.frame.contains(visible) }) {
            return .presentation(over.kind)
        }
        return nil
    }

    /// The topmost presentation over a layer that takes every tap; an inspector stands beside the content.
    private func modal(over layer: Int) -> Presentation? {
        presentations.dropFirst(layer).last { $0.kind != .inspector }
    }
}

extension Rect {
    /// Whether another rectangle lies wholly inside; a hundredth of a point is forgiven.
    fileprivate func contains(_ other: Rect) -> Bool {
        let slack = 0.01
        return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}
