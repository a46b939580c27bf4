/// Files without a view of their own: styles, modifiers and shapes are shown on something they can be seen on.
extension Root {
    /// The first type of the file that can be shown on a sample, or a modifier that it adds to every view.
    static func sample(in declarations: Declarations) -> Root? {
        for type in declarations.ordered where type.kind != .enumeration {
            for (protocolName, thing, code) in samples where type.inherited.contains(protocolName) {
                let text = code.replacing("#", with: type.name)
                return .sample(statements(text, at: type.place), of: type, on: thing)
            }
        }
        guard let views = declarations.viewExtension else { return nil }
        let functions = views.functions.values.joined().filter { function in
            !function.isStatic && function.result?.isView == true
                && function.parameters.allSatisfy { $0.value != nil || $0.type?.isOptional == true }
        }
        guard let first = functions.min(by: { ($0.place.line, $0.name) < ($1.place.line, $1.name) }) else { return nil }
        return .sample(statements("Text(\"Sample\").\(first.name)()", at: first.place), of: views, on: "a text")
    }

    /// By the protocol a type conforms to: what it is shown on, and how that is written (`#` is the type).
    private static let samples: [(protocolName: String, thing: String, code: String)] = [
        ("ViewModifier", "a text", "Text(\"Sample\").modifier(#())"),
        ("ButtonStyle", "a button", "Button(\"Button\") {}.buttonStyle(#())"),
        ("PrimitiveButtonStyle", "a button", "Button(\"Button\") {}.buttonStyle(#())"),
        ("ToggleStyle", "a toggle", "Toggle(\"Toggle\", isOn: .constant(true)).toggleStyle(#())"),
        ("LabelStyle", "a label", "Label(\"Label\", systemImage: \"star\").labelStyle(#())"),
        ("TextFieldStyle", "a text field", "TextField(\"Text\", text: .constant(\"Text\")).textFieldStyle(#())"),
        ("ProgressViewStyle", "a progress view", "ProgressView(value: 0.5).progressViewStyle(#())"),
        ("GroupBoxStyle", "a group box", "GroupBox(\"Group\") { Text(\"Sample\") }.groupBoxStyle(#())"),
        ("ToolbarContent", "a toolbar", "NavigationStack { Color.clear.toolbar { #() } }"),
        ("CustomizableToolbarContent", "a toolbar", "NavigationStack { Color.clear.toolbar { #() } }"),
        ("Shape", "a plain ground", "#()"), ("InsettableShape", "a plain ground", "#()"),
        ("UIViewRepresentable", "a plain ground", "#()"), ("UIViewControllerRepresentable", "a plain ground", "#()"),
        ("NSViewRepresentable", "a plain ground", "#()"),
        ("Layout", "three texts", "#() {\n    Text(\"One\")\n    Text(\"Two\")\n    Text(\"Three\")\n}"),
    ]

    /// Code of ours at the place of the declaration it shows.
    private static func statements(_ code: String, at place: Place) -> [Statement] {
        let lines = min(max(0, Int(place.line) - 1), 100_000)
        let source = SourceText(String(repeating: "\n", count: lines) + code)
        var lowering = Lowering(tree: parse(source), file: place.file, flags: CompilationFlags(defined: []))
        var draft = DeclarationsDraft()
        lowering.file(into: &draft)
        return draft.topLevel
    }
}

extension String {
    fileprivate func replacing(_ mark: Character, with words: String) -> String {
        split(separator: mark, omittingEmptySubsequences: false).joined(separator: words)
    }
}
