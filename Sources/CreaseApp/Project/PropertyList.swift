/// A property list in the old text form, as Xcode writes its projects.
indirect enum PropertyList: Hashable, Sendable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// Lists in lists that are read; what is deeper is left out.
    private static let nestingLimit = 32

    /// `nil` for what is no property list.
    init?(_ bytes: [UInt8]) {
        let found = bytes.withUnsafeBufferPointer { buffer in
            var reader = Reader(scanner: SourceScanner(buffer))
            return reader.value(0)
        }
        guard let found else { return nil }
        self = found
    }

    subscript(_ key: String) -> PropertyList? {
        guard case .table(let table) = self else { return nil }
        return table[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    /// The texts of a list; empty for anything else.
    var texts: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap(\.text)
    }

    private struct Reader {
        var scanner: SourceScanner

        mutating func value(_ nesting: Int) -> PropertyList? {
            scanner.skipBlanks()
            guard nesting < PropertyList.nestingLimit else { return nil }
            switch scanner.byte {
            case UInt8(ascii: "{"): return table(nesting)
            case UInt8(ascii: "("): return list(nesting)
            default: return text().map { .text($0) }
            }
        }

        private mutating func table(_ nesting: Int) -> PropertyList? {
            scanner.advance()
            var table: [String: PropertyList] = [:]
            while true {
                scanner.skipBlanks()
                if scanner.byte == UInt8(ascii: "}") { break }
                guard let key = text() else { return nil }
                scanner.skipBlanks()
                guard scanner.byte == UInt8(ascii: "=") else { return nil }
                scanner.advance()
                guard let value = value(nesting + 1) else { return nil }
                table[key] = value
                scanner.skipBlanks()
                if scanner.byte == UInt8(ascii: ";") { scanner.advance() }
            }
            scanner.advance()
            return .table(table)
        }

        private mutating func list(_ nesting: Int) -> PropertyList? {
            scanner.advance()
            var values: [PropertyList] = []
            while true {
                scanner.skipBlanks()
                if scanner.byte == UInt8(ascii: ")") { break }
                guard let value = value(nesting + 1) else { return nil }
                values.append(value)
                scanner.skipBlanks()
                if scanner.byte == UInt8(ascii: ",") { scanner.advance() }
            }
            scanner.advance()
            return .list(values)
        }

        /// A word, or a string in quotes; `nil` where neither stands.
        private mutating func text() -> String? {
            guard scanner.byte == UInt8(ascii: "\"") else { return plain() }
            var bytes: [UInt8] = []
            scanner.advance()
            while !scanner.isAtEnd, scanner.byte != UInt8(ascii: "\"") {
                if scanner.byte == UInt8(ascii: "\\") { scanner.advance() }
                bytes.append(scanner.byte)
                scanner.advance()
            }
            scanner.advance()
            return String(decoding: bytes, as: UTF8.self)
        }

        private mutating func plain() -> String? {
            let start = scanner.offset
            while scanner.byte.isPlainByte { scanner.advance() }
            guard scanner.offset > start else { return nil }
            return String(decoding: scanner.slice(start..<scanner.offset), as: UTF8.self)
        }
    }
}

extension UInt8 {
    /// What a text without quotes is made of.
    fileprivate var isPlainByte: Bool {
        isWordByte || self == UInt8(ascii: ".") || self == UInt8(ascii: "/") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: "$") || self == UInt8(ascii: ":") || self == UInt8(ascii: "+")
    }
}
