import CreaseDevice
import Testing

@testable import CreaseApp

@Suite("Words of the command line")
struct ArgumentParserTests {
    func request(_ line: String, weaker: [Setting] = []) throws -> Request {
        try Request(ArgumentParser.parse(line.split(separator: " ").map(String.init)), weaker: weaker)
    }

    func conditions(_ line: String) throws -> Conditions {
        guard case .inspect(let request) = try request("inspect L.swift " + line) else { throw Wrong() }
        return request.layout.conditions
    }

    struct Wrong: Error {}

    @Test("without a command a file is previewed, without a file the gallery")
    func previewIsTheDefault() throws {
        guard case .preview(let gallery) = try request("") else { throw Wrong() }
        #expect(gallery.file == nil)
        guard case .preview(let named) = try request("Layouts/Mail.swift --pose book") else { throw Wrong() }
        #expect(named.file == .path("Layouts/Mail.swift"))
        #expect(named.conditions.pose == .book)
        guard case .preview(let piped) = try request("-") else { throw Wrong() }
        #expect(piped.file == .standardInput)
    }

    @Test("options stand anywhere, with = or a space, and -- ends them")
    func spellings() throws {
        #expect(try conditions("--pose=open") == conditions("--pose open"))
        guard case .render(let request) = try request("--pose open render -o out.svg -- --odd.swift") else {
            throw Wrong()
        }
        #expect(request.layout.file == .path("--odd.swift"))
        #expect(request.output == "out.svg")
        #expect(request.form == .svg, "the ending of the output names the form")
        #expect(request.layout.conditions.pose == .open)
    }

    @Test("every condition of the table reaches the conditions")
    func everyCondition() throws {
        let all = try conditions(
            """
            --pose book --rotate 180 --device duo --sdk 27.2 --split left --keyboard --live-activities 2 --camera \
            --pip --text-size accessibility3 --direction rtl --scheme dark --contrast high --reduce-motion \
            --reduce-transparency --first-pass
            """)
        #expect(
            all
                == Conditions(
                    device: .duo, hinge: Pose.book.hinge, rotation: .upsideDown, tier: .sdk272, split: .left,
                    keyboard: true, liveActivities: 2, camera: true, pictureInPicture: true,
                    textSize: .accessibility3, direction: .rightToLeft, scheme: .dark, contrast: .high,
                    reduceMotion: true, reduceTransparency: true, firstPass: true))
    }

    @Test("a pose is refined by hinge and rotation, whichever is typed first")
    func poseIsRefined() throws {
        #expect(try conditions("--pose open --hinge 150").hinge == 150)
        #expect(try conditions("--hinge 150 --pose open").hinge == 150)
        #expect(try conditions("--rotate 270 --pose closed").rotation == .anticlockwise)
    }

    @Test(
        "the words people bring along name the same poses",
        arguments: [
            ("folded", Pose.closed), ("half-open", .book), ("HALF", .book), ("flat", .open), ("tabletop", .laptop),
        ])
    func aliases(word: String, pose: Pose) throws {
        #expect(try conditions("--pose \(word)").pose == pose)
    }

    @Test("a flag can be switched off again")
    func flagsSwitchOff() throws {
        #expect(try conditions("--keyboard --keyboard=off").keyboard == false)
    }

    @Test("--set and -D gather, --view and strictness are kept")
    func reading() throws {
        guard
            case .inspect(let request) = try request(
                "inspect L.swift --set a=1 --set b=x=y -DDUO --define B --lenient --view V")
        else { throw Wrong() }
        #expect(
            request.layout.reading
                == ReadingOptions(
                    view: "V", strictness: .lenient,
                    overrides: [.init(name: "a", value: "1"), .init(name: "b", value: "x=y")], flags: ["DUO", "B"],
                    usesCache: true))
    }

    @Test(
        "a wrong word is named, with the nearest right one",
        arguments: [
            ("prevew", "unknown command 'prevew'", "did you mean 'preview'?"),
            ("Layout", "unknown command 'Layout'", "write './Layout' for a file of that name, or see 'crease --help'"),
            ("inspect L.swift --poze open", "unknown option '--poze'", "did you mean '--pose'?"),
            (
                "inspect L.swift --pose opne", "'--pose' takes closed, book, open, laptop, tall or tent, not 'opne'",
                "did you mean 'open'?"
            ),
            (
                "inspect L.swift --hinge 181", "'--hinge' takes a number from 0 to 180, not '181'",
                "see 'crease help inspect'"
            ),
            (
                "inspect L.swift --hinge nan", "'--hinge' takes a number from 0 to 180, not 'nan'",
                "see 'crease help inspect'"
            ),
            (
                "inspect L.swift --live-activities -1",
                "'--live-activities' takes a whole number from 0 to 9, not '-1'",
                "see 'crease help inspect'"
            ),
            ("inspect L.swift --pose", "'--pose' needs a value", "--pose NAME"),
            ("inspect L.swift --pose --keyboard", "'--pose' needs a value", "--pose NAME"),
            ("inspect", "'inspect' needs a FILE", "crease inspect Layout.swift"),
            (
                "inspect a.swift b.swift", "'inspect' takes one word, and 'b.swift' is a second one",
                "see 'crease help inspect'"
            ),
            ("facts a.swift", "'facts' takes no file or word, so 'a.swift' is too much", "see 'crease help facts'"),
            ("facts --pose open", "'--pose' does not belong to 'facts'", "see 'crease help facts'"),
            (
                "render a.swift --pixels", "'--pixels' takes the format png or svg",
                "--pixels --format png -o display.png"
            ),
            (
                "render a.swift --pixels --matrix -o x.png", "'--pixels' shows one display, not a sheet",
                "leave '--pixels' out"
            ),
            (
                "render a.swift --format txt", "'--format' takes text, ansi, svg or png, not 'txt'",
                "did you mean 'text'?"
            ),
            (
                "render a.swift --size 3x3", "'--size' takes COLSxROWS from 20x6 to 1000x500, not '3x3'",
                "see 'crease help render'"
            ),
            (
                "render a.swift --size 999999999999999999999x3",
                "'--size' takes COLSxROWS from 20x6 to 1000x500, not '999999999999999999999x3'",
                "see 'crease help render'"
            ),
            (
                "render a.swift --matrix --tiers", "'--matrix' and '--tiers' exclude each other",
                "see 'crease help render'"
            ),
            (
                "inspect a.swift --strict --lenient", "'--strict' and '--lenient' exclude each other",
                "see 'crease help inspect'"
            ),
            ("inspect a.swift --set a", "'--set' takes NAME=VALUE, not 'a'", "--set isLoading=true"),
            ("-x", "unknown option '-x'", "the short options are -D, -o or -h"),
        ])
    func wrongWords(line: String, message: String, hint: String) throws {
        #expect(throws: UsageError(message, hint: hint)) { _ = try request(line) }
    }

    @Test("no short line of odd words traps, and each ends in a request or a usage error")
    func oddLines() {
        let words = [
            "", "-", "--", "---", "=", "-o", "--pose", "--pose=", "--set=", "--hinge=-0", "inspect", "a.swift", "é",
        ]
        for first in words {
            for second in words {
                for third in words {
                    do {
                        _ = try Request(ArgumentParser.parse([first, second, third]), weaker: [])
                    } catch {
                        #expect(!error.hint.isEmpty)
                    }
                }
            }
        }
    }
}
