import CreaseDevice
import CreaseLayout

/// Scenes laid out as one picture.
enum ScenePicture {
    /// Points around every display, room for its caption included.
    private static let margin = 40.0
    /// A line of displays is no wider than this, unless one alone is.
    private static let widest = 2600.0

    /// Displays beside and below each other, each with its edge and a caption.
    static func sheet(_ tiles: [ContactSheet.Tile]) -> Picture {
        var places: [Point] = []
        var (x, y, height, width) = (margin, margin, 0.0, 0.0)
        for tile in tiles {
            let size = tile.scene.screen.displaySize
            if x > margin, x + size.width > widest {
                y += height + 2 * margin
                (x, height) = (margin, 0)
            }
            places.append(Point(x: x, y: y))
            x += size.width + margin
            width = max(width, x)
            height = max(height, size.height)
        }
        var picture = Picture(size: Size(width: width, height: y + height + margin), ground: PictureColor(0xE9E9EC))
        for (tile, place) in zip(tiles, places) {
            var drawing = SceneDrawing(scene: tile.scene)
            drawing.drawFramed(title: tile.title, at: place)
            picture.shapes += drawing.shapes
        }
        return picture
    }

    /// One display alone from edge to edge, corners square as in a screenshot, with a word that says it is none.
    static func display(_ scene: Scene) -> Picture {
        var drawing = SceneDrawing(scene: scene)
        drawing.drawDisplay()
        drawing.drawMark()
        return Picture(size: scene.screen.displaySize, ground: drawing.page, shapes: drawing.shapes)
    }

    /// The first display alone, or all on a sheet.
    static func of(_ tiles: [ContactSheet.Tile], isAlone: Bool) -> Picture {
        guard isAlone, let tile = tiles.first else { return sheet(tiles) }
        return display(tile.scene)
    }
}
