import SwiftUI

// The same two panes in a tab, with a ratio, and with nothing in the secondary.

struct DividerCase: View {
    @State private var hasRatio = false
    @State private var isEmpty = false

    var body: some View {
        TabView {
            Tab("Dex", systemImage: "square.grid.3x3") {
                NavigationStack {
                    ArrangementView {
                        Color.blue.accessibilityIdentifier("wall")
                            .splitArrangementLayoutRatio(hasRatio ? 0.3 : nil)
                    } secondary: {
                        if !isEmpty { Color.green.accessibilityIdentifier("inspector") }
                    }
                    .navigationTitle("Cards")
                }
            }
            Tab("Want", systemImage: "heart") { Text("Wanted") }
        }
    }
}
