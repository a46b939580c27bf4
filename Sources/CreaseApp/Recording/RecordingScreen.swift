import CreaseCanvas
import CreaseDevice

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A screen that writes down what another one shows, from when it is told to until it is told to stop.
///
/// What is written is what a picture changed, as for a tape; the clock is the real one, without its long pauses.
final class RecordingScreen: TerminalScreen {
    private let screen: any TerminalScreen
    private let clock: () -> Double
    /// Seconds since 1970.
    private let date: () -> Int
    /// Where the first recording goes, emptied already; later ones find a name of their own.
    private var first: CastFile?
    private var live: LiveRecording?
    private var news: [InputEvent] = []
    /// Files that were written.
    private(set) var finished: [String] = []

    init(
        _ screen: any TerminalScreen, first: CastFile? = nil, clock: @escaping () -> Double = MonotonicClock.now,
        date: @escaping () -> Int = { time(nil) }
    ) {
        self.screen = screen
        self.first = first
        self.clock = clock
        self.date = date
    }

    var size: ScreenSize { screen.size }
    var abilities: ScreenAbilities { screen.abilities }
    func setMouse(_ isOn: Bool) { screen.setMouse(isOn) }
    func run(_ command: String) -> Int32 { screen.run(command) }

    func nextEvent(within milliseconds: Int?) -> InputEvent? {
        news.isEmpty ? screen.nextEvent(within: milliseconds) : news.removeFirst()
    }

    func nextEvent(within milliseconds: Int?, watching file: Int32?) -> InputEvent? {
        news.isEmpty ? screen.nextEvent(within: milliseconds, watching: file) : news.removeFirst()
    }

    func present(_ grid: CellGrid) {
        screen.present(grid)
        guard live != nil else { return }
        do throws(FileError) {
            try live?.show(grid, at: clock())
        } catch {
            live?.file.end()
            live = nil
            news.append(.recording(.failed("recording stopped: \(error.message)")))
        }
    }

    func startRecording(of title: String, under conditions: Conditions) {
        if let live {
            news.append(.recording(.began(live.file.title)))
            return
        }
        do throws(FileError) {
            let file: CastFile
            if let first { file = first } else { file = try CastFile(besides: Self.stem(of: title)) }
            first = nil
            live = LiveRecording(
                file: file, layout: title, conditions: conditions, date: date(), chapter: conditions.poseLabel)
            news.append(.recording(.began(file.title)))
        } catch {
            news.append(.recording(.failed("nothing is recorded: \(error.file): \(error.message)")))
        }
    }

    func stopRecording() {
        guard let ended = live else { return }
        live = nil
        do throws(FileError) {
            try ended.finish(at: clock())
            finished.append(ended.file.path)
            news.append(.recording(.ended(ended.file.title)))
        } catch {
            news.append(.recording(.failed("recording stopped: \(error.message)")))
        }
    }

    func beginChapter(_ chapter: String) { live?.chapter = chapter }

    func close() {
        stopRecording()
        screen.close()
    }

    /// A layout's name without its ending.
    private static func stem(of title: String) -> String {
        let stem = title.split(separator: ".").first.map(String.init) ?? ""
        return stem.isEmpty ? "recording" : stem
    }
}

/// A recording of a session that is going on.
private struct LiveRecording {
    let file: CastFile
    let layout: String
    let conditions: Conditions
    let date: Int
    /// To begin with the next picture.
    var chapter: String?
    private var recorder = CastRecorder()
    private var time = CastTime.zero
    /// The clock's time at the last picture that differed.
    private var last: Double?

    init(file: CastFile, layout: String, conditions: Conditions, date: Int, chapter: String) {
        self.file = file
        self.layout = layout
        self.conditions = conditions
        self.date = date
        self.chapter = chapter
    }

    mutating func show(_ grid: CellGrid, at now: Double) throws(FileError) {
        let moment = moment(at: now)
        if recorder.shown == nil {
            var header = CastHeader(
                columns: grid.columns, rows: grid.rows, file: layout, conditions: conditions)
            header.timestamp = date
            try file.write(header)
        }
        var events = recorder.show(grid, at: moment)
        if let chapter { events.append(recorder.begin(chapter, at: moment)) }
        chapter = nil
        guard !events.isEmpty else { return }
        (time, last) = (moment, now)
        try file.write(events)
    }

    func finish(at now: Double) throws(FileError) {
        if recorder.shown != nil { try file.write(recorder.end(at: moment(at: now))) }
        file.end()
    }

    /// What has passed since the last picture, but no long pauses.
    private func moment(at now: Double) -> CastTime {
        time + CastTime(seconds: min(CastRecorder.longestPause, now - (last ?? now)))
    }
}
