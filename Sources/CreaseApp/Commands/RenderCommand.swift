import CreaseCanvas
import CreaseDevice

/// `crease render`: one picture of a layout, as text, with colour escapes, as SVG or as PNG.
struct RenderCommand {
    let request: RenderRequest
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let played = try PlayedLayout(request.layout)
        let document = played.document
        document.tellWarnings()
        if let output = request.output, case .path(let input) = request.layout.file,
            StandardStreams.isSameFile(input, output)
        {
            throw UsageError("'--output' would overwrite the layout '\(input)'", hint: "name another file")
        }
        if request.form == .png, request.output == nil, StandardStreams.outputIsTerminal {
            throw UsageError("a PNG is nothing for a terminal", hint: "name a file with '--output', or pipe it on")
        }
        let tiles = tiles(document, played.session.situation)
        let limits = tiles.first.map(\.scene.hitLimits) ?? []
        return try StandardStreams.write(picture(tiles, of: document), to: request.output).unless(limits, in: document)
            .unless(played)
    }

    /// The picture in the form asked for.
    func picture(of document: Document) throws(PNGFailure) -> [UInt8] {
        try picture(
            tiles(document, Situation(conditions: request.layout.conditions, app: document.opening)), of: document)
    }

    private func picture(_ tiles: [ContactSheet.Tile], of document: Document) throws(PNGFailure) -> [UInt8] {
        let sheet = ContactSheet(tiles: tiles, heading: heading(document))
        switch request.form {
        case .text: return TextWriter.bytes(grid(sheet))
        case .ansi: return ANSIWriter(depth: depth).bytes(grid(sheet))
        case .svg: return SceneSVG(tiles: tiles, isAlone: request.sheet == .display).bytes()
        case .png: return try ScenePNG(tiles: tiles, isAlone: request.sheet == .display).bytes()
        }
    }

    private func grid(_ sheet: ContactSheet) -> CellGrid {
        let size = size(of: sheet)
        return sheet.paint(
            columns: size.columns, rows: size.rows, theme: Theme(depth: depth),
            glyphs: request.isASCII ? .ascii : .unicode)
    }

    /// The app of a situation, as it is or under the conditions that are compared.
    private func tiles(_ document: Document, _ situation: Situation) -> [ContactSheet.Tile] {
        func tile(_ title: String, _ conditions: Conditions) -> ContactSheet.Tile {
            let shown = Situation(conditions: conditions, app: situation.app)
            return ContactSheet.Tile(title: title, scene: document.glimpse(shown))
        }
        let conditions = situation.conditions
        switch request.sheet {
        case .single, .display:
            return [tile(conditions.poseLabel, conditions)]
        case .matrix: return SceneSheet.variants(.poses, of: conditions).map { tile($0.title, $0.conditions) }
        case .tiers: return SceneSheet.variants(.tiers, of: conditions).map { tile($0.title, $0.conditions) }
        }
    }

    /// A sheet says what it is of; a single picture needs its room.
    private func heading(_ document: Document) -> String {
        switch request.sheet {
        case .single, .display: return ""
        case .matrix: return document.title
        case .tiers: return "\(document.title) · \(request.layout.conditions.poseLabel)"
        }
    }

    /// Cells of the picture: as asked, as the terminal has, or enough to be read.
    private func size(of sheet: ContactSheet) -> (columns: Int, rows: Int) {
        if let size = request.size { return size }
        let terminal = request.output == nil ? StandardStreams.outputSize : nil
        switch request.sheet {
        case .single, .display:
            return terminal.map { ($0.columns, max(Setting.gridRows.lowerBound, $0.rows - 1)) } ?? (120, 40)
        case .matrix, .tiers:
            // A sheet may be scrolled: its height is what it needs.
            let columns = terminal?.columns ?? 160
            return (columns, sheet.rows(forColumns: columns))
        }
    }

    /// Colours of cells; text has none, SVG and PNG their own.
    private var depth: ColorDepth {
        switch (request.form, request.color) {
        case (.text, _), (.svg, _), (.png, _), (_, .never): .mono
        case (.ansi, .always): .direct
        case (.ansi, .auto): environment["NO_COLOR"]?.isEmpty == false ? .mono : .direct
        }
    }
}
