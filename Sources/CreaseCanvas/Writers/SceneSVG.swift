import CreaseDevice
public import CreaseLayout

/// Scenes as vector pictures in true points: the display's outline, what the layout put where, and the system's own.
///
/// One user unit is one point. Well-formed XML, the same bytes on every machine.
public struct SceneSVG: Sendable {
    public var tiles: [ContactSheet.Tile]

    public init(_ scene: Scene) {
        tiles = [ContactSheet.Tile(title: "", scene: scene)]
    }

    public init(tiles: [ContactSheet.Tile]) {
        self.tiles = tiles
    }

    /// Points around every display, room for its caption included.
    private static let margin = 40.0
    /// A line of displays is no wider than this, unless one alone is.
    private static let widest = 2600.0

    public func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    public func bytes() -> [UInt8] {
        var places: [Point] = []
        var (x, y, height, width) = (Self.margin, Self.margin, 0.0, 0.0)
        for tile in tiles {
            let size = tile.scene.screen.displaySize
            if x > Self.margin, x + size.width > Self.widest {
                y += height + 2 * Self.margin
                (x, height) = (Self.margin, 0)
            }
            places.append(Point(x: x, y: y))
            x += size.width + Self.margin
            width = max(width, x)
            height = max(height, size.height)
        }
        var out = MarkupText()
        let (w, h) = (MarkupText.number(width), MarkupText.number(y + height + Self.margin))
        out.raw(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(w)" height="\#(h)" viewBox="0 0 \#(w) \#(h)" "#
                + #"font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', sans-serif">"# + "\n")
        out.raw(#"<rect width="\#(w)" height="\#(h)" fill="\#("#e9e9ec")"/>"# + "\n")
        for (index, (tile, place)) in zip(tiles, places).enumerated() {
            var drawing = SceneDrawing(scene: tile.scene, clip: "display\(index)")
            drawing.draw(title: tile.title, at: place)
            out.raw(drawing.out.text)
        }
        out.raw("</svg>\n")
        return out.bytes
    }
}
