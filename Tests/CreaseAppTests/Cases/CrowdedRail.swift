import SwiftUI

// A pushed page with more items than any rail holds.

struct CrowdedRail: View {
    @State private var path = ["Inbox"]
    @State private var hasSpacers = false

    var body: some View {
        TabView {
            Tab("Mail", systemImage: "envelope") {
                NavigationStack(path: $path) {
                    Text("Mailboxes")
                        .navigationDestination(for: String.self) { name in page(name) }
                }
            }
            Tab("Two", systemImage: "2.circle") { Text("2") }
            Tab("Three", systemImage: "3.circle") { Text("3") }
            Tab("Four", systemImage: "4.circle") { Text("4") }
            Tab("Five", systemImage: "5.circle") { Text("5") }
        }
    }

    private func page(_ name: String) -> some View {
        Text(name)
            .toolbar {
                ToolbarItem(placement: .topBarPinnedTrailing) { Button("Done", systemImage: "checkmark") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                    Button("Archive", systemImage: "archivebox") {}
                    Button("Flag", systemImage: "flag") {}
                }
                if hasSpacers {
                    ToolbarSpacer(.flexible, placement: .topBarTrailing)
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Move", systemImage: "folder") {}
                    Button("Print", systemImage: "printer") {}
                }
                ToolbarItem(placement: .topBarTrailing) { Button("Compose", systemImage: "square.and.pencil") {} }
                    .visibilityPriority(.high)
                ToolbarItem(placement: .bottomBar) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
            }
    }
}
