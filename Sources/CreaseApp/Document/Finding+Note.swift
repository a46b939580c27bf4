import CreaseLanguage
import CreaseLayout

extension Finding {
    static let limitRule = Note.Kind.limit.rawValue

    /// What evaluation had to decide by itself.
    init(_ note: Note) {
        self.init(
            rule: note.kind.rawValue, severity: note.kind.isWarning ? .warning : .note, group: Group(note.kind.meaning),
            message: note.count > 1 ? "\(note.message) (\(note.count) times)" : note.message, source: note.source)
        subject = note.message
    }
}

extension Finding.Group {
    fileprivate init(_ meaning: Note.Kind.Meaning) {
        switch meaning {
        case .notRead: self = .notRead
        case .assumed: self = .assumed
        case .drawn: self = .layout
        }
    }
}

extension [Finding] {
    /// By place: the shown file first, then the found files by name, each line by line; what has no place ends the list.
    var inReadingOrder: [Finding] {
        sorted { first, second in
            switch (first.source, second.source) {
            case (let first?, let second?):
                (first.file ?? "", first.line, first.column) < (second.file ?? "", second.line, second.column)
            case (_?, nil): true
            case (nil, _): false
            }
        }
    }
}
