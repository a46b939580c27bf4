import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

/// A test as a picture: the source on the left, the view tree it gives on the right.
struct Picture: Sendable, CustomTestStringConvertible {
    /// What a person should see.
    let caption: String
    let source: String
    let tree: String

    init(_ caption: String, _ source: String, _ tree: String) {
        self.caption = caption
        self.source = source
        self.tree = tree
    }

    var testDescription: String { caption }
}

/// The dump of a source's tree; a strict file with errors shows its messages instead.
func tree(
    _ source: String, state: StateStore = StateStore(), conditions: Conditions = Conditions(),
    environment: EnvironmentValues = EnvironmentValues(), geometry: Geometry = .zero, isStrict: Bool? = true
) -> String {
    let program = Program(source: SourceText(source, name: "T.swift"), options: Program.Options(isStrict: isStrict))
    guard !program.hasErrors else {
        return program.diagnostics.map { $0.rendered(in: program.source) }.joined(separator: "\n")
    }
    return TreeDump.text(
        program.evaluate(state: state, conditions: conditions).root, environment: environment, geometry: geometry)
}
