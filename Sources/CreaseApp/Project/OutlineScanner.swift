/// Makes the outline of a file: one pass over its bytes that enters the braces of types and steps over all others.
///
/// It never fails: whoever is found through an outline is parsed anyway.
struct OutlineScanner {
    private var scanner: SourceScanner
    private var outline = Outline()
    /// The types and extensions around, innermost last.
    private var scopes: [Scope] = []
    private var isPrivate = false

    private struct Scope {
        var index: Int32
        /// With the types around it, as bytes.
        var name: ArraySlice<UInt8>
        var isExtension: Bool
    }

    static func outline(of bytes: [UInt8]) -> Outline {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = OutlineScanner(scanner: SourceScanner(buffer))
            scanner.scan()
            return scanner.outline
        }
    }

    private init(scanner: SourceScanner) { self.scanner = scanner }

    private mutating func scan() {
        while true {
            scanner.skipBlanks()
            guard !scanner.isAtEnd else { return }
            let byte = scanner.byte
            if byte.isWordByte || byte == UInt8(ascii: "`") {
                word()
                continue
            }
            switch byte {
            case UInt8(ascii: "{"):
                scanner.skipBracket(UInt8(ascii: "{"), UInt8(ascii: "}"))
                isPrivate = false
            case UInt8(ascii: "("): scanner.skipBracket(UInt8(ascii: "("), UInt8(ascii: ")"))
            case UInt8(ascii: "["): scanner.skipBracket(UInt8(ascii: "["), UInt8(ascii: "]"))
            case UInt8(ascii: "}"):
                _ = scopes.popLast()
                isPrivate = false
                scanner.advance()
            case UInt8(ascii: "@"), UInt8(ascii: "."):
                // An attribute, or a member whose name may be spelled like a keyword.
                scanner.advance()
                _ = scanner.word()
            case UInt8(ascii: "#"):
                if !scanner.skipOpaque() {
                    scanner.advance()
                    _ = scanner.word()
                }
            default:
                if byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=") { isPrivate = false }
                if !scanner.skipOpaque() { scanner.advance() }
            }
        }
    }

    private mutating func word() {
        let word = scanner.word()
        guard !word.isEmpty else { return scanner.advance() }
        switch scanner.bytes[word.lowerBound] {
        case UInt8(ascii: "s") where scanner.means(word, "struct"): type(.type)
        case UInt8(ascii: "c") where scanner.means(word, "class"): type(.type)
        case UInt8(ascii: "e") where scanner.means(word, "enum"): type(.type)
        case UInt8(ascii: "a") where scanner.means(word, "actor"): type(.type)
        case UInt8(ascii: "p") where scanner.means(word, "protocol"): type(.proto)
        case UInt8(ascii: "e") where scanner.means(word, "extension"): type(.extends)
        case UInt8(ascii: "f") where scanner.means(word, "func"): member(.function)
        case UInt8(ascii: "v") where scanner.means(word, "var"): member(.variable)
        case UInt8(ascii: "l") where scanner.means(word, "let"): member(.variable)
        case UInt8(ascii: "t") where scanner.means(word, "typealias"): member(.alias)
        case UInt8(ascii: "i") where scanner.means(word, "init"):
            if let scope = scopes.last, scope.isExtension, !isPrivate { add(word, .function, at: word.lowerBound) }
        case UInt8(ascii: "i") where scanner.means(word, "import"): imported()
        case UInt8(ascii: "p") where scanner.means(word, "private"),
            UInt8(ascii: "f") where scanner.means(word, "fileprivate"):
            // `private(set)` says nothing about who sees the value.
            if scanner.byte != UInt8(ascii: "(") { isPrivate = true }
        default: break
        }
    }

    private mutating func add(_ name: Range<Int>, _ kind: Outline.Kind, at offset: Int) {
        outline.add(
            scanner.slice(name), kind, isPrivate ? .isPrivate : [], line: scanner.line(at: offset),
            owner: scopes.last?.index ?? Outline.outside)
    }

    /// A function, variable or alias: kept outside types and in extensions, whose members others ask for.
    private mutating func member(_ kind: Outline.Kind) {
        scanner.skipBlanks()
        let start = scanner.offset
        let name = scanner.word()
        defer { isPrivate = false }
        guard !name.isEmpty else { return }
        if let scope = scopes.last {
            if scanner.means(name, "body") { outline.mark(scope.index, .isView) }
            guard scope.isExtension, !isPrivate else { return }
        }
        add(name, kind, at: start)
    }

    private mutating func imported() {
        scanner.skipBlanks()
        var name = scanner.word()
        // `import struct Kit.Card`
        if scanner.byte == 0x20,
            ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(
                String(decoding: scanner.slice(name), as: UTF8.self))
        {
            scanner.skipBlanks()
            name = scanner.word()
        }
        if !name.isEmpty { add(name, .imports, at: name.lowerBound) }
        isPrivate = false
    }

    // MARK: Types

    private mutating func type(_ kind: Outline.Kind) {
        let start = scanner.offset
        scanner.skipBlanks()
        let nameStart = scanner.offset
        guard var name = typeName() else { return scanner.back(to: max(start, nameStart)) }
        if kind == .type, Self.modified.contains(where: { name.elementsEqual($0) }) {
            // `class func`, `class var`: a modifier.
            return scanner.back(to: nameStart)
        }
        let inherited = header()
        guard scanner.byte == UInt8(ascii: "{") else { return }
        scanner.advance()
        var flags: Outline.Flags = isPrivate ? .isPrivate : []
        isPrivate = false
        let isDrawn = inherited.contains { Self.isDrawn($0) } || kind == .extends && Self.isDrawn(name)
        if isDrawn { flags.insert(.isView) }
        if kind == .extends, !inherited.isEmpty { flags.insert(.conforms) }
        let line = scanner.line(at: nameStart)
        let owner = scopes.last
        if let owner, kind != .extends {
            // What an extension adds is asked for by its own name.
            if owner.isExtension, !flags.contains(.isPrivate) {
                outline.add(name, kind, flags, line: line, owner: owner.index)
            }
            name = owner.name + [UInt8(ascii: ".")] + name
        }
        let index = outline.add(name, kind, flags, line: line, owner: owner == nil ? Outline.outside : Outline.nested)
        scopes.append(Scope(index: index, name: name, isExtension: kind == .extends))
    }

    private static let modified = ["func", "var", "let", "subscript", "override", "final"].map { Array($0.utf8) }

    /// `Card`, `Card.Kind`, `[Card]`; `nil` where no name follows.
    private mutating func typeName() -> ArraySlice<UInt8>? {
        if scanner.byte == UInt8(ascii: "[") {
            let start = scanner.offset
            scanner.skipBracket(UInt8(ascii: "["), UInt8(ascii: "]"))
            let isDictionary = scanner.bytes[start..<scanner.offset].contains(UInt8(ascii: ":"))
            return Array((isDictionary ? "Dictionary" : "Array").utf8)[...]
        }
        let first = scanner.word()
        guard !first.isEmpty else { return nil }
        var name = scanner.slice(first)
        while scanner.byte == UInt8(ascii: ".") {
            scanner.advance()
            let part = scanner.word()
            if name.elementsEqual("SwiftUI".utf8) || name.elementsEqual("Swift".utf8) { name = [] }
            if !name.isEmpty { name.append(UInt8(ascii: ".")) }
            name += scanner.slice(part)
        }
        return name
    }

    /// From behind a type's name to its opening brace; the last part of each name it inherits from.
    private mutating func header() -> [ArraySlice<UInt8>] {
        var inherited: [ArraySlice<UInt8>] = []
        var angles = 0
        var isInherited = false
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            switch scanner.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return inherited
            case UInt8(ascii: "<"): angles += 1
            case UInt8(ascii: ">"): if scanner.previous != UInt8(ascii: "-") { angles -= 1 }
            case UInt8(ascii: ":"): if angles == 0 { isInherited = true }
            case UInt8(ascii: "("):
                scanner.skipBracket(UInt8(ascii: "("), UInt8(ascii: ")"))
                continue
            case let byte where byte.isWordByte || byte == UInt8(ascii: "`"):
                let isAttribute = scanner.previous == UInt8(ascii: "@")
                let isMember = scanner.previous == UInt8(ascii: ".")
                let word = scanner.word()
                if word.isEmpty { scanner.advance() }
                if scanner.means(word, "where") { isInherited = false }
                guard isInherited, angles == 0, !isAttribute, !word.isEmpty else { continue }
                if isMember, !inherited.isEmpty { inherited.removeLast() }
                inherited.append(scanner.slice(word))
                continue
            default: break
            }
            scanner.advance()
        }
        return inherited
    }

    /// Whether a type of this name, or what inherits from it, is drawn or draws: `View`, `ButtonStyle`, `ViewModifier`.
    private static func isDrawn(_ name: ArraySlice<UInt8>) -> Bool {
        drawn.contains { name.elementsEqual($0) } || name.hasSuffix("Style") || name.hasSuffix("Representable")
    }

    private static let drawn = [
        "View", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "TabContent", "Scene", "App", "Shape",
        "InsettableShape", "Layout", "Color", "Font", "Image", "Text", "Animatable",
    ].map { Array($0.utf8) }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
        count >= suffix.utf8CodeUnitCount
            && self.suffix(suffix.utf8CodeUnitCount).elementsEqual(
                UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
    }
}
