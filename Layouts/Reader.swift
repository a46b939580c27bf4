// crease: strict
import SwiftUI

// A book that opens like one: a single column while closed or upright, two pages where the fold divides the screen.
//
// What to look for
// closed   one column; the page keeps clear of the camera and the clock; three symbols in the rail.
// book     two pages, each in its half: text ends 20 points before the fold and begins 20 points behind it.
// open     still one broad column: the fold is there but not active, and long text does not jump across it.
// laptop   the page on the upper half, the place in the book and the type size on the lower one.
// Turn up the text size and the column narrows to keep its line length.

struct ReaderView: View {
    @State private var isBookmarked = false
    @State private var size = 17.0
    @State private var chapter = 0

    var body: some View {
        NavigationStack {
            PageView(chapter: Chapter.all[chapter], size: size)
                .navigationTitle(Chapter.all[chapter].title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Bookmark", systemImage: isBookmarked ? "bookmark.fill" : "bookmark") {
                            isBookmarked.toggle()
                        }
                        Menu("Type", systemImage: "textformat.size") {
                            Button("Larger", systemImage: "textformat.size.larger") { size = min(28, size + 2) }
                            Button("Smaller", systemImage: "textformat.size.smaller") { size = max(12, size - 2) }
                        }
                    }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Previous", systemImage: "chevron.left") { chapter = max(0, chapter - 1) }
                            .disabled(chapter == 0)
                        Spacer()
                        Button("Next", systemImage: "chevron.right") {
                            chapter = min(Chapter.all.count - 1, chapter + 1)
                        }
                        .disabled(chapter == Chapter.all.count - 1)
                    }
                }
        }
    }
}

struct Chapter: Identifiable {
    let id: Int
    let title: String
    let paragraphs: [String]

    static let all = [
        Chapter(
            id: 1, title: "The Tide Table",
            paragraphs: [
                "The keeper read the table twice, once for the numbers and once for the hand that had written them.",
                "High water at four in the morning meant that the boat would pass the bar before it was light, and that somebody on board knew the coast better than the charts did.",
                "He trimmed the lamp, opened the logbook at its crease, and wrote the hour on the left page and the wind on the right.",
                "Between the two lay the sewn middle of the book, where nobody ever wrote.",
            ]),
        Chapter(
            id: 2, title: "Oil and Glass",
            paragraphs: [
                "Glass remembers every hand. By noon the lens had forgotten all of them but his.",
                "There was oil for nine nights. The list of what was missing had grown to the length of the list of what was there.",
                "On the tenth day a sail stood where the horizon bends.",
            ]),
    ]
}

struct PageView: View {
    let chapter: Chapter
    let size: Double

    var body: some View {
        GeometryReader { proxy in
            let fold = proxy.reservedRegions(kind: .division).first
            if let fold, fold.frame.height > fold.frame.width {
                HStack(spacing: fold.frame.width) {
                    Page(paragraphs: Array(chapter.paragraphs.prefix(half)), size: size)
                        .frame(width: max(0, fold.frame.minX))
                    Page(paragraphs: Array(chapter.paragraphs.dropFirst(half)), size: size)
                }
            } else if let fold {
                VStack(spacing: fold.frame.height) {
                    Page(paragraphs: chapter.paragraphs, size: size)
                        .frame(height: max(0, fold.frame.minY))
                    Progress(chapter: chapter)
                        .frame(maxHeight: .infinity, alignment: .top)
                }
            } else {
                Page(paragraphs: chapter.paragraphs, size: size)
                    .frame(maxWidth: 640)
                    .frame(maxWidth: .infinity)
            }
        }
    }

    private var half: Int { (chapter.paragraphs.count + 1) / 2 }
}

struct Page: View {
    let paragraphs: [String]
    let size: Double

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(paragraphs, id: \.self) { paragraph in
                    Text(paragraph)
                        .font(.system(size: size, design: .serif))
                        .lineSpacing(4)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
        }
    }
}

struct Progress: View {
    let chapter: Chapter

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Chapter \(chapter.id) of \(Chapter.all.count)")
                .font(.headline)
            ProgressView(value: Double(chapter.id), total: Double(Chapter.all.count))
        }
        .padding(24)
    }
}

#Preview {
    ReaderView()
}
