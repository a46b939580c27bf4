/// The form of a cache on disk: a head, the records, a sum over all before it; whole numbers little end first.
extension IndexCache {
    /// Changes with the form and with what a scan finds.
    private static let head: UInt64 = 0x6372_6561_7365_0001

    var bytes: [UInt8] {
        var writer = Writer()
        writer.add(Self.head)
        writer.add(UInt64(bitPattern: written))
        writer.add(UInt32(records.count))
        for (path, record) in records.sorted(by: { $0.key < $1.key }) {
            writer.add(Array(path.utf8))
            writer.add(UInt64(bitPattern: record.stamp.size))
            writer.add(record.stamp.inode)
            writer.add(UInt64(bitPattern: record.stamp.modified))
            writer.add(UInt64(bitPattern: record.stamp.changed))
            writer.add(record.content)
            writer.add(record.outline.names)
            writer.add(UInt32(record.outline.entries.count))
            for entry in record.outline.entries {
                writer.add(entry.hash)
                writer.add(entry.start)
                writer.add(
                    UInt32(entry.length) | UInt32(entry.kind.rawValue) << 16 | UInt32(entry.flags.rawValue) << 24)
                writer.add(entry.line)
                writer.add(UInt32(bitPattern: entry.owner))
            }
        }
        writer.add(ContentHash.of(writer.bytes))
        return writer.bytes
    }

    /// `nil` for anything but a whole cache of this version.
    init?(_ bytes: [UInt8]) {
        let found = bytes.withUnsafeBytes { buffer in
            var reader = Reader(bytes: buffer)
            return reader.cache()
        }
        guard let found else { return nil }
        self = found
    }

    private struct Writer {
        private(set) var bytes: [UInt8] = []

        mutating func add(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }

        mutating func add(_ text: [UInt8]) {
            add(UInt32(text.count))
            bytes += text
        }
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        private var offset = 0

        init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        mutating func cache() -> IndexCache? {
            let end = bytes.count - 8
            guard end > 0, read(UInt64.self) == IndexCache.head else { return nil }
            let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
            guard sum == ContentHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<end])) else { return nil }
            guard let written = read(UInt64.self), let count = read(UInt32.self) else { return nil }
            var records: [String: Record] = [:]
            records.reserveCapacity(min(Int(count), bytes.count / 64))
            for _ in 0..<count {
                guard let path = text(), let record = record() else { return nil }
                records[String(decoding: path, as: UTF8.self)] = record
            }
            return IndexCache(written: Int64(bitPattern: written), records: records)
        }

        private mutating func record() -> Record? {
            guard let size = read(UInt64.self), let inode = read(UInt64.self), let modified = read(UInt64.self),
                let changed = read(UInt64.self), let content = read(UInt64.self), let names = text(),
                let count = read(UInt32.self), Int(count) <= (bytes.count - offset) / 24
            else { return nil }
            var entries: [Outline.Entry] = []
            entries.reserveCapacity(Int(count))
            for _ in 0..<count {
                guard let entry = entry(names.count, count: Int32(truncatingIfNeeded: count)) else { return nil }
                entries.append(entry)
            }
            return Record(
                stamp: SourceStamp(
                    size: Int64(bitPattern: size), inode: inode, modified: Int64(bitPattern: modified),
                    changed: Int64(bitPattern: changed)),
                content: content, outline: Outline(entries: entries, names: Array(names)))
        }

        private mutating func entry(_ namesCount: Int, count: Int32) -> Outline.Entry? {
            guard let hash = read(UInt64.self), let start = read(UInt32.self), let packed = read(UInt32.self),
                let line = read(UInt32.self), let owner = read(UInt32.self).map(Int32.init(bitPattern:)),
                let kind = Outline.Kind(rawValue: UInt8(truncatingIfNeeded: packed >> 16)),
                Int(start) + Int(packed & 0xFFFF) <= namesCount, owner >= Outline.nested, owner < count
            else { return nil }
            return Outline.Entry(
                hash: hash, start: start, length: UInt16(truncatingIfNeeded: packed), kind: kind,
                flags: Outline.Flags(rawValue: UInt8(truncatingIfNeeded: packed >> 24)), line: line, owner: owner)
        }

        private mutating func text() -> Slice<UnsafeRawBufferPointer>? {
            guard let count = read(UInt32.self), Int(count) <= bytes.count - offset else { return nil }
            offset += Int(count)
            return bytes[(offset - Int(count))..<offset]
        }

        private mutating func read<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) -> Number? {
            let size = MemoryLayout<Number>.size
            guard bytes.count - offset >= size else { return nil }
            offset += size
            return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset - size, as: Number.self))
        }
    }
}

/// A hash of a file's bytes, eight at a time: the same on every machine and in every run.
enum ContentHash {
    static func of(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = mixed(hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            offset += 8
        }
        var rest: UInt64 = 0
        for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
        return mixed(hash, rest)
    }

    /// The product's halves folded, as in wyhash.
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        return product.high ^ product.low ^ (hash << 1 | hash >> 63)
    }
}
