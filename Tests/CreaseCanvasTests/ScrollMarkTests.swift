import CreaseDevice
import Testing

@testable import CreaseCanvas

/// A track of cells as letters: `#` where the mark is.
private func track(_ cells: Int, content: Double, viewport: Double, offset: Double) -> String {
    let thumb = ScrollMarkPainter.thumb(content: content, viewport: viewport, offset: offset, cells: cells)
    return String((0..<cells).map { thumb?.contains($0) == true ? "#" : "." })
}

struct ScrollMarkTests {
    @Test("the mark is as long as the part that is seen, and lies where that part is")
    func pictures() {
        #expect(track(8, content: 200, viewport: 100, offset: 0) == "####....")
        #expect(track(8, content: 200, viewport: 100, offset: 50) == "..####..")
        #expect(track(8, content: 200, viewport: 100, offset: 100) == "....####")
        #expect(track(8, content: 100, viewport: 100, offset: 0) == "........", "nothing is hidden")
        #expect(track(8, content: 9000, viewport: 100, offset: 0) == "#.......", "never less than one cell")
    }

    @Test("it touches an end exactly when the content is there, stays on the track, and follows the offset")
    func law() {
        for cells in 3...12 {
            for content in stride(from: 110.0, through: 900, by: 79) {
                var last = 0
                for step in 0...20 {
                    let offset = (content - 100) * Double(step) / 20
                    guard
                        let thumb = ScrollMarkPainter.thumb(
                            content: content, viewport: 100, offset: offset, cells: cells)
                    else {
                        Issue.record("no mark for \(content) at \(offset)")
                        continue
                    }
                    #expect(thumb.lowerBound >= last && thumb.upperBound <= cells && !thumb.isEmpty)
                    last = thumb.lowerBound
                    let isLoose = cells - thumb.count >= 2
                    if isLoose {
                        #expect((thumb.lowerBound == 0) == (step == 0))
                        #expect((thumb.upperBound == cells) == (step == 20))
                    }
                }
            }
        }
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(ScrollMarkPainter.thumb(content: odd, viewport: 100, offset: 0, cells: 5) == nil)
            #expect(ScrollMarkPainter.thumb(content: 300, viewport: 100, offset: odd, cells: 5) == nil)
        }
    }
}
