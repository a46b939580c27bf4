// crease: strict
import SwiftUI

// A film with its controls in an overlay arrangement: layered while the phone is flat, parted by the fold.
//
// What to look for
// closed   the controls lie over the picture, at the bottom.
// open     as closed: flat is flat.
// book     the picture takes the leading half, the controls the trailing one; neither touches the hinge.
// laptop   the picture stands on the upper half, the controls lie on the lower one under the thumbs.
// The toolbar keeps its word in a horizontal bar ("Audio" has no symbol) and its symbols in the rail.

struct PlayerView: View {
    @State private var isPlaying = true
    @State private var position = 0.35
    @State private var showsChapters = false

    var body: some View {
        NavigationStack {
            ArrangementView {
                Controls(isPlaying: $isPlaying, position: $position)
            } secondary: {
                Picture(isPlaying: isPlaying)
            }
            .arrangementViewStyle(.overlay)
            .background(.black)
            .navigationTitle("The Lighthouse")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark") {}
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Cast", systemImage: "airplayvideo") {}
                    Button("Chapters", systemImage: "list.bullet") { showsChapters = true }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("Audio") {
                        Button("Original") {}
                        Button("Director's remarks") {}
                    }
                }
            }
            .sheet(isPresented: $showsChapters) {
                Chapters()
                    .presentationDetents([.medium, .large])
                    .presentationPlacement(.trailing)
            }
        }
        .preferredColorScheme(.dark)
    }
}

struct Picture: View {
    let isPlaying: Bool

    var body: some View {
        ZStack {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
            Image(systemName: "light.beacon.max")
                .font(.system(size: 72))
                .foregroundStyle(.yellow)
            if !isPlaying {
                Text("Paused")
                    .font(.headline)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .background(.thinMaterial, in: .capsule)
            }
        }
        .aspectRatio(16.0 / 9.0, contentMode: .fit)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("picture")
    }
}

struct Controls: View {
    @Binding var isPlaying: Bool
    @Binding var position: Double

    var body: some View {
        ControlPanel(isPlaying: $isPlaying, position: $position)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .accessibilityIdentifier("controls")
    }
}

/// One view below the pane, so that it reads how the arrangement shows it.
struct ControlPanel: View {
    @Environment(\.overlayArrangementZIndex) private var layer
    @Binding var isPlaying: Bool
    @Binding var position: Double

    private var isLayered: Bool { layer > 0 }

    var body: some View {
        VStack(spacing: 20) {
            HStack(spacing: 40) {
                Button("Back 15 seconds", systemImage: "gobackward.15") { position = max(0, position - 0.05) }
                Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                    isPlaying.toggle()
                }
                .font(.largeTitle)
                Button("Forward 15 seconds", systemImage: "goforward.15") { position = min(1, position + 0.05) }
            }
            .labelStyle(.iconOnly)
            .font(.title)
            VStack(spacing: 6) {
                Slider(value: $position, in: 0...1)
                HStack {
                    Text(clock(position))
                    Spacer()
                    Text("-" + clock(1 - position))
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .background(isLayered ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 24))
        .padding(isLayered ? 16 : 0)
    }

    /// Minutes and seconds of a film of 96 minutes.
    private func clock(_ part: Double) -> String {
        let seconds = Int(part * 96 * 60)
        return "\(seconds / 60):\(String(format: "%02d", seconds % 60))"
    }
}

struct Chapters: View {
    @Environment(\.dismiss) private var dismiss

    private let titles = ["The storm", "A letter from the mainland", "Oil and glass", "The keeper's daughter", "Morning"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(titles.indices, id: \.self) { index in
                    Button {
                        dismiss()
                    } label: {
                        LabeledContent(titles[index], value: "\(index * 19):00")
                    }
                }
            }
            .navigationTitle("Chapters")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done", systemImage: "checkmark") { dismiss() }
                }
            }
        }
    }
}

#Preview {
    PlayerView()
}
