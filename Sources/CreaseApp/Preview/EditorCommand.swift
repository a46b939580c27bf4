/// The shell command that opens the user's editor at a line.
struct EditorCommand: Hashable, Sendable {
    /// As in `$VISUAL`: a command, perhaps with options.
    let editor: String

    /// `$VISUAL`, else `$EDITOR`, else `vi`.
    init(environment: [String: String]) {
        let wishes = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        editor = wishes.first { $0.contains { $0 != " " } } ?? "vi"
    }

    /// How an editor is told the line.
    private enum Manner {
        /// `+12 FILE`, as vi began it.
        case plus
        /// `FILE:12`.
        case suffix
        /// `--goto FILE:12`.
        case goto
        /// `--line 12 FILE`.
        case line
    }

    private var manner: Manner {
        let command = editor.split(separator: " ").first ?? ""
        switch command.split(separator: "/").last ?? "" {
        case "hx", "helix", "subl", "zed", "zeditor": return .suffix
        case "code", "code-insiders", "codium", "cursor", "windsurf": return .goto
        case "xed", "mate": return .line
        default: return .plus
        }
    }

    /// - Parameter line: 1-based; smaller ones are taken as 1.
    func opening(_ path: String, line: Int) -> String {
        let line = max(1, line)
        // A name that looks like an option is none.
        let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
        return switch manner {
        case .plus: "\(editor) +\(line) \(Self.quoted(path))"
        case .suffix: "\(editor) \(Self.quoted("\(path):\(line)"))"
        case .goto: "\(editor) --goto \(Self.quoted("\(path):\(line)"))"
        case .line: "\(editor) --line \(line) \(Self.quoted(path))"
        }
    }

    /// One word for the shell, whatever is in it.
    private static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
