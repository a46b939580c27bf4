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

    /// Deletes, inserts, swaps and cuts at places through every sample; what comes out may be anything but a crash.
    ///
    /// The stride is prime to the line lengths, so that places of every kind are hit.
    @Test("no mutation of a sample stops parsing or evaluating", arguments: samples)
    func mutations(_ sample: SampleFile) {
        let bytes = sample.source.bytes
        let inserted: [[UInt8]] = [Array("{".utf8), Array(")".utf8), Array("\"".utf8), [0xFF], Array(" in ".utf8)]
        for (index, offset) in stride(from: 0, to: bytes.count, by: 397).enumerated() {
            var variants = [Array(bytes[..<offset])]
            variants.append(Array(bytes[..<offset] + bytes[min(offset + 7, bytes.count)...]))
            variants.append(Array(bytes[..<offset] + inserted[index % inserted.count] + bytes[offset...]))
            if offset + 1 < bytes.count {
                var swapped = bytes
                swapped.swapAt(offset, offset + 1)
                variants.append(swapped)
            }
            for variant in variants {
                let program = Program(source: SourceText(variant), options: .init(isStrict: index.isMultiple(of: 2)))
                _ = program.evaluate().root
            }
        }
    }
}
