/// Reads asciicasts of version 1, 2 and 3, ours or anyone's.
///
/// 1. The first line with something in it is the header; a file that is one object is version 1.
/// 2. Every further line is an event; empty lines and, as version 3 has them, lines that begin with `#` are skipped.
/// 3. The last line may be cut, as when the recorder was killed: the recording ends before it.
///
/// Times may be written any way JSON allows; one that goes back counts as the moment before.
struct CastReader {
    /// The limit of a recording, in bytes.
    static let sizeLimit = 64 << 20

    private let bytes: [UInt8]
    /// What messages call the file.
    private let name: String

    private init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
    }

    static func cast(_ bytes: [UInt8], name: String) throws(FileError) -> Cast {
        try CastReader(bytes, name: name).read()
    }

    static func cast(file: FileName) throws(FileError) -> Cast {
        try cast(FileReader.bytes(of: file, limit: sizeLimit, kind: "recording"), name: file.shown)
    }

    // MARK: Lines

    private struct Line {
        /// From 1.
        var number: Int
        var bytes: ArraySlice<UInt8>
        /// Nothing ends it: the recorder may have been killed in it.
        var isCut: Bool

        var isEmpty: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
    }

    private var lines: [Line] {
        var lines: [Line] = []
        // A byte order mark says nothing.
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            lines.append(Line(number: lines.count + 1, bytes: bytes[start..<end], isCut: end == bytes.count))
            start = end + 1
        }
        return lines
    }

    private func read() throws(FileError) -> Cast {
        let lines = lines
        guard let first = lines.first(where: { !$0.isEmpty }) else {
            throw FileError(file: name, message: "the file is empty; a recording begins with a header")
        }
        let object: JSON
        do throws(JSONReader.Failure) {
            object = try JSONReader.value(first.bytes)
        } catch {
            // Version 1 may run over many lines.
            guard let whole = try? JSONReader.value(bytes[first.bytes.startIndex...], mayBeCut: true),
                whole["version"]?.asWhole == 1
            else {
                guard first.bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "{") else {
                    throw wrong("this is no asciicast: its first line is no JSON object", first)
                }
                throw wrong(error.isCut ? "the file ends inside its header" : error.message, first, at: error.offset)
            }
            return try version1(whole, first)
        }
        guard case .object = object else {
            throw wrong("this is no asciicast: its first line is no JSON object", first)
        }
        guard let number = object["version"]?.asWhole else {
            throw wrong("this is no asciicast: its header has no version", first)
        }
        switch Cast.Version(rawValue: number) {
        case .v1: return try version1(object, first)
        case .v2:
            let header = try header(object, version: .v2, size: (object["width"], object["height"]), first)
            return Cast(header: header, events: try events(lines, after: first, isRelative: false))
        case .v3:
            let terminal = object["term"]
            let header = try header(object, version: .v3, size: (terminal?["cols"], terminal?["rows"]), first)
            return Cast(header: header, events: try events(lines, after: first, isRelative: true))
        case nil: throw wrong("asciicast \(number) is not known here, but 1, 2 and 3 are", first)
        }
    }

    private func wrong(_ message: String, _ line: Line, at offset: Int? = nil) -> FileError {
        FileError(
            file: name, message: message, line: line.number,
            column: offset.flatMap { line.bytes.indices.contains($0) ? $0 - line.bytes.startIndex + 1 : nil })
    }

    // MARK: Header

    private func header(
        _ object: JSON, version: Cast.Version, size: (columns: JSON?, rows: JSON?), _ line: Line
    ) throws(FileError) -> CastHeader {
        guard let columns = size.columns?.asWhole, let rows = size.rows?.asWhole, columns >= 1, rows >= 1 else {
            throw wrong("the header has to say how wide and how high the terminal is, each at least 1", line)
        }
        var header = CastHeader(columns: columns, rows: rows)
        header.version = version
        header.timestamp = object["timestamp"]?.asWhole
        header.idleLimit = object["idle_time_limit"]?.asNumber.flatMap { $0 > 0 ? $0 : nil }
        header.title = object["title"]?.asString
        header.crease = object["crease"]
        let theme = version == .v3 ? object["term"]?["theme"] : object["theme"]
        if let theme, let ink = theme["fg"]?.asString, let ground = theme["bg"]?.asString,
            let palette = theme["palette"]?.asString
        {
            header.theme = CastTheme(
                ink: ink, ground: ground, palette: palette.split(separator: ":").map(String.init))
        }
        return header
    }

    /// One object with everything in it; delays count from the event before.
    private func version1(_ object: JSON, _ line: Line) throws(FileError) -> Cast {
        let header = try header(object, version: .v1, size: (object["width"], object["height"]), line)
        var cast = Cast(header: header, events: [])
        var time = CastTime.zero
        let frames = object["stdout"]?.asArray ?? []
        for (index, frame) in frames.enumerated() {
            let parts = frame.asArray ?? []
            // The last one may be cut.
            if parts.count < 2, index == frames.count - 1 { break }
            guard parts.count >= 2, let delay = parts[0].asNumber, let text = parts[1].asString else {
                throw wrong("entry \(index + 1) of stdout is no pair of a delay and a text", line)
            }
            time = time + CastTime(seconds: delay)
            cast.events.append(CastEvent(time: time, kind: .output(text)))
        }
        return cast
    }

    // MARK: Events

    private func events(_ lines: [Line], after first: Line, isRelative: Bool) throws(FileError) -> [CastEvent] {
        var events: [CastEvent] = []
        // Intervals are added up before they are rounded, so that rounding does not add up too.
        var seconds = 0.0
        for line in lines.dropFirst(first.number) where !line.isEmpty && line.bytes.first != UInt8(ascii: "#") {
            let value: JSON
            do throws(JSONReader.Failure) {
                value = try JSONReader.value(line.bytes)
            } catch {
                if line.isCut { break }
                throw wrong(error.message, line, at: error.offset)
            }
            guard let parts = value.asArray, parts.count >= 3, let number = parts[0].asNumber,
                let code = parts[1].asString
            else { throw wrong("an event is a list of its time, its code and its data", line) }
            seconds = isRelative ? seconds + max(0, number) : max(seconds, number)
            events.append(
                CastEvent(time: CastTime(seconds: seconds), kind: try kind(code, parts[2], line)))
        }
        return events
    }

    private func kind(_ code: String, _ data: JSON, _ line: Line) throws(FileError) -> CastEvent.Kind {
        switch code {
        case "o", "i", "m":
            guard let text = data.asString else { throw wrong("the data of an \"\(code)\" event is a text", line) }
            return code == "o" ? .output(text) : code == "i" ? .input(text) : .marker(text)
        case "r":
            let numbers = (data.asString ?? "").split(separator: "x").compactMap { Int($0) }
            guard numbers.count == 2, numbers[0] >= 1, numbers[1] >= 1 else {
                throw wrong("the data of an \"r\" event is a size such as \"80x24\"", line)
            }
            return .resize(columns: numbers[0], rows: numbers[1])
        case "x": return .exit(data.asString ?? data.asWhole.map(String.init) ?? "")
        default: return .other(code: code)
        }
    }
}
