/// Foundation's values: how they are made, their members and methods, by type.
extension Interpreter {
    // MARK: Making them

    static func addFoundation(to table: inout [String: SystemFunction]) {
        table["Date"] = SystemFunction { _, call in date(call) }
        table["DateComponents"] = SystemFunction { _, call in components(call) }
        table["DateInterval"] = SystemFunction { _, call in interval(call) }
        table["Calendar"] = SystemFunction { _, _ in .foundation(.calendar) }
        table["Locale"] = SystemFunction { _, _ in .foundation(.locale) }
        table["TimeZone"] = SystemFunction { _, _ in .foundation(.timeZone) }
        table["UUID"] = SystemFunction { $0.identifier($1) }
        for name in ["URL", "NSURL"] { table[name] = SystemFunction { _, call in url(call) } }
        table["Data"] = SystemFunction { _, call in
            guard let first = call.first else { return .foundation(.data(0)) }
            return (call["count"]?.integer ?? first.collection?.values.count).map { .foundation(.data(max(0, $0))) }
        }
        table["Measurement"] = SystemFunction { _, call in measurement(call) }
        table["PersonNameComponents"] = SystemFunction { _, call in
            .foundation(.person(PersonName(given: call["givenName"]?.text, family: call["familyName"]?.text)))
        }
        for kind in Formatter.Kind.allCases {
            table[kind.rawValue] = SystemFunction { _, _ in .foundation(.formatter(Formatter(kind: kind))) }
        }
        for name in ["NSNumber", "NSDecimalNumber", "NSString", "NSDate"] {
            table[name] = SystemFunction { _, call in call.first }
        }
        table["NSLocalizedString"] = SystemFunction { _, call in call["value"] ?? call.first }
    }

    private func identifier(_ call: SystemCall) -> Value? {
        guard let text = call["uuidString"] else {
            return .foundation(.identifier(fresh.next(at: call.expression.place)))
        }
        guard let words = text.text else { return nil }
        return UniqueIdentifier(words).map { .foundation(.identifier($0)) } ?? .absent
    }

    private static func url(_ call: SystemCall) -> Value? {
        guard let text = call.first?.text else { return nil }
        switch call.arguments.first?.label {
        case "string":
            guard let address = WebAddress(text) else { return .absent }
            if case .foundation(.url(let base))? = call["relativeTo"] {
                return .foundation(.url(base.appending(text)))
            }
            return .foundation(.url(address))
        case "fileURLWithPath", "filePath": return .foundation(.url(WebAddress(path: text)))
        default: return nil
        }
    }

    private static func measurement(_ call: SystemCall) -> Value? {
        guard let value = call["value"]?.number, case .style(let style)? = call["unit"],
            let unit = style.parts.last.flatMap({ Measurement.unit($0.name) })
        else { return nil }
        return .foundation(.measurement(Measurement(value: value, unit: unit)))
    }

    /// `Date.now`, `Calendar.current`, and what an implicit `.now` means where a date is due.
    static func foundationConstant(_ name: String, of type: String) -> Value? {
        switch (type, name) {
        case ("Date", "now"): .foundation(.date(.now))
        case ("Date", "distantPast"): .foundation(.date(.distantPast))
        case ("Date", "distantFuture"): .foundation(.date(.distantFuture))
        case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): .foundation(.calendar)
        case ("Locale", "current"), ("Locale", "autoupdatingCurrent"): .foundation(.locale)
        case ("TimeZone", "current"), ("TimeZone", "autoupdatingCurrent"), ("TimeZone", "gmt"):
            .foundation(.timeZone)
        case ("Duration", "zero"): .foundation(.duration(0))
        case ("Decimal", "zero"): .foundation(.decimal(DecimalNumber(0)))
        default: nil
        }
    }

    /// `Duration.seconds(3)` and other functions of types.
    static func foundationStatic(_ type: String, _ name: String, _ arguments: [Value.Element]) -> Value? {
        switch (type, name) {
        case ("Duration", _): duration(name, arguments)
        case ("DateFormatter", "localizedString"), ("ListFormatter", "localizedString"),
            ("ByteCountFormatter", "string"), ("NumberFormatter", "localizedString"):
            localized(type, arguments)
        default: nil
        }
    }

    /// A formatter's static functions, which take its settings as arguments.
    private static func localized(_ type: String, _ arguments: [Value.Element]) -> Value? {
        guard let first = arguments.first?.value, let kind = Formatter.Kind(rawValue: type) else { return nil }
        if kind == .list { return first.collection.map { .string(listed($0.values.map(\.description))) } }
        let names = ["dateStyle": "dateStyle", "timeStyle": "timeStyle", "number": "numberStyle"]
        var formatter = Formatter(kind: kind)
        for argument in arguments.dropFirst() {
            if let label = argument.label, let setting = names[label] { formatter.settings[setting] = argument.value }
        }
        return formatter.words(first).map { .string($0) }
    }

    static func listed(_ words: [String]) -> String {
        words.count < 3
            ? words.joined(separator: " and ")
            : words.dropLast().joined(separator: ", ") + ", and " + (words.last ?? "")
    }

    // MARK: Methods

    func foundationMethod(_ value: FoundationValue, _ call: SystemCall) -> Value? {
        switch value {
        case .date(let moment): return dateMethod(moment, call)
        case .calendar: return calendarMethod(call)
        case .url(let address): return urlMethod(address, call)
        case .formatter(let formatter): return formatterMethod(formatter, call)
        case .measurement(let measurement):
            if call.name == "converted", case .style(let style)? = call["to"],
                let unit = style.parts.last.flatMap({ Measurement.unit($0.name) })
            {
                return measurement.converted(to: unit).map { .foundation(.measurement($0)) }
            }
        case .interval(let start, let end):
            if call.name == "contains", case .foundation(.date(let moment))? = call.first {
                return .bool(start <= moment && moment <= end)
            }
        case .locale: return call.name == "localizedString" ? call.first : nil
        case .decimal, .components, .timeZone, .identifier, .data, .person, .comparator, .duration: break
        }
        return call.name == "formatted" ? formatted(.foundation(value), call.first).map { .string($0) } : nil
    }

    private func urlMethod(_ address: WebAddress, _ call: SystemCall) -> Value? {
        switch call.name {
        case "appendingPathComponent", "appending", "appendingPathExtension":
            guard let text = call.first?.text else { return nil }
            if call.name == "appendingPathExtension" {
                return WebAddress(address.text + "." + text).map { .foundation(.url($0)) }
            }
            return .foundation(.url(address.appending(text)))
        case "deletingPathExtension": return .foundation(.url(address.deletingExtension))
        case "deletingLastPathComponent": return .foundation(.url(address.deletingLast))
        case "path", "host": return Self.urlMember(call.name, of: address)
        case "formatted": return .string(address.text)
        default: return nil
        }
    }

    private func formatterMethod(_ formatter: Formatter, _ call: SystemCall) -> Value? {
        switch call.name {
        case "string":
            if formatter.kind == .list {
                return call.first?.collection.map { .string(Self.listed($0.values.map(\.description))) }
            }
            return call.first.flatMap(formatter.words).map { .string($0) }
        case "localizedString":
            if let seconds = call["fromTimeInterval"]?.number { return .string(formatter.relative(seconds)) }
            guard case .foundation(.date(let moment))? = call["for"] else { return nil }
            var now = Moment.now
            if case .foundation(.date(let other))? = call["relativeTo"] { now = other }
            return .string(formatter.relative(moment.seconds - now.seconds))
        case "number":
            return call.first?.text.flatMap { Double($0.filter { $0 != "," }) }.map { .double($0) } ?? .absent
        default: return nil
        }
    }

    // MARK: Members

    func foundationMember(_ name: String, of value: FoundationValue) -> Value? {
        switch value {
        case .decimal(let number): Self.decimalMember(name, of: number)
        case .date(let moment): Self.dateMember(name, of: moment)
        case .components(let parts):
            name == "date"
                ? Moment(parts).map { .foundation(.date($0)) } ?? .absent
                : DateParts.Unit(rawValue: name).map { parts[$0].map { .integer($0) } ?? .absent }
        case .interval(let start, let end):
            switch name {
            case "start": .foundation(.date(start))
            case "end": .foundation(.date(end))
            case "duration": .double(end.seconds - start.seconds)
            default: nil
            }
        case .calendar: Self.calendarMember(name)
        case .locale: Self.localeMember(name)
        case .timeZone: name == "identifier" || name == "abbreviation" ? .string("GMT") : nil
        case .url(let address): Self.urlMember(name, of: address)
        case .identifier(let id): name == "uuidString" || name == "description" ? .string(id.text) : nil
        case .data(let count): name == "count" ? .integer(count) : name == "isEmpty" ? .bool(count == 0) : nil
        case .measurement(let measurement):
            switch name {
            case "value": .double(measurement.value)
            case "unit": .tuple([.init(label: "symbol", value: .string(measurement.unit.symbol))])
            default: nil
            }
        case .person(let person):
            switch name {
            case "givenName": person.given.map { .string($0) } ?? .absent
            case "familyName": person.family.map { .string($0) } ?? .absent
            default: nil
            }
        case .formatter(let formatter): formatter.settings[name]
        case .duration(let seconds): Self.durationMember(name, of: seconds)
        case .comparator: nil
        }
    }

    private static func decimalMember(_ name: String, of number: DecimalNumber) -> Value? {
        switch name {
        case "description": .string(number.description)
        case "doubleValue": .double(number.double)
        case "intValue": .integer(number.whole)
        case "isZero": .bool(number.digits == 0)
        case "magnitude": .foundation(.decimal(DecimalNumber(abs(number.digits), scale: number.scale)))
        default: nil
        }
    }

    private static func urlMember(_ name: String, of address: WebAddress) -> Value? {
        func text(_ text: String?) -> Value { text.map { .string($0) } ?? .absent }
        return switch name {
        case "absoluteString", "relativeString", "description": .string(address.text)
        case "lastPathComponent": .string(address.lastPathComponent)
        case "pathExtension": .string(address.pathExtension)
        case "path", "relativePath": .string(address.path)
        case "pathComponents": .array(address.path.split(separator: "/").map { .string(String($0)) })
        case "host": text(address.host)
        case "scheme": text(address.scheme)
        case "query": text(address.query)
        case "fragment": text(address.fragment)
        case "isFileURL": .bool(address.scheme == "file")
        default: nil
        }
    }

    private static func localeMember(_ name: String) -> Value? {
        switch name {
        case "identifier": .string("en_US")
        case "languageCode": .string("en")
        case "regionCode": .string("US")
        case "currencyCode": .string("USD")
        case "currencySymbol": .string("$")
        case "decimalSeparator": .string(".")
        case "groupingSeparator": .string(",")
        case "calendar": .foundation(.calendar)
        case "currency": .tuple([.init(label: "identifier", value: .string("USD"))])
        case "region": .tuple([.init(label: "identifier", value: .string("US"))])
        case "language":
            .tuple([
                .init(label: "languageCode", value: .tuple([.init(label: "identifier", value: .string("en"))])),
                .init(label: "minimalIdentifier", value: .string("en")),
            ])
        default: nil
        }
    }
}

extension FoundationValue {
    /// With one property changed; `nil` for a type whose properties cannot be set.
    func setting(_ name: String, to value: Value) -> FoundationValue? {
        switch self {
        case .components(var parts):
            guard let unit = DateParts.Unit(rawValue: name) else { return nil }
            parts[unit] = value.integer
            return .components(parts)
        case .formatter(var formatter):
            formatter.settings[name] = value
            return .formatter(formatter)
        case .person(var person):
            if name == "givenName" { person.given = value.text }
            if name == "familyName" { person.family = value.text }
            return .person(person)
        case .calendar, .timeZone, .locale: return self
        case .decimal, .date, .interval, .url, .identifier, .data, .measurement, .comparator, .duration: return nil
        }
    }

    /// Whether it is a class's: a `let` of it can still be changed.
    var isReference: Bool {
        if case .formatter = self { return true }
        return false
    }
}

/// Identifiers that are new each time and yet the same in every evaluation: by their place in the source and how often
/// it was reached.
struct FreshIdentifiers {
    /// Keeps apart what is made at one place by different evaluations, such as two taps.
    let salt: String
    private var counts: [Place: Int] = [:]

    init(salt: String) { self.salt = salt }

    mutating func next(at place: Place) -> UniqueIdentifier {
        counts[place, default: 0] += 1
        return UniqueIdentifier(seed: "\(salt) \(place.file):\(place.line):\(place.column) \(counts[place] ?? 0)")
    }
}
