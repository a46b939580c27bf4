#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A way to fail on demand while the screen is up, for the tests that prove the terminal is given back.
///
/// Test-only: read from the environment variable `CREASE_FAULT`, mentioned in no manual.
public enum Fault: String, CaseIterable, Error, Sendable {
    case trap
    case abort
    case overflow
    case `throw`

    /// Fails as asked; returns from none but `throw`, which throws.
    func strike() throws {
        switch self {
        case .trap: fatalError("CREASE_FAULT=trap")
        case .abort: Self.abortNow()
        case .overflow: _ = Self.descend(0)
        case .throw: throw self
        }
    }

    private static func abortNow() {
        #if canImport(Glibc)
            Glibc.abort()
        #else
            Darwin.abort()
        #endif
    }

    /// Recurses until the stack ends. Each call keeps memory of its own on it, so that no optimiser makes it a loop.
    @inline(never)
    private static func descend(_ depth: Int) -> Int {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { room in
            room.initialize(repeating: depth)
            let deeper = descend(depth &+ room[depth & 63] &+ 1)
            return deeper &+ room[deeper & 63]
        }
    }
}
