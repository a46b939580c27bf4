import SwiftUI

// A wall of cards and an inspector, divided by the container's shape or only sideways.

struct SplitUpright: View {
    @State private var isSideways = false

    var body: some View {
        NavigationStack {
            ArrangementView {
                Color.blue.accessibilityIdentifier("wall")
            } secondary: {
                Color.green.accessibilityIdentifier("inspector")
            }
            .arrangementViewStyle(isSideways ? .split.axes(.horizontal) : .split.axes([.horizontal, .vertical]))
            .navigationTitle("Cards")
            .toolbar { ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} } }
        }
    }
}
