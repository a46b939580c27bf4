import CreaseLanguage

/// Files beside a layout, found by the names behind `struct` and `extension` and by those they declare.
struct Beside: DeclarationFinder {
    private let files: [SourceText]

    init(_ files: [SourceText]) { self.files = files }

    let limits: [String] = []

    func text(of file: String) -> SourceText? { files.first { $0.name == file } }

    func declarations(of name: SoughtName, from file: String) -> [FoundDeclaration] {
        switch name {
        case .type(let type): found { $0.contains("struct \(type)") || $0.contains("protocol \(type)") }
        case .member(let member): found { $0.contains("extension View") && $0.contains("func \(member)(") }
        case .global(let global): found { $0.hasPrefix("func \(global)(") || $0.hasPrefix("let \(global) ") }
        case .extensions: []
        }
    }

    private func found(_ declares: (String) -> Bool) -> [FoundDeclaration] {
        files.filter { declares(String(decoding: $0.bytes, as: UTF8.self)) }.map {
            FoundDeclaration(file: $0.name, line: 1, distance: Distance(.project, steps: 0), isView: true)
        }
    }
}
