/// A JSON value whose objects keep the order they were written in.
///
/// Our own, as the order of keys is part of the documented format and the encoder of Foundation would add its size and
/// start-up time to every call.
enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case whole(Int)
    /// Written with at most three decimals; what is not finite is written as `null`.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    struct Member: Hashable, Sendable {
        let key: String
        let value: JSON
    }

    init(_ string: String?) { self = string.map(JSON.string) ?? .null }
    init(_ whole: Int?) { self = whole.map(JSON.whole) ?? .null }

    var isContainer: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .whole, .number, .string: false
        }
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(members.map { Member(key: $0.0, value: $0.1) })
    }
}

extension JSON {
    /// The document, ending in one newline: two spaces a level, values without inner containers on one line.
    var text: String {
        var writer = JSONWriter()
        writer.write(self, level: 0)
        writer.bytes.append(UInt8(ascii: "\n"))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The document on one line, without a newline.
    var line: String {
        var writer = JSONWriter(isOneLine: true)
        writer.write(self, level: 0)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Puts JSON into bytes.
private struct JSONWriter {
    var bytes: [UInt8] = []
    var isOneLine = false

    mutating func write(_ value: JSON, level: Int) {
        switch value {
        case .null: put("null")
        case .bool(let isTrue): put(isTrue ? "true" : "false")
        case .whole(let number): put("\(number)")
        case .number(let number): put(decimal(number))
        case .string(let string): write(string)
        case .array(let values):
            let isFlat = isOneLine || !values.contains(where: \.isContainer)
            writeItems(values, open: "[", close: "]", isFlat: isFlat, level: level) { $0.write($1, level: level + 1) }
        case .object(let members):
            let isFlat = isOneLine || !members.contains(where: \.value.isContainer)
            writeItems(members, open: "{", close: "}", isFlat: isFlat, level: level) { writer, member in
                writer.write(member.key)
                writer.put(": ")
                writer.write(member.value, level: level + 1)
            }
        }
    }

    private mutating func writeItems<Item>(
        _ items: [Item], open: String, close: String, isFlat: Bool, level: Int,
        item: (inout JSONWriter, Item) -> Void
    ) {
        put(open)
        for (index, value) in items.enumerated() {
            if index > 0 { put(isFlat ? ", " : ",") }
            if !isFlat { newLine(level + 1) }
            item(&self, value)
        }
        if !isFlat { newLine(level) }
        put(close)
    }

    private mutating func newLine(_ level: Int) {
        bytes.append(UInt8(ascii: "\n"))
        // Deeper levels are not indented further, so that a deep tree costs no more than its own size.
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * min(level, 40)))
    }

    private mutating func write(_ string: String) {
        put("\"")
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": put("\\\"")
            case "\\": put("\\\\")
            case "\n": put("\\n")
            case "\t": put("\\t")
            // Nothing that a terminal would obey, although JSON allows most of it.
            case _ where scalar.isObeyed:
                let digits = String(scalar.value, radix: 16)
                put("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: bytes.append(contentsOf: scalar.utf8)
            }
        }
        put("\"")
    }

    private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private func decimal(_ number: Double) -> String {
        number.isFinite ? Decimals.text(number, places: 3) : "null"
    }
}
