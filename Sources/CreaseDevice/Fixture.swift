/// Something the system draws on the glass, in display coordinates.
public struct Fixture: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case camera
        case clock
        case network
        case homeIndicator
    }

    public var kind: Kind
    public var frame: Rect
    /// How well the least known number of the frame is known.
    public var basis: Fact.Basis

    public init(kind: Kind, frame: Rect, basis: Fact.Basis) {
        self.kind = kind
        self.frame = frame
        self.basis = basis
    }
}
