import CreaseDevice

/// Decides `#if` conditions as an iOS build would, for code that is never compiled.
struct CompilationFlags: Sendable {
    /// Flags given with `-D`, and `DEBUG`.
    var defined: Set<String>

    init(defined: Set<String> = []) { self.defined = defined.union(["DEBUG"]) }

    /// Three-valued: `nil` for a flag nobody defined.
    enum Answer: Hashable {
        case known(CompilationFlag)
        case unknown
    }

    func answer(to condition: ExpressionSyntax) -> Answer {
        switch condition.form {
        case .boolean(let value): return .known(value ? .yes : .no)
        case .name(let reference):
            let name = reference.name.text
            return defined.contains(name) ? .known(.yes) : .unknown
        case .tuple(let elements): return elements.count == 1 ? answer(to: elements[0].value) : .unknown
        case .prefix(let unary) where unary.operatorName.text == "!":
            switch answer(to: unary.operand) {
            case .known(.yes): return .known(.no)
            case .known(.no): return .known(.yes)
            case .known(.from), .unknown: return .unknown
            }
        case .binary(let binary):
            let left = answer(to: binary.left)
            let right = answer(to: binary.right)
            switch binary.operatorName.text {
            case "&&":
                if left == .known(.no) || right == .known(.no) { return .known(.no) }
                if left == .known(.yes) { return right }
                if right == .known(.yes) { return left }
                return .unknown
            case "||":
                if left == .known(.yes) || right == .known(.yes) { return .known(.yes) }
                if left == .known(.no) { return right }
                if right == .known(.no) { return left }
                return .unknown
            default: return .unknown
            }
        case .call(let call): return answer(to: call)
        default: return .unknown
        }
    }

    private func answer(to call: CallSyntax) -> Answer {
        guard case .name(let reference) = call.callee.form else { return .unknown }
        let word = call.arguments.first.map(\.value.text) ?? ""
        switch reference.name.text {
        case "os": return .known(word == "iOS" ? .yes : .no)
        case "targetEnvironment": return .known(word == "simulator" ? .yes : .no)
        case "swift", "compiler", "arch": return .known(.yes)
        case "hasFeature", "hasAttribute": return .known(.yes)
        case "canImport":
            if call.arguments.count > 1, call.arguments[1].label?.text == "_version" {
                return .known(.from(Self.system(of: call.arguments[1].value.text)))
            }
            return .known(Self.absent.contains(word) ? .no : .yes)
        default: return .unknown
        }
    }

    private static let absent: Set<String> = ["AppKit", "Cocoa", "WatchKit", "CarPlay", "Glibc", "Musl", "WinSDK"]

    /// The system version that ships a version of the SwiftUI module: module 8.1 comes with 27.1 (assumed); a number from
    /// 20 on is taken for a system version already.
    private static func system(of text: String) -> Version {
        let version = Version(text.filter { $0 != "\"" }) ?? Version(major: 0, minor: 0)
        return version.major >= 20 ? version : Version(major: version.major + 19, minor: version.minor)
    }
}

extension Lowering {
    /// Whether a clause may be compiled.
    ///
    /// An unknown flag is off, unless its clause is the only one that uses an interface newer than the oldest tier:
    /// `DUO_SDK` and its friends hide exactly the code people want to see.
    mutating func flag(of clause: ClauseSyntax, among clauses: SyntaxList<ClauseSyntax>) -> CompilationFlag {
        guard let condition = clause.condition else {
            // `#else` counts unless an earlier clause is surely taken or was chosen for its content.
            for other in clauses where other.condition != nil {
                if decision(of: other, among: clauses) == .yes { return .no }
            }
            return .yes
        }
        let decision = decision(of: clause, among: clauses)
        if decision == .yes, flags.answer(to: condition) == .unknown {
            let note = Note(
                .compilation, "takes '#if \(condition.text)': only that branch uses the newer interface; -D decides",
                at: place(clause.range.lowerBound))
            if !notes.contains(note) { notes.append(note) }
        }
        return decision
    }

    private func decision(of clause: ClauseSyntax, among clauses: SyntaxList<ClauseSyntax>) -> CompilationFlag {
        guard let condition = clause.condition else { return .yes }
        switch flags.answer(to: condition) {
        case .known(let flag): return flag
        case .unknown:
            let newer = clauses.filter { usesNewInterface($0) }
            return newer.count == 1 && newer[0] == clause ? .yes : .no
        }
    }

    private func usesNewInterface(_ clause: ClauseSyntax) -> Bool {
        var word: [UInt8] = []
        for byte in tree.source.bytes[clause.range] {
            if isWordByte(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                if Vocabulary.newerNames.contains(String(decoding: word, as: UTF8.self)) { return true }
                word.removeAll(keepingCapacity: true)
            }
        }
        return Vocabulary.newerNames.contains(String(decoding: word, as: UTF8.self))
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
}

extension Vocabulary {
    /// Views, modifiers and environment keys that the oldest tier does not have, and words that only they use.
    static let newerNames: Set<String> = Set(
        (viewRows + modifierRows).filter { $0.tier > .sdk26 }.map(\.name)
            + EnvironmentKey.allCases.filter { $0.tier > .sdk26 }.map(\.rawValue)
            + ["reservedRegions", "ReservedRegion", "DeviceHinge", "topBarPinnedTrailing"])
}
