import CreaseCanvas
import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// A layout walked through all its poses, and through the two SDK tiers below, without a tape: what a team puts into a
/// review.
struct Tour {
    /// One place the walk stops at.
    struct Stop {
        /// `01-closed`: the name of its stills.
        let name: String
        let title: String
        let scene: Scene
    }

    let document: Document
    let stops: [Stop]
    let recording: TapeRecording

    /// Cells of the recording's pictures and of the text stills.
    static let size = ScreenSize(columns: 120, rows: 40)

    init(_ document: Document, under conditions: Conditions) throws {
        self.document = document
        let visits = Self.visits(from: conditions)
        stops = visits.enumerated().map { index, visit in
            Stop(
                name: Self.name(visit.title, number: index + 1), title: visit.title,
                scene: document.scene(visit.conditions))
        }
        recording = try Self.record(document, from: conditions, visits)
    }

    private struct Visit {
        let title: String
        let conditions: Conditions
        /// The step that turns the device this way, as a tape would have it.
        let pose: String
    }

    /// The poses, then the older tiers where they differ most: shut and flat. A phone without a hinge is turned instead.
    private static func visits(from conditions: Conditions) -> [Visit] {
        let poses = SceneSheet.variants(.poses, of: conditions).map { variant in
            Visit(
                title: variant.title, conditions: variant.conditions,
                pose: conditions.device == .duo
                    ? "pose \(variant.title)" : "rotate \(variant.conditions.rotation.rawValue)")
        }
        let older = [Tier.sdk27, .sdk26].filter { $0 < conditions.tier }
        let tiers = older.flatMap { tier in
            poses.filter { $0.conditions.rotation == .upright && $0.title != Pose.book.rawValue }.map { visit in
                var tiered = visit.conditions
                tiered.tier = tier
                return Visit(
                    title: "SDK \(tier.rawValue) \(visit.title)", conditions: tiered,
                    pose: visit.pose)
            }
        }
        return poses + tiers
    }

    private static func name(_ title: String, number: Int) -> String {
        (number < 10 ? "0" : "") + "\(number)-"
            + title.lowercased().map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
    }

    /// The walk as a tape of its own, a chapter a stop.
    ///
    /// A chapter opens with what its first step shows: where both pose and tier change, the pose comes before it.
    private static func record(
        _ document: Document, from conditions: Conditions, _ visits: [Visit]
    ) throws -> TapeRecording {
        var lines: [String] = []
        var tier = conditions.tier
        for visit in visits {
            let chapter = "chapter \"\(visit.title)\""
            let isOlder = visit.conditions.tier != tier
            tier = visit.conditions.tier
            lines += isOlder ? [visit.pose, chapter, "sdk \(tier.rawValue)"] : [chapter, visit.pose]
            lines.append("wait 1s")
        }
        let tape = try Tape(SourceText(lines.joined(separator: "\n") + "\n", name: "the tour"))
        let session = TapeRecording.opening(
            Session(
                document, Situation(conditions: conditions, app: document.opening), title: document.title,
                isMouseOn: false), steps: tape.steps, size: size, glyphs: .unicode)
        var recording = TapeRecording(session, steps: tape.steps, size: size, glyphs: .unicode)
        var run = TapeRun(session)
        run.play(tape.steps) { recording.take($0) }
        recording.finish()
        return recording
    }

    // MARK: Files

    /// Everything the tour consists of, by name; the page names the others.
    func files(under conditions: Conditions, timestamp: Int) -> [(name: String, text: String)] {
        var header = CastHeader(
            columns: Self.size.columns, rows: Self.size.rows, file: document.title, conditions: conditions)
        header.timestamp = timestamp
        var files = [
            (name: Self.castName, text: CastWriter.text(Cast(header: header, events: recording.events), version: .v2))
        ]
        for stop in stops {
            let tile = ContactSheet.Tile(title: stop.title, scene: stop.scene)
            let grid = ContactSheet(tiles: [tile], heading: "").paint(
                columns: Self.size.columns, rows: Self.size.rows, theme: Theme(depth: .mono), glyphs: .unicode)
            files.append((stop.name + ".svg", SceneSVG(tiles: [tile]).text()))
            files.append((stop.name + ".txt", TextWriter.text(grid)))
        }
        return files + [(name: "index.html", text: TourPage(tour: self).text)]
    }

    static let castName = "tour.cast"
}
