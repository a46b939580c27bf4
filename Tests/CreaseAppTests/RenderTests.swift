import CreaseDevice
import Testing

@testable import CreaseApp

@Suite("Rendered pictures")
struct RenderTests {
    func picture(_ line: String, environment: [String: String] = [:]) throws -> String {
        let words = ["render", "L.swift"] + line.split(separator: " ").map(String.init)
        guard case .render(let request) = try Request(ArgumentParser.parse(words), weaker: []) else { return "" }
        let document = try Document(Array("Text(\"Grüße\")\n".utf8), file: .path("L.swift"))
        return String(
            decoding: try RenderCommand(request: request, environment: environment).picture(of: document), as: UTF8.self
        )
    }

    func rows(_ picture: String) -> [Substring] {
        picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    @Test("a picture is at most as large as asked, at any size, single or as a sheet")
    func fits() throws {
        for sheet in ["", "--matrix", "--tiers"] {
            for (columns, rows) in [(20, 6), (21, 40), (60, 20), (80, 24), (199, 57), (1000, 500)] {
                let lines = self.rows(try picture("\(sheet) --pose open --size \(columns)x\(rows)"))
                #expect(lines.count <= rows)
                #expect((lines.map(\.count).max() ?? 0) <= columns)
            }
        }
    }

    @Test("a picture is as large as fits: half the scale needs more than the room")
    func large() throws {
        let lines = rows(try picture("--pose open --size 120x40"))
        #expect(lines.count > 34 || (lines.map(\.count).max() ?? 0) > 110)
    }

    @Test("a sheet names every pose, or every tier")
    func sheets() throws {
        let matrix = try picture("--matrix")
        for pose in Pose.allCases { #expect(matrix.contains("  \(pose.rawValue) · "), "\(pose)") }
        let tiers = try picture("--tiers")
        for tier in ["26.0", "27.0", "27.1"] { #expect(tiers.contains("  SDK \(tier) · ")) }
    }

    @Test(
        "text has no escapes, ASCII no byte above 127, NO_COLOR no colours, each in every pose",
        arguments: Pose.allCases)
    func plain(pose: Pose) throws {
        #expect(!(try picture("--pose \(pose)").contains("\u{1B}")))
        #expect(try picture("--pose \(pose) --ascii").utf8.allSatisfy { $0 < 0x80 })
        let mono = try picture("--pose \(pose) --format ansi", environment: ["NO_COLOR": "1"])
        #expect(!mono.contains("[38;") && !mono.contains("[48;"))
        let forced = try picture("--pose \(pose) --format ansi --color always", environment: ["NO_COLOR": "1"])
        #expect(forced.contains("\u{1B}["))
        #expect(try picture("--pose \(pose) --format svg").hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    }

    @Test("the same request gives the same bytes", arguments: ["text", "ansi", "svg"])
    func repeats(form: String) throws {
        #expect(try picture("--matrix --format \(form)") == picture("--matrix --format \(form)"))
    }
}
