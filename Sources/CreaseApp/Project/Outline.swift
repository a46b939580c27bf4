/// What one Swift file declares, as far as other files can ask for it.
///
/// Names are kept together in one run of bytes, so that an outline is little more than two arrays: a project has a hundred
/// thousand entries.
struct Outline: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
        /// A struct, class, enum or actor.
        case type
        case proto
        case alias
        case function
        /// A variable or constant.
        case variable
        /// An extension; its members follow with it as their owner.
        case extends
        case imports
    }

    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        /// `private` or `fileprivate`.
        static let isPrivate = Flags(rawValue: 1)
        /// Inherits from, or adds to, something that is drawn.
        static let isView = Flags(rawValue: 2)
        /// An extension with a list of what it conforms to.
        static let conforms = Flags(rawValue: 4)
    }

    struct Entry: Hashable, Sendable {
        /// Of the name, so that most comparisons need no text.
        var hash: UInt64
        /// Where the name stands in `names`.
        var start: UInt32
        var length: UInt16
        var kind: Kind
        var flags: Flags
        /// From 1.
        var line: UInt32
        /// The index of the extension it stands in, `outside` of types, or `nested` in a type.
        var owner: Int32
    }

    static let outside: Int32 = -1
    static let nested: Int32 = -2

    private(set) var entries: [Entry] = []
    private(set) var names: [UInt8] = []

    init() {}

    init(entries: [Entry], names: [UInt8]) {
        self.entries = entries
        self.names = names
    }

    /// The index of the new entry.
    @discardableResult
    mutating func add(
        _ name: ArraySlice<UInt8>, _ kind: Kind, _ flags: Flags, line: Int, owner: Int32
    ) -> Int32 {
        let start = names.count
        names += name.prefix(Int(UInt16.max))
        entries.append(
            Entry(
                hash: NameHash.of(names[start...]), start: UInt32(truncatingIfNeeded: start),
                length: UInt16(truncatingIfNeeded: names.count - start), kind: kind, flags: flags,
                line: UInt32(truncatingIfNeeded: line), owner: owner))
        return Int32(truncatingIfNeeded: entries.count - 1)
    }

    mutating func mark(_ index: Int32, _ flags: Flags) { entries[Int(index)].flags.formUnion(flags) }

    func name(_ entry: Entry) -> String {
        let start = Int(entry.start)
        return String(decoding: names[start..<(start + Int(entry.length))], as: UTF8.self)
    }
}

/// FNV-1a, 64 bits: the same on every machine and in every run.
enum NameHash {
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }

    static func of(_ name: String) -> UInt64 { of(name.utf8) }
}
