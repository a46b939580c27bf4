/// Decides when a file that is being written may be read: a value, fed with samples of the file and the time.
///
/// An editor saves by writing in place, or by writing another file and renaming it over. Read in between, the layout
/// would be broken for a moment. So a change counts once two samples in a row are equal.
struct Settling: Hashable, Sendable {
    /// Seconds between two samples.
    static let interval = 0.03
    /// How long a missing file may be on its way back before it counts as gone, in seconds: some editors delete first.
    static let grace = 0.25
    /// A file that never holds still is read anyway after this many seconds.
    static let patience = 0.7

    /// What the file looked like when it was last read; `nil` for missing.
    private var known: FileStamp?
    private var pending: Pending?

    private struct Pending: Hashable, Sendable {
        var stamp: FileStamp?
        /// When the unrest began, when this stamp was first seen, and when to look again.
        var began: Double
        var seen: Double
        var next: Double
    }

    init(known: FileStamp?) { self.known = known }

    /// When to take the next sample; `nil` while all is quiet.
    var due: Double? { pending?.next }

    enum Verdict: Hashable, Sendable {
        case quiet
        /// Look again when it is due.
        case wait
        /// Read it now.
        case read
        case missing
    }

    /// Something happened to the file or near it.
    ///
    /// - Parameter isNamed: it happened to the file itself, so that even an equal stamp must be looked at.
    mutating func stir(_ stamp: FileStamp?, at now: Double, isNamed: Bool) -> Verdict {
        if let pending, now < pending.next { return .wait }
        if pending != nil { return sample(stamp, at: now) }
        guard isNamed || stamp != known else { return .quiet }
        pending = Pending(stamp: stamp, began: now, seen: now, next: now + Self.interval)
        return .wait
    }

    /// A look at the file when it was due.
    mutating func sample(_ stamp: FileStamp?, at now: Double) -> Verdict {
        guard var waiting = pending else { return .quiet }
        guard now >= waiting.next else { return .wait }
        if stamp != waiting.stamp {
            waiting.stamp = stamp
            waiting.seen = now
        } else if stamp != nil || now - waiting.seen >= Self.grace {
            return settle(stamp)
        }
        if stamp != nil, now - waiting.began >= Self.patience { return settle(stamp) }
        waiting.next = now + Self.interval
        pending = waiting
        return .wait
    }

    /// The file changed while it was being read: it was not quiet after all.
    mutating func distrust(at now: Double) {
        pending = Pending(stamp: nil, began: now, seen: now, next: now + Self.interval)
    }

    private mutating func settle(_ stamp: FileStamp?) -> Verdict {
        pending = nil
        known = stamp
        return stamp == nil ? .missing : .read
    }
}
