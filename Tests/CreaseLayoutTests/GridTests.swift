import CreaseDevice
import Testing

@testable import CreaseLayout

/// Grids: tracks, lines and shared columns; one letter is a point.
struct GridTests {
    private func lazy(_ axis: Axis, _ tracks: [GridTrack], _ spacing: Double = 0, _ cells: ViewNode...) -> ViewNode {
        Views.node(.lazyGrid(LazyGridContent(axis: axis, tracks: tracks, spacing: spacing)), cells)
    }

    private func cell(_ name: String, _ height: Double = 1) -> ViewNode { color().frame(height: height).named(name) }

    private let endless = Double.infinity

    @Test("fixed tracks first, the rest is shared by the flexible ones in order")
    func tracks() {
        let tracks = [
            GridTrack(.fixed(2), spacing: 1), GridTrack(.flexible(minimum: 1, maximum: endless), spacing: 1),
            GridTrack(.flexible(minimum: 1, maximum: endless)),
        ]
        #expect(
            picture(lazy(.vertical, tracks, 0, cell("a"), cell("b"), cell("c"), cell("d")), 12, 2)
                == "aa.bbbb.cccc\ndd..........")
    }

    @Test("a flexible track held at its most leaves its rest to the next ones")
    func bounds() {
        let tracks = [
            GridTrack(.flexible(minimum: 1, maximum: 2), spacing: 0),
            GridTrack(.flexible(minimum: 1, maximum: endless), spacing: 0),
        ]
        #expect(picture(lazy(.vertical, tracks, 0, cell("a"), cell("b")), 8, 1) == "aabbbbbb")
    }

    @Test("an adaptive track holds as many as fit and lets them grow evenly")
    func adaptive() {
        let tracks = [GridTrack(.adaptive(minimum: 3, maximum: endless), spacing: 1)]
        let cells = lazy(.vertical, tracks, 0, cell("a"), cell("b"), cell("c"))
        #expect(picture(cells, 11, 1) == "aaa.bbb.ccc")
        #expect(picture(cells, 9, 2) == "aaaa.bbbb\ncccc.....")
        #expect(picture(cells, 2, 3).prefix(2) == "aa")
        let held = [GridTrack(.adaptive(minimum: 3, maximum: 3), spacing: 1)]
        #expect(picture(lazy(.vertical, held, 0, cell("a"), cell("b")), 9, 1) == ".aaa.bbb.")
    }

    @Test("a line is as high as its highest cell")
    func lines() {
        let tracks = [GridTrack(.fixed(2), spacing: 0), GridTrack(.fixed(2), spacing: 0)]
        let cells = lazy(.vertical, tracks, 1, cell("a", 2), cell("b", 2), cell("c"))
        #expect(picture(cells, 4, 4) == "aabb\naabb\n....\ncc..")
    }

    @Test("a horizontal grid is a vertical one on its side; right to left it is mirrored")
    func turned() {
        let tracks = [GridTrack(.fixed(1), spacing: 0), GridTrack(.fixed(1), spacing: 0)]
        let cells = ["a", "b", "c"].map { color().frame(width: 2).named($0) }
        let across = lazy(.horizontal, tracks, 1, cells[0], cells[1], cells[2])
        #expect(picture(across, 5, 2) == "aa.cc\nbb...")
        #expect(picture(across, 5, 2, direction: .rightToLeft) == "cc.aa\n...bb")
    }

    private func grid(_ rows: [[ViewNode]], _ alignment: Alignment = .center) -> ViewNode {
        Views.node(
            .grid(alignment: alignment, horizontalSpacing: 1, verticalSpacing: 0),
            rows.map { Views.node(.gridRow(alignment: nil), $0) })
    }

    private func box(_ name: String, _ width: Double, _ height: Double = 1) -> ViewNode {
        color().frame(width: width, height: height).named(name)
    }

    @Test("columns are as wide as their widest cell, in every row")
    func columns() {
        let view = grid([[box("a", 1), box("b", 3)], [box("c", 3), box("d", 1)]], Alignment(.leading, .center))
        #expect(picture(view, 7, 2) == "a...bbb\nccc.d..")
    }

    @Test("flexible cells share what the fixed columns leave")
    func flexible() {
        let view = grid([[box("a", 2), color("b"), color("c")]]).frame(width: 12, height: 1)
        #expect(picture(view, 12, 1) == "aa.bbbb.cccc")
    }

    @Test("a cell over two columns covers both and their gap; a view that is no row covers all")
    func spans() {
        let wide = color().frame(height: 1).modified(.gridCellColumns(2)).named("w")
        let view = grid([[box("a", 2), box("b", 3)], [wide]])
        #expect(picture(view, 6, 2) == "aa.bbb\nwwwwww")
        let across = Views.node(
            .grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 0),
            [Views.node(.gridRow(alignment: nil), [box("a", 2), box("b", 2)]), cell("x")])
        #expect(picture(across.frame(width: 5, height: 2), 5, 2) == "aa.bb\nxxxxx")
    }
}
