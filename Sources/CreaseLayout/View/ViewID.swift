/// The identity of a view: where it stands in the structure of the source, `ForEach` ids and `.id(_:)` included.
///
/// Two evaluations of the same program give a view the same identity as SwiftUI would keep; state, selection and
/// scroll positions hang on it. A 64-bit path hash: small, constant time, the same on every machine.
public struct ViewID: Hashable, Sendable {
    public let hash: UInt64

    private init(hash: UInt64) { self.hash = hash }

    /// The identity of the tree's root.
    public static let root = ViewID(hash: 0xcbf2_9ce4_8422_2325)

    /// The identity of the child at a place in its parent's builder.
    public func child(_ index: Int) -> ViewID {
        mixed(UInt64(bitPattern: Int64(index)) &+ 0x9e37_79b9_7f4a_7c15)
    }

    /// The identity of the child under an explicit key: a `ForEach` id, `.id(_:)`, a branch such as `"else"`.
    public func child(_ key: String) -> ViewID {
        var result = self.mixed(0x5851_f42d_4c95_7f2d)
        for byte in key.utf8 { result = ViewID(hash: (result.hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3) }
        return result
    }

    private func mixed(_ value: UInt64) -> ViewID {
        var h = hash ^ value
        h = (h ^ (h >> 30)) &* 0xbf58_476d_1ce4_e5b9
        h = (h ^ (h >> 27)) &* 0x94d0_49bb_1331_11eb
        return ViewID(hash: h ^ (h >> 31))
    }
}

/// Where a view or item was written.
public struct SourceLocation: Hashable, Sendable {
    /// `nil` for the file being previewed; the path for a view that came from another file.
    public var file: String?
    /// 1-based.
    public var line: Int
    /// 1-based.
    public var column: Int

    public init(file: String? = nil, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
