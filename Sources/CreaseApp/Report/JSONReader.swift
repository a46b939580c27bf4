/// Reads JSON that anybody may have written; never traps, never nests deeper than its limit.
///
/// Lenient where nothing is lost by it: control characters inside strings, halves of surrogate pairs (read as U+FFFD),
/// a later member of the same key. Strict about structure.
struct JSONReader {
    /// Why a text is no JSON, and at which byte.
    struct Failure: Error, Hashable {
        /// A headline: lower case, no full stop.
        let message: String
        let offset: Int
        /// The text ends before the value does.
        var isCut = false
    }

    /// Containers inside each other.
    static let deepest = 64

    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    /// The text may end anywhere: containers then hold what was whole by then.
    private let mayBeCut: Bool

    private init(_ bytes: ArraySlice<UInt8>, mayBeCut: Bool) {
        self.bytes = bytes
        self.mayBeCut = mayBeCut
        offset = bytes.startIndex
    }

    /// The one value that the bytes are.
    ///
    /// - Parameter mayBeCut: where the text ends too early, the outermost containers keep what was whole.
    static func value(_ bytes: ArraySlice<UInt8>, mayBeCut: Bool = false) throws(Failure) -> JSON {
        var reader = JSONReader(bytes, mayBeCut: mayBeCut)
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.peek == nil else { throw reader.failure("nothing may follow the value") }
        return value
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(Failure) -> JSON {
        guard depth < Self.deepest else { throw failure("nested deeper than \(Self.deepest) levels") }
        skipBlanks()
        switch peek {
        case UInt8(ascii: "{"): return .object(try members(depth: depth))
        case UInt8(ascii: "["): return .array(try items(depth: depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return try number()
        case nil: throw cut
        case _?: throw failure("a value has to stand here")
        }
    }

    private mutating func items(depth: Int) throws(Failure) -> [JSON] {
        var items: [JSON] = []
        offset += 1
        do throws(Failure) {
            if try take(UInt8(ascii: "]")) { return items }
            while true {
                items.append(try value(depth: depth + 1))
                if try take(UInt8(ascii: "]")) { return items }
                guard try take(UInt8(ascii: ",")) else { throw failure("a ',' or ']' has to stand here") }
            }
        } catch {
            guard mayBeCut, error.isCut else { throw error }
            return items
        }
    }

    private mutating func members(depth: Int) throws(Failure) -> [JSON.Member] {
        var members: [JSON.Member] = []
        offset += 1
        do throws(Failure) {
            if try take(UInt8(ascii: "}")) { return members }
            while true {
                skipBlanks()
                guard let first = peek else { throw cut }
                guard first == UInt8(ascii: "\"") else { throw failure("a key in quotes has to stand here") }
                let key = try string()
                guard try take(UInt8(ascii: ":")) else { throw failure("a ':' has to follow the key") }
                members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
                if try take(UInt8(ascii: "}")) { return members }
                guard try take(UInt8(ascii: ",")) else { throw failure("a ',' or '}' has to stand here") }
            }
        } catch {
            guard mayBeCut, error.isCut else { throw error }
            return members
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws(Failure) -> JSON {
        for byte in word.utf8 {
            guard let next = peek else { throw cut }
            guard next == byte else { throw failure("a value has to stand here") }
            offset += 1
        }
        return value
    }

    private mutating func number() throws(Failure) -> JSON {
        let start = offset
        while let byte = peek, Self.isOfNumber(byte) { offset += 1 }
        // The rest of the number may be missing too.
        if peek == nil, mayBeCut { throw cut }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if let whole = Int(text) { return .whole(whole) }
        guard let number = Double(text), number.isFinite else {
            throw Failure(message: "'\(text.prefix(40))' is no number", offset: start)
        }
        return .number(number)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    // MARK: Bytes

    private var peek: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// Whether the next byte that is no blank is this one, which is then taken.
    private mutating func take(_ byte: UInt8) throws(Failure) -> Bool {
        skipBlanks()
        guard let next = peek else { throw cut }
        guard next == byte else { return false }
        offset += 1
        return true
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, offset: offset) }
    private var cut: Failure { Failure(message: "the text ends too early", offset: offset, isCut: true) }

    // MARK: Strings

    private mutating func string() throws(Failure) -> String {
        offset += 1
        var text: [UInt8] = []
        while let byte = peek {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &text)
            default: text.append(byte)
            }
        }
        throw cut
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        guard let byte = peek else { throw cut }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): try unicodeEscape(into: &text)
        default: throw Failure(message: "a backslash stands before an unknown letter", offset: offset - 2)
        }
    }

    private mutating func unicodeEscape(into text: inout [UInt8]) throws(Failure) {
        let first = try codeUnit()
        var scalar = Unicode.Scalar(UInt32(first))
        if (0xD800..<0xDC00).contains(first), offset + 1 < bytes.endIndex, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        {
            let start = offset
            offset += 2
            let second = try codeUnit()
            if (0xDC00..<0xE000).contains(second) {
                scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
            } else {
                offset = start
            }
        }
        text.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }

    /// Four hexadecimal digits.
    private mutating func codeUnit() throws(Failure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = peek else { throw cut }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw failure("four hexadecimal digits have to follow \\u")
            }
            offset += 1
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}

extension JSON {
    /// The last member of a key; `nil` for what is no object.
    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    var asString: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var asNumber: Double? {
        switch self {
        case .whole(let number): Double(number)
        case .number(let number): number
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// A whole number, also where it was written `80.0`.
    var asWhole: Int? {
        switch self {
        case .whole(let number): number
        case .number(let number): Int(exactly: number)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    var asArray: [JSON]? {
        guard case .array(let values) = self else { return nil }
        return values
    }
}
