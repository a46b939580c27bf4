/// A value given to an option, with the place it was given at.
struct Setting: Hashable, Sendable {
    let option: Option
    let value: Value
    let origin: Origin

    /// A value checked against the option's row.
    enum Value: Hashable, Sendable {
        case flag(Bool)
        /// The canonical word of a choice.
        case word(String)
        case number(Double)
        case whole(Int)
        case size(columns: Int, rows: Int)
        /// Kept as typed.
        case text(String)
    }

    /// Where it was given; the first of these wins over the later ones.
    enum Origin: Hashable, Sendable {
        case commandLine
        case environment(variable: String)
        case file(path: String, line: Int)
        /// A step, whose place the tape's messages name.
        case tape

        /// `$CREASE_POSE: `, `~/.config/crease/config:3: `, or nothing for the command line.
        var prefix: String {
            switch self {
            case .commandLine: ""
            case .environment(let variable): "$\(variable): "
            case .file(let path, let line): "\(path):\(line): "
            case .tape: ""
            }
        }
    }
}

extension Setting {
    /// Checks a typed value against the option's row.
    ///
    /// `typed` is `nil` for a flag without `=`; throws with the bad word and the allowed ones.
    init(_ row: OptionRow, typed: String?, for command: CommandRow?, origin: Origin) throws(UsageError) {
        let name = origin.prefix + "'\(origin == .tape ? row.option.rawValue : row.option.spelling)'"
        func wrong(_ rule: String, among words: [String] = []) -> UsageError {
            UsageError(
                "\(name) \(rule), not '\(typed ?? "")'", typed: typed ?? "", among: words, help: command?.command)
        }
        option = row.option
        self.origin = origin
        switch row.value {
        case .flag:
            switch typed?.lowercased() {
            case nil, "on", "yes", "true", "1": value = .flag(true)
            case "off", "no", "false", "0": value = .flag(false)
            default: throw wrong("takes on or off", among: ["on", "off"])
            }
        case .choice(_, let choices):
            guard let choice = choices.first(where: { $0.means(typed ?? "") }) else {
                let words = choices.map(\.word)
                throw wrong("takes \(listed(words))", among: words + choices.flatMap(\.aliases))
            }
            value = .word(choice.word)
        case .format:
            let formats = command?.formats ?? []
            guard let format = formats.first(where: { $0 == typed?.lowercased() }) else {
                throw wrong("takes \(listed(formats))", among: formats)
            }
            value = .word(format)
        case .number(_, let range):
            guard let number = Double(typed ?? ""), range.contains(number) else {
                throw wrong("takes a number from \(shown(range.lowerBound)) to \(shown(range.upperBound))")
            }
            value = .number(number)
        case .whole(_, let range):
            guard let number = Int(typed ?? ""), range.contains(number) else {
                throw wrong("takes a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            value = .whole(number)
        case .gridSize:
            let parts = (typed ?? "").lowercased().split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
                Self.gridColumns.contains(columns), Self.gridRows.contains(rows)
            else {
                throw wrong(
                    "takes COLSxROWS from \(Self.gridColumns.lowerBound)x\(Self.gridRows.lowerBound) to "
                        + "\(Self.gridColumns.upperBound)x\(Self.gridRows.upperBound)")
            }
            value = .size(columns: columns, rows: rows)
        case .text, .path:
            guard let typed, !typed.isEmpty else { throw wrong("takes a word") }
            value = .text(typed)
        }
    }

    /// Terminals up to 1000×500 are promised to work; below 20×6 no picture says anything.
    static let gridColumns = 20...1000
    static let gridRows = 6...500
}

/// `a, b or c`.
func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
}

/// `180`, not `180.0`.
private func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
}
