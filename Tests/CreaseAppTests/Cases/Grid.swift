import SwiftUI

// A grid that takes its columns from the fold: three without one, an even number with one, active or not.

struct GridCase: View {
    var body: some View {
        NavigationStack {
            GeometryReader { proxy in
                let fold = proxy.reservedRegions(kind: .division, options: [.includeInactive]).first
                let active = proxy.reservedRegions(kind: .division).first
                let count = fold == nil ? 3 : 4
                let margin = 20.0
                HStack(alignment: .top, spacing: 0) {
                    if let active {
                        cards(count / 2, from: 0).frame(width: active.frame.minX - margin)
                        Spacer().frame(width: active.frame.width)
                        cards(count / 2, from: count / 2)
                    } else {
                        cards(count, from: 0)
                    }
                }
                .padding(.horizontal, margin)
            }
        }
    }

    private func cards(_ count: Int, from first: Int) -> some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: count), spacing: 10) {
            ForEach(0..<count, id: \.self) { index in
                Color.orange.frame(height: 60).accessibilityIdentifier("card\(first + index)")
            }
        }
    }
}
