import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Files of a test in a folder of their own, gone with it.
struct Folder: ~Copyable {
    let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "crease-\(UUID().uuidString)")
        for (path, text) in files {
            let file = url.appending(path: path)
            var folder = file
            folder.deleteLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }
}

struct TapeTestTests {
    private static let layout = "NavigationStack { Text(\"Hello\").navigationTitle(\"Home\") }"

    private func play(_ folder: borrowing Folder, _ tape: String) -> TapeTest {
        TapeTest(.path(folder.path(tape)), conditions: Conditions(), reading: ReadingOptions())
    }

    @Test("a tape plays on the layout of its name, or on the one it names beside it")
    func layouts() throws {
        let folder = try Folder([
            "Home.swift": Self.layout, "Home.tape": "expect visible Hello",
            "tapes/Other.tape": "layout ../Home.swift\nexpect visible Hello; expect no-rail",
            "Alone.tape": "expect visible Hello", "Wrong.tape": "layout Home.swift; expct",
        ])
        let home = play(folder, "Home.tape")
        #expect(home.outcome == .passed && home.line.hasSuffix("Home.tape  1 steps, 1 of them expectations"))
        let other = play(folder, "tapes/Other.tape")
        #expect(other.outcome == .failed && other.messages.contains("Other.tape:2:23: error: expect no-rail: "))
        #expect(play(folder, "Alone.tape").messages.contains("Alone.swift: error: no such file"))
        #expect(play(folder, "Wrong.tape").messages.contains("Wrong.tape:1:20: error: unknown step 'expct'"))
        #expect(play(folder, "None.tape").outcome == .unusable)
    }

    @Test("a chapter is a case of the report; what a tape did not get to is skipped")
    func junit() throws {
        let folder = try Folder([
            "Home.swift": Self.layout,
            "Home.tape": """
            chapter One
            expect visible Hello
            chapter "Two & more"
            expect visible "<b>"
            tap Nobody
            chapter Three
            back
            """,
        ])
        let test = play(folder, "Home.tape")
        let report = JUnitReport(tests: [test]).text.replacing(folder.path(""), with: "")
        #expect(
            report == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="crease" tests="3" failures="1" errors="0" skipped="1">
                  <testsuite name="Home.tape" tests="3" failures="1" errors="0" skipped="1">
                    <testcase classname="Home.tape" name="One"/>
                    <testcase classname="Home.tape" name="Two &amp; more">
                      <failure message="Home.tape:4:1: error: expect visible &quot;&lt;b&gt;&quot;: \
                no element is called &quot;&lt;b&gt;&quot;">Home.tape:4:1: error: expect visible \
                &quot;&lt;b&gt;&quot;: no element is called &quot;&lt;b&gt;&quot;
                expect visible &quot;&lt;b&gt;&quot;
                ^~~~~~~~~~~~~~~~~~~~
                </failure>
                      <failure message="Home.tape:5:1: error: tap Nobody: no element is called \
                &quot;Nobody&quot;">Home.tape:5:1: error: tap Nobody: no element is called &quot;Nobody&quot;
                tap Nobody
                ^~~~~~~~~~
                </failure>
                    </testcase>
                    <testcase classname="Home.tape" name="Three"><skipped/></testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(TestCommand.summary([test]) == "1 of 1 tape failed: 5 steps, 2 of them expectations")
    }

    @Test("every sample has a tape that goes through every pose, and passes")
    func samples() throws {
        let tapes = try Repository.files(in: "Layouts", ending: ".tape")
        let layouts = try Repository.files(in: "Layouts", ending: ".swift")
        #expect(tapes.map { $0.dropLast(5) } == layouts.map { $0.dropLast(6) })
        for tape in tapes {
            let text = try Repository.text(tape)
            for pose in Pose.allCases where pose != .closed { #expect(text.contains("pose \(pose.rawValue)")) }
            let path = Repository.root.appending(path: tape).path(percentEncoded: false)
            let test = TapeTest(.path(path), conditions: Conditions(), reading: ReadingOptions())
            #expect(test.messages == "")
        }
    }
}
