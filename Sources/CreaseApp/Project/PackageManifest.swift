/// What of a `Package.swift` says which files belong together, read from its words without running it.
struct PackageManifest: Hashable, Sendable {
    struct Target: Hashable, Sendable {
        var name: String
        /// Below the package's folder; `nil` for the usual place.
        var path: String?
        var isTest: Bool
    }

    private(set) var targets: [Target] = []
    /// Folders of packages it depends on, as written.
    private(set) var dependencies: [String] = []

    init(_ bytes: [UInt8]) {
        let tokens = Self.tokens(of: bytes)
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token, index > 0, tokens[index - 1] == .mark(UInt8(ascii: ".")),
                index + 1 < tokens.count, tokens[index + 1] == .mark(UInt8(ascii: "("))
            else { continue }
            switch word {
            case "target", "executableTarget", "testTarget", "macro", "systemLibrary", "plugin":
                let texts = Self.texts(of: tokens, from: index + 1)
                guard let name = texts["name"] else { continue }
                targets.append(Target(name: name, path: texts["path"], isTest: word == "testTarget"))
            case "package":
                if let path = Self.texts(of: tokens, from: index + 1)["path"] { dependencies.append(path) }
            default: break
            }
        }
    }

    /// The target a file belongs to, by its path below the package's folder.
    func target(of file: String) -> Target? {
        // The longest folder wins: a target may stand inside another's.
        var best: (target: Target, length: Int)?
        for target in targets {
            for folder in Self.folders(of: target) {
                let isInside = folder.isEmpty || file.hasPrefix(folder + "/")
                if isInside, folder.utf8.count >= best?.length ?? 0 { best = (target, folder.utf8.count) }
            }
        }
        return best?.target
    }

    private static func folders(of target: Target) -> [String] {
        if let path = target.path { return [path.droppingSlash == "." ? "" : path.droppingSlash] }
        let places = target.isTest ? ["Tests", "Sources", "Source", "src"] : ["Sources", "Source", "src", "srcs"]
        return places.map { $0 + "/" + target.name }
    }

    // MARK: Words

    private enum Token: Equatable {
        case word(String)
        case text(String)
        case mark(UInt8)
    }

    private static func tokens(of bytes: [UInt8]) -> [Token] {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = SourceScanner(buffer)
            var tokens: [Token] = []
            while true {
                scanner.skipBlanks()
                guard !scanner.isAtEnd else { return tokens }
                let start = scanner.offset
                if scanner.byte.isWordByte {
                    tokens.append(.word(String(decoding: scanner.slice(scanner.word()), as: UTF8.self)))
                } else if scanner.skipOpaque() {
                    let literal = String(decoding: scanner.slice(start..<scanner.offset), as: UTF8.self)
                    tokens.append(.text(String(literal.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())))
                } else {
                    tokens.append(.mark(scanner.byte))
                    scanner.advance()
                }
            }
        }
    }

    /// The labelled strings directly inside the parentheses that open at `start`.
    private static func texts(of tokens: [Token], from start: Int) -> [String: String] {
        var texts: [String: String] = [:]
        var depth = 0
        for index in start..<tokens.count {
            switch tokens[index] {
            case .mark(let mark) where mark == UInt8(ascii: "(") || mark == UInt8(ascii: "["): depth += 1
            case .mark(let mark) where mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return texts }
            case .text(let text) where depth == 1 && index >= 2 && tokens[index - 1] == .mark(UInt8(ascii: ":")):
                if case .word(let label) = tokens[index - 2] { texts[label] = text }
            case .word, .text, .mark: break
            }
        }
        return texts
    }
}

extension String {
    fileprivate var droppingSlash: String {
        var result = self[...]
        if result.hasPrefix("./") { result = result.dropFirst(2) }
        while result.last == "/" { result.removeLast() }
        return String(result)
    }
}
