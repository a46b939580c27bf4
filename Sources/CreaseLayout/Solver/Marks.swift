import CreaseDevice

/// What modifiers say about the node a view becomes: its name, its label, what a tap on it does.
struct Marks {
    /// Innermost first; more than one gives the view a node around it per further name.
    var identifiers: [String] = []
    var label: String?
    var tap: Tap?
}
