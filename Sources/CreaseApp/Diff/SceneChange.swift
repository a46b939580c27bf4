import CreaseDevice
import CreaseLayout

/// One way in which two scenes of the same conditions differ.
enum SceneChange: Hashable, Sendable {
    case appeared(Visible)
    case vanished(Visible)
    /// In the tree of both, but only one shows it.
    case shown(Visible)
    case hidden(Visible)
    case moved(Visible, to: Rect)
    /// The width or height changed; the place may have as well.
    case resized(Visible, to: Rect)
    case reworded(Visible, to: String)
    /// A toolbar item that is somewhere else, or there for another reason; `nil` where it is not there.
    case placed(title: String, bars: String, from: Placing?, to: Placing?)
    /// A toolbar item that only its title tells from the old one.
    case renamed(title: String, bars: String, to: String)
    /// A bar as a whole: its axis, title or tabs.
    case bar(String, what: String, from: String, to: String)
    case found(rule: String, message: String)
    case settled(rule: String, message: String)

    /// Where a toolbar item is, and why.
    struct Placing: Hashable, Sendable {
        let place: Decision.Place
        let reason: Reason

        var words: String { "\(place.rawValue), \(reason.words)" }
    }

    /// The stable word of reports.
    var kind: String {
        switch self {
        case .appeared: "appeared"
        case .vanished: "vanished"
        case .shown: "shown"
        case .hidden: "hidden"
        case .moved: "moved"
        case .resized: "resized"
        case .reworded: "reworded"
        case .placed: "placed"
        case .renamed: "renamed"
        case .bar: "bar"
        case .found: "found"
        case .settled: "settled"
        }
    }
}
