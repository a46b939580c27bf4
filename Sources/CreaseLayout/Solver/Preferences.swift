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
        /// It comes from a pane that does not reach the rail.
        var isOffRail = false
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
        var submit: [Action] = []
    }
}

extension Preferences {
    /// Hears what an inner collection was told, after what was heard before; what only one can ask stays the first's.
    func take(_ inner: Preferences) {
        title = title ?? inner.title
        titleDisplayMode = titleDisplayMode ?? inner.titleDisplayMode
        hidesBackButton = hidesBackButton ?? inner.hidesBackButton
        toolbar += inner.toolbar
        for (bar, visibility) in inner.barVisibility where barVisibility[bar] == nil {
            barVisibility.updateValue(visibility, forKey: bar)
        }
        disablesVerticalBars = disablesVerticalBars ?? inner.disablesVerticalBars
        compression = compression ?? inner.compression
        search = search ?? inner.search
        destinations += inner.destinations
        sidebarPlacement = sidebarPlacement || inner.sidebarPlacement
        tabAccessory = tabAccessory ?? inner.tabAccessory
        selection = selection ?? inner.selection
        detents = detents ?? inner.detents
        dragIndicator = dragIndicator ?? inner.dragIndicator
        placement = placement ?? inner.placement
    }

    /// Nothing was asked for.
    var isEmpty: Bool {
        title == nil && titleDisplayMode == nil && hidesBackButton == nil && toolbar.isEmpty && barVisibility.isEmpty
            && disablesVerticalBars == nil && compression == nil && search == nil && destinations.isEmpty
            && !sidebarPlacement && tabAccessory == nil && selection == nil && detents == nil && dragIndicator == nil
            && placement == nil
    }
}
