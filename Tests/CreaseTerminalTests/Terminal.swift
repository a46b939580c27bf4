#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A terminal of our own: the master side of a pty with a program on the other side.
///
/// Everything the program writes is kept. Waits have a generous limit that only a broken program reaches.
final class Terminal {
    private var master: Int32
    private let process: pid_t
    private(set) var output: [UInt8] = []
    /// The tty modes before the program started.
    let modesBefore: Modes
    private var status: Int32?

    /// What a tty does with what is typed: its four flag words and its control characters.
    struct Modes: Equatable {
        var flags: [tcflag_t]
        var characters: [UInt8]
    }

    enum End: Equatable {
        case status(Int32)
        case signal(Int32)
    }

    struct CannotStart: Error {
        var reason: String
    }

    /// Starts a program as the leader of a session on a new terminal. `environment` is all it gets.
    init(
        _ command: [String], columns: UInt16 = 80, rows: UInt16 = 24, environment: [String: String] = [:]
    ) throws {
        guard let (master, name) = Self.openMaster() else { throw CannotStart(reason: "no pty") }
        self.master = master
        _ = fcntl(master, F_SETFD, FD_CLOEXEC)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
        // Held open until the program has its own: the last one to close a slave resets its modes.
        let slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        defer { close(slave) }
        modesBefore = Self.modes(of: master)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A test runner may ignore or block what a program on a terminal must feel.
        var all = sigset_t()
        sigfillset(&all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK) | Self.newSession)

        var settings = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        settings.merge(environment) { _, given in given }
        let arguments = command.map { strdup($0) } + [nil]
        let variables = settings.filter { !$0.value.isEmpty }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var started: pid_t = 0
        let error = posix_spawn(&started, command[0], &actions, &attributes, arguments, variables)
        guard error == 0 else { throw CannotStart(reason: "\(command[0]): \(String(cString: strerror(error)))") }
        process = started
    }

    #if canImport(Glibc)
        // Glibc shows the names of <stdlib.h> and <spawn.h> for these only to C files that ask for XOPEN or GNU, so the
        // numbers of Linux stand here: TIOCSPTLCK, TIOCGPTN, POSIX_SPAWN_SETSID.
        private static func openMaster() -> (Int32, String)? {
            let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var isLocked: Int32 = 0
            var number: UInt32 = 0
            guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
            else { return nil }
            return (master, "/dev/pts/\(number)")
        }
        private static let newSession: Int16 = 0x80
    #else
        private static func openMaster() -> (Int32, String)? {
            let master = posix_openpt(O_RDWR | O_NOCTTY)
            guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
                return nil
            }
            return (master, String(cString: name))
        }
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        hangUp()
    }

    // MARK: What the user does

    /// Closes the window.
    func hangUp() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    func signal(_ number: Int32) { kill(process, number) }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    // MARK: What the user sees

    var text: String { String(decoding: output, as: UTF8.self) }
    var modes: Modes { Self.modes(of: master) }

    private static func modes(of file: Int32) -> Modes {
        var raw = termios()
        tcgetattr(file, &raw)
        return Modes(
            flags: [raw.c_iflag, raw.c_oflag, raw.c_cflag, raw.c_lflag],
            characters: withUnsafeBytes(of: raw.c_cc) { Array($0) })
    }

    /// Reads until the output since `start` holds the text; false when the program ended or ten seconds passed first.
    @discardableResult
    func wait(for wanted: String, since start: Int = 0) -> Bool {
        wait { String(decoding: $0.output.dropFirst(start), as: UTF8.self).contains(wanted) }
    }

    /// Reads until something holds.
    @discardableResult
    func wait(until holds: (Terminal) -> Bool) -> Bool {
        for _ in 0..<1000 {
            if holds(self) { return true }
            if !read(within: 10), status != nil { return holds(self) }
        }
        return false
    }

    /// Reads for so long as something comes within the milliseconds.
    func settle(_ milliseconds: Int32 = 300) {
        while read(within: milliseconds) {}
    }

    /// Takes in what is there; false when there was nothing.
    private func read(within milliseconds: Int32) -> Bool {
        reap()
        guard master >= 0 else {
            usleep(UInt32(milliseconds) * 1000)
            return false
        }
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, milliseconds) > 0, Int32(source.revents) & POLLIN != 0 else {
            // A hung-up master polls at once: let time pass all the same.
            if Int32(source.revents) & POLLHUP != 0 { usleep(UInt32(milliseconds) * 1000) }
            return false
        }
        var buffer = [UInt8](repeating: 0, count: 65536)
        #if canImport(Glibc)
            let count = Glibc.read(master, &buffer, buffer.count)
        #else
            let count = Darwin.read(master, &buffer, buffer.count)
        #endif
        guard count > 0 else { return false }
        output += buffer.prefix(count)
        return true
    }

    private func reap() {
        guard status == nil else { return }
        var raw: Int32 = 0
        if waitpid(process, &raw, WNOHANG) == process { status = raw }
    }

    /// How the program ended; `nil` when it has not after ten seconds.
    func end() -> End? {
        for _ in 0..<1000 where status == nil { _ = read(within: 10) }
        settle(20)
        guard let status else { return nil }
        return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
}
