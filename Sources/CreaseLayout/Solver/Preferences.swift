import CreaseDevice

/// What the views of a page ask of the container around them, collected while the page is resolved.
///
/// In source order, outer views first. A container makes a fresh collection for its content and reads it afterwards;
/// what is not its business it hands to the collection outside.
final class Preferences {
    /// A value with the environment of the view that asked.
    struct Asked<Value> {
        var value: Value
        var environment: Surroundings
        var source: SourceLocation?
        var id: ViewID
    }

    /// The outermost title wins.
    var title: Asked<String>?
    var titleDisplayMode: TitleDisplayMode?
    var hidesBackButton: Bool?
    var toolbar: [Asked<[ToolbarEntry]>] = []
    /// The outermost wish per bar wins.
    var barVisibility: [Bar: Bool?] = [:]
    var disablesVerticalBars: Bool?
    var compression: CompressionBehavior?
    var search: Asked<SearchField>?
    var destinations: [Asked<Destination>] = []
    var sidebarPlacement = false
    var tabAccessory: Asked<[ViewNode]>?
    /// What is selected in a list of the page, and the binding to write through.
    var selection: (selected: TagValue, binding: BindingReference)?
    // Wishes of a sheet's content.
    var detents: [Detent]?
    var dragIndicator: Bool?
    var placement: PresentationPlacement?

    init() {}

    struct SearchField {
        var text: String
        var prompt: String
        var binding: BindingReference?
    }
}
