// A target of the package only for `make fuzz`: its entry point is libFuzzer's.
import CreaseApp
import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// One input of the fuzzer: a text that is parsed and, if it can be shown, evaluated and laid out in a few poses.
///
/// Whatever the bytes are, nothing may trap or hang, the tokens must print the file back, and every message must have its
/// place in it.
enum FuzzedInput {
    static func run(_ bytes: [UInt8]) {
        let source = SourceText(bytes, name: "Fuzz.swift")
        let tree = parse(source)
        precondition(tree.printed == bytes, "printing the tokens does not give the file back")
        for message in tree.diagnostics { precondition(!message.rendered(in: source).isEmpty) }
        for isStrict in [true, false] { show(source, isStrict: isStrict) }
    }

    private static func show(_ source: SourceText, isStrict: Bool) {
        let program = Program(source: source, options: Program.Options(isStrict: isStrict))
        guard !program.hasErrors else { return }
        for pose in [Pose.closed, .book, .tall] {
            let conditions = Conditions(hinge: pose.hinge, rotation: pose.rotation)
            let evaluation = program.evaluate(conditions: conditions)
            _ = layout(evaluation.root, on: screen(for: conditions))
            _ = evaluation.notes
        }
    }
}

/// libFuzzer calls this for every input it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // On the stack the program uses: what nests as deep as the language allows fits there.
    LargeStack.run { FuzzedInput.run(bytes) }
    return 0
}
