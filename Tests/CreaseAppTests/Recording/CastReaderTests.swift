import Testing

@testable import CreaseApp

private func read(_ text: String) throws(FileError) -> Cast { try CastReader.cast(Array(text.utf8), name: "X.cast") }

/// A recording of one event, written like this.
private func event(_ line: String) -> String {
    #"{"version": 2, "width": 80, "height": 24}"# + "\n" + line + "\n"
}

@Suite("Recordings of anybody are read")
struct CastReaderTests {
    /// One session, as each version writes it.
    static let versions = [
        #"{"version": 1, "width": 20, "height": 4, "duration": 1.5, "command": "sh", "title": null, "env": {},"#
            + "\n"
            + #" "stdout": [[0.25, "a"], [1.25e0, "\u001b[1mb"]]}"# + "\n",
        #"{"version": 2, "width": 20, "height": 4}"# + "\n" + #"[0.25, "o", "a"]"# + "\n"
            + #"[1.5, "o", "\u001b[1mb"]"# + "\n",
        #"{"version": 3, "term": {"cols": 20, "rows": 4}}"# + "\n# a comment\n" + #"[0.25, "o", "a"]"# + "\n"
            + #"[1.25, "o", "\u001b[1mb"]"# + "\n",
    ]

    @Test("the same session in every version is the same recording", arguments: versions)
    func sameSession(text: String) throws {
        let cast = try read(text)
        #expect(cast.header.columns == 20 && cast.header.rows == 4)
        #expect(
            cast.events == [
                CastEvent(time: CastTime(microseconds: 250_000), kind: .output("a")),
                CastEvent(time: CastTime(microseconds: 1_500_000), kind: .output("\u{1B}[1mb")),
            ])
    }

    @Test("what others write beside it does no harm")
    func tolerance() throws {
        let cast = try read(
            """
            \u{FEFF}
            {"version": 2, "width": 80.0, "height": 24, "timestamp": 1.5, "env": {"SHELL": "/bin/sh", "TERM": null},\
             "idle_time_limit": 2, "theme": {"fg": "#ffffff", "bg": "#000000", "palette": "#000000:#ffffff"}}

            [0, "o", "half a pair: \\ud83d; a pair: \\ud83d\\ude00"]
            [1e0, "z", {"of": ["no", "known"], "kind": true}]
            [0.5, "i", "x", "more"]
            [2, "r", "100x30"]
            [3, "m", ""]
            [3, "x", 1]

            """)
        #expect(cast.header.idleLimit == 2 && cast.header.timestamp == nil)
        #expect(cast.header.theme?.palette == ["#000000", "#ffffff"])
        #expect(
            cast.events.map(\.kind) == [
                .output("half a pair: \u{FFFD}; a pair: 😀"), .other(code: "z"), .input("x"),
                .resize(columns: 100, rows: 30), .marker(""), .exit("1"),
            ])
        #expect(cast.events.map(\.time.microseconds) == [0, 1_000_000, 1_000_000, 2_000_000, 3_000_000, 3_000_000])
    }

    static let broken: [(text: String, message: String)] = [
        ("", "X.cast: error: the file is empty; a recording begins with a header"),
        ("\n \n", "X.cast: error: the file is empty; a recording begins with a header"),
        ("hello\n", "X.cast:1: error: this is no asciicast: its first line is no JSON object"),
        ("[1, 2]\n", "X.cast:1: error: this is no asciicast: its first line is no JSON object"),
        ("{}\n", "X.cast:1: error: this is no asciicast: its header has no version"),
        (#"{"version": 2, "wid"#, "X.cast:1: error: the file ends inside its header"),
        (#"{"version": 4}"#, "X.cast:1: error: asciicast 4 is not known here, but 1, 2 and 3 are"),
        (
            #"{"version": 2, "width": 80}"#,
            "X.cast:1: error: the header has to say how wide and how high the terminal is, each at least 1"
        ),
        (
            #"{"version": 3, "width": 80, "height": 24}"#,
            "X.cast:1: error: the header has to say how wide and how high the terminal is, each at least 1"
        ),
        (
            #"{"version": 2, "width": 0, "height": 24}"#,
            "X.cast:1: error: the header has to say how wide and how high the terminal is, each at least 1"
        ),
        (event("[1, 2"), "X.cast:2: error: the text ends too early"),
        (event("[1 2]"), "X.cast:2:4: error: a ',' or ']' has to stand here"),
        (event("[1, \"o\"]"), "X.cast:2: error: an event is a list of its time, its code and its data"),
        (event("{\"o\": 1}"), "X.cast:2: error: an event is a list of its time, its code and its data"),
        (event("[\"1\", \"o\", \"\"]"), "X.cast:2: error: an event is a list of its time, its code and its data"),
        (event("[1, \"o\", 5]"), "X.cast:2: error: the data of an \"o\" event is a text"),
        (event("[1, \"r\", \"80\"]"), "X.cast:2: error: the data of an \"r\" event is a size such as \"80x24\""),
        (event("[1, \"r\", \"0x9\"]"), "X.cast:2: error: the data of an \"r\" event is a size such as \"80x24\""),
        (event("[1, \"o\", \"\\q\"]"), "X.cast:2:11: error: a backslash stands before an unknown letter"),
        (event("[1, \"o\", \"\"] x"), "X.cast:2:14: error: nothing may follow the value"),
        (
            event("[1, \"z\", " + String(repeating: "[", count: 100) + "]"),
            "X.cast:2:73: error: nested deeper than 64 levels"
        ),
        (
            #"{"version": 1, "width": 9, "height": 9, "stdout": [[1], [1, "a"]]}"#,
            "X.cast:1: error: entry 1 of stdout is no pair of a delay and a text"
        ),
    ]

    @Test("what is broken is named by file and line", arguments: broken)
    func wrong(text: String, message: String) throws {
        let failure = #expect(throws: FileError.self) { try read(text) }
        #expect(failure?.text == message + "\n")
    }

    @Test("a file cut anywhere after its header replays up to there", arguments: versions)
    func cut(text: String) throws {
        let whole = try read(text)
        let bytes = Array(text.utf8)
        var counts: Set<Int> = []
        for end in 0...bytes.count {
            guard let cast = try? CastReader.cast(Array(bytes[..<end]), name: "X") else { continue }
            #expect(cast.events[...] == whole.events.prefix(cast.events.count), "cut at \(end)")
            counts.insert(cast.events.count)
        }
        #expect(counts == [0, 1, 2])
    }

    @Test("no byte anywhere makes the reader trap")
    func mutations() {
        for text in Self.versions {
            var bytes = Array(text.utf8)
            for index in bytes.indices {
                let before = bytes[index]
                for byte in [0, 0x22, 0x2D, 0x5C, 0x5D, 0x7B, 0x80, 0xFF, before ^ 1] as [UInt8] {
                    bytes[index] = byte
                    if let cast = try? CastReader.cast(bytes, name: "X") { _ = Playback(cast) }
                }
                bytes[index] = before
            }
        }
    }

    @Test("chapters answer to their label, title, number, or what these begin with")
    func chapters() {
        let chapters = ["01 Closed", "02 Book", "03 Book turned", "intro"].enumerated().map {
            CastChapter(label: $1, time: .zero, event: $0)
        }
        for (typed, label) in [
            ("01 Closed", "01 Closed"), ("closed", "01 Closed"), ("2", "02 Book"), ("book", "02 Book"),
            ("book t", "03 Book turned"), ("03", "03 Book turned"), ("INTRO", "intro"), ("cl", "01 Closed"),
        ] {
            #expect(chapters.named(typed)?.label == label, "\(typed)")
        }
        for typed in ["", "b", "0", "5", "open"] { #expect(chapters.named(typed) == nil, "\(typed)") }
    }
}

@Suite("Moments of a recording")
struct CastTimeTests {
    @Test("numbers that are no moment become the nearest one")
    func limits() {
        for seconds in [-1, -.infinity, .nan, -0.0, 4e-7] { #expect(CastTime(seconds: seconds) == .zero) }
        for seconds in [.infinity, 1e300, Double(Int.max)] {
            #expect(CastTime(seconds: seconds).microseconds == CastTime.latest)
        }
        #expect(CastTime(microseconds: .max) + CastTime(microseconds: .max) == CastTime(microseconds: .max))
        #expect(CastTime(microseconds: 1) - CastTime(microseconds: 2) == .zero)
    }

    @Test("as files and people read it")
    func words() {
        #expect(CastTime(microseconds: 12_340_000).decimal == "12.340000")
        #expect(CastTime(microseconds: 7).decimal == "0.000007")
        #expect(CastTime(seconds: 0.0333333333).decimal == "0.033333")
        #expect(CastTime(seconds: 62).clock == "1:02")
        #expect(CastTime(seconds: 3723.9).clock == "1:02:03")
    }
}
