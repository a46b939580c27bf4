// crease: strict
import SwiftUI

// A reader: two pages where two pages fit, one where they do not.
//
// What to look for
// closed   one page beside the rail; turn the phone and the lines get longer, not the letters larger.
// book     a page on each half; the gutter is the hinge, as in a book of paper.
// open     two pages with an ordinary gutter.
// tall     one long page, bars across top and bottom.
// sizes    --text-size accessibility3 keeps one page even where two would fit.

struct ReaderView: View {
    @State private var chapter = 3

    var body: some View {
        NavigationStack {
            Spread(chapter: chapter)
                .navigationTitle("The Tide Table")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Contents", systemImage: "list.bullet") {}
                    }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Appearance", systemImage: "textformat.size") {}
                        Button("Bookmark", systemImage: "bookmark") {}
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Previous", systemImage: "chevron.left") { chapter -= 1 }
                        Button("Next", systemImage: "chevron.right") { chapter += 1 }
                    }
                }
        }
    }
}

/// Decides between one page and two from the room and the fold, never from the name of a pose.
struct Spread: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    let chapter: Int

    var body: some View {
        GeometryReader { proxy in
            let folds = proxy.reservedRegions(kind: .division)
            let isWide = proxy.size.width > proxy.size.height && proxy.size.width > 700 && !typeSize.isAccessibilitySize
            let gutter = folds.first?.frame.width ?? 40
            let left = folds.first?.frame.minX ?? (proxy.size.width - gutter) / 2
            if isWide {
                HStack(spacing: gutter) {
                    PageView(number: chapter * 2, text: Self.first)
                        .frame(width: left)
                    PageView(number: chapter * 2 + 1, text: Self.second)
                }
            } else {
                PageView(number: chapter * 2, text: Self.first)
            }
        }
    }

    static let first = """
        The harbour master kept two clocks. One told the hour that everybody agreed upon; the other, older and without \
        hands, told the water. He read it by listening.

        On the morning the ferry did not come he listened longer than usual, and wrote a number in the book that \
        nobody before him had had reason to write.
        """

    static let second = """
        By noon the mud lay bare as far as the third buoy. Children walked out to the wreck they had only known as a \
        mast, and came back with shoes full of bright, astonished crabs.

        “It will return,” said the harbour master, and put the kettle on. “It always asks for its room back.”
        """
}

struct PageView: View {
    let number: Int
    let text: String

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Chapter \(number / 2)")
                .font(.caption)
                .textCase(.uppercase)
                .foregroundStyle(.secondary)
            Text(text)
                .font(.body)
                .lineSpacing(4)
                .frame(maxWidth: .infinity, alignment: .leading)
            Spacer(minLength: 0)
            Text("\(number)")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity)
        }
        .padding(24)
        .accessibilityIdentifier("page \(number)")
    }
}

#Preview {
    ReaderView()
}
