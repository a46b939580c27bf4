import CreaseDevice
import CreaseLayout

/// Values as words, one after the other into one text.
///
/// Values share their parts, so that a few lines of source make one whose words would fill the memory: writing ends when
/// there are enough.
struct WordWriter {
    /// Bytes after which nothing more is written.
    static let longest = 1 << 20
    /// Values inside one another that are written out.
    static let deepest = 64

    private(set) var text = ""
    private var depth = 0
    /// Elements of an array as `"\\(array)"` shows them, not as they are known by.
    private let isForReaders: Bool

    init(isForReaders: Bool = false) { self.isForReaders = isForReaders }

    mutating func write(_ value: Value) {
        guard text.utf8.count < Self.longest, depth < Self.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        switch value {
        case .integer(let value): text += String(value)
        case .double(let value):
            text += isForReaders ? value.description : Int(exactly: value).map(String.init) ?? String(value)
        case .string(let value): text += "\"\(value)\""
        case .bool(let value): text += value ? "true" : "false"
        case .absent: text += "nil"
        case .array(let values): list(values, "[", "]") { $0.write($1) }
        case .set(let values): list(values, "[", "]") { $0.write($1) }
        case .dictionary(let entries):
            list(entries, "[", "]") {
                $0.write($1.key)
                $0.text += ": "
                $0.write($1.value)
            }
        case .tuple(let elements): write(elements)
        case .enumCase(let value):
            text += isForReaders ? value.name : "." + value.name
            if !isForReaders, !value.payload.isEmpty { write(value.payload) }
        case .instance(let instance):
            text += instance.type.name
            list(instance.values, "(", ")") { $0.write($1) }
        case .range(let range):
            if let lower = range.lower { write(.double(lower)) }
            text += range.isClosed ? "..." : "..<"
            if let upper = range.upper { write(.double(upper)) }
        case .keyPath(let names): text += "\\." + names.joined(separator: ".")
        case .style(let style): write(style)
        case .foundation(let value): text += value.words
        case .rect(let rect): text += "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
        case .size(let size): text += "(\(size.width), \(size.height))"
        case .point(let point): text += "(\(point.x), \(point.y))"
        case .insets(let insets):
            text += "(\(insets.top ?? 0), \(insets.leading ?? 0), \(insets.bottom ?? 0), \(insets.trailing ?? 0))"
        case .region(let region):
            text += region.name.rawValue
            write(.rect(region.frame))
        case .geometry(let geometry):
            text += "proxy"
            write(.size(geometry.size))
        case .hinge(let hinge): text += "hinge(\(hinge.angle))"
        case .hingeContext(let hinge): text += "hinge(\(hinge.map { String($0.angle) } ?? "nil"))"
        case .type(let name): text += name
        case .closure, .function, .builtin: text += "function"
        case .binding: text += "binding"
        case .view: text += "view"
        case .dismissal: text += "dismiss"
        case .layout: text += "layout"
        case .unknown(let unknown): text += "‹\(unknown.source)›"
        }
    }

    private mutating func list<Part>(
        _ parts: [Part], _ open: String, _ close: String, _ write: (inout WordWriter, Part) -> Void
    ) {
        text += open
        for (index, part) in parts.enumerated() {
            guard text.utf8.count < Self.longest else { break }
            if index > 0 { text += ", " }
            write(&self, part)
        }
        text += close
    }

    private mutating func write(_ elements: [Value.Element]) {
        list(elements, "(", ")") {
            if let label = $1.label { $0.text += label + ": " }
            $0.write($1.value)
        }
    }

    /// The type in front is left out: `Color.red` and `.red` are one colour, `Tab.home` and `.home` one case.
    private mutating func write(_ style: Style) {
        if isForReaders, let name = style.singleName {
            text += name
            return
        }
        for part in style.parts {
            text += "." + part.name
            if let arguments = part.arguments { write(arguments) }
        }
    }
}
