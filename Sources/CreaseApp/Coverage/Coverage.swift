import CreaseLayout

/// What Crease can show of a set of view files, and what stands in the way.
struct Coverage: Sendable {
    /// Something that was not read, wherever it came up.
    struct Obstacle: Sendable {
        /// The stable name of its kind.
        var rule: String
        var subject: String
        /// The files whose pictures lack it, in their order.
        var files: [String]
    }

    /// In the order of their paths.
    let files: [FileCoverage]

    init(_ files: [FileCoverage]) { self.files = files.sorted { $0.file < $1.file } }

    var share: ShownShare { files.compactMap(\.share).reduce(ShownShare(), +) }

    /// Files that could not be shown at all.
    var unusable: Int { files.count { $0.share == nil } }

    /// By how many pictures they spoil, then by their words.
    var obstacles: [Obstacle] {
        var found: [Key: Obstacle] = [:]
        for file in files {
            for key in Set(file.notRead.map(Key.init)) {
                found[key, default: Obstacle(rule: key.rule, subject: key.subject, files: [])].files.append(file.file)
            }
        }
        return found.values.sorted {
            ($1.files.count, $0.rule, $0.subject) < ($0.files.count, $1.rule, $1.subject)
        }
    }

    private struct Key: Hashable {
        var rule: String
        var subject: String

        init(_ finding: Finding) {
            rule = finding.rule
            subject = finding.subject
        }
    }
}
