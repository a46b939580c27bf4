import SwiftUI

// Three columns with a toolbar each, and an inspector beside the last.

struct ThreeColumns: View {
    @State private var visibility: NavigationSplitViewVisibility = .automatic
    @State private var showsInspector = false

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List { Button("All columns") { visibility = .all } }
                .navigationTitle("Folders")
                .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
                .accessibilityIdentifier("sidebar")
        } content: {
            List {
                Button("Detail only") { visibility = .detailOnly }
                Button("Two columns") { visibility = .doubleColumn }
            }
            .navigationTitle("Messages")
            .toolbar { ToolbarItem { Button("Sort", systemImage: "arrow.up.arrow.down") {} } }
            .accessibilityIdentifier("content")
        } detail: {
            Color.blue
                .accessibilityIdentifier("detail")
                .navigationTitle("Message")
                .toolbar {
                    ToolbarItem { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
                    ToolbarItem {
                        Button("Inspector", systemImage: "sidebar.trailing") { showsInspector.toggle() }
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Flag", systemImage: "flag") {} }
                }
                .inspector(isPresented: $showsInspector) {
                    Text("Facts")
                        .accessibilityIdentifier("inspector")
                        .toolbar { ToolbarItem { Button("Info", systemImage: "info") {} } }
                }
        }
    }
}
