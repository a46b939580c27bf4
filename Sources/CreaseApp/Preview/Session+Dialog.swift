import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// A box over the picture that takes the keys.
enum Dialog: Hashable, Sendable {
    case conditions(ConditionsMenu)
    case find(Finder)
}

extension Session {
    /// A key while a dialog is open.
    mutating func obey(_ key: Key, in dialog: Dialog) -> [Effect] {
        switch dialog {
        case .conditions(let menu): return obey(key, in: menu)
        case .find(let finder):
            obey(key, in: finder)
            return []
        }
    }

    /// What the open dialog shows.
    var panel: Panel? {
        switch dialog {
        case nil: nil
        case .conditions(let menu)?: menu.panel(situation.conditions)
        case .find(let finder)?: finder.panel
        }
    }

    /// A click while a dialog is open: on a row it acts, beside the box it closes.
    mutating func click(row: Int?, isBeside: Bool, in dialog: Dialog) {
        guard let row else {
            if isBeside { self.dialog = nil }
            return
        }
        switch dialog {
        case .conditions(var menu):
            menu.choose(row)
            self.dialog = .conditions(menu)
            stepCondition(of: menu, by: 1, wraps: true)
        case .find(var finder):
            finder.choose(row)
            accept(finder)
        }
    }

    /// The wheel while a dialog is open.
    mutating func turnWheel(_ notches: Int, in dialog: Dialog) {
        switch dialog {
        case .conditions(var menu):
            menu.move(by: notches)
            self.dialog = .conditions(menu)
        case .find(var finder):
            finder.move(by: notches)
            self.dialog = .find(finder)
        }
    }

    // MARK: Conditions

    private mutating func obey(_ key: Key, in menu: ConditionsMenu) -> [Effect] {
        var menu = menu
        switch key.code {
        case .up, .character("k"): menu.move(by: -1)
        case .down, .tab, .character("j"): menu.move(by: 1)
        case .left, .character("h"): return stepCondition(of: menu, by: -1, wraps: false)
        case .right, .character("l"): return stepCondition(of: menu, by: 1, wraps: false)
        case .enter, .character(" "): return stepCondition(of: menu, by: 1, wraps: true)
        case .escape, .character("v"):
            dialog = nil
            return []
        default:
            // Pose, turn, hinge, tier and undo act behind the menu: what they change is seen in it.
            guard let command = KeyTable.command(for: key), command.actsBehindMenu else { return [] }
            return obey(command)
        }
        dialog = .conditions(menu)
        return []
    }

    @discardableResult
    private mutating func stepCondition(of menu: ConditionsMenu, by step: Int, wraps: Bool) -> [Effect] {
        var conditions = situation.conditions
        menu.condition.step(&conditions, by: step, wraps: wraps)
        guard conditions != situation.conditions else { return [] }
        change { $0.conditions = conditions }
        return []
    }
}

extension PreviewCommand {
    /// Whether a key does what it always does while the conditions are open.
    fileprivate var actsBehindMenu: Bool {
        switch self {
        case .pose, .rotateRight, .rotateLeft, .hinge, .nextTier, .undo, .record, .mouse, .quit: true
        case .tab, .move, .pan, .scroll, .tap, .back, .guides, .reasons, .ghost, .zoomIn, .zoomOut, .zoomToFit,
            .swapDisplays, .help, .conditions, .find, .edit, .matrix, .tiers:
            false
        }
    }
}
