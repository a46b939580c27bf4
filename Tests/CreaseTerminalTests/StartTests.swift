import Testing

/// How the previewer meets terminals of all kinds.
@Suite(.serialized)
struct StartTests {
    @Test(
        "a terminal nobody knows: two lines of advice on standard error, status 2", arguments: ["", "no-such", "dumb"])
    func unknown(name: String) throws {
        let preview = try Preview(environment: ["TERM": name])
        #expect(preview.terminal.end() == .status(2))
        let lines = preview.terminal.text.split(separator: "\r\n")
        #expect(lines.count == 2, "\(lines)")
        #expect(preview.terminal.text.contains("xterm-256color"))
        #expect(preview.terminal.text.contains("crease render"))
        #expect(!preview.terminal.text.contains("\u{1B}"))
    }

    @Test("an unknown terminal gets nothing on standard output")
    func unknownIsQuiet() throws {
        let preview = try Preview(
            environment: ["TERM": "no-such"], around: { ["/bin/sh", "-c", "\($0) 2>/dev/null; echo status $?"] })
        #expect(preview.terminal.end() == .status(0))
        #expect(preview.terminal.text == "status 2\r\n")
    }

    @Test("standard output that is no terminal is refused with advice, status 2")
    func noTerminal() throws {
        let preview = try Preview(around: { ["/bin/sh", "-c", "\($0) | cat; \($0) >/dev/null; echo status $?"] })
        #expect(preview.terminal.end() == .status(0))
        #expect(preview.terminal.text.contains("crease render"))
        #expect(preview.terminal.text.contains("status 2"))
        #expect(!preview.terminal.text.contains("\u{1B}"))
    }

    @Test("with standard input from elsewhere the keys come from the controlling terminal")
    func keysFromTheTerminal() throws {
        let preview = try Preview(around: { ["/bin/sh", "-c", "exec \($0) </dev/null"] })
        try #require(preview.waitForPicture())
        preview.terminal.type("q")
        #expect(preview.terminal.end() == .status(0))
        #expect(preview.terminal.modes == preview.terminal.modesBefore)
    }

    @Test("a terminal that says 0×0 counts as 80×24; stale LINES and COLUMNS do not win")
    func sizes() throws {
        for (columns, rows) in [(0, 0), (80, 24)] as [(UInt16, UInt16)] {
            let preview = try Preview(
                columns: columns, rows: rows, environment: ["COLUMNS": "33", "LINES": "7"])
            try #require(preview.waitForPicture())
            preview.terminal.type("q")
            #expect(preview.terminal.end() == .status(0))
            #expect(preview.terminal.text.contains("hello"))
            let last = ["\u{1B}[24d", "\u{1B}[24;"]
            #expect(last.contains { preview.terminal.text.contains($0) }, "the last of 24 rows is drawn")
        }
    }

    @Test("every size of terminal opens, and follows when the window changes")
    func extremes() throws {
        let preview = try Preview(columns: 1, rows: 1)
        try #require(preview.waitForPicture())
        for (columns, rows) in [(1000, 500), (3, 2), (80, 24), (1, 200), (200, 1), (120, 40)] as [(UInt16, UInt16)] {
            preview.terminal.resize(columns: columns, rows: rows)
            preview.terminal.settle(100)
        }
        #expect(preview.terminal.wait(for: "hello"))
        preview.terminal.type("q")
        #expect(preview.terminal.end() == .status(0))
    }

    @Test("an idle previewer writes nothing; a key that changes nothing writes nothing")
    func idle() throws {
        let preview = try Preview()
        try #require(preview.waitForPicture())
        let start = preview.terminal.output.count
        preview.terminal.settle(1000)
        preview.terminal.type("\u{1B}[24;80R\u{1B}[200~qqq\u{1B}[201~\u{1B}]11;rgb:0/0/0\u{1B}\\")
        preview.terminal.settle(500)
        #expect(preview.terminal.output.count == start)
        preview.terminal.type("q")
        #expect(preview.terminal.end() == .status(0))
    }

    @Test("synchronized output is used once the terminal says that it knows it, and is always closed")
    func synchronized() throws {
        let preview = try Preview()
        try #require(preview.waitForPicture())
        #expect(preview.terminal.text.contains("\u{1B}[?2026$p"), "the question")
        #expect(!preview.terminal.text.contains("\u{1B}[?2026h"))
        preview.terminal.type("\u{1B}[?2026;2$y\u{1B}[?62;22c")
        let start = preview.terminal.output.count
        preview.terminal.type("?")
        #expect(preview.terminal.wait(for: "\u{1B}[?2026l", since: start))
        preview.terminal.type("q")
        _ = preview.terminal.end()
        let text = preview.terminal.text
        #expect(text.ranges(of: "\u{1B}[?2026l").count > text.ranges(of: "\u{1B}[?2026h").count - 1)
    }

    @Test("in the C locale and with --ascii no byte is 0x80 or above")
    func ascii() throws {
        for (locale, options) in [("C", []), ("C.UTF-8", ["--ascii"])] as [(String, [String])] {
            let preview = try Preview(options: options, environment: ["LC_ALL": locale])
            try #require(preview.waitForPicture())
            preview.terminal.type("q")
            #expect(preview.terminal.end() == .status(0))
            #expect(preview.terminal.output.allSatisfy { $0 < 0x80 })
            #expect(preview.terminal.text.contains("hello"))
        }
    }

    @Test("NO_COLOR takes the colours and leaves the attributes; --color always wins over it")
    func colours() throws {
        func picture(_ options: [String], _ environment: [String: String]) throws -> String {
            let preview = try Preview(options: options, environment: environment)
            try #require(preview.waitForPicture())
            preview.terminal.type("q")
            _ = preview.terminal.end()
            return preview.terminal.text
        }
        let colour = "38;5;"
        #expect(try picture([], [:]).contains(colour))
        #expect(try !picture([], ["NO_COLOR": "1"]).contains(colour))
        #expect(try picture(["--color", "always"], ["NO_COLOR": "1"]).contains(colour))
        #expect(try !picture(["--color", "never"], [:]).contains(colour))
    }

    @Test("--no-mouse asks for no mouse reports")
    func noMouse() throws {
        for (options, isOn) in [([], true), (["--no-mouse"], false)] as [([String], Bool)] {
            let preview = try Preview(options: options)
            try #require(preview.waitForPicture())
            #expect(preview.terminal.text.contains("\u{1B}[?1000h") == isOn)
            preview.terminal.type("q")
            _ = preview.terminal.end()
        }
    }
}
