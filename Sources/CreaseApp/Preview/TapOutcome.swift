import CreaseLanguage
import CreaseLayout

/// What a tap did, in words that follow the name of what was tapped.
struct TapOutcome {
    let tap: Tap
    let before: Scene
    let after: Scene
    /// The app remembers just what it did before.
    let isSameApp: Bool
    /// What of its state has another value now.
    let changes: [StateStore.Change]

    var words: String {
        if let change = presentationChange { return change }
        switch tap {
        case .openMenu: return after.presentations.isEmpty ? "closed its menu" : "opened its menu"
        case .toggle(_, let isOn): return isOn ? "is on now" : "is off now"
        case .selectTab: return "is the tab shown now"
        case .select: return isSameApp ? "was selected already" : "is selected now"
        case .edit: return "takes what you type; Esc ends that"
        case .external: return "leaves the app"
        case .slide: return isSameApp ? "cannot be moved" : stateChange
        case .push, .append, .pop, .removeLast, .dismiss, .answer, .action: return pageChange
        }
    }

    private var presentationChange: String? {
        let (old, new) = (before.presentations, after.presentations)
        if let opened = new.last, new.count > old.count { return "opened \(opened.kind.phrase)" }
        if let closed = old.last, new.count < old.count { return "closed \(closed.kind.phrase)" }
        return nil
    }

    /// The first two properties; more would be a list.
    private var stateChange: String {
        guard !changes.isEmpty else { return "changed the state" }
        let named = changes.prefix(2).map { "\($0.name) to \($0.words.prefix(40))" }
        return "set " + named.joined(separator: ", ") + (changes.count > 2 ? ", …" : "")
    }

    private var pageChange: String {
        let (old, new) = (before.bars.top?.title, after.bars.top?.title)
        if old != new, let new { return "went to \"\(new)\"" }
        let (depth, deeper) = (before.backItem != nil, after.backItem != nil)
        if depth != deeper { return deeper ? "opened a page" : "went back" }
        switch tap {
        case .push, .append: return "opened a page"
        case .pop, .removeLast: return "went back"
        case .dismiss, .answer: return "closed it"
        case .action, .select, .selectTab, .toggle, .openMenu, .edit, .slide, .external:
            return isSameApp ? "ran, and changed nothing" : stateChange
        }
    }
}

extension Presentation.Kind {
    /// With its article.
    fileprivate var phrase: String {
        switch self {
        case .sheet: "a sheet"
        case .fullScreenCover: "a cover"
        case .alert: "an alert"
        case .confirmationDialog: "a question"
        case .popover: "a popover"
        case .inspector: "the inspector"
        case .menu: "a menu"
        }
    }
}
