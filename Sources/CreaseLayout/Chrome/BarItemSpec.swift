import CreaseDevice

/// A toolbar control as the bars see it, before any bar has placed it.
struct BarItemSpec: Sendable {
    /// What decides whether a control can stand in a vertical bar.
    enum Kind: Hashable, Sendable {
        /// A symbol, with or without a title.
        case symbol
        case titleOnly
        case systemEdit
        case segmented
        case custom
    }

    /// Where in its bar the placement puts it.
    enum Section: Hashable, Sendable {
        case back
        /// `.cancellationAction`
        case close
        case leading
        /// `.topBarPinnedTrailing`, `.confirmationAction`
        case prominent
        case top
        /// In the middle of the navigation row.
        case principal
        case bottom
        case keyboard
        /// Starts in the overflow menu.
        case menu(Reason)
    }

    var id: ViewID
    var title: String
    var symbol: String?
    var identifier: String?
    var kind: Kind
    var section: Section
    var axisBehavior: AxisBehavior = .automatic
    var priority: VisibilityPriority = .automatic
    var isEnabled = true
    var badge: String?
    var tap: Tap?
    var source: SourceLocation?
    /// It comes from a pane that does not reach the rail.
    var isOffRail = false
    /// What it draws, for custom views.
    var content: [ViewNode] = []
    /// The entries of a menu, built when it opens.
    var menu: (@Sendable () -> [ViewNode])?
    /// For a picker's menu.
    var chooser: OpenMenu.Chooser?
    /// The chosen entry of a picker's menu.
    var isChosen = false
    /// The page a link pushes.
    var destination: (@Sendable () -> [ViewNode])?
    /// Sheets, popovers and the like hung on the control itself.
    var presentations: [(id: ViewID, content: PresentationContent, source: SourceLocation?)] = []
}

/// What a toolbar declares, in source order.
enum BarPiece: Sendable {
    case item(BarItemSpec)
    /// Ends the capsule before it.
    case spacer(isFlexible: Bool, section: BarItemSpec.Section)
    /// Around the controls of one `ToolbarItemGroup`, which share a capsule of their own.
    case boundary

    var item: BarItemSpec? {
        switch self {
        case .item(let item): item
        case .spacer, .boundary: nil
        }
    }
}

extension BarItemSpec.Section {
    init(_ placement: ToolbarPlacement) {
        switch placement {
        case .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .destructiveAction: self = .top
        case .topBarLeading, .navigationBarLeading, .navigation: self = .leading
        case .topBarPinnedTrailing, .confirmationAction: self = .prominent
        case .cancellationAction: self = .close
        case .secondaryAction: self = .menu(.secondaryAction)
        case .principal, .title, .subtitle, .largeTitle: self = .principal
        case .bottomBar, .status: self = .bottom
        case .keyboard: self = .keyboard
        }
    }

    /// The role items of this place have in their bar.
    var role: BarItem.Role {
        switch self {
        case .back: .back
        case .close: .close
        case .prominent: .prominent
        case .leading, .top, .principal: .top
        case .bottom, .keyboard: .bottom
        case .menu: .overflow
        }
    }
}
