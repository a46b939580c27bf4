public import CreaseLayout

/// What the program remembers: the values of `@State` that are no longer their defaults, by the identity of their view.
///
/// A value: keep a copy to undo. Defaults are computed, so a fresh store is empty; a view that vanishes keeps its entry
/// until `forget(_:)` drops it.
public struct StateStore: Sendable {
    var cells: [StateKey: Value] = [:]
    /// `--set NAME=VALUE`: defaults and unknown values by name, over what the file says.
    var overrides: [String: Value] = [:]
    /// Actions performed so far: what they make is new each time. Two stores that differ in it alone are equal.
    var actions = 0

    public init() {}

    /// Overrides a property, constant or unknown name everywhere; `Type.name` only in one type.
    ///
    /// The text is read as a Swift literal (`true`, `3`, `"words"`, `.case`, `nil`); anything else is a string.
    public mutating func set(_ name: String, to text: String) { overrides[name] = Value(literal: text) }

    /// Sets a property from here on: what was remembered under that name gives way to the value.
    public mutating func assign(_ name: String, to text: String) {
        let property = name.split(separator: ".").last.map(String.init) ?? name
        cells = cells.filter { $0.key.name != property }
        set(name, to: text)
    }

    /// The views something is remembered for; what is in `@AppStorage` belongs to none.
    public var views: Set<ViewID> { Set(cells.keys.lazy.filter { !$0.isStored }.map(\.id)) }

    /// Drops what is remembered for views that are gone.
    public mutating func forget(_ views: Set<ViewID>) {
        cells = cells.filter { $0.key.isStored || !views.contains($0.key.id) }
    }

    /// The names overridden, in alphabetical order.
    public var overriddenNames: [String] { overrides.keys.sorted() }

    /// Whether nothing was ever changed.
    public var isEmpty: Bool { cells.isEmpty && overrides.isEmpty }
}

extension StateStore: Equatable {
    public static func == (a: StateStore, b: StateStore) -> Bool {
        a.cells.mapValues(\.words) == b.cells.mapValues(\.words)
            && a.overrides.mapValues(\.words) == b.overrides.mapValues(\.words)
    }
}

/// One `@State` of one view.
struct StateKey: Hashable, Sendable {
    var id: ViewID
    var name: String

    /// The prefix of names of `@AppStorage`, whose values outlive every view.
    static let storage = "storage."

    var isStored: Bool { name.hasPrefix(Self.storage) }
}

/// A place that can be read and written: `$selection`, `$items[2].name`.
struct Binding: Sendable {
    indirect enum Root: Sendable {
        case state(StateKey, initial: Value)
        /// `.constant(…)`: writes vanish.
        case constant(Value)
        /// `Binding(get:set:)`
        case computed(get: Value, set: Value)
        /// A local variable or the values of an initializer.
        case cell(Cell)
    }

    enum Step: Sendable {
        case property(String)
        case index(Int)
        case key(Value)
    }

    var root: Root
    var path: [Step] = []

    func appending(_ step: Step) -> Binding {
        var result = self
        result.path.append(step)
        return result
    }
}
