import CreaseApp

/// Bytes of a terminal as events: keys, mouse, pastes, and the terminal's own replies, which never become keys.
///
/// A value without a clock: the caller says when bytes arrived and when time has passed. Sequences may be split anywhere.
/// The grammar is ECMA-48's (CSI, SS3, strings) with xterm's keys and mouse, so no terminal needs a table of its own.
struct InputDecoder {
    enum Output: Hashable {
        case event(InputEvent)
        case reply(TerminalReply)
    }

    /// How long an ESC may stand alone before it is the Escape key, in milliseconds.
    let escapeDelay: Int

    private var pending: [UInt8] = []
    /// The text of a paste whose end has not come.
    private var paste: [UInt8]?
    /// When the last byte arrived.
    private var lastArrival = 0
    /// When an ESC stood alone for too long and became a key: what follows it may be the rest of a late sequence.
    private var escapedAt: Int?

    init(escapeDelay: Int = 25) { self.escapeDelay = escapeDelay }

    /// Milliseconds of silence after which an unfinished sequence is dropped and an unfinished paste is ended.
    static let patience = 1000
    /// Milliseconds after which `ESC [` is Alt-[ rather than the beginning of something.
    static let introducerDelay = 250
    /// Bytes kept of a paste; the rest is swallowed.
    static let longestPaste = 65536
    /// Bytes kept of a reply; the rest is swallowed.
    static let longestReply = 4096

    /// When `elapse` has something to do; `nil` when nothing is unfinished.
    var deadline: Int? {
        if paste != nil { return lastArrival + Self.patience }
        guard let first = pending.first else { return nil }
        guard first == Byte.escape else { return lastArrival + Self.patience }
        switch pending.count {
        case 1: return lastArrival + escapeDelay
        case 2: return lastArrival + max(escapeDelay, Self.introducerDelay)
        default: return lastArrival + Self.patience
        }
    }

    /// Takes bytes that arrived at `now` (milliseconds of any steady clock).
    ///
    /// Whatever was unfinished is joined with them, however late it is: a busy program reads late what came in time.
    mutating func feed(_ bytes: [UInt8], at now: Int) -> [Output] {
        var outputs: [Output] = []
        lastArrival = now
        pending += bytes
        if let escapedAt {
            self.escapedAt = nil
            if now - escapedAt < Self.patience, isRestOfSequence { pending.insert(Byte.escape, at: 0) }
        }
        decode(into: &outputs)
        return outputs
    }

    /// Settles what has waited too long for its rest; call it when a look at the terminal found nothing.
    mutating func elapse(at now: Int) -> [Output] {
        guard let deadline, now >= deadline else { return [] }
        if let paste {
            self.paste = nil
            pending = []
            return [.event(.paste(String(decoding: paste, as: UTF8.self)))]
        }
        let waiting = pending
        pending = []
        switch waiting.count {
        case 1 where waiting[0] == Byte.escape:
            escapedAt = now
            return [.event(.key(Key(.escape)))]
        case 2 where waiting[0] == Byte.escape:
            return Self.typed(waiting[1], .alt).map { [.event(.key($0))] } ?? []
        default:
            // The head of a reply or of a character; its tail, should it come, is not worth a key either.
            return []
        }
    }

    // MARK: The grammar

    private enum Step {
        case taken(Int, [Output])
        case incomplete
        case pasteBegins(Int)
    }

    private mutating func decode(into outputs: inout [Output]) {
        var position = 0
        while position < pending.count {
            if paste != nil {
                guard let end = swallowPaste(from: position, into: &outputs) else { return }
                position = end
                continue
            }
            switch Self.step(pending[position...]) {
            case .taken(let count, let found):
                outputs += found
                position += max(1, count)
            case .pasteBegins(let count):
                paste = []
                position += count
            case .incomplete:
                pending.removeSubrange(..<position)
                trimReply()
                return
            }
        }
        pending = []
    }

    private static func step(_ bytes: ArraySlice<UInt8>) -> Step {
        guard let first = bytes.first else { return .incomplete }
        guard first == Byte.escape else { return character(bytes, []) }
        let rest = bytes.dropFirst()
        guard let second = rest.first else { return .incomplete }
        switch second {
        case Byte.escape:
            return .taken(1, [.event(.key(Key(.escape)))])
        case UInt8(ascii: "["):
            return control(bytes)
        case UInt8(ascii: "O"):
            guard let final = rest.dropFirst().first else { return .incomplete }
            return .taken(3, KeySequence.keypad(final).map { [.event(.key($0))] } ?? [])
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return string(bytes)
        default:
            switch character(rest, .alt) {
            case .taken(let count, let outputs): return .taken(count + 1, outputs)
            case .incomplete: return .incomplete
            case .pasteBegins: return .taken(1, [])
            }
        }
    }

    /// `ESC [`, parameters, intermediates, a final byte.
    private static func control(_ bytes: ArraySlice<UInt8>) -> Step {
        let body = bytes.dropFirst(2)
        guard let first = body.first else { return .incomplete }
        // Two sequences older than the grammar: X10's mouse (three raw bytes) and the Linux console's F1 to F5.
        if first == UInt8(ascii: "M") {
            guard body.count >= 4 else { return .incomplete }
            return .taken(6, MouseReport.old(body.dropFirst().prefix(3)).map { [.event(.mouse($0))] } ?? [])
        }
        if first == UInt8(ascii: "[") {
            guard let letter = body.dropFirst().first else { return .incomplete }
            return .taken(4, KeySequence.console(letter).map { [.event(.key($0))] } ?? [])
        }
        var index = body.startIndex
        while index < body.endIndex, (0x30...0x3F).contains(body[index]) { index += 1 }
        let parameters = body[body.startIndex..<index]
        let middle = index
        while index < body.endIndex, (0x20...0x2F).contains(body[index]) { index += 1 }
        guard index < body.endIndex else { return .incomplete }
        let count = index - bytes.startIndex
        // Anything else breaks the sequence off and is read afresh.
        guard (0x40...0x7E).contains(body[index]) else { return .taken(count, []) }
        let sequence = ControlSequence(parameters: parameters, intermediates: body[middle..<index], final: body[index])
        if sequence.opensPaste { return .pasteBegins(count + 1) }
        return .taken(count + 1, sequence.output.map { [$0] } ?? [])
    }

    /// OSC, DCS, APC, PM, SOS: replies only, up to ST or BEL.
    private static func string(_ bytes: ArraySlice<UInt8>) -> Step {
        var index = bytes.startIndex + 2
        while index < bytes.endIndex {
            if bytes[index] == Byte.bell { return .taken(index + 1 - bytes.startIndex, []) }
            if bytes[index] == Byte.escape {
                guard index + 1 < bytes.endIndex else { return .incomplete }
                let isTerminated = bytes[index + 1] == UInt8(ascii: "\\")
                return .taken(index - bytes.startIndex + (isTerminated ? 2 : 0), [])
            }
            index += 1
        }
        return .incomplete
    }

    /// One character in UTF-8 or one control.
    private static func character(_ bytes: ArraySlice<UInt8>, _ modifiers: Key.Modifiers) -> Step {
        guard let first = bytes.first else { return .incomplete }
        let length =
            switch first {
            case ..<0x80: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        switch length {
        case 0:
            return .taken(1, [])
        case 1:
            return .taken(1, typed(first, modifiers).map { [.event(.key($0))] } ?? [])
        default:
            let tail = bytes.dropFirst().prefix(length - 1)
            if let bad = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return .taken(bad - bytes.startIndex, []) }
            guard tail.count == length - 1 else { return .incomplete }
            let text = String(decoding: bytes.prefix(length), as: UTF8.self)
            guard let character = text.first, character != "\u{FFFD}" else { return .taken(length, []) }
            return .taken(length, [.event(.key(Key(.character(character), modifiers)))])
        }
    }

    /// The key of a byte below 0x80; `nil` for one no key sends.
    private static func typed(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key? {
        switch byte {
        case 0x09: Key(.tab, modifiers)
        case 0x0A, 0x0D: Key(.enter, modifiers)
        case 0x08, 0x7F: Key(.backspace, modifiers)
        case Byte.escape: Key(.escape, modifiers)
        case 0x00: Key(.character(" "), modifiers.union(.control))
        case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
        case 0x1C...0x1F: Key(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
        case 0x20..<0x7F: Key(.character(Character(Unicode.Scalar(byte))), modifiers)
        default: nil
        }
    }

    // MARK: Pastes and leftovers

    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Moves bytes into the paste; returns where it ended, or `nil` when its end has not come (all bytes are taken then,
    /// but for a tail that may be the beginning of the end).
    private mutating func swallowPaste(from start: Int, into outputs: inout [Output]) -> Int? {
        var index = start
        while index < pending.count {
            if pending[index] == Byte.escape {
                let candidate = pending[index...].prefix(Self.pasteEnd.count)
                if candidate.elementsEqual(Self.pasteEnd) {
                    outputs.append(.event(.paste(String(decoding: paste ?? [], as: UTF8.self))))
                    paste = nil
                    return index + Self.pasteEnd.count
                }
                if candidate.endIndex == pending.count, Self.pasteEnd.starts(with: candidate) { break }
            }
            if let count = paste?.count, count < Self.longestPaste { paste?.append(pending[index]) }
            index += 1
        }
        pending.removeSubrange(..<index)
        return nil
    }

    /// Keeps an endless reply from growing: its beginning says what it is, its last byte whether it is about to end.
    private mutating func trimReply() {
        guard pending.count > Self.longestReply, let last = pending.last else { return }
        pending = Array(pending.prefix(2)) + [last]
    }

    /// Whether what just arrived is the rest of a sequence whose ESC was taken for the Escape key: nobody types
    /// `[?2026;2$y` or `[A` within one read.
    private var isRestOfSequence: Bool {
        guard pending.first == UInt8(ascii: "["), pending.count >= 2 else { return false }
        guard let final = pending.dropFirst().first(where: { !(0x20...0x3F).contains($0) }) else { return true }
        let hasParameters = (0x30...0x3F).contains(pending[1])
        return hasParameters && (0x40...0x7E).contains(final) || "ABCDFHIMOZ".utf8.contains(final)
    }
}

/// Bytes with a name.
enum Byte {
    static let bell: UInt8 = 0x07
    static let escape: UInt8 = 0x1B
}
