import CreaseDevice

/// What a rail has to hold, in reading order from the top; the caller names its controls by number.
struct RailRequest: Hashable {
    struct Control: Hashable {
        var id: Int
        var priority: VisibilityPriority

        init(_ id: Int, priority: VisibilityPriority = .automatic) {
            self.id = id
            self.priority = priority
        }
    }

    /// Controls that share one capsule, with the extra gap a fixed spacer asks for before it (0: only the usual gap).
    struct Capsule: Hashable {
        var controls: [Control]
        var spacing: Double

        init(_ controls: [Control], spacing: Double = 0) {
            self.controls = controls
            self.spacing = spacing
        }
    }

    /// From the first control's top to the last control's bottom.
    var span: ClosedRange<Double>
    /// The x of every control's centre.
    var center: Double
    /// The back button, which never leaves.
    var back: Int?
    /// Cancel and close buttons: a circle each, they leave only when nothing else is left to go.
    var close: [Int]
    /// Pinned and confirming items: a circle each, they leave just before the close buttons.
    var prominent: [Int]
    var top: [Capsule]
    var bottom: [Capsule]
    /// Number of tabs; 0 where there is no tab bar.
    var tabs: Int
    /// Something is declared in the overflow menu, so its control is there even while all fits.
    var hasMenu: Bool
    var compression: CompressionBehavior

    init(
        span: ClosedRange<Double>, center: Double, back: Int? = nil, close: [Int] = [], prominent: [Int] = [],
        top: [Capsule] = [], bottom: [Capsule] = [], tabs: Int = 0, hasMenu: Bool = false,
        compression: CompressionBehavior = .automatic
    ) {
        self.span = span
        self.center = center
        self.back = back
        self.close = close
        self.prominent = prominent
        self.top = top
        self.bottom = bottom
        self.tabs = tabs
        self.hasMenu = hasMenu
        self.compression = compression
    }
}

/// Where everything in a rail went.
struct RailLayout: Hashable {
    struct Slot: Hashable {
        var frame: Rect
        /// Slots with the same number share a capsule.
        var group: Int
    }

    struct Tabs: Hashable {
        var frame: Rect
        /// One per tab; while collapsed each is the circle.
        var items: [Rect]
        var isCollapsed: Bool
    }

    /// Slots of the controls that stayed.
    var slots: [Int: Slot] = [:]
    var overflow: Slot?
    var tabs: Tabs?
    /// Controls that left, the first to leave first.
    var evicted: [Int] = []
    var available: Double = 0
    /// Points taken from the first control to the last, gaps included, the free gap in the middle not.
    var used: Double = 0
}
