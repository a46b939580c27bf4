import Testing

@testable import CreaseApp

@Suite("The large stack")
struct LargeStackTests {
    @Test("a recursion of a hundred thousand calls fits, and its result comes back")
    func deep() {
        #expect(LargeStack.run { depth(100_000) } == 100_000)
    }
}

@inline(never)
private func depth(_ levels: Int) -> Int {
    levels == 0 ? 0 : withExtendedLifetime(levels) { 1 + depth(levels - 1) }
}
