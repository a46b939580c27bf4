import CreaseDevice
public import CreaseLayout

/// Everything the previewer shows and knows, as a value: events change it, and its picture follows from it.
public struct Session: Sendable {
    /// Lays the app out in a situation; pure.
    public typealias Compute = @Sendable (Situation) -> Scene

    let compute: Compute
    /// What the picture calls the layout.
    let title: String
    /// What the user sees and did. Changed through `change`, so that it can be undone.
    private(set) var situation: Situation
    private var past: [Situation] = []

    /// The scene of the display that is lit.
    private(set) var lit: Scene
    /// The same app on the display that is off; `nil` on a phone with one display.
    private(set) var other: Scene?

    var selection: ViewID?
    var view = ViewOptions()
    var isHelpOpen = false
    /// Lines the help is scrolled by.
    var helpOffset = 0
    /// What to say about the last key: why it did nothing. Gone with the next event.
    var notice: String?
    var isMouseOn: Bool
    /// The screen's size, as last told.
    var screenSize = ScreenSize(columns: 80, rows: 24)

    public init(
        _ situation: Situation = Situation(), title: String = "", isMouseOn: Bool = true,
        compute: @escaping Compute
    ) {
        self.compute = compute
        self.title = title
        self.situation = situation
        self.isMouseOn = isMouseOn
        lit = compute(situation)
        other = situation.onOtherDisplay(than: lit.screen.display).map(compute)
    }

    /// How the picture is looked at; none of it changes the app.
    struct ViewOptions: Hashable, Sendable {
        var showsGuides = false
        var showsReasons = false
        /// The display that is off shows a ghost of the app rather than darkness.
        var showsGhost = true
        /// Where only one display fits: the one that is off instead of the lit one.
        var showsOther = false
        var zoom = Zoom()
    }

    /// How near the picture is, and which part of it.
    struct Zoom: Hashable, Sendable {
        static let levels = 0...8
        /// Each level is a quarter larger; 0 fits the screen.
        var level = 0
        /// Points the middle of the picture is moved by.
        var pan = Point.zero

        var factor: Double { (0..<level).reduce(1) { factor, _ in factor * 1.25 } }
    }

    /// Steps that can be undone.
    static let longestPast = 200

    // MARK: Changing the situation

    /// Changes what the scene depends on, computes it anew and remembers the step.
    mutating func change(_ edit: (inout Situation) -> Void) {
        past.append(situation)
        if past.count > Self.longestPast { past.removeFirst() }
        edit(&situation)
        refresh()
    }

    /// Goes one step back; false when there is none.
    mutating func undo() -> Bool {
        guard let last = past.popLast() else { return false }
        situation = last
        refresh()
        return true
    }

    private mutating func refresh() {
        lit = compute(situation)
        other = situation.onOtherDisplay(than: lit.screen.display).map(compute)
        // A selection whose element went away with its page is no selection.
        if let selection, !lit.elements.contains(where: { $0.id == selection }) { self.selection = nil }
    }

    /// The selected element, as it is now.
    var selected: Element? {
        guard let selection else { return nil }
        return lit.elements.first { $0.id == selection }
    }
}
