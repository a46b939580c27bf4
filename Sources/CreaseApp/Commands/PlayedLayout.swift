import CreaseDevice
import CreaseLanguage

/// A layout that was opened and used: `--tape` first, then `--steps`.
struct PlayedLayout {
    let document: Document
    /// The previewer after the last step, or as it opened where there are none.
    let session: Session
    /// What failed, worded and placed; empty when all went as written.
    let failures: String

    init(_ request: LayoutRequest) throws {
        // A tape nobody can read is said before the layout is opened.
        let tapes = try request.script.tapes()
        try self.init(Document(request.file, reading: request.reading), request.conditions, tapes)
    }

    init(_ document: Document, _ conditions: Conditions, _ tapes: [Tape]) {
        self.document = document
        var run = TapeRun(
            Session(document, Situation(conditions: conditions, app: document.opening), title: document.title))
        var failures = ""
        for tape in tapes where failures.isEmpty {
            run.play(tape.steps)
            failures = run.failures.map { $0.rendered(in: tape.source) + "\n" }.joined()
        }
        session = run.session
        self.failures = failures
    }

    /// Tells what failed; the status of a call that otherwise went well.
    func tellFailures() -> ExitStatus {
        guard !failures.isEmpty else { return .fine }
        StandardStreams.complain(failures)
        return .differences
    }
}

extension Script {
    /// The tapes read, in the order they are played.
    func tapes() throws -> [Tape] {
        var tapes: [Tape] = []
        if let tape { tapes.append(try Tape(file: tape)) }
        for text in steps {
            do throws(UnreadableTape) {
                tapes.append(try Tape(SourceText(text, name: Option.steps.spelling)))
            } catch {
                throw UnreadableSteps(messages: error.messages)
            }
        }
        return tapes
    }
}

/// Steps on the command line that cannot be understood: a usage error with a place.
struct UnreadableSteps: Error {
    let messages: String
}
