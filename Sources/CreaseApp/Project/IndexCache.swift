#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Outlines of a project's files, kept from run to run.
///
/// An outline belongs to the hash of a file's content; the stamp only spares reading a file that nobody touched. A cache
/// that is missing, broken, of another version or not writable costs time and nothing else.
struct IndexCache: Sendable {
    /// What is known of one file.
    struct Record: Hashable, Sendable {
        var stamp: SourceStamp
        var content: UInt64
        var outline: Outline
    }

    /// The most that is kept of all projects together.
    static let byteLimit = 128 << 20
    static let fileLimit = 64

    /// When it was written: stamps as young as that may miss a change of the same moment.
    private(set) var written: Int64 = 0
    /// By path below the root.
    private(set) var records: [String: Record] = [:]

    /// By content, for files that were moved or checked out anew.
    var outlines: [UInt64: Outline] {
        Dictionary(records.values.map { ($0.content, $0.outline) }, uniquingKeysWith: { first, _ in first })
    }

    /// The record of a file whose stamp is still the same.
    func record(of path: String, _ stamp: SourceStamp) -> Record? {
        guard let record = records[path], record.stamp == stamp,
            max(stamp.modified, stamp.changed) < written - Self.moment
        else { return nil }
        return record
    }

    /// Two changes in so short a time may carry the same stamp.
    private static let moment: Int64 = 2_000_000_000

    init() {}

    init(written: Int64, records: [String: Record]) {
        self.written = written
        self.records = records
    }

    // MARK: On disk

    /// The cache of a project in a folder; empty where there is none that can be used.
    static func load(_ root: String, in folder: String) -> IndexCache {
        guard let bytes = try? FileReader.bytes(of: .path(path(root, folder)), limit: byteLimit) else {
            return IndexCache()
        }
        return IndexCache(bytes) ?? IndexCache()
    }

    /// Writes it whole or not at all; what cannot be written is left.
    func store(_ root: String, in folder: String) {
        guard (try? Folder.make(folder)) != nil else { return }
        let path = Self.path(root, folder)
        var name = Array((path + ".XXXXXX").utf8CString)
        let descriptor = name.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
        guard descriptor >= 0 else { return }
        let isWhole = Self.write(bytes, to: descriptor)
        close(descriptor)
        if !isWhole || rename(name, path) != 0 { unlink(name) }
        Self.bound(folder, keeping: path)
    }

    private static func path(_ root: String, _ folder: String) -> String {
        let digits = String(NameHash.of(root), radix: 16)
        return folder + "/" + String(repeating: "0", count: 16 - digits.count) + digits + ending
    }

    private static let ending = ".index"

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                // The system's function, not this one.
                let count = systemWrite(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Removes the oldest until what is left is within the limits; what a killed run left half done goes with it.
    private static func bound(_ folder: String, keeping kept: String) {
        var files: [(path: String, stamp: SourceStamp)] = []
        for entry in DirectoryEntry.all(in: folder) where entry.name.contains(ending) {
            let path = folder + "/" + entry.name
            guard let stamp = SourceStamp(path: path) else { continue }
            let isLeftOver = !entry.name.hasSuffix(ending) && stamp.modified < SourceStamp.now - 3600 * 1_000_000_000
            if isLeftOver { unlink(path) } else { files.append((path, stamp)) }
        }
        files.sort { ($0.stamp.modified, $0.path) < ($1.stamp.modified, $1.path) }
        var size = files.reduce(0) { $0 + Int($1.stamp.size) }
        var count = files.count
        for file in files where (size > byteLimit || count > fileLimit) && file.path != kept {
            unlink(file.path)
            size -= Int(file.stamp.size)
            count -= 1
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(descriptor, start, count)
}
