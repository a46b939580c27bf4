/// Results of tapes as JUnit XML, the form CI servers read: a suite a tape, a case a chapter.
///
/// There are no times in it: the same results give the same bytes.
struct JUnitReport {
    let tests: [TapeTest]

    var text: String {
        let cases = tests.flatMap(\.chapters)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"crease\" \(counts(cases))>\n"
        for test in tests {
            let name = test.file.shown.markup
            text += "  <testsuite name=\"\(name)\" \(counts(test.chapters))>\n"
            for chapter in test.chapters { text += self.case(chapter, of: test, suite: name) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private func counts(_ chapters: [TapeTest.Chapter]) -> String {
        let failed = chapters.count { !$0.failures.isEmpty }
        let skipped = chapters.count { $0.isSkipped }
        return "tests=\"\(chapters.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
    }

    private func `case`(_ chapter: TapeTest.Chapter, of test: TapeTest, suite: String) -> String {
        let head = "    <testcase classname=\"\(suite)\" name=\"\(chapter.title.markup)\""
        if chapter.isSkipped { return head + "><skipped/></testcase>\n" }
        guard !chapter.failures.isEmpty else { return head + "/>\n" }
        var text = head + ">\n"
        for failure in chapter.failures {
            let headline = failure.split(separator: "\n").first.map(String.init) ?? ""
            text += "      <failure message=\"\(headline.markup)\">\(failure.markup)</failure>\n"
        }
        return text + "    </testcase>\n"
    }
}

extension TapeTest.Chapter {
    /// Whether the tape ended before it.
    var isSkipped: Bool { stepCount == 0 && failures.isEmpty }
}
