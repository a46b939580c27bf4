import Testing

@testable import CreaseApp

/// The table of modules in the design, as the compiler cannot check it: what may import what, seen in the import lines.
@Suite("Who may import whom")
struct ImportTableTests {
    static let modules: [(name: String, mayImport: Set<String>)] = [
        ("CreaseDevice", []),
        ("CreaseLayout", ["CreaseDevice"]),
        ("CreaseLanguage", ["CreaseDevice", "CreaseLayout"]),
        ("CreaseCanvas", ["CreaseDevice", "CreaseLayout", "CCairo"]),
        ("CreaseApp", ["CreaseDevice", "CreaseLayout", "CreaseLanguage", "CreaseCanvas"]),
        // A front end shows what the app made; device and layout reach it through the app's values.
        ("CreaseTerminal", ["CreaseCanvas", "CreaseApp", "CNcurses"]),
        ("crease", ["CreaseApp", "CreaseTerminal"]),
    ]
    static let ours = Set(modules.map(\.name) + ["CNcurses", "CCairo"])

    /// The C library for everybody; Foundation's small half where files or JSON are needed.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin"]

    @Test("no source file imports a module its own may not know", arguments: modules.map(\.name))
    func imports(module: String) throws {
        let mayImport = try #require(Self.modules.first { $0.name == module }?.mayImport)
        let files = try Repository.files(in: "Sources/\(module)", ending: ".swift")
        #expect(!files.isEmpty)
        for file in files {
            for name in Self.imports(in: try Repository.text(file)) {
                let isAllowed = Self.ours.contains(name) ? mayImport.contains(name) : Self.system.contains(name)
                #expect(isAllowed, "\(file) imports \(name)")
            }
        }
    }

    @Test("only CNcurses includes curses, and its headers do not")
    func curses() throws {
        for file in try Repository.files(in: "Sources/CNcurses/include", ending: ".h") {
            #expect(!(try Repository.text(file).contains("curses.h")), "\(file) shows curses to Swift")
        }
    }

    /// The modules named by import lines, access levels and attributes left out.
    static func imports(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            var words = line.split(separator: " ")[...]
            while let word = words.first,
                word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
            {
                words.removeFirst()
            }
            guard words.first == "import", words.count >= 2 else { return nil }
            words.removeFirst()
            if let kind = words.first, ["struct", "class", "enum", "func", "protocol", "var", "let"].contains(kind) {
                words.removeFirst()
            }
            return words.first.map { String($0.prefix { $0 != "." }) }
        }
    }
}
