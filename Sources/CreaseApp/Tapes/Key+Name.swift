extension Key {
    /// The key of a name: a character, `enter`, `esc`, `pgdn`, `f5`, with `ctrl-`, `alt-` or `shift-` before it.
    init?(named name: String) {
        var rest = Substring(name)
        var modifiers: Modifiers = []
        while rest.count > 1, let dash = rest.firstIndex(where: { $0 == "-" || $0 == "+" }), dash > rest.startIndex {
            switch rest[..<dash].lowercased() {
            case "ctrl", "control", "c": modifiers.insert(.control)
            case "alt", "option", "meta": modifiers.insert(.alt)
            case "shift", "s": modifiers.insert(.shift)
            default: return nil
            }
            rest = rest[rest.index(after: dash)...]
        }
        if rest.count == 1, let character = rest.first {
            self.init(.character(character), modifiers)
        } else if let code = Self.codes[rest.lowercased()] {
            self.init(code, modifiers)
        } else {
            return nil
        }
    }

    /// Names of keys that are no characters, for suggestions.
    static var names: [String] { codes.keys.sorted() }

    private static let codes: [String: Code] = {
        var codes: [String: Code] = [
            "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape, "tab": .tab,
            "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up, "down": .down, "left": .left,
            "right": .right, "home": .home, "end": .end, "pageup": .pageUp, "pgup": .pageUp, "pagedown": .pageDown,
            "pgdn": .pageDown, "space": .character(" "),
        ]
        for number in 1...12 { codes["f\(number)"] = .function(number) }
        return codes
    }()
}
