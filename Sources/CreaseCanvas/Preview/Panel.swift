/// A list over the picture: help, a menu of conditions, search results.
public struct Panel: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public var key: String
        public var text: String
        /// Stands at the right: the current value of a condition.
        public var value: String

        public init(_ key: String = "", _ text: String, value: String = "") {
            self.key = key
            self.text = text
            self.value = value
        }
    }

    public var title: String
    public var rows: [Row]
    /// The index of the chosen row; the list scrolls to keep it in view.
    public var selected: Int?
    /// One line below the rows.
    public var hint: String

    public init(title: String, rows: [Row], selected: Int? = nil, hint: String = "") {
        self.title = title
        self.rows = rows
        self.selected = selected
        self.hint = hint
    }
}
