/// The environment values that layouts read with `@Environment(\.key)` and that the system decides.
public enum EnvironmentKey: String, CaseIterable, Sendable {
    case horizontalSizeClass
    case verticalSizeClass
    case toolbarVerticalEdge
    case overlayArrangementZIndex
    case splitArrangementAxis
    case layoutDirection
    case dynamicTypeSize
    case colorScheme
    case displayScale
    case isPresented
    case isEnabled
}
