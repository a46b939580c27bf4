// crease: strict
import SwiftUI

// More toolbar than any page should have: every kind of item, to see who goes where and why.
//
// What to look for (press w)
// closed   Done stands first in the rail; Compose leaves last because of its high priority; Move, Edit and the mode
//          picker stay in the top row, each with its reason; the rest waits behind the ellipsis.
// open     one or two more items fit, the tabs stay whole.
// tall     no rail: everything is across the top and bottom.
// 27.0     press s: the same file with horizontal bars and the window cut short.

struct TortureView: View {
    @State private var mode = "List"
    @State private var isPinned = false

    var body: some View {
        TabView {
            Tab("Work", systemImage: "hammer") {
                NavigationStack {
                    List {
                        ForEach(1..<9) { number in
                            NavigationLink("Project \(number)") {
                                ProjectPage(number: number)
                            }
                        }
                    }
                    .navigationTitle("Work")
                    .toolbar { items }
                    .toolbarVerticalCompressionBehavior(.prefersTabBar)
                }
            }
            Tab("Plans", systemImage: "map") { Page(title: "Plans") }
            Tab("People", systemImage: "person.2") { Page(title: "People") }
            Tab("Stock", systemImage: "shippingbox") { Page(title: "Stock") }
                .badge(7)
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Page(title: "Search") }
        }
    }

    @ToolbarContentBuilder
    private var items: some ToolbarContent {
        ToolbarItem(placement: .topBarPinnedTrailing) {
            Button("Done", systemImage: "checkmark") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("Move") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
            EditButton()
        }
        ToolbarItem(placement: .topBarTrailing) {
            Picker("Mode", selection: $mode) {
                Text("List").tag("List")
                Text("Board").tag("Board")
            }
            .pickerStyle(.segmented)
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button("Compose", systemImage: "square.and.pencil") {}
        }
        .visibilityPriority(.high)
        ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Duplicate", systemImage: "plus.square.on.square") {}
            Button("Archive", systemImage: "archivebox") {}
        }
        ToolbarItem(placement: .topBarTrailing) {
            Button(isPinned ? "Unpin" : "Pin", systemImage: isPinned ? "pin.slash" : "pin") { isPinned.toggle() }
        }
        .visibilityPriority(.low)
        ToolbarItem(placement: .secondaryAction) {
            Button("Help", systemImage: "questionmark.circle") {}
        }
        ToolbarItem(placement: .bottomBar) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {}
        }
    }
}

struct ProjectPage: View {
    let number: Int

    var body: some View {
        Text("Project \(number)")
            .font(.largeTitle)
            .navigationTitle("Project \(number)")
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Undo", systemImage: "arrow.uturn.backward") {}
                    Button("Redo", systemImage: "arrow.uturn.forward") {}
                }
            }
    }
}

struct Page: View {
    let title: String

    var body: some View {
        NavigationStack {
            ContentUnavailableView(title, systemImage: "square.dashed", description: Text("Nothing here yet."))
                .navigationTitle(title)
        }
    }
}

#Preview {
    TortureView()
}
