import CreaseDevice
import CreaseLayout

/// Values as layout carries them without knowing them: tags of choices, elements of paths, what shows a sheet.
extension Value {
    /// What a row, a tab or a picker's choice is known by.
    var tag: TagValue { TagValue(words, payload: self) }

    /// An element of a path: `navigationDestination(for:)` finds it by its type.
    var pathValue: PathValue {
        let type: String =
            switch self {
            case .integer: "Int"
            case .double: "Double"
            case .string: "String"
            case .bool: "Bool"
            case .instance(let instance): instance.type.name
            case .enumCase(let value): value.type
            default: ""
            }
        return PathValue(type: type, words: words, payload: self)
    }

    /// Whether what is bound to something presented shows it; the unknown shows nothing.
    func isPresented(isItem: Bool) -> Bool {
        switch self {
        case .absent, .unknown: false
        case .bool(let flag): flag
        default: isItem
        }
    }
}
