import CreaseDevice

/// `crease diff`: what two versions of a layout show differently, pose by pose.
///
/// Nothing and status 0 where they are the same, status 1 where they are not.
struct DiffCommand {
    let request: DiffRequest

    func run() throws -> ExitStatus {
        let (old, new) = try documents()
        new.tellWarnings()
        let diff = LayoutDiff(old, new, under: poses)
        let report = DiffReport(diff: diff)
        let text =
            switch request.form {
            case .text: report.text
            case .json: report.json.text
            case .markdown: report.markdown
            }
        let written =
            try text.isEmpty && request.output == nil ? .fine : StandardStreams.write(text, to: request.output)
        return written == .fine && !diff.isEmpty ? .differences : written
    }

    private func documents() throws -> (old: Document, new: Document) {
        switch request.versions {
        case .files(let old, let new):
            return (try Document(old, reading: request.reading), try Document(new, reading: request.reading))
        case .revision(let revision, let file):
            let old = try Revision(revision).bytes(of: file)
            return (
                try Document(old, file: .path("\(revision):\(file)"), reading: request.reading),
                try Document(.path(file), reading: request.reading)
            )
        }
    }

    /// The pose asked for, else all of them.
    private var poses: [(title: String, conditions: Conditions)] {
        let conditions = request.conditions
        guard !request.isOnePose, conditions.device == .duo else { return [(conditions.poseLabel, conditions)] }
        return SceneSheet.variants(.poses, of: conditions).map { ($0.title, $0.conditions) }
    }
}

/// A version of a file as git keeps it.
struct Revision {
    let name: String

    init(_ name: String) { self.name = name }

    /// The file's bytes then; throws what is to be said where there are none.
    func bytes(of path: String) throws(FileError) -> [UInt8] {
        // A revision that looks like an option is none.
        guard !name.hasPrefix("-"), !name.contains(":") else {
            throw FileError(file: name, message: "this is no revision; name a commit, branch or tag")
        }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[..<$0]) } ?? "."
        let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
        guard
            let output = CommandOutput([
                "git", "-C", folder.isEmpty ? "/" : folder, "show", "\(name):./\(file)",
            ])
        else {
            throw FileError(file: path, message: "git cannot be started; name two files instead of '--rev'")
        }
        guard output.status == 0 else { throw FileError(file: path, message: "git knows no such file at '\(name)'") }
        return output.bytes
    }
}
