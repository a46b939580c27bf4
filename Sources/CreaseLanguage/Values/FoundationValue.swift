/// Values of Foundation's types.
enum FoundationValue: Sendable {
    case decimal(DecimalNumber)
    case date(Moment)
    case components(DateParts)
    case interval(start: Moment, end: Moment)
    case calendar
    case locale
    case timeZone
    case url(WebAddress)
    case identifier(UniqueIdentifier)
    /// So many bytes.
    case data(Int)
    case measurement(Measurement)
    case person(PersonName)
    case formatter(Formatter)
    /// `KeyPathComparator(\.name, order: .reverse)`
    case comparator(KeyPathOrder)
    /// Swift's `Duration`, in seconds.
    case duration(Double)

    /// The type's name, under which a file extends it.
    var typeName: String {
        switch self {
        case .decimal: "Decimal"
        case .date: "Date"
        case .components: "DateComponents"
        case .interval: "DateInterval"
        case .calendar: "Calendar"
        case .locale: "Locale"
        case .timeZone: "TimeZone"
        case .url: "URL"
        case .identifier: "UUID"
        case .data: "Data"
        case .measurement: "Measurement"
        case .person: "PersonNameComponents"
        case .formatter(let formatter): formatter.kind.rawValue
        case .comparator: "KeyPathComparator"
        case .duration: "Duration"
        }
    }

    /// Canonical words: equal values have equal words.
    var words: String {
        switch self {
        case .decimal(let value): value.description
        case .date(let moment): "date \(moment.seconds)"
        case .components(let parts): parts.words
        case .interval(let start, let end): "dates \(start.seconds) \(end.seconds)"
        case .calendar: "gregorian"
        case .locale: "en_US"
        case .timeZone: "GMT"
        case .url(let address): address.text
        case .identifier(let id): id.text
        case .data(let count): "\(count) bytes"
        case .measurement(let measurement): measurement.words
        case .person(let name): name.words
        case .formatter(let formatter): formatter.kind.rawValue
        case .comparator(let order):
            "\\." + order.path.joined(separator: ".") + (order.isReversed ? " reversed" : "")
        case .duration(let seconds): "\(seconds) seconds"
        }
    }

    /// As `"\(value)"` shows it.
    var description: String {
        switch self {
        case .date(let moment): DateFormat(pattern: "yyyy-MM-dd HH:mm:ss Z").words(moment)
        default: words
        }
    }

    /// `nil` between values of different types, and of types without an order.
    func isLess(than other: FoundationValue) -> Bool? {
        switch (self, other) {
        case (.decimal(let a), .decimal(let b)): a < b
        case (.date(let a), .date(let b)): a < b
        case (.duration(let a), .duration(let b)): a < b
        case (.measurement(let a), .measurement(let b)): a.isLess(than: b)
        case (.identifier(let a), .identifier(let b)): a.text < b.text
        default: nil
        }
    }
}

/// An order by what a key path leads to.
struct KeyPathOrder: Sendable {
    var path: [String]
    var isReversed = false
}

/// Foundation's `UUID`.
struct UniqueIdentifier: Sendable {
    let text: String

    /// A well-formed one; `nil` for other words.
    init?(_ text: String) {
        let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
        guard lengths == [8, 4, 4, 4, 12], text.allSatisfy({ $0.isHexDigit || $0 == "-" }) else { return nil }
        self.text = text.uppercased()
    }

    /// The same one for the same words, another for any others.
    init(seed: String) {
        func digits(_ salt: UInt64) -> String {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ salt
            for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
            hash ^= hash >> 33
            let text = String(hash, radix: 16, uppercase: true)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        let all = Array(digits(1) + digits(2))
        text =
            [
                String(all[0..<8]), String(all[8..<12]), "4" + String(all[13..<16]), "A" + String(all[17..<20]),
                String(all[20..<32]),
            ].joined(separator: "-")
    }
}

/// Foundation's `URL`, by its words.
struct WebAddress: Sendable {
    let text: String

    /// `nil` for empty words and such with spaces.
    init?(_ text: String) {
        guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
        self.text = text
    }

    init(path: String) { text = "file://" + (path.hasPrefix("/") ? path : "/" + path) }

    var scheme: String? {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLetter || "+-.".contains($0) })
        else { return nil }
        return String(text[..<colon])
    }

    private var afterScheme: Substring {
        guard let scheme else { return text[...] }
        let rest = text.dropFirst(scheme.count + 1)
        return rest.hasPrefix("//") ? rest.dropFirst(2) : rest
    }

    private var hasHost: Bool { scheme != nil && text.contains("://") }

    var host: String? {
        guard hasHost else { return nil }
        let authority = afterScheme.prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@").last?.prefix { $0 != ":" } ?? ""
        return host.isEmpty ? nil : String(host)
    }

    var path: String {
        let rest = hasHost ? afterScheme.drop { !"/?#".contains($0) } : afterScheme
        return String(rest.prefix { !"?#".contains($0) })
    }

    var query: String? {
        guard let mark = text.firstIndex(of: "?") else { return nil }
        return String(text[text.index(after: mark)...].prefix { $0 != "#" })
    }

    var fragment: String? { text.split(separator: "#", maxSplits: 1).dropFirst().first.map(String.init) }

    var lastPathComponent: String { path.split(separator: "/").last.map(String.init) ?? (path.isEmpty ? "" : "/") }

    var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    func appending(_ component: String) -> WebAddress {
        let base = text.hasSuffix("/") ? String(text.dropLast()) : text
        return WebAddress(base + "/" + component.drop { $0 == "/" }) ?? self
    }

    var deletingExtension: WebAddress {
        let ending = pathExtension
        return ending.isEmpty ? self : WebAddress(String(text.dropLast(ending.count + 1))) ?? self
    }

    var deletingLast: WebAddress {
        let last = lastPathComponent
        guard !last.isEmpty, last != "/", text.hasSuffix(last) else { return self }
        return WebAddress(String(text.dropLast(last.count))) ?? self
    }
}

/// Foundation's `PersonNameComponents`.
struct PersonName: Sendable {
    var given: String?
    var family: String?

    var words: String { [given, family].compactMap { $0 }.joined(separator: " ") }

    var initials: String { [given, family].compactMap { $0?.first.map(String.init) }.joined() }
}
