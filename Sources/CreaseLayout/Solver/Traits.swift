import CreaseDevice

/// What a view tells its parent, through any modifier between them.
struct Traits {
    /// What a column of a split view or an inspector asks for, in points.
    typealias ColumnWidth = (min: Double?, ideal: Double?, max: Double?)

    /// `.layoutPriority(_:)`; 0 is usual.
    var priority = 0.0
    /// `.zIndex(_:)`; 0 is usual.
    var zIndex = 0.0
    private var box: Box?

    init() {}

    /// Traits few views have, kept apart so that an element without them pays one word.
    struct Rare {
        var tag: TagValue?
        var gridColumns = 1
        /// `nil` outside: not said; `nil` inside: the list's own.
        var rowInsets: Sides<Double?>??
        var hidesSeparator = false
        /// Drawn behind the row instead of the card's own ground.
        var rowBackground: [ViewNode]?
        var badge: String?
        var tabItem: [ViewNode]?
        // Wishes of an arrangement's pane.
        var splitRatio: SplitRatio?
        var splitSize: FlexibleFrame?
        var splitFixed: (horizontal: Bool, vertical: Bool)?
        var overlayEdge: Side?
        /// Wishes of a split view's column.
        var columnWidth: ColumnWidth?

        init() {}
    }

    private final class Box {
        let rare: Rare
        init(_ rare: Rare) { self.rare = rare }
    }

    private static let none = Rare()

    var rare: Rare {
        get { box?.rare ?? Self.none }
        set { box = Box(newValue) }
    }
}
