import CreaseCanvas
import CreaseDevice

/// A tape played into a recording, on a clock that only the steps move: the same tape gives the same bytes.
///
/// 1. Steps that belong together are one picture: a chapter with the first thing done in it, and the caption after that.
///    A caption, a pause or an expectation before anything is done is about the picture as it is.
/// 2. Before the next picture the one so far *settles*: it is shown, its chapter begins, and it stays for a while.
/// 3. Motion runs in fixed steps before the picture it leads to.
struct TapeRecording {
    /// A picture as it settled.
    struct Picture: Sendable {
        var time: CastTime
        var grid: CellGrid
        /// Of the chapter it belongs to.
        var label: String?
        /// It is the first one of its chapter.
        var opensChapter: Bool
        var conditions: Conditions
        /// What led to it, as the tape has it.
        var steps: [String]
    }

    private(set) var pictures: [Picture] = []
    private(set) var events: [CastEvent] = []

    let size: ScreenSize
    private let glyphs: GlyphSet
    private let band: CaptionBand
    private var recorder = CastRecorder()
    private var now = CastTime.zero

    /// The previewer as the next picture shows it.
    private var session: Session
    private var label: String?
    private var chapter: String?
    private var caption: String?
    private var steps: [String] = []
    /// Since the last picture: something was done, a chapter or a caption began, so many seconds were asked for.
    private var isTouched = false
    private var opensChapter = false
    private var hasNewCaption = false
    private var pause: Double?
    private var chapterCount = 0

    /// Seconds between the pictures of a motion.
    static let frame = 1.0 / 30
    /// Pictures of one motion; a longer motion takes larger steps.
    static let mostFrames = 600
    /// Seconds to look at what a step did, where the tape does not say.
    static let glance = 1.0

    /// - Parameter steps: all that will be played, for the room their words need.
    init(_ session: Session, steps: [TapeStep], size: ScreenSize, glyphs: GlyphSet) {
        self.size = size
        self.glyphs = glyphs
        band = CaptionBand(for: Self.texts(of: steps), columns: size.columns, glyphs: glyphs)
        self.session = session
        // The layout as it opens is the first picture, unless the tape begins with words for another.
        isTouched = true
    }

    /// The session that a tape is to be played on: it knows the size of the picture.
    static func opening(_ session: Session, steps: [TapeStep], size: ScreenSize, glyphs: GlyphSet) -> Session {
        let band = CaptionBand(for: texts(of: steps), columns: size.columns, glyphs: glyphs)
        var session = session
        _ = session.update(
            .resize(ScreenSize(columns: size.columns, rows: band.pictureRows(of: size.rows))))
        return session
    }

    private static func texts(of steps: [TapeStep]) -> [(label: String?, caption: String?)] {
        var texts: [(label: String?, caption: String?)] = []
        var (label, caption): (String?, String?)
        var count = 0
        for step in steps {
            switch step.kind {
            case .chapter(let title):
                count += 1
                (label, caption) = (CastRecorder.label(title, number: count), nil)
            case .caption(let words): caption = words
            case .pose, .hinge, .turn, .condition, .split, .set, .tab, .tap, .type, .back, .dismiss, .scroll, .key,
                .wait, .expect:
                continue
            }
            texts.append((label, caption))
        }
        return texts
    }

    // MARK: Steps

    /// Takes the next step's outcome in.
    mutating func take(_ frame: TapeFrame) {
        switch frame.step.kind {
        case .expect: if opensChapter { isTouched = true }
        case .chapter(let title):
            if isTouched, pictures.isEmpty, steps.isEmpty { isTouched = false }
            settle()
            chapterCount += 1
            label = CastRecorder.label(title, number: chapterCount)
            (chapter, caption, opensChapter) = (title, nil, true)
        case .caption(let words):
            if hasNewCaption { settle() }
            (caption, hasNewCaption, isTouched) = (words, true, true)
        case .wait(let seconds):
            pause = (pause ?? 0) + seconds
            isTouched = true
        case .pose, .hinge, .turn, .condition, .split, .set, .tab, .tap, .type, .back, .dismiss, .scroll, .key:
            if isTouched { settle() }
            move(to: frame)
            session = frame.session
            isTouched = true
            steps.append(frame.step.text)
        }
    }

    /// Shows what the last steps led to; nothing may be taken after that.
    mutating func finish() {
        settle()
        events += recorder.end(at: now)
    }

    private mutating func settle() {
        guard isTouched || opensChapter || hasNewCaption else { return }
        let grid = picture(of: session)
        events += recorder.show(grid, at: now)
        if opensChapter, let chapter { events.append(recorder.begin(chapter, at: now)) }
        pictures.append(
            Picture(
                time: now, grid: grid, label: label, opensChapter: opensChapter,
                conditions: session.situation.conditions, steps: steps))
        let glance = opensChapter || hasNewCaption ? CastRecorder.longestPause : Self.glance
        now = now + CastTime(seconds: min(CastRecorder.longestPause, pause ?? glance))
        (isTouched, opensChapter, hasNewCaption) = (false, false, false)
        pause = nil
        steps = []
    }

    // MARK: Motion

    /// Shows the way from the picture so far to a step's outcome.
    private mutating func move(to frame: TapeFrame) {
        guard !frame.situation.conditions.reduceMotion else { return }
        switch frame.motion {
        case .cut: return
        case .fold: fold(to: frame)
        case .sweep(let start, let seconds):
            let end = frame.situation.conditions.hinge
            let count = min(Self.mostFrames, max(1, Int((seconds / Self.frame).rounded())))
            for index in 0..<count {
                var between = frame.session
                let share = Double(index) / Double(count)
                between.change { $0.conditions.hinge = start + (end - start) * share }
                let time = now + CastTime(seconds: seconds * share)
                events += recorder.show(picture(of: between), at: time)
            }
            now = now + CastTime(seconds: seconds)
        }
    }

    /// The previewer's own spring, seen at fixed moments.
    private mutating func fold(to frame: TapeFrame) {
        var moving = session
        moving.animates = true
        _ = moving.elapse(to: 0)
        moving.change { $0 = frame.situation }
        var passed = 0.0
        for index in 0..<Self.mostFrames {
            passed = Double(index) * Self.frame
            _ = moving.elapse(to: passed)
            guard moving.due(after: passed) != nil else { break }
            events += recorder.show(picture(of: moving), at: now + CastTime(seconds: passed))
        }
        now = now + CastTime(seconds: passed)
    }

    private func picture(of session: Session) -> CellGrid {
        var session = session
        session.prepare()
        let abilities = ScreenAbilities(depth: .direct, glyphs: glyphs, hasMouse: false)
        let above = ScreenSize(columns: size.columns, rows: band.pictureRows(of: size.rows))
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        grid.draw(session.view(on: above, with: abilities), column: 0, row: 0)
        band.draw(label: label, caption: caption, on: &grid, theme: Theme(depth: .direct), glyphs: glyphs)
        return grid
    }
}
