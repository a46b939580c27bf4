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

    public func text() -> String { String(decoding: bytes(), as: UTF8.self) }

    public func bytes() -> [UInt8] { PictureSVG.bytes(ScenePicture.sheet(tiles)) }
}
