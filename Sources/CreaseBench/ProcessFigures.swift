#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The real binary, started anew each time.
struct ProcessFigures {
    let binary: String
    let layout: String

    func measure() -> [Figure] {
        [
            Figure(
                "render one frame, whole process", Unit.milliseconds(render.median), goal: "≤ 10 ms"),
            Figure(
                "start to first full frame, 120×40",
                firstFrame.isEmpty ? "no frame" : Unit.milliseconds(firstFrame.median),
                goal: "≤ 20 ms"),
        ]
    }

    /// `crease render` from start to end, its output thrown away.
    private var render: Samples {
        let clock = ContinuousClock()
        return Samples(
            (0..<30).compactMap { _ in
                let start = clock.now
                guard let process = spawn(["render", layout, "--size", "120x40"], terminal: nil) else { return nil }
                var status: Int32 = 0
                waitpid(process, &status, 0)
                return clock.now - start
            })
    }

    /// The previewer on a terminal of its own: from start to the last byte before it falls silent.
    private var firstFrame: Samples {
        Samples((0..<15).compactMap { _ in oneFirstFrame() })
    }

    private func oneFirstFrame() -> Duration? {
        guard let (terminal, name) = PseudoTerminal.open() else { return nil }
        defer { close(terminal) }
        var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        let clock = ContinuousClock()
        let start = clock.now
        guard let process = spawn([layout], terminal: name) else { return nil }
        var last: Duration?
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            // The frame is complete when nothing follows it; the first byte may take longer.
            guard poll(&waiting, 1, last == nil ? 3000 : 150) > 0 else { break }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            last = clock.now - start
        }
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return last
    }

    /// Starts the binary with its streams on a terminal, or on nothing.
    private func spawn(_ words: [String], terminal: String?) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if terminal != nil { posix_spawnattr_setflags(&attributes, PseudoTerminal.newSession) }
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, terminal ?? "/dev/null", O_RDWR, 0)
        }
        let variables = ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=/nonexistent", "PATH=/usr/bin:/bin"]
        return withStrings([binary] + words) { arguments in
            withStrings(variables) { environment in
                var process: pid_t = 0
                return posix_spawn(&process, binary, &actions, &attributes, arguments, environment) == 0 ? process : nil
            }
        }
    }

    private func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
    }
}
