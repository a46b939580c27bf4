import CreaseDevice

/// Scenes as pixels: the shapes of `SceneSVG`, drawn by cairo, without an alpha channel.
public struct ScenePNG: Sendable {
    public var tiles: [ContactSheet.Tile]
    public var isAlone: Bool

    /// Displays on one sheet, or with `isAlone` the first of them in exactly its own pixels.
    public init(tiles: [ContactSheet.Tile], isAlone: Bool = false) {
        self.tiles = tiles
        self.isAlone = isAlone
    }

    /// Pixels of a point on a sheet: enough for the smallest words, and still to be looked at whole.
    private static let sheetScale = 2.0

    public func bytes() throws(PNGFailure) -> [UInt8] {
        try PicturePNG.bytes(
            ScenePicture.of(tiles, isAlone: isAlone), scale: isAlone ? Fact.displayScale.value : Self.sheetScale)
    }

    /// Why no PNG can be drawn on this machine; `nil` where it can.
    public static var obstacle: PNGFailure? { PicturePNG.obstacle }
}
