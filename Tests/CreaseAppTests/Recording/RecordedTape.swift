import CreaseDevice
import CreaseLanguage
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A sample layout with a tape that was recorded.
struct RecordedTape {
    let recording: TapeRecording
    let failures: String
    let document: Document
    let command: RecordCommand

    static let layouts = ["CardBinder", "MailClient", "Player", "Reader", "SettingsSheet", "ToolbarTorture"]

    /// The tape that lies beside a sample.
    static func own(_ layout: String) throws -> String { try Repository.text("Layouts/\(layout).tape") }

    /// A walk any layout can take.
    static let walk = """
        chapter "Closed"
        caption "The outer display, as it comes out of a pocket"
        chapter "Book"
        pose book
        caption "Half open: the fold is a region"
        wait 2s
        hinge 150 over 1s
        chapter "Open"
        pose open
        rotate
        text-size xLarge
        wait 100ms
        """

    init(
        _ layout: String, _ steps: String = walk, size: ScreenSize = ScreenSize(columns: 100, rows: 30),
        isASCII: Bool = false, form: RecordRequest.Form = .v2, environment: [String: String] = [:],
        conditions: Conditions = Conditions()
    ) throws {
        let path = Repository.root.appending(path: "Layouts/\(layout).swift").path(percentEncoded: false)
        document = try Document(.path(path))
        command = RecordCommand(
            request: RecordRequest(
                layout: LayoutRequest(file: .path(path), conditions: conditions), form: form, size: size, output: nil,
                stills: nil, isASCII: isASCII), environment: environment)
        (recording, failures) = command.record(document, [try Tape(SourceText(steps, name: "walk.tape"))])
    }

    /// The file `crease record` writes.
    var file: String { command.text(recording, of: document) }

    var cast: Cast {
        get throws { try CastReader.cast(Array(file.utf8), name: "walk.cast") }
    }

    /// How many bytes a terminal gets.
    var outputBytes: Int {
        recording.events.reduce(0) { sum, event in
            guard case .output(let text) = event.kind else { return sum }
            return sum + text.utf8.count
        }
    }
}
