import Testing

@testable import CreaseApp

struct EditorCommandTests {
    @Test(
        "$VISUAL goes before $EDITOR, and vi before nothing",
        arguments: [
            (["VISUAL": "nano", "EDITOR": "ed"], "nano"), (["VISUAL": " ", "EDITOR": "ed"], "ed"), ([:], "vi"),
        ])
    func choice(environment: [String: String], editor: String) {
        #expect(EditorCommand(environment: environment).editor == editor)
    }

    @Test(
        "each editor is told the line in its own way, and any path is one word",
        arguments: [
            ("vi", "A.swift", "vi +12 'A.swift'"),
            ("/usr/bin/hx", "A.swift", "/usr/bin/hx 'A.swift:12'"),
            ("code --wait", "A.swift", "code --wait --goto 'A.swift:12'"),
            ("xed", "A.swift", "xed --line 12 'A.swift'"),
            ("emacs -nw", "it's; rm *.swift", "emacs -nw +12 'it'\\''s; rm *.swift'"),
            ("vi", "-A.swift", "vi +12 './-A.swift'"),
        ])
    func command(editor: String, path: String, command: String) {
        #expect(EditorCommand(environment: ["EDITOR": editor]).opening(path, line: 12) == command)
    }
}
