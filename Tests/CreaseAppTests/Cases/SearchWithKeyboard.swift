import SwiftUI

// Five tabs, one of them the search.

struct SearchWithKeyboard: View {
    @State private var words = ""

    var body: some View {
        TabView {
            Tab("Dex", systemImage: "square.grid.3x3") { NavigationStack { Text("Cards").navigationTitle("Dex") } }
            Tab("Want", systemImage: "heart") { Text("Wanted") }
            Tab("Scan", systemImage: "camera") { Text("Scanner") }
            Tab("Collection", systemImage: "tray.full") { Text("Mine") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) {
                NavigationStack { Text("Results").navigationTitle("Search").searchable(text: $words) }
            }
        }
    }
}
