import SwiftUI

// Tabs, a stack and three items with symbols.

struct WhereTheRailGoes: View {
    var body: some View {
        TabView {
            Tab("Dex", systemImage: "square.grid.3x3") {
                NavigationStack {
                    Color.blue
                        .accessibilityIdentifier("content")
                        .navigationTitle("Dex")
                        .toolbar {
                            ToolbarItemGroup(placement: .topBarTrailing) {
                                Button("Sort", systemImage: "arrow.up.arrow.down") {}
                                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
                                Button("Share", systemImage: "square.and.arrow.up") {}
                            }
                        }
                }
            }
            Tab("Want", systemImage: "heart") { Text("Wanted") }
        }
    }
}
