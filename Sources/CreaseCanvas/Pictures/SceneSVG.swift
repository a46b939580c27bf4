public import CreaseLayout

/// Scenes as vector pictures in true points: the display's outline, what the layout put where, and the system's own.
///
/// One user unit is one point. Well-formed XML, the same bytes on every machine.
public struct SceneSVG: Sendable {
    public var tiles: [ContactSheet.Tile]
    public var isAlone: Bool

    public init(_ scene: Scene) {
        self.init(tiles: [ContactSheet.Tile(title: "", scene: scene)])
    }

    /// Displays on one sheet, or with `isAlone` the first of them without edge, margin and caption.
    public init(tiles: [ContactSheet.Tile], isAlone: Bool = false) {
        self.tiles = tiles
        self.isAlone = isAlone
    }

    public func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    public func bytes() -> [UInt8] { PictureSVG.bytes(ScenePicture.of(tiles, isAlone: isAlone)) }
}
