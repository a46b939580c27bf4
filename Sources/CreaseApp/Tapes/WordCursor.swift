import CreaseLanguage

/// A step that cannot be understood.
struct StepError: Error {
    let message: String
    let range: Range<Int>

    init(_ message: String, at range: Range<Int>) {
        self.message = message
        self.range = range
    }

    /// The step is written otherwise.
    static func usage(_ word: StepWord, at range: Range<Int>) -> StepError {
        StepError("write \(StepTable.usage(word))", at: range)
    }
}

/// Takes the words of a step one by one.
struct WordCursor {
    private var words: ArraySlice<TapeWord>

    init(_ words: [TapeWord]) { self.words = words[...] }

    var peek: TapeWord? { words.first }

    mutating func next() -> TapeWord? { words.popFirst() }

    mutating func word(after what: String, orAt range: Range<Int> = 0..<0) throws(StepError) -> TapeWord {
        guard let word = next() else { throw StepError("something has to follow \(what)", at: range) }
        return word
    }

    /// All the words left, as one: quotes may be left out where nothing follows.
    mutating func words(after first: TapeWord, _ step: StepWord) throws(StepError) -> String {
        guard let head = next() else { throw StepError.usage(step, at: first.range) }
        if head.isQuoted { return head.text }
        var text = head.text
        while let word = next() { text += " " + word.text }
        return text
    }

    /// A name that more may follow: quoted, or all words that are no numbers.
    mutating func name(after first: TapeWord, _ step: StepWord) throws(StepError) -> String {
        guard let head = next() else { throw StepError.usage(step, at: first.range) }
        if head.isQuoted { return head.text }
        var text = head.text
        while let word = peek, !word.isQuoted, Double(word.text) == nil, !word.text.hasPrefix("±") {
            text += " " + word.text
            words.removeFirst()
        }
        return text
    }

    /// The number behind a name, 1 where there is none.
    mutating func ordinal() throws(StepError) -> Int {
        guard let word = next() else { return 1 }
        guard let number = Int(word.text), (1...10_000).contains(number) else {
            throw StepError(
                "only a number may follow, such as 2 for the second one, not '\(word.text)'", at: word.range)
        }
        return number
    }

    mutating func number(
        after first: TapeWord, _ step: StepWord, in range: ClosedRange<Double>
    ) throws(StepError) -> Double {
        guard let word = next() else { throw StepError.usage(step, at: first.range) }
        guard let number = Double(word.text), range.contains(number) else {
            throw StepError("a number of points has to stand here, not '\(word.text)'", at: word.range)
        }
        return number
    }

    /// `±1`, also written `+-1`; 1 where nothing is said.
    mutating func tolerance() throws(StepError) -> Double {
        guard let word = next() else { return 1 }
        for mark in ["±", "+-", "+/-"] where word.text.hasPrefix(mark) {
            let rest = word.text.dropFirst(mark.count)
            // A blank after the sign is forgiven.
            if let number = Double(rest.isEmpty ? next()?.text ?? "" : String(rest)), (0...1000).contains(number) {
                return number
            }
        }
        throw StepError("a tolerance is written ±1, not '\(word.text)'", at: word.range)
    }

    /// Seconds of `800ms`, `2s` or `1.5s`.
    mutating func duration(after first: TapeWord, _ step: StepWord) throws(StepError) -> Double {
        guard let word = next() else { throw StepError.usage(step, at: first.range) }
        let text = word.text.lowercased()
        let (number, unit): (Substring, Double) =
            text.hasSuffix("ms") ? (text.dropLast(2), 0.001) : text.hasSuffix("s") ? (text.dropLast(), 1) : ("", 0)
        guard let value = Double(number), (0...3600).contains(value * unit) else {
            throw StepError("a time has its unit, up to an hour: 800ms or 2s, not '\(word.text)'", at: word.range)
        }
        return value * unit
    }

    /// A condition with its value, checked by the option's row.
    mutating func setting(_ option: Option, after first: TapeWord) throws(StepError) -> Setting {
        let row = OptionTable.row(option)
        let typed = next()
        if typed == nil, row.placeholder != nil {
            throw StepError(
                "'\(first.text)' takes \(row.placeholder ?? "a value")", at: first.range)
        }
        do throws(UsageError) {
            return try Setting(row, typed: typed?.text, for: nil, origin: .tape)
        } catch {
            let fix = error.hint.hasPrefix("did you mean") ? "; " + error.hint : ""
            throw StepError(error.message + fix, at: typed?.range ?? first.range)
        }
    }
}
