import CreaseCanvas
import CreaseLanguage
import CreaseLayout

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A session and the file it shows: where saving the file becomes a change of the session.
struct LivePreview: Interactive {
    private(set) var session: Session
    private let watch: FileWatch?
    private let file: FileName
    private let reading: ReadingOptions

    /// Begins to watch the file of a session.
    ///
    /// - Parameter contents: what was in the file before the session read it; `nil` leaves it unwatched.
    init(_ session: Session, of file: FileName, reading: ReadingOptions, contents: [UInt8]?, at now: Double) {
        self.session = session
        self.session.animates = true
        self.file = file
        self.reading = reading
        switch file {
        case .path(let path):
            watch = contents.map { FileWatch(path: path, contents: $0, limit: Document.sizeLimit, at: now) }
            self.session.path = path
            if let stamp = FileStamp(path: path) { self.session.freshness.saved = stamp.words(now: Int64(time(nil))) }
        case .standardInput: watch = nil
        }
    }

    /// What is in a file that can be watched; `nil` for standard input, pipes, and what cannot be read.
    static func contents(of file: FileName) -> [UInt8]? {
        switch file {
        case .path(let path):
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            return try? FileReader.bytes(of: file, limit: Document.sizeLimit)
        case .standardInput: return nil
        }
    }

    mutating func update(_ event: InputEvent) -> [Effect] { session.update(event) }
    mutating func prepare() { session.prepare() }

    func view(on size: ScreenSize, with abilities: ScreenAbilities) -> CellGrid {
        session.view(on: size, with: abilities)
    }

    var watched: Int32? { watch?.descriptor }

    func due(after now: Double) -> Double? {
        [session.due(after: now), watch?.due].compactMap(\.self).min()
    }

    mutating func elapse(to now: Double) -> [Effect] {
        if let news = watch?.news(at: now) { take(news, at: now) }
        return session.elapse(to: now)
    }

    /// The file has become something else: show it, or say why not and keep the picture.
    private mutating func take(_ news: FileWatch.News, at now: Double) {
        switch news {
        case .contents(let bytes, let stamp):
            do {
                let document = try Document(bytes, file: file, reading: reading)
                session.adopt(document)
                session.freshness = Freshness(saved: stamp.words(now: Int64(time(nil))))
            } catch {
                complain(Freshness.Trouble(error, file: file, since: now))
            }
        case .trouble(let message):
            complain(Freshness.Trouble(headline: message, line: nil, since: now))
        }
    }

    /// The picture is as old as the first trouble, however the trouble changes.
    private mutating func complain(_ trouble: Freshness.Trouble) {
        var trouble = trouble
        if let first = session.freshness.trouble { trouble.since = first.since }
        session.freshness.trouble = trouble
    }
}
