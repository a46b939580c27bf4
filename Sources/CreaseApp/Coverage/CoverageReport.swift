import CreaseLayout

/// Coverage in words for people, and as JSON.
struct CoverageReport {
    let coverage: Coverage
    /// The most obstacles a person is shown.
    static let shownObstacles = 40

    // MARK: Table

    var table: String {
        [grades, obstacles, summary].filter { !$0.isEmpty }.joined(separator: "\n").harmless
    }

    private var grades: String {
        var table = TextTable(widestCell: 100, indent: "  ")
        for file in coverage.files {
            switch file.outcome {
            case .shown(let view, let share, _):
                let notRead = file.notRead.count
                table.add(
                    Self.percent(share.grade), file.file, view ?? "",
                    share.count == 0 ? "nothing with words" : "\(share.known) of \(share.count) known",
                    notRead == 0 ? "" : "\(notRead) not read")
            case .unusable(let message): table.add("-", file.file, "", "not shown", message)
            }
        }
        return table.isEmpty ? "" : "View files\n" + table.text
    }

    private var obstacles: String {
        let all = coverage.obstacles
        guard !all.isEmpty else { return "" }
        var table = TextTable(widestCell: 90, indent: "  ")
        for obstacle in all.prefix(Self.shownObstacles) {
            table.add("\(obstacle.files.count)", obstacle.rule, obstacle.subject)
        }
        let more = all.count - Self.shownObstacles
        return "Not read, by the screens it spoils\n" + table.text
            + (more > 0 ? "  and \(more) more; '--format json' has them all\n" : "")
    }

    /// `85 % of 120 view files is known: 2310 of 2718 leaves and bar words; 3 files cannot be shown`.
    private var summary: String {
        let share = coverage.share
        let files = coverage.files.count
        var text = "\(Self.percent(share.grade)) of \(files) view file\(files == 1 ? "" : "s") is known: "
        text += "\(share.known) of \(share.count) leaves and bar words"
        if share.madeUp > 0 { text += ", \(share.madeUp) made up" }
        let unusable = coverage.unusable
        if unusable > 0 { text += "; \(unusable) file\(unusable == 1 ? "" : "s") cannot be shown" }
        return text + "\n"
    }

    private static func percent(_ grade: Double?) -> String {
        // Only what is known whole is 100 %.
        grade.map { "\(Int($0 * 100)) %" } ?? "-"
    }

    // MARK: JSON

    var json: JSON {
        [
            "crease": .whole(1),
            "share": Self.share(coverage.share),
            "files": .array(coverage.files.map(Self.file)),
            "notRead": .array(
                coverage.obstacles.map { obstacle in
                    [
                        "id": .string(obstacle.rule), "subject": .string(obstacle.subject),
                        "screens": .whole(obstacle.files.count), "files": .array(obstacle.files.map(JSON.string)),
                    ]
                }),
        ]
    }

    private static func file(_ file: FileCoverage) -> JSON {
        switch file.outcome {
        case .shown(let view, let share, _):
            [
                "file": .string(file.file), "view": JSON(view), "share": Self.share(share), "message": .null,
                "notRead": .array(file.notRead.map(SceneReport.finding)),
            ]
        case .unusable(let message):
            [
                "file": .string(file.file), "view": .null, "share": .null, "message": .string(message),
                "notRead": .array([]),
            ]
        }
    }

    private static func share(_ share: ShownShare) -> JSON {
        [
            "grade": share.grade.map(JSON.number) ?? .null, "known": .whole(share.known),
            "madeUp": .whole(share.madeUp),
            "unknown": .whole(share.unknown),
        ]
    }
}
