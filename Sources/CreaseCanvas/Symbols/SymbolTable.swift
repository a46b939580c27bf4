/// One-cell glyphs for SF Symbol names.
///
/// A name is looked up whole, then without its last part, and so on: `person.crop.circle.badge.plus` ends at `person`.
/// A single letter or digit before `.circle`, `.square` and the like shows itself. What is still unknown shows the
/// first letter of its name, in capitals.
public enum SymbolTable {
    /// The glyph of a name; one column wide, and one ASCII character in `.ascii`.
    public static func glyph(for name: String, in glyphs: GlyphSet = .unicode) -> Glyph {
        let entry = entry(for: name)
        return glyphs.pick(entry.unicode, entry.ascii)
    }

    /// Whether the name, or a name it refines, is in the table.
    public static func knows(_ name: String) -> Bool { listed(name) != nil }

    /// Every name of the table, sorted.
    public static var names: [String] { table.keys.sorted() }

    struct Entry: Hashable, Sendable {
        var unicode: Glyph
        var ascii: Glyph
    }

    private static func entry(for name: String) -> Entry {
        if let entry = listed(name) { return entry }
        let first = name.unicodeScalars.first { $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        let letter = first.map { $0.value >= 0x61 ? Unicode.Scalar(UInt8($0.value - 0x20)) : $0 } ?? "?"
        return Entry(unicode: Glyph(letter), ascii: Glyph(letter))
    }

    private static func listed(_ name: String) -> Entry? {
        var rest = Substring(name)
        while !rest.isEmpty {
            if let entry = table[String(rest)] { return entry }
            guard let dot = rest.lastIndex(of: ".") else { return nil }
            rest = rest[..<dot]
        }
        return nil
    }

    private static let table: [String: Entry] = {
        var table: [String: Entry] = [:]
        // As bytes: the first picture waits for this.
        for line in SymbolNames.lines.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 2, let unicode = Substring(words[0]).unicodeScalars.first,
                let ascii = Substring(words[1]).unicodeScalars.first
            else { continue }
            for name in words[2...] {
                table[String(Substring(name))] = Entry(unicode: Glyph(unicode), ascii: Glyph(ascii))
            }
        }
        return table
    }()
}
