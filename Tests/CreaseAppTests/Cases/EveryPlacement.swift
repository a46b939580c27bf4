import SwiftUI

// An item of every placement, in a tab view that asks for a sidebar, with a pane that has a toolbar of its own.

struct EveryPlacement: View {
    var body: some View {
        TabView {
            Tab("All", systemImage: "a.circle") {
                NavigationStack {
                    ArrangementView {
                        Color.orange
                            .toolbar { ToolbarItem { Button("Pane", systemImage: "rectangle") {} } }
                    } secondary: {
                        ViewThatFits {
                            Color.green.frame(width: 420)
                                .toolbar { ToolbarItem { Button("Wide", systemImage: "arrow.left.and.right") {} } }
                            Color.green
                                .toolbar { ToolbarItem { Button("Narrow") {} } }
                        }
                    }
                    .navigationTitle("Placements")
                    .toolbar { top }
                    .toolbar { bottom }
                }
            }
            Tab("Alone", systemImage: "b.circle") {
                Color.blue.toolbar(.hidden, for: .tabBar)
            }
            Tab("Search", systemImage: "magnifyingglass", role: .search) {
                NavigationStack { Text("Results").searchable(text: .constant("")) }
            }
        }
        .defaultTabBarPlacement(.sidebar)
    }

    @ToolbarContentBuilder private var top: some ToolbarContent {
        ToolbarItem(placement: .principal) { Text("A principal title of some length") }
        ToolbarItem(placement: .topBarLeading) { Button("Leading", systemImage: "star") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Word") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", systemImage: "xmark") {} }
        ToolbarItem(placement: .primaryAction) { Button("Primary", systemImage: "1.circle") {} }
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("Inbox", systemImage: "tray") {}.badge(3) }
        ToolbarItem(placement: .secondaryAction) { Button("Second", systemImage: "2.circle") {} }
    }

    @ToolbarContentBuilder private var bottom: some ToolbarContent {
        ToolbarItem(placement: .bottomBar) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Bottom word") {} }
        ToolbarItem(placement: .status) { Text("Updated just now") }
        ToolbarItem(placement: .keyboard) { Button("Next", systemImage: "chevron.down") {} }
    }
}
