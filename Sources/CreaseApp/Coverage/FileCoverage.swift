import CreaseDevice
import CreaseLayout

/// How much of one view file is known.
struct FileCoverage: Sendable {
    enum Outcome: Sendable {
        case shown(view: String?, ShownShare, findings: [Finding])
        /// What is said instead of a picture, in one line.
        case unusable(String)
    }

    let file: String
    let outcome: Outcome

    /// Reads and lays out a file as it opens under these conditions.
    init(_ file: String, conditions: Conditions, reading: ReadingOptions) {
        self.file = file
        do {
            let document = try Document(.path(file), reading: reading)
            let scene = document.scene(conditions)
            outcome = .shown(view: document.view, ShownShare(of: scene), findings: scene.findings)
        } catch {
            outcome = .unusable(Self.headline(error.messages, of: file))
        }
    }

    init(_ trouble: FileError) {
        file = trouble.file
        outcome = .unusable(trouble.message)
    }

    var share: ShownShare? {
        switch outcome {
        case .shown(_, let share, _): share
        case .unusable: nil
        }
    }

    /// What of its source the picture lacks, the file's own lines first.
    var notRead: [Finding] {
        switch outcome {
        case .shown(_, _, let findings): findings.filter { $0.group == .notRead }
        case .unusable: []
        }
    }

    /// The first line of a message without the name of its file, which stands beside it.
    private static func headline(_ messages: String, of file: String) -> String {
        let first = messages.split(separator: "\n").first ?? "it cannot be read"
        return String(first.hasPrefix(file + ":") ? first.dropFirst(file.count + 1) : first).trimmingSpaces
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
