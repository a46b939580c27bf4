/// A recorded terminal session: an asciicast, whatever version it was read from or will be written as.
struct Cast: Hashable, Sendable {
    /// The versions of the file format; the raw value is what the header calls it.
    enum Version: Int, CaseIterable, Sendable {
        case v1 = 1
        case v2 = 2
        case v3 = 3
    }

    var header: CastHeader
    /// In order; times never decrease.
    var events: [CastEvent]

    /// When the last event happens.
    var duration: CastTime { events.last?.time ?? .zero }

    /// The chapters in order.
    var chapters: [CastChapter] {
        events.indices.compactMap { index in
            guard case .marker(let label) = events[index].kind else { return nil }
            return CastChapter(label: label, time: events[index].time, event: index)
        }
    }

    /// The same with no pause longer than a limit in seconds; what comes after moves forward.
    func limitingIdle(to limit: Double) -> Cast {
        let longest = CastTime(seconds: limit)
        var cast = self
        var (before, shortened) = (CastTime.zero, CastTime.zero)
        for index in events.indices {
            let pause = events[index].time - before
            before = events[index].time
            shortened = shortened + min(pause, longest)
            cast.events[index].time = shortened
        }
        return cast
    }
}

/// A named place in a recording.
struct CastChapter: Hashable, Sendable {
    let label: String
    let time: CastTime
    /// The index of its event.
    let event: Int
}

/// Something that happened while a session was recorded.
struct CastEvent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// What the terminal was sent.
        case output(String)
        /// What was typed.
        case input(String)
        case resize(columns: Int, rows: Int)
        /// A chapter begins.
        case marker(String)
        /// The recorded program ended, with this status.
        case exit(String)
        /// An event of a code nobody here knows; has no effect.
        case other(code: String)
    }

    var time: CastTime
    var kind: Kind
}

extension [CastChapter] {
    /// The chapter a person means: by its whole label, its number, its title, or the start of one of these, in any case.
    func named(_ typed: String) -> CastChapter? {
        let wanted = typed.lowercased()
        func title(_ chapter: CastChapter) -> String {
            let label = chapter.label.lowercased()
            let rest = label.drop { $0.isASCII && $0.isNumber }
            return rest.isEmpty || rest.count == label.count ? label : String(rest.drop { $0 == " " })
        }
        if let exact = first(where: { $0.label.lowercased() == wanted }) { return exact }
        if let titled = first(where: { title($0) == wanted }) { return titled }
        if let number = Int(typed) { return number >= 1 && number <= count ? self[number - 1] : nil }
        let starting = filter { $0.label.lowercased().hasPrefix(wanted) || title($0).hasPrefix(wanted) }
        return starting.count == 1 && !wanted.isEmpty ? starting[0] : nil
    }
}
