// crease: strict
import SwiftUI

// Every kind of bar item on one pushed page, with five tabs: where each goes, what leaves first, and why.
//
// What to look for
// closed   from the top of the rail: Back, Done, then what fits; Compose has high priority and leaves last, Help begins in
//          the overflow menu. "Select", the segmented picker and Edit stay in the horizontal bar; the compass asks for the rail.
// open     three more points of room, one more item.
// tall     no rail: everything across the top and the bottom, one pill of tabs.
// Switch `compression` and the five tabs fold into one circle first.
// tier 27.0: no rail at all; tier 26.0: no pinned item either.

struct TortureView: View {
    @State private var path = ["Inbox"]

    var body: some View {
        TabView {
            Tab("Mail", systemImage: "envelope") {
                NavigationStack(path: $path) {
                    List(["Inbox", "Drafts", "Sent"], id: \.self) { name in
                        NavigationLink(name, value: name)
                    }
                    .navigationTitle("Mailboxes")
                    .navigationDestination(for: String.self) { name in
                        CrowdedPage(title: name)
                    }
                }
            }
            Tab("Calendar", systemImage: "calendar") { Text("Calendar") }
            Tab("Notes", systemImage: "note.text") { Text("Notes") }
            Tab("Files", systemImage: "folder") { Text("Files") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search") }
        }
    }
}

struct CrowdedPage: View {
    let title: String
    @State private var scope = 0
    @State private var foldsTabs = false

    var body: some View {
        List {
            Section("Rail") {
                Toggle("Fold the tabs first", isOn: $foldsTabs)
            }
            Section(title) {
                ForEach(1...12, id: \.self) { number in
                    Text("Message \(number)")
                }
            }
        }
        .navigationTitle(title)
        .toolbarVerticalCompressionBehavior(foldsTabs ? .prefersToolbarItems : .prefersTabBar)
        .toolbar {
            ToolbarItem(placement: .topBarPinnedTrailing) {
                Button("Done", systemImage: "checkmark") {}
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
                Button("Reply", systemImage: "arrowshape.turn.up.left") {}
                Button("Archive", systemImage: "archivebox") {}
                Button("Flag", systemImage: "flag") {}
            }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) {
                Button("Compose", systemImage: "square.and.pencil") {}
            }
            .visibilityPriority(.high)
            ToolbarItem(placement: .topBarTrailing) {
                Menu("More", systemImage: "line.3.horizontal.decrease") {
                    Button("Unread") {}
                    Button("Flagged") {}
                }
            }
            .visibilityPriority(.low)
            ToolbarItem(placement: .topBarTrailing) {
                Button("Select") {}
            }
            ToolbarItem(placement: .topBarTrailing) { EditButton() }
            ToolbarItem(placement: .principal) {
                Picker("Scope", selection: $scope) {
                    Text("All").tag(0)
                    Text("Unread").tag(1)
                }
                .pickerStyle(.segmented)
            }
            ToolbarItem(placement: .topBarTrailing) {
                Circle()
                    .fill(.teal)
                    .frame(width: 24, height: 24)
                    .accessibilityLabel("Compass")
            }
            .axisBehavior(.verticalPreferred)
            ToolbarItem(placement: .topBarTrailing) {
                Button("Pin", systemImage: "pin") {}
            }
            .axisBehavior(.horizontalOnly)
            ToolbarItem(placement: .secondaryAction) {
                Button("Help", systemImage: "questionmark") {}
            }
            ToolbarItem(placement: .bottomBar) {
                Button("Sort", systemImage: "arrow.up.arrow.down") {}
            }
            ToolbarOverflowMenu {
                Button("Print", systemImage: "printer") {}
            }
        }
    }
}

#Preview {
    TortureView()
}
