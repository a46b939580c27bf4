import SwiftUI

// A panel centred by hand, and what the system presents instead.

struct HomeMadePanel: View {
    @State private var showsPanel = true
    @State private var showsAlert = false
    @State private var showsSheet = false

    var body: some View {
        NavigationStack {
            ZStack {
                Color.white.ignoresSafeArea()
                if showsPanel {
                    RoundedRectangle(cornerRadius: 20).fill(.gray)
                        .frame(width: 300, height: 200)
                        .accessibilityIdentifier("panel")
                }
            }
            .navigationTitle("Home")
            .alert("Delete?", isPresented: $showsAlert) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
            .sheet(isPresented: $showsSheet) { Text("Sheet") }
        }
    }
}
