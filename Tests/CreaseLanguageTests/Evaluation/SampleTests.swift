import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// The samples of `Layouts/`: they show the product off, so they must be right in every pose.
@Suite struct SampleTests {
    static let samples = SampleFile.all.filter { $0.path.contains("/Layouts/") }

    @Test("every sample opens strict-clean, knows all it shows and says what to look for", arguments: samples)
    func clean(_ sample: SampleFile) {
        let program = Program(source: sample.source)
        #expect(program.isStrict)
        #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map { $0.rendered(in: sample.source) })")
        #expect(sample.source.text(0..<sample.source.bytes.count).contains("// What to look for"))
        for tier in [Tier.sdk271, .sdk272] {
            let evaluation = program.evaluate(conditions: Conditions(tier: tier))
            let dump = TreeDump.text(evaluation.root)
            #expect(!dump.contains("placeholder") && !dump.contains("‹"), "\(sample.path)")
            #expect(evaluation.notes.isEmpty, "\(sample.path): \(evaluation.notes.map(\.message))")
        }
    }

    @Test("evaluating twice gives the same tree", arguments: samples)
    func twice(_ sample: SampleFile) {
        let program = Program(source: sample.source)
        #expect(TreeDump.text(program.evaluate().root) == TreeDump.text(program.evaluate().root))
        #expect(TreeDump.text(program.evaluate().root) == TreeDump.text(Program(source: sample.source).evaluate().root))
    }
}
