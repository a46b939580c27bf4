public import CreaseDevice

/// The styles of controls and containers that modifiers set by name.
public enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
    case glass
    case glassProminent
}

public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case titleAndIcon
    case titleOnly
    case iconOnly
}

public enum PickerStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case menu
    case segmented
    case inline
    case wheel
    case navigationLink
    case palette
}

public enum TextFieldStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case roundedBorder
}

public enum ToggleStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case `switch`
    case button
}

public enum ProgressStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case linear
    case circular
}

public enum ControlSize: String, CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

public enum TabViewStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case tabBarOnly
    case sidebarAdaptable
    case page
}

public struct ArrangementStyle: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case automatic
        case split
        case overlay
    }

    public var kind: Kind
    /// Axes it may use; both by default.
    public var axes: Set<Axis>

    public init(_ kind: Kind = .automatic, axes: Set<Axis> = [.horizontal, .vertical]) {
        self.kind = kind
        self.axes = axes
    }
}
