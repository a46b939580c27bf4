import SwiftUI

// A round button at the screen's edge, 20 points in; or as far from the safe area's edge.

struct RoundButton: View {
    @State private var isSafe = false

    var body: some View {
        NavigationStack {
            ZStack(alignment: .bottomTrailing) {
                Color.clear.ignoresSafeArea(edges: isSafe ? [] : .all)
                Button {
                } label: {
                    Circle().fill(.red).frame(width: 56, height: 56)
                }
                .accessibilityIdentifier("add")
                .padding(.trailing, 20)
                .padding(.bottom, 40)
            }
            .ignoresSafeArea(edges: isSafe ? [] : .trailing)
            .navigationTitle("Cards")
        }
    }
}
