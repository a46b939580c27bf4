/// Values of global and static constants, computed once per program. They depend on nothing that changes, so nobody can
/// tell whether a value was kept.
final class ConstantCache: @unchecked Sendable {
    private let lock = Lock()
    private var values: [ObjectIdentifier: Value] = [:]
    private var raws: [ObjectIdentifier: [Value]] = [:]

    subscript(property: PropertyCode) -> Value? {
        get { lock.withLock { values[ObjectIdentifier(property)] } }
        set { lock.withLock { values[ObjectIdentifier(property)] = newValue } }
    }

    /// The raw values of an enum's cases, in their order.
    subscript(rawValuesOf type: TypeCode) -> [Value]? {
        get { lock.withLock { raws[ObjectIdentifier(type)] } }
        set { lock.withLock { raws[ObjectIdentifier(type)] = newValue } }
    }
}
