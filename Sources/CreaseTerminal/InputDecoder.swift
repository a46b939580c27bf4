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

    /// What the front of the input is.
    enum Step {
        /// So many bytes, and what they say.
        case taken(Int, [Output])
        /// Something whose rest has not come.
        case incomplete
        /// So many bytes, and a paste follows.
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
