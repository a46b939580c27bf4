import SwiftUI

// A header and a tab strip made of stacks instead of the system's containers.

struct HandMadeBars: View {
    @State private var tab = 0

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Back", systemImage: "chevron.left") {}
                Spacer()
                Text("Cards")
                Spacer()
                Button("Share", systemImage: "square.and.arrow.up") {}
            }
            .frame(height: 48)
            .accessibilityIdentifier("header")
            Color.blue.accessibilityIdentifier("content")
            HStack {
                Button("Dex", systemImage: "square.grid.3x3") { tab = 0 }
                Spacer()
                Button("Want", systemImage: "heart") { tab = 1 }
                Spacer()
                Button("Scan", systemImage: "camera") { tab = 2 }
            }
            .frame(height: 48)
            .accessibilityIdentifier("tabs")
        }
    }
}
