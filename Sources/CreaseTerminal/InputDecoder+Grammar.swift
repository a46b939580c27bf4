import CreaseApp

/// The grammar of what terminals send: ECMA-48's control sequences and strings, UTF-8, and two older forms.
extension InputDecoder {
    /// Reads one thing from the front of the input.
    static func step(_ bytes: ArraySlice<UInt8>) -> Step {
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
    static func typed(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key? {
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
}
