import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// Everything the previewer shows and knows, as a value: events change it, and its picture follows from it.
public struct Session: Sendable {
    /// The app, and the scenes it was last seen in.
    private var memory: SceneMemory
    /// What the picture calls the layout.
    let title: String
    /// What the user sees and did. Changed through `change`, so that it can be undone.
    private(set) var situation: Situation
    private var past: [Situation] = []

    /// The scene of the display that is lit.
    private(set) var lit: Scene
    /// The scene of the display that is off, once a picture wanted it.
    private var glimpsed: Scene?

    /// How the picture is looked at, selection included; none of it changes the app.
    var options = Preview.Options()
    /// Whether the hinge takes its time; off where nobody watches.
    var animates = false
    /// The movement the picture is in, and what is on the glass of it now.
    private var motion: FoldMotion?
    private(set) var glass: Glass?
    /// Several scenes at once instead of the displays.
    var sheet: SceneSheet?
    var isHelpOpen = false
    /// A box that takes the keys.
    var dialog: Dialog?
    /// Lines the help is scrolled by.
    var helpOffset = 0
    /// What to say about the last key: why it did nothing. Gone with the next event.
    var notice: String?
    var isMouseOn: Bool
    /// The file the session is being recorded to.
    var recordedFile: String?
    /// The chapter of the recording that begins when the hinge rests.
    var awaitedChapter: String?
    /// Opened from the list of samples, where Escape goes back to.
    var isFromGallery = false
    /// The file shown, for the editor; `nil` for standard input.
    var path: String?
    var editor = EditorCommand(environment: [:])
    /// How the picture stands to the file.
    var freshness = Freshness()
    /// The time in seconds, as last told; only differences mean anything.
    private(set) var now = 0.0
    /// The screen's size, as last told.
    var screenSize = ScreenSize(columns: 80, rows: 24)

    public init(
        _ app: any Playable, _ situation: Situation = Situation(), title: String = "", isMouseOn: Bool = true
    ) {
        memory = SceneMemory(app)
        self.title = title
        var situation = situation
        lit = memory.show(&situation)
        self.situation = situation
        self.isMouseOn = isMouseOn
    }

    /// Steps of zoom: a quarter each, 0 fits the screen.
    static let zoomLevels = -4...8

    /// Steps that can be undone.
    static let longestPast = 2000

    var app: any Playable { memory.app }

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

    /// Shows another version of the app with the state it has: what has kept its identity has kept its state.
    mutating func adopt(_ app: any Playable) {
        memory = SceneMemory(app)
        refresh()
    }

    private mutating func refresh() {
        let before = lit
        lit = memory.show(&situation)
        glimpsed = nil
        sheet?.forget()
        follow(from: before)
        // A selection whose element went away with its page is no selection.
        if options.selection != nil, selected == nil { options.selection = nil }
    }

    // MARK: The display that is off

    /// The same app on the display that is off; `nil` on a phone with one display.
    var other: Scene? { glimpsed ?? situation.onOtherDisplay(than: lit.screen.display).map(app.glimpse) }

    var hasOther: Bool { situation.onOtherDisplay(than: lit.screen.display) != nil }

    /// Whether the picture has a place for it: it is only laid out when it is seen.
    var showsOther: Bool {
        hasOther && (options.showsOther || screenSize.columns >= PreviewArrangement.bothFrom && options.zoom <= 0)
    }

    /// Lays out the other display for the next picture, once for however many events led to it.
    public mutating func prepare() {
        if var sheet {
            sheet.prepare(situation, in: app)
            self.sheet = sheet
        }
        guard glimpsed == nil, showsOther, let other = situation.onOtherDisplay(than: lit.screen.display) else {
            return
        }
        glimpsed = memory.glimpse(other)
    }

    // MARK: Time

    /// When something changes though nothing happens; `nil` while nothing does.
    public func due(after now: Double) -> Double? {
        [freshness.patience(at: now).map { now + $0 }, motion?.due(after: now)].compactMap(\.self).min()
    }

    /// Takes in what time it is.
    public mutating func elapse(to now: Double) -> [Effect] {
        self.now = now
        if motion?.isOver(at: now) == true { motion = nil }
        glass = motion?.glass(at: now)
        return beginChapter()
    }

    /// Lets the picture follow a change of the hinge, from what is on the glass; everything else is a cut.
    private mutating func follow(from before: Scene) {
        defer { glass = motion?.glass(at: now) }
        guard animates, !situation.conditions.reduceMotion, let old = before.screen.hinge?.angle,
            let new = lit.screen.hinge?.angle
        else {
            motion = nil
            return
        }
        if old != new {
            motion = FoldMotion(from: glass ?? Glass(before), to: lit, at: now)
        } else if before.screen.display == lit.screen.display, before.screen.rotation == lit.screen.rotation {
            // A tap on the way: the app has become something else, the hand goes on.
            motion = motion?.towards(lit)
        } else {
            motion = nil
        }
    }

    /// The lit display as it is on the glass now: the scene, or on its way there.
    var shown: Scene {
        guard let glass, let motion else { return lit }
        return glass.scenes[lit.screen.display] ?? motion.arriving(at: now)
    }

    /// The other display's scene while it is still lit: the hinge has not passed the angle where it goes off.
    var lingering: Scene? { glass?.scenes.first { $0.key != lit.screen.display }?.value }

    // MARK: The selection

    /// The selected element, as it is now.
    var selected: Element? {
        guard let id = options.selection else { return nil }
        return lit.elements.first { $0.id == id }
    }
}
