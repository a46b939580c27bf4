import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// Why a step could not be done, or what an expectation found instead.
struct StepFailure: Error {
    /// A headline: lower case, no full stop.
    let message: String

    init(_ message: String) { self.message = message }
}

/// A tape being played: a pure function from a session and steps to frames and failures.
///
/// A failed `expect` is noted and the tape goes on; a step that cannot be done ends it, since what follows builds on it.
struct TapeRun: Sendable {
    private(set) var session: Session
    private(set) var failures: [Diagnostic] = []
    /// Steps done, expectations among them.
    private(set) var stepCount = 0
    private(set) var expectationCount = 0
    /// Whether a step could not be done, so that further ones are not tried.
    private(set) var isEnded = false
    private var chapter: String?
    private var caption: String?

    init(_ session: Session) { self.session = session }

    /// Plays the steps in order; `each` sees every frame as it is made.
    mutating func play(_ steps: [TapeStep], each: (TapeFrame) -> Void = { _ in }) {
        for step in steps where !isEnded {
            stepCount += 1
            if step.isExpectation { expectationCount += 1 }
            do throws(StepFailure) {
                let (motion, hold) = try perform(step.kind)
                each(
                    TapeFrame(
                        step: step, session: session, motion: motion, hold: hold, chapter: chapter, caption: caption))
            } catch {
                failures.append(Diagnostic(.error, "\(step.text): \(error.message)", at: step.range))
                if !step.isExpectation { isEnded = true }
            }
        }
    }

    // MARK: Steps

    private mutating func perform(_ kind: TapeStep.Kind) throws(StepFailure) -> (TapeFrame.Motion, hold: Double?) {
        switch kind {
        case .pose(let pose):
            try requireHinge()
            return (try move { $0.take(pose) }, nil)
        case .hinge(let degrees, let seconds):
            try requireHinge()
            let from = session.situation.conditions.hinge
            let motion = try move { $0.hinge = degrees }
            return (seconds.map { .sweep(from: from, seconds: $0) } ?? motion, nil)
        case .turn(let turn):
            return (
                try move { conditions in
                    switch turn {
                    case .right: conditions.rotation = conditions.rotation.turnedRight
                    case .left: conditions.rotation = conditions.rotation.turnedLeft
                    case .to(let rotation): conditions.rotation = rotation
                    }
                }, nil
            )
        case .condition(let setting):
            session.change { situation in
                situation.conditions.take(setting)
                if setting == .keyboardDown { situation.app.focus = nil }
            }
        case .split(let side): session.change { $0.conditions.split = side }
        case .set(let name, let value): session.change { $0.app.store.assign(name, to: value) }
        case .tab(let title): try tap(title, ordinal: 1, isTab: true)
        case .tap(let name, let ordinal): try tap(name, ordinal: ordinal)
        case .type(let words): try type(words)
        case .back: try goBack()
        case .dismiss: try dismiss()
        case .scroll(let distance, let name): try scroll(by: distance, in: name)
        case .key(let key): _ = session.update(.key(key))
        case .wait(let seconds): return (.cut, seconds)
        case .chapter(let title): (chapter, caption) = (title, nil)
        case .caption(let words): caption = words
        case .expect(let expectation): try session.lit.check(expectation)
        }
        return (.cut, nil)
    }

    private func requireHinge() throws(StepFailure) {
        guard session.situation.conditions.device == .duo else { throw StepFailure("this phone has no hinge") }
    }

    /// Moves the device; a hinge that moves springs.
    private mutating func move(_ change: (inout Conditions) -> Void) throws(StepFailure) -> TapeFrame.Motion {
        let before = session.situation.conditions.hinge
        session.change { change(&$0.conditions) }
        return session.situation.conditions.hinge == before ? .cut : .fold
    }

    // MARK: Fingers

    private mutating func tap(_ name: String, ordinal: Int, isTab: Bool = false) throws(StepFailure) {
        let scene = session.lit
        let found = scene.find(name, ordinal: ordinal) { !isTab || $0.place == .tab }
        guard let found else { throw StepFailure(scene.missing(name, ordinal: ordinal, isTab: isTab)) }
        if let obstacle = found.obstacle { throw StepFailure("\(found.thing.name) \(obstacle.words)") }
        guard let tap = found.thing.tap else { throw StepFailure("\(found.thing.name) \(Obstacle.inert.words)") }
        perform(tap, of: found.thing.owner)
    }

    private mutating func perform(_ tap: Tap, of owner: ViewID) {
        let app = session.app
        session.change { _ = app.tap(tap, of: owner, in: &$0) }
    }

    private mutating func type(_ words: String) throws(StepFailure) {
        let app = session.app
        let scene = session.lit
        var isTyped = false
        session.change { isTyped = app.type(words, in: &$0, on: scene) }
        guard isTyped else { throw StepFailure("no text field has the focus; tap one first") }
    }

    private mutating func goBack() throws(StepFailure) {
        let scene = session.lit
        guard let item = scene.backItem, let tap = item.tap else { throw StepFailure("there is nothing to go back to") }
        let things = scene.things
        if let thing = things.first(where: { $0.id == item.id && $0.place == .bar }),
            let obstacle = scene.obstacle(on: thing, among: things)
        {
            throw StepFailure("\(thing.name) \(obstacle.words)")
        }
        perform(tap, of: item.id)
    }

    private mutating func dismiss() throws(StepFailure) {
        let app = session.app
        switch session.lit.presentations.last {
        case let menu? where menu.kind == .menu: session.change { $0.app.interaction.openMenu = nil }
        case let presentation?:
            guard let action = presentation.dismiss else {
                throw StepFailure("this \(presentation.kind) has nothing to dismiss it by")
            }
            perform(.dismiss(action), of: presentation.id)
        case nil:
            guard session.lit.keyboard != nil else { throw StepFailure("there is nothing to dismiss") }
            session.change { app.endEditing(in: &$0) }
        }
    }

    private mutating func scroll(by points: Double, in name: String?) throws(StepFailure) {
        var scrollers = session.lit.scrollViews
        if let name {
            scrollers = scrollers.filter { $0.names.contains(name) }
            guard !scrollers.isEmpty else { throw StepFailure("nothing called \"\(name)\" scrolls") }
        }
        let area = { (scroller: Scroller) in scroller.info.viewport.width * scroller.info.viewport.height }
        guard let scroller = scrollers.max(by: { area($0) < area($1) }) else {
            throw StepFailure("nothing here scrolls")
        }
        let offset = scroller.offset(movedBy: points)
        guard offset != scroller.info.offset else {
            throw StepFailure(points == 0 ? "0 points move nothing" : "it cannot scroll further that way")
        }
        session.change { $0.app.interaction.scroll[scroller.id] = offset }
    }
}

extension Setting {
    /// `keyboard off`
    fileprivate static let keyboardDown = Setting(option: .keyboard, value: .flag(false), origin: .tape)
}
