import CreaseDevice
import Testing

@testable import CreaseApp

@Suite("Settings outside the command line")
struct ConfigurationTests {
    let inspect = OptionTable.row(.inspect)

    @Test("a file holds one option a line, with or without =, and comments")
    func file() throws {
        let text = "# mine\npose book\n\n  text-size =  xLarge\nkeyboard\nno-mouse\n"
        let settings = try Configuration.settings(text: text, path: "c", command: inspect)
        #expect(settings.map(\.option) == [.pose, .textSize, .keyboard], "no-mouse is the previewer's")
        #expect(settings[1].origin == .file(path: "c", line: 4))
        #expect(Settings(settings).conditions.textSize == .xLarge)
    }

    @Test("a wrong line is named by file and line")
    func wrongLine() {
        #expect(
            throws: UsageError("c:2: unknown option 'poze'", hint: "did you mean 'pose'?")
        ) { _ = try Configuration.settings(text: "camera\npoze book", path: "c", command: inspect) }
        #expect(
            throws: UsageError(
                "c:1: '--sdk' takes 26.0, 27.0, 27.1 or 27.2, not '28'", hint: "see 'crease help inspect'")
        ) { _ = try Configuration.settings(text: "sdk 28", path: "c", command: inspect) }
    }

    @Test("flag over environment over project over user")
    func precedence() throws {
        let user = try Configuration.settings(
            text: "pose open\nsdk 26.0\nscheme dark\nhinge 10", path: "u", command: inspect)
        let project = try Configuration.settings(text: "sdk 27.0\nscheme light", path: "p", command: inspect)
        let environment = try Configuration.settings(
            environment: ["CREASE_SDK": "27.2", "CREASE_TEXT_SIZE": "small"], command: inspect)
        let line = try ArgumentParser.parse(["inspect", "a.swift", "--pose", "tall"])
        let conditions = Settings(user + project + environment + line.settings).conditions
        #expect(conditions.tier == .sdk272)
        #expect(conditions.scheme == .light)
        #expect(conditions.textSize == .small)
        #expect(conditions.pose == .tall, "a pose outranks a hinge from a weaker place")
    }
}
