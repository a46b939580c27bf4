import CreaseDevice
import CreaseLanguage

/// Reads steps: each word is looked up in the tables, each value is checked as on the command line. Never fails; what is
/// wrong becomes a diagnostic with the nearest right form.
struct TapeParser {
    private let source: SourceText
    private(set) var steps: [TapeStep] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var layout: String?

    init(_ source: SourceText) { self.source = source }

    mutating func parse() {
        let (lines, diagnostics) = TapeLexer.steps(of: source)
        self.diagnostics = diagnostics
        for words in lines {
            var rest = WordCursor(words)
            do throws(StepError) {
                guard let kind = try step(&rest) else { continue }
                if let extra = rest.next() { throw StepError("'\(extra.text)' is too much", at: extra.range) }
                let range = words[0].range.lowerBound..<(words.last?.range ?? words[0].range).upperBound
                steps.append(TapeStep(kind: kind, range: range, text: source.text(range)))
            } catch {
                self.diagnostics.append(Diagnostic(.error, error.message, at: error.range))
            }
        }
    }

    /// What a step does; `nil` for the line that names the layout.
    private mutating func step(_ rest: inout WordCursor) throws(StepError) -> TapeStep.Kind? {
        let first = try rest.word(after: "a step")
        let spelling = first.text.lowercased()
        if let option = StepTable.conditions.first(where: { $0.rawValue == spelling }) {
            return .condition(try rest.setting(option, after: first))
        }
        guard let word = StepWord(rawValue: spelling) else {
            let near = nearest(to: spelling, in: StepTable.words)
            throw StepError(
                "unknown step '\(first.text)'; " + (near.map { "did you mean '\($0)'?" } ?? "see 'crease help tapes'"),
                at: first.range)
        }
        switch word {
        case .pose:
            guard case .word(let name) = try rest.setting(.pose, after: first).value, let pose = Pose(word: name) else {
                throw StepError.usage(word, at: first.range)
            }
            return .pose(pose)
        case .hinge: return try hinge(&rest, after: first)
        case .rotate: return .turn(try turn(&rest, after: first))
        case .split:
            if let side = rest.peek, ["off", "none"].contains(side.text.lowercased()) {
                _ = rest.next()
                return .split(nil)
            }
            guard case .word(let name) = try rest.setting(.split, after: first).value else {
                throw StepError.usage(word, at: first.range)
            }
            return .split(SplitSide(word: name))
        case .live: return .condition(try rest.setting(.liveActivities, after: first))
        case .set: return try set(&rest, after: first)
        case .tab: return .tab(try rest.words(after: first, word))
        case .tap:
            let name = try rest.name(after: first, word)
            return .tap(name, ordinal: try rest.ordinal())
        case .type: return .type(try rest.words(after: first, word))
        case .back: return .back
        case .dismiss: return .dismiss
        case .scroll:
            let distance = try rest.number(after: first, word, in: -100_000...100_000)
            return .scroll(distance, name: rest.peek == nil ? nil : try rest.words(after: first, word))
        case .key: return .key(try key(&rest, after: first))
        case .wait: return .wait(try rest.duration(after: first, word))
        case .chapter: return .chapter(try rest.words(after: first, word))
        case .caption: return .caption(try rest.words(after: first, word))
        case .expect: return .expect(try expectation(&rest, after: first))
        case .layout:
            let file = try rest.words(after: first, word)
            guard layout == nil else { throw StepError("a tape plays on one layout", at: first.range) }
            layout = file
            return nil
        }
    }

    // MARK: Steps with a form of their own

    private func hinge(_ rest: inout WordCursor, after first: TapeWord) throws(StepError) -> TapeStep.Kind {
        guard case .number(let degrees) = try rest.setting(.hinge, after: first).value else {
            throw StepError.usage(.hinge, at: first.range)
        }
        guard let over = rest.next() else { return .hinge(degrees, seconds: nil) }
        guard over.text.lowercased() == "over" else {
            throw StepError("only 'over 2s' may follow, not '\(over.text)'", at: over.range)
        }
        return .hinge(degrees, seconds: try rest.duration(after: over, .hinge))
    }

    private func turn(_ rest: inout WordCursor, after first: TapeWord) throws(StepError) -> TapeStep.Turn {
        guard let way = rest.peek else { return .right }
        switch way.text.lowercased() {
        case "right":
            _ = rest.next()
            return .right
        case "left":
            _ = rest.next()
            return .left
        default:
            if let degrees = Int(way.text), let rotation = Rotation(degrees: degrees) {
                _ = rest.next()
                return .to(rotation)
            }
            guard case .word(let word) = try rest.setting(.rotate, after: first).value,
                let rotation = Rotation(word: word)
            else { throw StepError.usage(.rotate, at: first.range) }
            return .to(rotation)
        }
    }

    private func set(_ rest: inout WordCursor, after first: TapeWord) throws(StepError) -> TapeStep.Kind {
        let text = try rest.words(after: first, .set)
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].allSatisfy(\.isWhitespace) else {
            throw StepError("'set' takes NAME=VALUE, not '\(text)'", at: first.range)
        }
        return .set(name: trimmed(parts[0]), value: trimmed(parts[1]))
    }

    private func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    private func key(_ rest: inout WordCursor, after first: TapeWord) throws(StepError) -> Key {
        guard let name = rest.next() else { throw StepError.usage(.key, at: first.range) }
        guard let key = Key(named: name.text) else {
            let near = nearest(to: name.text.lowercased(), in: Key.names)
            throw StepError(
                "unknown key '\(name.text)'; " + (near.map { "did you mean '\($0)'?" } ?? "see 'crease help keys'"),
                at: name.range)
        }
        return key
    }

    private func expectation(_ rest: inout WordCursor, after first: TapeWord) throws(StepError) -> TapeStep.Expectation
    {
        let what = try rest.word(after: "'expect'", orAt: first.range)
        guard let word = ExpectWord(rawValue: what.text.lowercased()) else {
            let words = ExpectWord.allCases.map(\.rawValue)
            let near = nearest(to: what.text.lowercased(), in: words)
            throw StepError(
                "'expect' takes \(listed(words)), not '\(what.text)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: what.range)
        }
        switch word {
        case .visible: return .visible(try rest.words(after: what, .expect))
        case .hidden: return .hidden(try rest.words(after: what, .expect))
        case .rail: return .rail(try rest.words(after: what, .expect))
        case .top: return .top(try rest.words(after: what, .expect))
        case .bottom: return .bottom(try rest.words(after: what, .expect))
        case .overflow: return .overflow(try rest.words(after: what, .expect))
        case .tab: return .tab(try rest.words(after: what, .expect))
        case .noRail: return .noRail
        case .frame:
            let name = try rest.name(after: what, .expect)
            var numbers: [Double] = []
            for _ in 0..<4 { numbers.append(try rest.number(after: what, .expect, in: -100_000...100_000)) }
            let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            return .frame(name, frame, tolerance: try rest.tolerance())
        }
    }
}
