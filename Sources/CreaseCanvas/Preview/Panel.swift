/// A list over the picture: help, a menu of conditions, search results.
public struct Panel: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public var key: String
        public var text: String
        /// Stands at the right: the current value of a condition.
        public var value: String
        /// The value is the usual one and need not be looked at.
        public var isUsual: Bool

        public init(_ key: String = "", _ text: String, value: String = "", isUsual: Bool = false) {
            self.key = key
            self.text = text
            self.value = value
            self.isUsual = isUsual
        }
    }

    public var title: String
    public var rows: [Row]
    /// The index of the chosen row; the list scrolls to keep it in view.
    public var selected: Int?
    /// One line below the rows.
    public var hint: String
    /// Columns the inside takes at least, so that the box keeps its place while its words change; 0 for as needed.
    public var width: Int

    public init(title: String, rows: [Row], selected: Int? = nil, hint: String = "", width: Int = 0) {
        self.title = title
        self.rows = rows
        self.selected = selected
        self.hint = hint
        self.width = width
    }
}
