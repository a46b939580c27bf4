import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Whatever ends the previewer, its user gets the terminal back as it was.
@Suite(.serialized)
struct WaysOutTests {
    /// A way out and how the process ends by it.
    struct WayOut: Sendable, CustomTestStringConvertible {
        var name: String
        var end: Terminal.End
        var environment: [String: String] = [:]
        var leave: @Sendable (Terminal) -> Void = { _ in }
        var testDescription: String { name }
    }

    static let asked: [WayOut] = [
        WayOut(name: "q", end: .status(0), leave: { $0.type("q") }),
        WayOut(name: "Ctrl-C", end: .signal(SIGINT), leave: { $0.type("\u{03}") }),
        WayOut(name: "Ctrl-C inside a paste that never ends", end: .signal(SIGINT)) {
            $0.type("\u{1B}[200~qq")
            $0.settle(50)
            $0.type("\u{03}")
        },
        WayOut(name: "Ctrl-\\", end: .signal(SIGQUIT), leave: { $0.type("\u{1C}") }),
        WayOut(name: "TERM", end: .signal(SIGTERM), leave: { $0.signal(SIGTERM) }),
        WayOut(name: "INT", end: .signal(SIGINT), leave: { $0.signal(SIGINT) }),
        WayOut(name: "HUP", end: .signal(SIGHUP), leave: { $0.signal(SIGHUP) }),
        WayOut(name: "QUIT", end: .signal(SIGQUIT), leave: { $0.signal(SIGQUIT) }),
        WayOut(name: "PIPE", end: .signal(SIGPIPE), leave: { $0.signal(SIGPIPE) }),
        WayOut(name: "ALRM", end: .signal(SIGALRM), leave: { $0.signal(SIGALRM) }),
        WayOut(name: "USR1", end: .signal(SIGUSR1), leave: { $0.signal(SIGUSR1) }),
        WayOut(name: "XCPU, a limit of the shell", end: .signal(SIGXCPU), leave: { $0.signal(SIGXCPU) }),
        WayOut(name: "TERM after Ctrl-S, which must not hold the screen", end: .signal(SIGTERM)) {
            $0.type("\u{13}")
            $0.settle(50)
            $0.signal(SIGTERM)
        },
        WayOut(name: "q after Ctrl-S", end: .status(0), leave: { $0.type("\u{13}q") }),
    ]

    @Test("asked to leave: the terminal is restored, in order, then the process ends as asked", arguments: asked)
    func askedToLeave(way: WayOut) throws {
        let preview = try Preview()
        try #require(preview.waitForPicture())
        #expect(preview.terminal.modes != preview.terminal.modesBefore, "keys arrive one by one, unechoed")
        let start = preview.terminal.output.count
        way.leave(preview.terminal)
        #expect(preview.terminal.end() == way.end)
        expectRestored(preview.terminal, since: start)
    }

    static let ownFaults: [WayOut] = [
        WayOut(name: "trap", end: .signal(SIGILL)),
        WayOut(name: "abort", end: .signal(SIGABRT)),
        WayOut(name: "overflow", end: .signal(SIGSEGV)),
    ]

    @Test("our own faults: restored just the same, no backtracer opens, the message comes after", arguments: ownFaults)
    func faults(way: WayOut) throws {
        // Swift's backtracer would ask its question inside the alternate screen and wait.
        let preview = try Preview(environment: ["CREASE_FAULT": way.name, "SWIFT_BACKTRACE": "enable=yes"])
        guard let end = preview.terminal.end() else {
            Issue.record("still there: \(preview.terminal.text)")
            return
        }
        // A trap is SIGILL on x86 and SIGTRAP on arm; an overflow may be a bus error.
        let kin: [Int32: [Int32]] = [SIGILL: [SIGILL, SIGTRAP], SIGSEGV: [SIGSEGV, SIGBUS]]
        guard case .signal(let signal) = end, case .signal(let wanted) = way.end else {
            Issue.record("ended with \(end)")
            return
        }
        #expect((kin[wanted] ?? [wanted]).contains(signal))
        expectRestored(preview.terminal, since: 0)
        #expect(!preview.terminal.text.contains("Press space to interact"))
        if way.name == "trap" {
            let after = textAfterRestoring(preview.terminal)
            #expect(after.contains("Fatal error: CREASE_FAULT=trap"), "replayed on the normal screen")
            #expect(after.contains("\r\n"), "and there a newline is a whole one again")
        }
    }

    @Test("a thrown error is told on the normal screen")
    func thrown() throws {
        let preview = try Preview(environment: ["CREASE_FAULT": "throw"])
        guard case .status(let status) = preview.terminal.end() else {
            Issue.record("did not exit: \(preview.terminal.text)")
            return
        }
        #expect(status != 0)
        expectRestored(preview.terminal, since: 0)
        #expect(textAfterRestoring(preview.terminal).contains("error"))
    }

    @Test("the end of input ends the previewer: it neither hangs nor spins")
    func endOfInput() throws {
        // The keyboard is a terminal that has gone away: its reads say so at once, for ever.
        // The signal that usually tells is ignored, as under nohup.
        let preview = try Preview(around: { ["/bin/sh", "-c", "trap '' HUP; exec \($0)"] })
        try #require(preview.waitForPicture())
        preview.terminal.hangUp()
        #expect(preview.terminal.end() == .status(0))
    }

    @Test("Ctrl-Z gives the terminal back, fg takes it again and repaints, and q still leaves")
    func stopAndContinue() throws {
        // A shell with job control, as a user has: it gets the terminal while we are stopped.
        let preview = try Preview(around: {
            ["/bin/sh", "-c", "set -m; \($0); echo stopped $?; read line; fg >/dev/null; echo ended $?"]
        })
        let terminal = preview.terminal
        try #require(preview.waitForPicture())
        let first = terminal.output.count
        terminal.type("\u{1A}")
        try #require(terminal.wait(for: "stopped", since: first))
        expectRestored(terminal, since: first)

        let second = terminal.output.count
        terminal.type("\n")
        try #require(terminal.wait(for: Entering.paste, since: second))
        terminal.settle()
        let again = String(decoding: terminal.output.dropFirst(second), as: UTF8.self)
        #expect(again.contains(Entering.alternate))
        #expect(again.contains("hello"), "the whole picture, not a difference")

        let third = terminal.output.count
        terminal.type("q")
        try #require(terminal.wait(for: "ended 0", since: third))
        expectRestored(terminal, since: third)
    }

    @Test("after a stop that cannot be caught, continuing repaints everything")
    func uncatchableStop() throws {
        let preview = try Preview()
        let terminal = preview.terminal
        try #require(preview.waitForPicture())
        let start = terminal.output.count
        terminal.signal(SIGSTOP)
        terminal.settle(50)
        terminal.signal(SIGCONT)
        #expect(terminal.wait(for: "hello", since: start))
        terminal.type("q")
        #expect(terminal.end() == .status(0))
        #expect(terminal.modes == terminal.modesBefore)
    }

    // MARK: What restored means

    private func expectRestored(_ terminal: Terminal, since start: Int) {
        var rest = String(decoding: terminal.output.dropFirst(start), as: UTF8.self)[...]
        for sequence in Restoring.inOrder {
            guard let found = rest.ranges(of: sequence).last else {
                Issue.record(
                    "\(sequence.debugDescription) is missing or out of order in \(terminal.text.debugDescription)")
                return
            }
            rest = rest[found.upperBound...]
        }
        #expect(terminal.modes == terminal.modesBefore, "the tty's modes are those from before")
        // xterm's entry also brings the window's title back, last of all.
        #expect(!rest.replacing("\u{1B}[23;0;0t", with: "").contains("\u{1B}"), "nothing of the picture comes after")
    }

    private func textAfterRestoring(_ terminal: Terminal) -> Substring {
        let text = terminal.text
        guard let end = text.ranges(of: "\u{1B}[?1049l").last else { return "" }
        return text[end.upperBound...]
    }
}
