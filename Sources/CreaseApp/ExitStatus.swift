/// How the process ends.
public enum ExitStatus: Hashable, Sendable {
    case fine
    /// Differences, a failed step, findings of a command that looks for them.
    case differences
    /// The input could not be used: missing, not readable, does not parse.
    case unusableInput
    /// The command line could not be understood.
    case usage
    /// A signal ended it.
    case signal(Int32)

    public var code: Int32 {
        switch self {
        case .fine: 0
        case .differences: 1
        case .unusableInput: 2
        case .usage: 64
        case .signal(let number): 128 + number
        }
    }
}
