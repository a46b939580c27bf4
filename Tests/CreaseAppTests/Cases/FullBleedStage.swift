import SwiftUI

// A card as large as the screen on a black ground, bars hidden; or one that keeps to the safe area.

struct FullBleedStage: View {
    @State private var isSafe = false

    var body: some View {
        NavigationStack {
            ZStack {
                Color.black.ignoresSafeArea().accessibilityIdentifier("ground")
                if isSafe {
                    RoundedRectangle(cornerRadius: 20).fill(.orange).accessibilityIdentifier("card")
                        .ignoresSafeArea(edges: [.bottom, .leading])
                } else {
                    RoundedRectangle(cornerRadius: 20).fill(.orange).accessibilityIdentifier("card")
                        .ignoresSafeArea()
                }
            }
            .toolbar(.hidden, for: .navigationBar)
        }
    }
}
