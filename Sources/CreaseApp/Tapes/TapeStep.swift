import CreaseDevice

/// One step of a tape: what is done or expected, and where it was written.
struct TapeStep: Sendable {
    enum Kind: Sendable {
        case pose(Pose)
        /// Degrees; over so many seconds, or as a cut.
        case hinge(Double, seconds: Double?)
        case turn(Turn)
        /// Any other condition, checked as the option of its name is.
        case condition(Setting)
        case split(SplitSide?)
        case set(name: String, value: String)
        case tab(String)
        /// The `ordinal`-th of what can be tapped and has the name, from 1.
        case tap(String, ordinal: Int)
        case type(String)
        case back
        case dismiss
        /// Points the content moves up; in the thing of a name, or the largest that scrolls.
        case scroll(Double, name: String?)
        case key(Key)
        /// Seconds.
        case wait(Double)
        case chapter(String)
        case caption(String)
        case expect(Expectation)
    }

    enum Turn: Sendable {
        case right
        case left
        case to(Rotation)
    }

    enum Expectation: Sendable {
        case visible(String)
        case hidden(String)
        case rail(String)
        case top(String)
        case bottom(String)
        case overflow(String)
        /// The tab of this title is selected.
        case tab(String)
        case noRail
        /// Points of the window; each number within the tolerance.
        case frame(String, Rect, tolerance: Double)
    }

    let kind: Kind
    /// The bytes of the step in its tape.
    let range: Range<Int>
    /// As written.
    let text: String

    var isExpectation: Bool {
        if case .expect = kind { return true }
        return false
    }
}
