import CreaseApp
import CreaseCanvas
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The whole way through a real terminal: what tmux shows is the session's picture, cell for cell.
@Suite(.serialized, .enabled(if: Tmux.path != nil, "tmux is not installed"))
struct TmuxTests {
    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { ScreenSize(columns: $0.0, rows: $0.1) }
    private static let abilities = ScreenAbilities(depth: .palette, glyphs: .unicode, hasMouse: true)

    /// A walk through every key of the help; after each the screen is compared.
    private static let walk = [
        "b", "o", "c", "r", "R", "]", "}", "{", "[", "b", "s", "s", "s", "s", "2", "1", "l", "l", "j", "k", "h", "w",
        "w",
        "g", "g", "d", "d", "+", "+", "-", "0", "\t", "\t", "?", "?", "o", "r", "2", "u", "u", "9", "Z",
    ]

    @Test("after every key the terminal shows the session's picture, at every size", arguments: sizes)
    func walk(size: ScreenSize) throws {
        let layout = try Preview.sample("CardBinder")
        let document = try Document(.path(layout))
        var session = Session(document, Situation(app: document.opening), title: document.title)
        _ = session.update(.resize(size))
        let tmux = try Tmux(size, running: "\(try Preview.program) preview \(layout)")
        try expect(session, on: tmux, size, after: "start")
        for key in Self.walk {
            tmux.type(key)
            _ = session.update(.key(key == "\t" ? Key(.tab) : Key(Character(key))))
            try expect(session, on: tmux, size, after: key)
        }
    }

    @Test("e lends the screen to the editor, at the line of what is selected, and comes back to a clean one")
    func editing() throws {
        let folder = "/var/tmp/crease-edit-\(getpid())"
        mkdir(folder, 0o755)
        let (layout, editor) = (folder + "/Hello.swift", folder + "/editor")
        defer {
            for path in [layout, editor] { unlink(path) }
            rmdir(folder)
        }
        try write("VStack {\n    Text(\"Hello\")\n    Button(\"Tap\") {}\n}\n", to: layout)
        try write("#!/bin/sh\necho \"editing $*\"\nsleep 1\nsed -i s/Hello/Edited/ \"$2\"\n", to: editor)
        chmod(editor, 0o755)
        let size = Self.sizes[1]
        let tmux = try Tmux(size, running: "env VISUAL=\(editor) \(try Preview.program) preview \(layout)")
        #expect(tmux.wait { $0.contains("Hello") })
        tmux.type("l")
        #expect(tmux.wait { $0.contains("Hello.swift:2") }, "the first element is the text of line 2")
        tmux.type("e")
        #expect(tmux.wait { $0.contains("editing +2 \(layout)") && !$0.contains("crease ·") }, "the editor is alone")
        #expect(tmux.wait { $0.contains("crease · Hello.swift") && $0.contains("Edited") })
        let document = try Document(.path(layout))
        var session = Session(document, Situation(app: document.opening), title: document.title)
        _ = session.update(.resize(size))
        _ = session.update(.key(Key("l")))
        try expect(session, on: tmux, size, after: "the editor")
        tmux.type("b")
        _ = session.update(.key(Key("b")))
        try expect(session, on: tmux, size, after: "b, which still is a key of ours")
    }

    private func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw Terminal.CannotStart(reason: "cannot write \(path)") }
        fputs(text, file)
        fclose(file)
    }

    @Test("a window that changes its size shows what a fresh start at that size shows")
    func resizing() throws {
        let layout = try Preview.sample("CardBinder")
        let document = try Document(.path(layout))
        let tmux = try Tmux(Self.sizes[1], running: "\(try Preview.program) preview \(layout)")
        let others = [(200, 60), (50, 10), (120, 40), (61, 90), (250, 21), (80, 24)]
        for size in others.map({ ScreenSize(columns: $0.0, rows: $0.1) }) {
            tmux.resize(size)
            var fresh = Session(document, Situation(app: document.opening), title: document.title)
            _ = fresh.update(.resize(size))
            try expect(fresh, on: tmux, size, after: "resize")
        }
    }

    /// Blanks when the file was saved, which only the previewer with a file says.
    private static func withoutAge(_ screen: String) -> String {
        guard let start = screen.firstRange(of: "saved ")?.lowerBound,
            let end = screen[start...].firstRange(of: " · ")?.upperBound
        else { return screen }
        let blank = String(repeating: " ", count: screen[start..<end].count)
        return screen[..<start] + blank + screen[end...]
    }

    private func expect(_ session: Session, on tmux: Tmux, _ size: ScreenSize, after key: String) throws {
        let wanted = TextWriter.text(session.view(on: size, with: Self.abilities))
        var shown = ""
        for _ in 0..<200 {
            shown = Self.withoutAge(tmux.screen())
            if shown == wanted { return }
            usleep(50_000)
        }
        let (new, old) = (
            wanted.split(separator: "\n", omittingEmptySubsequences: false),
            shown.split(
                separator: "\n", omittingEmptySubsequences: false)
        )
        let row = zip(new, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(new.count, old.count)
        Issue.record(
            """
            after \(key.debugDescription) at \(size.columns)×\(size.rows) row \(row + 1) is
            \(old.indices.contains(row) ? old[row] : "(nothing)")
            and should be
            \(new.indices.contains(row) ? new[row] : "(nothing)")
            """)
        throw Terminal.CannotStart(reason: "the screen differs")
    }
}

/// A tmux server of the test's own with one window.
private final class Tmux {
    static let path: String? = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"].first {
        (path: String) in access(path, X_OK) == 0
    }

    private let prefix: String

    init(_ size: ScreenSize, running command: String) throws {
        prefix = "LC_ALL=C.UTF-8 \(Self.path ?? "tmux") -u -L crease-tests-\(getpid()) -f /dev/null"
        let environment = "env TERM=tmux-256color LC_ALL=C.UTF-8 NO_COLOR="
        run("new-session -d -x \(size.columns) -y \(size.rows) '\(environment) \(command)'")
        run("set -g status off")
        // The status line took a row until now.
        resize(size)
    }

    deinit { run("kill-server") }

    func type(_ key: String) {
        run(key == "\t" ? "send-keys Tab" : "send-keys -l -- '\(key)'")
    }

    func resize(_ size: ScreenSize) { run("resize-window -x \(size.columns) -y \(size.rows)") }

    /// Waits at most ten seconds for a screen.
    func wait(until isThere: (String) -> Bool) -> Bool {
        for _ in 0..<200 {
            if isThere(screen()) { return true }
            usleep(50_000)
        }
        return false
    }

    /// The screen's text, rows trimmed.
    func screen() -> String { run("capture-pane -p") }

    @discardableResult
    private func run(_ command: String) -> String {
        guard let pipe = popen("\(prefix) \(command) 2>/dev/null", "r") else { return "" }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
