import CreaseCanvas
import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

/// What must be seen whatever the size of the picture.
@Suite struct PictureLawTests {
    private static let sizes = [(80, 24), (100, 30), (120, 40), (160, 50), (200, 60)]

    private func picture(_ source: String, _ pose: Pose, _ size: (Int, Int), _ depth: ColorDepth) throws -> CellGrid {
        let conditions = Conditions(hinge: pose.hinge, rotation: pose.rotation)
        let scene = try Document(Array(source.utf8), file: .path("T.swift")).scene(conditions)
        return ContactSheet(tiles: [ContactSheet.Tile(title: "", scene: scene)]).paint(
            columns: size.0, rows: size.1, theme: Theme(depth: depth))
    }

    @Test(
        "the active fold lies on a colour that fills the window, with and without colours",
        arguments: [ColorDepth.direct, .palette, .mono])
    func fold(_ depth: ColorDepth) throws {
        for size in Self.sizes {
            for pose in [Pose.book, .laptop] {
                let grid = try picture("Color.black.ignoresSafeArea()", pose, size, depth)
                let shades = (0..<grid.rows).reduce(0) { count, row in
                    count + (0..<grid.columns).count { grid[$0, row].glyph == "▒" }
                }
                #expect(shades >= 10, "\(pose) at \(size)")
            }
        }
    }

    @Test("a search field says what it is")
    func search() throws {
        let source =
            "NavigationStack { List { Text(\"A\") }.navigationTitle(\"Mail\").searchable(text: .constant(\"\")) }"
        for size in Self.sizes {
            for pose in [Pose.open, .tall] {
                let text = TextWriter.text(try picture(source, pose, size, .mono))
                #expect(text.contains("⌕ Search"), "\(pose) at \(size):\n\(text)")
            }
        }
    }

    @Test(
        "a circle is the same from left to right and from top to bottom, wherever it lies",
        arguments: [0.0, 3, 7, 11, 16])
    func circle(_ shift: Double) throws {
        for (size, side) in Self.sizes.dropFirst().flatMap({ size in [44, 60, 160].map { (size, $0) } }) {
            let source = "Circle().fill(.red).frame(width: \(side), height: \(side)).offset(x: \(shift), y: \(shift))"
            let grid = try picture(source, .open, size, .direct)
            func isRed(_ column: Int, _ row: Int) -> Bool {
                let cell = grid[column, row]
                return (cell.style.background != .standard ? cell.style.background : cell.style.foreground).isRed
            }
            let cells = (0..<grid.rows).flatMap { row in
                (0..<grid.columns).filter { isRed($0, row) }.map { (column: $0, row: row) }
            }
            let rows = Set(cells.map(\.row)).sorted()
            let widths = rows.map { row in cells.count { $0.row == row } }
            #expect(!widths.isEmpty && widths == widths.reversed(), "\(size): \(widths)")
            // And it is round where there is room to be.
            if rows.count > 4 { #expect(widths[0] < widths[rows.count / 2], "\(size): \(widths)") }
            let middles = Set(
                rows.map { row in
                    let columns = cells.filter { $0.row == row }.map(\.column)
                    return (columns.min() ?? 0) + (columns.max() ?? 0)
                })
            #expect(middles.count == 1, "\(size)")
        }
    }
}

extension CellColor {
    /// More red than anything else.
    fileprivate var isRed: Bool {
        guard let (red, green, blue) = components else { return false }
        return Int(red) > Int(green) + 40 && Int(red) > Int(blue) + 40
    }
}
