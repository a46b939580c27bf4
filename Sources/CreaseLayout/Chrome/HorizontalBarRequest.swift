import CreaseDevice

/// What a horizontal bar has to hold, in reading order; the caller names its controls by number.
struct HorizontalBarRequest: Hashable {
    struct Control: Hashable {
        var id: Int
        /// The width its content asks for, in points; a slot is at least as wide as the bar's pitch.
        var width: Double
        var priority: VisibilityPriority

        init(_ id: Int, width: Double = 0, priority: VisibilityPriority = .automatic) {
            self.id = id
            self.width = width
            self.priority = priority
        }
    }

    /// Controls that share one capsule, with what an explicit spacer before it asks for.
    struct Capsule: Hashable {
        var controls: [Control]
        var spacing: Double
        /// A flexible spacer stands before it; only bottom bars have room to spread.
        var isPushedApart: Bool

        init(_ controls: [Control], spacing: Double = 0, isPushedApart: Bool = false) {
            self.controls = controls
            self.spacing = spacing
            self.isPushedApart = isPushedApart
        }
    }

    /// Free x of the row, in left-to-right terms: leading end first.
    var span: ClosedRange<Double>
    var y: Double
    /// Back and close buttons: a circle each, they never leave.
    var fixed: [Control] = []
    var leading: [Capsule] = []
    var trailing: [Capsule] = []
    /// Pinned and confirming items: the last slots of the trailing capsule.
    var pinned: [Control] = []
    /// In the middle, instead of the title.
    var principal: [Control] = []
    /// The width the title asks for; `nil` without a title.
    var title: Double?
    /// Titles stand at the leading end in rail poses, in the middle otherwise.
    var isTitleLeading: Bool = false
    var hasMenu: Bool = false
    /// Mirrors the row for right-to-left layouts.
    var isMirrored: Bool = false
}

struct HorizontalBarLayout: Hashable {
    struct Slot: Hashable {
        var frame: Rect
        var group: Int
    }

    var slots: [Int: Slot] = [:]
    var overflow: Slot?
    var title: Rect?
    var evicted: [Int] = []
}
