import CreaseCanvas
import CreaseDevice
import CreaseLayout

/// The same app under several conditions at once: in all poses, or built with each SDK.
struct SceneSheet: Sendable {
    enum Kind: Hashable, Sendable {
        case poses
        case tiers
    }

    let kind: Kind
    /// The tile the keys are on.
    var chosen: Int
    /// The scenes of the tiles, once a picture wanted them.
    private var scenes: [Scene] = []

    init(_ kind: Kind, of conditions: Conditions) {
        self.kind = kind
        chosen = Self.variants(kind, of: conditions).firstIndex { $0.isCurrent } ?? 0
    }

    /// Conditions compared, with what to call them.
    struct Variant {
        var title: String
        var conditions: Conditions
        /// These are the conditions now.
        var isCurrent: Bool
    }

    static func variants(_ kind: Kind, of conditions: Conditions) -> [Variant] {
        switch kind {
        case .poses:
            guard conditions.device == .duo else {
                return [Rotation.upright, .clockwise].map { rotation in
                    var turned = conditions
                    turned.rotation = rotation
                    return Variant(
                        title: rotation == .upright ? "upright" : "turned right", conditions: turned,
                        isCurrent: turned == conditions)
                }
            }
            return Pose.allCases.map { pose in
                var posed = conditions
                posed.take(pose)
                return Variant(title: pose.rawValue, conditions: posed, isCurrent: pose == conditions.pose)
            }
        case .tiers:
            // 27.2 behaves as 27.1.
            return [Tier.sdk26, .sdk27, .sdk271].map { tier in
                var tiered = conditions
                tiered.tier = tier
                return Variant(
                    title: "SDK \(tier.rawValue)", conditions: tiered,
                    isCurrent: min(conditions.tier, .sdk271) == tier)
            }
        }
    }

    /// The scenes have changed: they are made anew for the next picture.
    mutating func forget() { scenes = [] }

    mutating func prepare(_ situation: Situation, in app: any Playable) {
        guard scenes.isEmpty else { return }
        scenes = tiles(of: situation, in: app).map(\.scene)
    }

    func tiles(of situation: Situation, in app: any Playable) -> [ContactSheet.Tile] {
        let variants = Self.variants(kind, of: situation.conditions)
        return variants.enumerated().map { index, variant in
            let scene =
                scenes.count == variants.count
                ? scenes[index] : app.glimpse(Situation(conditions: variant.conditions, app: situation.app))
            // The current one is marked by shape, as everywhere.
            let title = index == chosen ? "[\(variant.title)]" : variant.title
            return ContactSheet.Tile(title: title, scene: scene)
        }
    }
}

extension Session {
    mutating func openSheet(_ kind: SceneSheet.Kind) {
        sheet = sheet?.kind == kind ? nil : SceneSheet(kind, of: situation.conditions)
    }

    /// A key while a sheet is shown; `nil` for one that does what it always does: the sheet follows.
    mutating func obey(_ command: PreviewCommand, on sheet: SceneSheet) -> [Effect]? {
        switch command {
        case .back: self.sheet = nil
        case .tap: zoomIn(to: sheet.chosen, of: sheet)
        case .move(let direction): move(direction, on: sheet)
        case .zoomIn, .zoomOut, .zoomToFit, .pan, .swapDisplays, .ghost: break
        case .pose, .rotateRight, .rotateLeft, .hinge, .nextTier:
            // What is current on the sheet is what was asked for.
            self.sheet = nil
            let effects = obey(command)
            self.sheet = SceneSheet(sheet.kind, of: situation.conditions)
            return effects
        case .tab, .scroll, .guides, .reasons, .matrix, .tiers, .conditions, .find, .mouse, .undo, .record, .edit,
            .help, .quit:
            return nil
        }
        return []
    }

    /// Leaves the sheet for one of its tiles: its conditions become those of the session.
    private mutating func zoomIn(to index: Int, of sheet: SceneSheet) {
        let variants = SceneSheet.variants(sheet.kind, of: situation.conditions)
        self.sheet = nil
        guard variants.indices.contains(index), variants[index].conditions != situation.conditions else { return }
        change { $0.conditions = variants[index].conditions }
    }

    private mutating func move(_ direction: Direction, on sheet: SceneSheet) {
        let places = contactSheet(sheet).places(columns: screenSize.columns, rows: Self.sheetRows(screenSize))
        guard places.indices.contains(sheet.chosen) else { return }
        let here = places[sheet.chosen]
        func gap(_ place: CellArea) -> Int? {
            let (across, down) = (place.left - here.left, place.top - here.top)
            switch direction {
            case .left: return across < 0 ? -across + 4 * abs(down) : nil
            case .right: return across > 0 ? across + 4 * abs(down) : nil
            case .up: return down < 0 ? -down * 4 + abs(across) : nil
            case .down: return down > 0 ? down * 4 + abs(across) : nil
            }
        }
        let best = places.indices.compactMap { index in gap(places[index]).map { (index, $0) } }.min { $0.1 < $1.1 }
        if let best { self.sheet?.chosen = best.0 }
    }

    /// A click chooses a tile, another one on it zooms in.
    mutating func clickOnSheet(column: Int, row: Int) {
        guard let sheet else { return }
        let places = contactSheet(sheet).places(columns: screenSize.columns, rows: Self.sheetRows(screenSize))
        // The first row of the screen is the heading's.
        guard let index = places.firstIndex(where: { $0.inset(by: -1).contains(column: column, row: row) }) else {
            return
        }
        if index == sheet.chosen { zoomIn(to: index, of: sheet) } else { self.sheet?.chosen = index }
    }

    // MARK: The picture

    private func contactSheet(_ sheet: SceneSheet) -> ContactSheet {
        let heading: String =
            switch sheet.kind {
            case .poses: "\(title) · all poses · tier \(situation.conditions.tier.rawValue)"
            case .tiers: "\(title) · \(situation.conditions.poseLabel) · built with each SDK"
            }
        return ContactSheet(
            tiles: sheet.tiles(of: situation, in: app), heading: heading, guides: options.guides,
            reasons: options.reasons, selection: options.selection)
    }

    /// The last row is the footer's.
    private static func sheetRows(_ size: ScreenSize) -> Int { max(1, size.rows - 1) }

    func paint(_ sheet: SceneSheet, on size: ScreenSize, theme: Theme, glyphs: GlyphSet) -> CellGrid {
        let picture = contactSheet(sheet).paint(
            columns: size.columns, rows: Self.sheetRows(size), theme: theme, glyphs: glyphs)
        var grid = CellGrid(columns: size.columns, rows: size.rows)
        grid.draw(picture, column: 0, row: 0)
        PreviewFrame.paintFooter(
            preview, on: &grid, theme: theme, glyphs: glyphs)
        return grid
    }

    static let sheetKeys = [
        Preview.Key("←↓↑→", "choose"), Preview.Key("↵", "zoom in"), Preview.Key("s", "tier"),
        Preview.Key("1…9", "tab"), Preview.Key("PgUp PgDn", "scroll"), Preview.Key("v", "conditions"),
        Preview.Key("w", "why"), Preview.Key("g", "guides"), Preview.Key("u", "undo"), Preview.Key("esc", "close"),
        Preview.Key("q", "quit"),
    ]
}
