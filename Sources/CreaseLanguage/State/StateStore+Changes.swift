extension StateStore {
    /// A property that has another value than before, with the value in words.
    public struct Change: Hashable, Sendable {
        public var name: String
        public var words: String
    }

    /// What became different since another moment, by name; a property that went back to its default is not among it.
    public func changes(since earlier: StateStore) -> [Change] {
        let changed = cells.filter { key, value in earlier.cells[key]?.words != value.words }
        return changed.map { Change(name: $0.key.name, words: $0.value.words) }
            .sorted { ($0.name, $0.words) < ($1.name, $1.words) }
    }
}
