import SwiftUI

// One selection drives a pushed page in compact width and an inspector beside the wall in regular width.

struct PushedThenUnfolded: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var selection: String?
    @State private var reconciles = false

    var body: some View {
        NavigationStack {
            Group {
                if width == .regular {
                    ArrangementView {
                        wall
                    } secondary: {
                        Text(shown ?? "Nothing").accessibilityIdentifier("inspector")
                    }
                } else {
                    wall
                }
            }
            .navigationTitle("Wall")
            .navigationDestination(item: pushed) { name in
                Color.yellow.overlay { Text(name) }.accessibilityIdentifier("page")
            }
        }
    }

    /// What the inspector shows.
    private var shown: String? { selection }

    /// Reconciled, nothing is pushed while the inspector shows the selection.
    private var pushed: Binding<String?> {
        Binding {
            reconciles && width == .regular ? nil : selection
        } set: {
            selection = $0
        }
    }

    private var wall: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(["Ember", "Tide", "Leaf"], id: \.self) { name in
                Button(name) { selection = name }
            }
        }
        .accessibilityIdentifier("wall")
    }
}
