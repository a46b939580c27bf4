import SwiftUI

// A selection mode with words for items, a menu of words and a view without a title; then with titles and symbols.

struct WordsOnly: View {
    @State private var hasSymbols = false

    var body: some View {
        NavigationStack {
            List { Text("Row") }
                .navigationTitle("Select")
                .toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        if hasSymbols {
                            Button("Move", systemImage: "folder") {}
                            Button("Favorite", systemImage: "star") {}
                            Button("Delete", systemImage: "trash") {}
                            Menu("Order", systemImage: "arrow.up.arrow.down") { Button("Name") {} }
                            Button("Count", systemImage: "number") {}
                        } else {
                            Button("Move") {}
                            Button("Favorite") {}
                            Button("Delete") {}
                            Menu("Order") { Button("Name") {} }
                            Circle().frame(width: 20, height: 20)
                        }
                    }
                }
        }
    }
}
