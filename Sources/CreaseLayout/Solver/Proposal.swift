import CreaseDevice

/// What a parent offers along one axis.
enum Length: Hashable {
    /// So many points, finite and at least zero.
    case definite(Double)
    /// "As you like": the child answers with its ideal.
    case unspecified
    /// "As much as you can take": the child answers with its maximum.
    case infinite

    static let zero = Length.definite(0)

    /// A length from arithmetic: negative becomes zero, infinite stays infinite, not-a-number is unspecified.
    init(_ points: Double) {
        if points.isNaN {
            self = .unspecified
        } else if points == .infinity {
            self = .infinite
        } else {
            self = .definite(max(0, points))
        }
    }

    /// The points offered; `ideal` where nothing is said, infinity where everything is offered.
    func points(ideal: Double) -> Double {
        switch self {
        case .definite(let points): points
        case .unspecified: ideal
        case .infinite: .infinity
        }
    }

    /// Less by what a parent keeps for itself; never below zero.
    func minus(_ points: Double) -> Length {
        switch self {
        case .definite(let whole): .definite(max(0, whole - points))
        case .unspecified, .infinite: self
        }
    }
}

/// What a parent offers along both axes.
struct Proposal: Hashable {
    var width: Length
    var height: Length

    init(width: Length, height: Length) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: Length(size.width), height: Length(size.height))
    }

    static let unspecified = Proposal(width: .unspecified, height: .unspecified)

    subscript(axis: Axis) -> Length {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    /// The same proposal with one axis replaced.
    func with(_ axis: Axis, _ length: Length) -> Proposal {
        var result = self
        result[axis] = length
        return result
    }

    /// The offered size, `ideal` where nothing is said.
    func size(ideal: Size) -> Size {
        Size(width: width.points(ideal: ideal.width), height: height.points(ideal: ideal.height))
    }

    func minus(_ insets: EdgeInsets) -> Proposal {
        Proposal(width: width.minus(insets.horizontal), height: height.minus(insets.vertical))
    }
}

/// The largest coordinate taken from source text; what is beyond it, or no number, is brought back to it.
///
/// Keeps every sum finite: 100,000 such lengths are far below where a `Double` loses points.
let farthestCoordinate = 1e7

extension Double {
    /// A length from source text: finite, at least zero.
    var asLength: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), farthestCoordinate) }
    /// A distance from source text: finite, may be negative.
    var asDistance: Double { isNaN ? 0 : Swift.min(Swift.max(self, -farthestCoordinate), farthestCoordinate) }
}
