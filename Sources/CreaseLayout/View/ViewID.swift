/// The identity of a view: where it stands in the structure of the source, `ForEach` ids and `.id(_:)` included.
///
/// Two evaluations of the same program give a view the same identity as SwiftUI would keep; state, selection and
/// scroll positions hang on it. A 64-bit path hash: small, constant time, the same on every machine.
public struct ViewID: Hashable, Sendable {
    public let hash: UInt64

    private init(hash: UInt64) { self.hash = hash }

    /// The identity of the tree's root.
    public static let root = ViewID(hash: 0xcbf2_9ce4_8422_2325)

    /// The identity one step further in. Steps of two kinds never lead to one identity, nor do two of a kind.
    public func child(_ step: PathStep) -> ViewID {
        let start = mixed(step.salt)
        return switch step {
        case .statement(let index), .branch(let index), .modifier(let index), .tag(let index): start.mixed(index)
        case .slot(let slot): start.mixed(slot.rawValue)
        case .style: start
        case .viewModifier(let name), .key(let name), .identifier(let name), .part(let name): start.mixed(name)
        }
    }

    private func mixed(_ index: Int) -> ViewID { mixed(UInt64(bitPattern: Int64(index)) &+ 0x9e37_79b9_7f4a_7c15) }

    private func mixed(_ key: String) -> ViewID {
        var result = self
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

/// One step from the identity of a view to that of something in it, on it, or made for it.
public enum PathStep: Hashable, Sendable {
    /// The nth statement of a builder's body, or the nth of values side by side.
    case statement(Int)
    /// A branch of an `if`, a `switch` or an `#if`.
    case branch(Int)
    /// What an argument such as `label:` builds.
    case slot(Slot)
    /// The nth modifier of a chain, counted from the view outwards.
    case modifier(Int)
    /// A style of the file that draws a control.
    case style
    /// A `ViewModifier` of the file, by the name of its type.
    case viewModifier(String)
    /// An element of a `ForEach`, an item of a sheet or a page of a path, by what it is known by.
    case key(String)
    /// `.id(_:)`
    case identifier(String)
    /// The tag that a container gives the nth of its views.
    case tag(Int)
    /// What layout makes of one view: the row of a control, the back button of a page.
    case part(String)

    /// What keeps the steps of this kind apart from those of any other.
    fileprivate var salt: UInt64 {
        switch self {
        case .statement: 0x9e6c_63d0_9759_3a8f
        case .branch: 0x2545_f491_4f6c_dd1d
        case .slot: 0x5851_f42d_4c95_7f2d
        case .modifier: 0xd6e8_feb8_6659_fd93
        case .style: 0xa076_1d64_78bd_642f
        case .viewModifier: 0xe703_7ed1_a0b4_28db
        case .key: 0x8ebc_6af0_9c88_c6e3
        case .identifier: 0x5899_65cc_7537_4cc3
        case .tag: 0x1d8e_4e27_c47d_124f
        case .part: 0xeb44_acca_b455_d165
        }
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
