import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseCanvas

@Suite("What the header counts")
struct HeaderCountsTests {
    private func finding(_ group: Finding.Group, in file: String? = nil) -> Finding {
        Finding(
            rule: "r", severity: .note, group: group, message: "m",
            source: SourceLocation(file: file, line: 1, column: 1))
    }

    private func wordings(_ findings: [Finding]) -> [String] {
        HeaderCounts(scene: Scene(screen: screen(for: Conditions()), findings: findings)).wordings(
            recording: "", age: "saved 9:41")
    }

    @Test("what the picture lacks stands beside what is assumed, from the fullest wording to the shortest")
    func counts() {
        #expect(wordings([]).last == "0 assumed")
        #expect(
            wordings([finding(.notRead), finding(.assumed), finding(.notRead), finding(.layout)])
                == [
                    "saved 9:41 · 2 not read · 1 assumed", "saved 9:41 · 2 not read · 1 assumed",
                    "2 not read · 1 assumed",
                ])
    }

    @Test("what found files lack is told apart from what the shown one does")
    func elsewhere() {
        let both = wordings([finding(.notRead), finding(.notRead, in: "Model.swift"), finding(.notRead, in: "B.swift")])
        #expect(both.first == "saved 9:41 · 1 not read, 2 elsewhere · 0 assumed")
        #expect(both.last == "3 not read · 0 assumed")
        #expect(wordings([finding(.notRead, in: "B.swift")]).first == "saved 9:41 · 1 not read elsewhere · 0 assumed")
    }

    @Test("that something is recorded stands in every wording, alone where there is no more room")
    func recording() {
        let scene = Scene(screen: screen(for: Conditions()), findings: [finding(.notRead)])
        let wordings = HeaderCounts(scene: scene).wordings(recording: "● recording a.cast", age: "saved 9:41")
        #expect(wordings.allSatisfy { $0.hasPrefix("● recording a.cast") })
        #expect(wordings.last == "● recording a.cast")
    }

    @Test("warnings are counted as findings")
    func findings() {
        let warning = Finding(rule: "misspelt", severity: .warning, group: .notRead, message: "m")
        #expect(wordings([warning]).last == "1 not read · 0 assumed · 1 finding")
        #expect(wordings([warning, warning]).last == "2 not read · 0 assumed · 2 findings")
    }
}
