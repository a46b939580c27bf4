import CreaseApp

/// What a terminal answered to a question of ours. Answers nobody asked for are swallowed without one.
enum TerminalReply: Hashable {
    /// Whether the terminal knows synchronized output (private mode 2026).
    case synchronizedOutput(Bool)
    /// The primary device attributes: every terminal answers them, so all earlier questions are answered too.
    case attributes
}

/// A complete `ESC [ … final`, taken apart.
struct ControlSequence {
    /// `?`, `<`, `=` or `>` before the numbers.
    var prefix: UInt8?
    /// The numbers; an empty or overlong one counts as 0.
    var numbers: [Int]
    var intermediates: [UInt8]
    var final: UInt8

    init(parameters: ArraySlice<UInt8>, intermediates: ArraySlice<UInt8>, final: UInt8) {
        var digits = parameters
        if let first = digits.first, (0x3C...0x3F).contains(first) {
            prefix = first
            digits = digits.dropFirst()
        }
        numbers =
            digits.isEmpty
            ? []
            : digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
                // Sub-parameters after a colon (kitty's alternate keys) are left aside.
                .map { part in Int(String(decoding: part.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0 }
        self.intermediates = Array(intermediates)
        self.final = final
    }

    private var isPlain: Bool { prefix == nil && intermediates.isEmpty }

    var opensPaste: Bool { isPlain && final == UInt8(ascii: "~") && numbers == [200] }

    /// The event or reply it stands for; `nil` for those we have no use for.
    var output: InputDecoder.Output? {
        switch (prefix, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            return MouseReport.new(numbers, isRelease: final == UInt8(ascii: "m")).map { .event(.mouse($0)) }
        case (UInt8(ascii: "?"), UInt8(ascii: "c")):
            return .reply(.attributes)
        case (UInt8(ascii: "?"), UInt8(ascii: "y")) where intermediates == [UInt8(ascii: "$")]:
            guard numbers.count >= 2, numbers[0] == 2026 else { return nil }
            // 1 set, 2 reset; 3 and 4 are permanent, 0 unknown.
            return .reply(.synchronizedOutput(numbers[1] == 1 || numbers[1] == 2))
        case (nil, UInt8(ascii: "I")) where numbers.isEmpty:
            return .event(.focus(true))
        case (nil, UInt8(ascii: "O")) where numbers.isEmpty:
            return .event(.focus(false))
        default:
            guard isPlain else { return nil }
            return KeySequence.key(numbers: numbers, final: final).map { .event(.key($0)) }
        }
    }
}
