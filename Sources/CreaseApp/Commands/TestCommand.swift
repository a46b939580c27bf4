/// `crease test`: tapes played as tests, a line each, what failed on standard error, a summary at the end.
struct TestCommand {
    let request: TestRequest

    func run() throws -> ExitStatus {
        var tests: [TapeTest] = []
        for tape in request.tapes {
            let test = TapeTest(tape, conditions: request.conditions, reading: request.reading)
            tests.append(test)
            StandardStreams.complain(test.messages)
            let written = try StandardStreams.write(test.line + "\n", to: nil)
            guard written == .fine else { return written }
        }
        if let junit = request.junit { _ = try StandardStreams.write(JUnitReport(tests: tests).text, to: junit) }
        let written = try StandardStreams.write(Self.summary(tests) + "\n", to: nil)
        guard written == .fine else { return written }
        if tests.contains(where: { $0.outcome == .unusable }) { return .unusableInput }
        return tests.contains { $0.outcome == .failed } ? .differences : .fine
    }

    /// `6 tapes passed: 120 steps, 64 of them expectations`.
    static func summary(_ tests: [TapeTest]) -> String {
        let steps = tests.reduce(0) { $0 + $1.stepCount }
        let expectations = tests.reduce(0) { $0 + $1.expectationCount }
        let failed = tests.count { $0.outcome != .passed }
        let tapes = "\(tests.count) tape\(tests.count == 1 ? "" : "s")"
        let head = failed == 0 ? "\(tapes) passed" : "\(failed) of \(tapes) failed"
        return "\(head): \(steps) steps, \(expectations) of them expectations"
    }
}

extension TapeTest {
    /// `ok      Layouts/Mail.tape  24 steps, 12 of them expectations`.
    var line: String {
        let steps = "\(stepCount) steps, \(expectationCount) of them expectations"
        switch outcome {
        case .passed: return "ok      \(file.shown)  \(steps)"
        case .failed: return "FAILED  \(file.shown)  \(steps)"
        case .unusable: return "UNUSED  \(file.shown)"
        }
    }
}
