#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The previewer running on a terminal of the test's own, with a small layout.
struct Preview {
    let terminal: Terminal

    /// Starts it and waits for the first picture. Variables set to "" are unset.
    init(
        columns: UInt16 = 80, rows: UInt16 = 24, options: [String] = [], environment: [String: String] = [:],
        around: (String) -> [String] = { ["/bin/sh", "-c", "exec \($0)"] }
    ) throws {
        terminal = try Terminal(
            around("\(try Self.program) preview \(options.joined(separator: " ")) \(try Self.layout)"),
            columns: columns, rows: rows, environment: environment)
    }

    /// Waits until the screen is up; the last of the entering sequences hides the cursor.
    func waitForPicture() -> Bool {
        let isUp = terminal.wait { $0.text.contains(Entering.paste) && $0.text.contains("\u{1B}[?25l") }
        terminal.settle()
        return isUp
    }

    static var program: String {
        get throws {
            guard let path = Program.path else { throw Terminal.CannotStart(reason: "crease is not built") }
            return path
        }
    }

    /// One of the sample layouts of the repository.
    static func sample(_ name: String) throws -> String {
        let folders = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let path = "/\(folders)/Layouts/\(name).swift"
        guard access(path, R_OK) == 0 else { throw Terminal.CannotStart(reason: "no sample at \(path)") }
        return path
    }

    /// A layout file, written once.
    static var layout: String {
        get throws {
            try written.get()
        }
    }

    private static let written = Result { () throws(Terminal.CannotStart) -> String in
        let path = "/var/tmp/hello-\(getpid()).swift"
        guard let file = fopen(path, "w") else { throw Terminal.CannotStart(reason: "cannot write \(path)") }
        fputs("VStack {\n    Text(\"Hello\")\n    Button(\"Tap\") {}\n}\n", file)
        fclose(file)
        atexit { unlink("/var/tmp/hello-\(getpid()).swift") }
        return path
    }
}

/// Sequences of xterm that tell how far the program is.
enum Entering {
    static let alternate = "\u{1B}[?1049h"
    static let paste = "\u{1B}[?2004h"
}

/// What gives a terminal back, in the order it has to arrive.
enum Restoring {
    static let inOrder = [
        "\u{1B}[?2026l", "\u{1B}[?1000l", "\u{1B}[?1004l", "\u{1B}[?2004l", "\u{1B}[?1l", "\u{1B}[m", "\u{1B}[?25h",
        "\u{1B}[?1049l",
    ]
}
