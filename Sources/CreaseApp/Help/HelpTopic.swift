import CreaseLanguage
import CreaseLayout

/// What `crease help TOPIC` explains.
enum HelpTopic {
    /// Topics that are neither commands nor names of the language.
    static let names = ["keys", "notes", "reasons", "tapes"]

    /// The text, or a usage error with the nearest topic.
    static func text(_ topic: String) throws(UsageError) -> String {
        if let command = Command(rawValue: topic), !OptionTable.row(command).isHidden {
            return command == .help ? HelpText.overview : HelpText.command(command)
        }
        switch topic {
        case "keys": return KeyHelp.text
        case "notes": return NoteHelp.text
        case "reasons": return ReasonHelp.text
        case "tapes", "tape", "steps": return TapeHelp.text
        default: break
        }
        if let reason = Reason(rawValue: topic) { return ReasonHelp.entry(reason) }
        if let kind = Note.Kind(rawValue: topic) { return NoteHelp.entry(kind) }
        if let name = VocabularyHelp.text(topic) { return name }
        let topics =
            OptionTable.commands.filter { !$0.isHidden }.map(\.command.rawValue) + names
            + Reason.allCases.map(\.rawValue) + Note.Kind.allCases.map(\.rawValue) + VocabularyHelp.names
        throw UsageError("nothing is known about '\(topic)'", typed: topic, among: topics, help: nil)
    }
}
