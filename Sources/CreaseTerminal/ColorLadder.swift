import CNcurses
import CreaseApp
import CreaseCanvas

/// From what a terminal has and what its user wants to the depth that pictures get.
enum ColorLadder {
    /// - Parameters:
    ///   - choice: `--color`, which has the last word.
    ///   - refusal: the value of `NO_COLOR`; set and not empty means no colours (attributes stay).
    static func depth(
        of terminal: crease_terminal_abilities, choice: ColorChoice, refusal: String?
    ) -> ColorDepth {
        switch choice {
        case .never: return .mono
        case .auto where !(refusal ?? "").isEmpty: return .mono
        case .auto, .always: break
        }
        switch terminal.colours {
        case ..<8: return .mono
        case ..<16: return .eight
        // 88 colours are numbered unlike 256: only the names are common.
        case ..<256: return .sixteen
        default: return terminal.direct ? .direct : .palette
        }
    }
}
