/// Watches one file for its owner: says what is in it whenever that has become something else.
///
/// The path is what is watched, not the file behind it: editors replace files, version control replaces folders.
final class FileWatch {
    /// What became of the file.
    enum News: Hashable {
        case contents([UInt8], FileStamp)
        /// It cannot be read, and why: a headline.
        case trouble(String)
    }

    /// Seconds between two looks where no alarm rings.
    private static let beat = 0.25

    private let path: String
    private let limit: Int
    private let alarm: FolderAlarm
    private var settling: Settling
    /// What was last told.
    private var told: News
    private var nextLook: Double

    /// - Parameters:
    ///   - contents: what was read before the watch began.
    ///   - limit: bytes read at most.
    init(path: String, contents: [UInt8], limit: Int, at now: Double) {
        self.path = path
        self.limit = limit
        alarm = FolderAlarm(path: path)
        let stamp = FileStamp(path: path)
        settling = Settling(known: stamp)
        told = stamp.map { .contents(contents, $0) } ?? .trouble("")
        nextLook = now
        // It may have changed between the reading and the watching.
        _ = settling.stir(stamp, at: now, isNamed: true)
    }

    /// Becomes readable when there may be news.
    var descriptor: Int32? { alarm.descriptor }

    /// When to ask for news though nothing rings; `nil` for not before it does.
    var due: Double? {
        let look = alarm.isBlind ? nextLook : nil
        return [settling.due, look].compactMap(\.self).min()
    }

    /// Asks whether the file has become something else. Cheap when nothing rang and nothing is due.
    func news(at now: Double) -> News? {
        var verdict = Settling.Verdict.quiet
        if let ring = alarm.hear() {
            verdict = settling.stir(FileStamp(path: path), at: now, isNamed: ring.isNamed || ring.isMoved)
        } else if alarm.isBlind, now >= nextLook {
            nextLook = now + Self.beat
            alarm.arm()
            verdict = settling.stir(FileStamp(path: path), at: now, isNamed: false)
        } else if let due = settling.due, now >= due {
            verdict = settling.sample(FileStamp(path: path), at: now)
        }
        switch verdict {
        case .quiet, .wait: return nil
        case .missing: return tell(.trouble(FileReader.missing))
        case .read: return read(at: now)
        }
    }

    private func read(at now: Double) -> News? {
        let before = FileStamp(path: path)
        do {
            let bytes = try FileReader.bytes(of: .path(path), limit: limit)
            let after = FileStamp(path: path)
            guard let after, after == before else {
                settling.distrust(at: now)
                return nil
            }
            return tell(.contents(bytes, after))
        } catch {
            return tell(.trouble(error.message))
        }
    }

    /// News is what differs from what was told last; the same bytes saved again are none.
    private func tell(_ news: News) -> News? {
        switch (news, told) {
        case (.contents(let new, _), .contents(let old, _)) where new == old: return nil
        case (.trouble(let new), .trouble(let old)) where new == old: return nil
        case (.contents, _), (.trouble, _):
            told = news
            return news
        }
    }
}
