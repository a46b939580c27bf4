import CreaseApp

/// The keys behind xterm's sequences, the numeric keypad's and those of a few relatives.
enum KeySequence {
    /// `CSI numbers final`.
    static func key(numbers: [Int], final: UInt8) -> Key? {
        let modifiers = self.modifiers(numbers.count > 1 ? numbers[1] : 1)
        switch final {
        case UInt8(ascii: "Z"): return Key(.tab, .shift)
        // `R` is F3 with a modifier and also the reply that tells the cursor's place: a reply must never act as a key.
        case UInt8(ascii: "R"): return nil
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"):
            guard let number = numbers.first else { return nil }
            // xterm's modifyOtherKeys: CSI 27 ; modifier ; code ~
            if number == 27, numbers.count > 2 { return scalar(numbers[2], modifiers) }
            // rxvt ends control keys with `^`.
            return code(number).map { Key($0, final == UInt8(ascii: "^") ? .control : modifiers) }
        case UInt8(ascii: "u"):
            return numbers.first.flatMap { scalar($0, modifiers) }
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            // rxvt's shifted arrows have no numbers; with numbers these are replies.
            guard numbers.isEmpty else { return nil }
            return letter(final - 0x20).map { Key($0, .shift) }
        default:
            return letter(final).map { Key($0, modifiers) }
        }
    }

    /// `SS3 final`: arrows and F1 to F4 in application mode, the numeric keypad.
    static func keypad(_ final: UInt8) -> Key? {
        switch final {
        case UInt8(ascii: "R"): Key(.function(3))
        case UInt8(ascii: "M"): Key(.enter)
        case UInt8(ascii: "I"): Key(.tab)
        case UInt8(ascii: "X"): Key("=")
        case UInt8(ascii: " "): Key(" ")
        case UInt8(ascii: "j")...UInt8(ascii: "y"): Key(.character(Character(Unicode.Scalar(final - 0x40))))
        default: letter(final).map { Key($0) }
        }
    }

    /// `CSI [ letter`: the Linux console's F1 to F5.
    static func console(_ letter: UInt8) -> Key? {
        guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else { return nil }
        return Key(.function(Int(letter - UInt8(ascii: "A")) + 1))
    }

    private static func letter(_ final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    private static func code(_ number: Int) -> Key.Code? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28...29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// The key of a Unicode scalar, as kitty's protocol and modifyOtherKeys report it.
    private static func scalar(_ value: Int, _ modifiers: Key.Modifiers) -> Key? {
        switch value {
        case 9: return Key(.tab, modifiers)
        case 13: return Key(.enter, modifiers)
        case 27: return Key(.escape, modifiers)
        case 8, 127: return Key(.backspace, modifiers)
        // Above are kitty's private numbers for keys without a character.
        case 32..<0xE000:
            guard let scalar = UInt32(exactly: value).flatMap({ Unicode.Scalar($0) }) else { return nil }
            let character = Character(scalar)
            let isShifted = modifiers.contains(.shift) && !modifiers.contains(.control)
            let typed = isShifted ? character.uppercased().first ?? character : character
            return Key(.character(typed), modifiers.subtracting(.shift))
        default: return nil
        }
    }

    /// xterm's modifier parameter: 1 plus shift 1, alt 2, control 4.
    private static func modifiers(_ parameter: Int) -> Key.Modifiers {
        guard (1...16).contains(parameter) else { return [] }
        return Key.Modifiers(rawValue: UInt8(parameter - 1) & 7)
    }
}
