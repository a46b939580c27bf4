import CreaseDevice
import CreaseLanguage

/// A tape played as a test, with what came of it.
struct TapeTest: Sendable {
    /// A stretch of a tape that is reported by itself.
    struct Chapter: Sendable {
        /// Its title, or the tape's name for what comes before the first chapter.
        var title: String
        var stepCount = 0
        /// Rendered with their places.
        var failures: [String] = []
    }

    enum Outcome: Sendable {
        case passed
        case failed
        /// The tape or its layout could not be used.
        case unusable
    }

    let file: FileName
    private(set) var outcome: Outcome
    private(set) var chapters: [Chapter]
    /// What goes to standard error; ends in a newline where there is something.
    private(set) var messages = ""
    private(set) var stepCount = 0
    private(set) var expectationCount = 0

    /// Reads, opens and plays.
    init(_ file: FileName, conditions: Conditions, reading: ReadingOptions) {
        self.file = file
        outcome = .passed
        chapters = [Chapter(title: file.title)]
        do {
            let tape = try Tape(file: file)
            let document = try Document(try Self.layout(of: tape, file), reading: reading)
            messages = document.warnings
            play(tape, on: document, conditions)
        } catch let error as UnreadableTape {
            refuse(error.messages)
        } catch let error as FileError {
            refuse(error.text)
        } catch let error as UnusableLayout {
            refuse(error.messages)
        } catch {
            refuse("\(file.shown): error: \(error)\n")
        }
    }

    private mutating func refuse(_ text: String) {
        outcome = .unusable
        messages += text
        chapters[0].failures = [text]
    }

    private mutating func play(_ tape: Tape, on document: Document, _ conditions: Conditions) {
        var run = TapeRun(Session(document, Situation(conditions: conditions, app: document.opening)))
        for step in tape.steps {
            if case .chapter(let title) = step.kind { chapters.append(Chapter(title: title)) }
            guard !run.isEnded else { continue }
            let told = run.failures.count
            run.play([step])
            chapters[chapters.count - 1].stepCount += 1
            let failures = run.failures.dropFirst(told).map { $0.rendered(in: tape.source) + "\n" }
            chapters[chapters.count - 1].failures += failures
            messages += failures.joined()
        }
        chapters.removeAll { $0.stepCount == 0 && $0.failures.isEmpty && $0.title == file.title }
        (stepCount, expectationCount) = (run.stepCount, run.expectationCount)
        if !run.failures.isEmpty { outcome = .failed }
    }

    /// The layout a tape plays on: the one it names, seen from its folder, else the one of its own name beside it.
    private static func layout(of tape: Tape, _ file: FileName) throws(FileError) -> FileName {
        guard case .path(let path) = file else {
            guard let layout = tape.layout else {
                throw FileError(
                    file: file.shown, message: "a tape from standard input names its layout: layout Layouts/Mail.swift")
            }
            return .path(layout)
        }
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        if let layout = tape.layout { return .path(layout.hasPrefix("/") ? layout : folder + layout) }
        let name = path.dropFirst(folder.count)
        let base = name.hasSuffix(".tape") ? name.dropLast(5) : name
        return .path(folder + base + ".swift")
    }
}
