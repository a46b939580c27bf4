// crease: strict
import SwiftUI

// A film player: picture and controls in an overlay arrangement.
//
// What to look for
// closed   the controls lie over the picture, at their own size.
// open     the same, on the large display; nothing sits on the flat fold.
// book     picture on the leading half, controls on the trailing one; neither touches the hinge.
// laptop   picture above the hinge, controls on the lower half, like a small television with its remote.

struct PlayerView: View {
    @State private var isPlaying = true
    @State private var position = 0.35

    var body: some View {
        NavigationStack {
            ArrangementView {
                PlayerControls(isPlaying: $isPlaying, position: $position)
            } secondary: {
                Film()
            }
            .arrangementViewStyle(.overlay)
            .navigationTitle("The Lighthouse Keeper")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close", systemImage: "xmark") {}
                }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Subtitles", systemImage: "captions.bubble") {}
                    Button("Cast", systemImage: "airplayvideo") {}
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Episodes", systemImage: "list.and.film") {}
                }
            }
        }
    }
}

struct Film: View {
    var body: some View {
        ZStack {
            Color.black
            Image("Still")
                .resizable()
                .aspectRatio(16 / 9, contentMode: .fit)
        }
        .accessibilityIdentifier("film")
    }
}

struct PlayerControls: View {
    @Binding var isPlaying: Bool
    @Binding var position: Double

    var body: some View {
        ControlPanel(isPlaying: $isPlaying, position: $position)
    }
}

/// One level below the arrangement's pane, where its place in the arrangement can be read.
struct ControlPanel: View {
    @Environment(\.overlayArrangementZIndex) private var zIndex
    @Binding var isPlaying: Bool
    @Binding var position: Double

    var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 4) {
                Text("The Lighthouse Keeper")
                    .font(.headline)
                Text(zIndex > 0 ? "Part two" : "Part two · folded")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            HStack(spacing: 32) {
                Button("Back 15 seconds", systemImage: "gobackward.15") { position -= 0.05 }
                Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                    isPlaying.toggle()
                }
                .font(.largeTitle)
                Button("Forward 15 seconds", systemImage: "goforward.15") { position += 0.05 }
            }
            .labelStyle(.iconOnly)
            .font(.title)
            VStack(spacing: 4) {
                ProgressView(value: position)
                HStack {
                    Text("24:10")
                    Spacer()
                    Text("−44:52")
                }
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.secondary)
            }
        }
        .padding(20)
        .frame(maxWidth: 320)
        .background(.regularMaterial, in: .rect(cornerRadius: 20))
        .padding(12)
        .accessibilityIdentifier("controls")
    }
}

#Preview {
    PlayerView()
}
