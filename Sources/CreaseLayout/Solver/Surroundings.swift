import CreaseDevice

/// The environment values of a part of the tree, shared by all its elements.
final class Surroundings {
    let values: EnvironmentValues
    /// The environment's own font, computed once.
    private(set) lazy var face = Face(values.font, textSize: values.textSize)

    init(_ values: EnvironmentValues) { self.values = values }

    var isMirrored: Bool { values.layoutDirection == .rightToLeft }

    /// A copy with some values changed.
    func changed(_ change: (inout EnvironmentValues) -> Void) -> Surroundings {
        var copy = values
        change(&copy)
        return Surroundings(copy)
    }

    /// The physical edge of a side.
    func edge(_ side: Side) -> Edge {
        switch side {
        case .top: .top
        case .bottom: .bottom
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        }
    }

    /// Sides as physical insets; an edge not named is 0, a named one without a length is `standard`.
    func insets(_ sides: Sides<Double?>, standard: Double) -> EdgeInsets {
        func length(_ side: Double??) -> Double {
            guard let named = side else { return 0 }
            return named?.asDistance ?? standard
        }
        var insets = EdgeInsets(top: length(sides.top), bottom: length(sides.bottom))
        insets[edge(.leading)] = length(sides.leading)
        insets[edge(.trailing)] = length(sides.trailing)
        return insets
    }
}
