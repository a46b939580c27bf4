import CreaseDevice
import CreaseLayout

/// What the system draws on the glass: clock, network, camera, home indicator; and what it hides of the app.
extension DisplayPainter {
    /// Hatches what lies under the camera or the status column; a ground that fills the window does not count.
    func hatchOcclusions(_ brush: inout Brush) {
        let mark = brush.glyphs.pick("╱", "/")
        for region in screen.regions where region.kind == .occlusion && region.isActive {
            for rect in Occlusion.covered(by: region.frame, in: scene) {
                brush.fill(windowMap.place(rect).intersection(window), mark, brush.theme[.occluded])
            }
        }
    }

    func drawFixtures(_ brush: inout Brush) {
        let style = brush.theme[.system]
        for fixture in screen.fixtures {
            let place = map.place(fixture.frame)
            let row = map.row(containing: fixture.frame.midY)
            let column = map.column(containing: fixture.frame.midX)
            switch fixture.kind {
            case .clock:
                brush.text("9:41", column: clockColumn(beside: column, row: row), row: row, style)
            case .network:
                brush.put(brush.glyphs.pick("◠", "n"), column: column, row: row, style)
            case .camera:
                drawCamera(place, column: column, row: row, &brush)
            case .homeIndicator where pill.contains(column: column, row: row):
                // Coarser than the device, the tabs' capsule reaches down to it.
                break
            case .homeIndicator:
                let bar = CellArea(left: place.left, top: row, right: place.right, bottom: row + 1)
                brush.fill(bar, brush.glyphs.pick("━", "="), style)
            }
        }
    }

    /// Centred on its place, inside the display, and clear of the network arc where that is on the same row.
    func clockColumn(beside column: Int, row: Int) -> Int {
        let limit = area.right - 4
        guard let network = screen.fixtures.first(where: { $0.kind == .network }),
            map.row(containing: network.frame.midY) == row
        else { return max(area.left, min(column - 1, limit)) }
        return max(area.left, min(column - 1, map.column(containing: network.frame.midX) - 5, limit))
    }

    /// A ring: three rows of arcs where they fit, else one glyph.
    func drawCamera(_ place: CellArea, column: Int, row: Int, _ brush: inout Brush) {
        if place.rows >= 3, place.columns >= 5 {
            brush.clear(place)
            brush.frame(place, .rounded, brush.theme[.camera])
        } else {
            brush.put(brush.glyphs.pick("◯", "O"), column: column, row: row, brush.theme[.camera])
        }
    }
}
