import CreaseCanvas
import CreaseDevice

/// `crease render`: one picture of a layout, as text, with colour escapes, or as SVG.
struct RenderCommand {
    let request: RenderRequest
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let document = try Document(request.layout.file, reading: request.layout.reading)
        if let output = request.output, case .path(let input) = request.layout.file,
            StandardStreams.isSameFile(input, output)
        {
            throw UsageError("'--output' would overwrite the layout '\(input)'", hint: "name another file")
        }
        return try StandardStreams.write(picture(of: document), to: request.output)
    }

    /// The picture in the form asked for.
    func picture(of document: Document) -> String {
        let size = size
        let grid = SceneSheet(items(document)).paint(
            columns: size.columns, rows: size.rows, theme: Theme(depth: depth),
            glyphs: request.isASCII ? .ascii : .unicode)
        return switch request.form {
        case .text: TextWriter.text(grid)
        case .ansi: ANSIWriter(depth: depth).text(grid)
        case .svg: SVGWriter(page: request.layout.conditions.scheme == .dark ? .dark : .light).text(grid)
        }
    }

    /// What is on the sheet.
    private func items(_ document: Document) -> [SceneSheet.Item] {
        let conditions = request.layout.conditions
        switch request.sheet {
        case .single:
            return [SceneSheet.Item(conditions.poseLabel, document.scene(conditions))]
        case .matrix:
            return Pose.allCases.map { pose in
                var posed = conditions
                posed.take(pose)
                return SceneSheet.Item(pose.rawValue, document.scene(posed))
            }
        case .tiers:
            return Self.comparedTiers.map { tier in
                var tiered = conditions
                tiered.tier = tier
                return SceneSheet.Item("SDK \(tier.rawValue)", document.scene(tiered))
            }
        }
    }

    /// 27.2 behaves as 27.1.
    private static let comparedTiers: [Tier] = [.sdk26, .sdk27, .sdk271]

    /// Cells of the picture: as asked, as the terminal has, or enough for text to be read.
    private var size: (columns: Int, rows: Int) {
        if let size = request.size { return size }
        let standard = Self.standardSize(request.sheet)
        guard request.output == nil, request.form != .svg, let terminal = StandardStreams.outputSize else {
            return standard
        }
        switch request.sheet {
        case .single: return (terminal.columns, max(Setting.gridRows.lowerBound, terminal.rows - 1))
        // A sheet may be scrolled; it keeps the standard proportions.
        case .matrix, .tiers: return (terminal.columns, standard.rows * terminal.columns / standard.columns)
        }
    }

    private static func standardSize(_ sheet: RenderRequest.Sheet) -> (columns: Int, rows: Int) {
        switch sheet {
        case .single: (120, 40)
        case .matrix: (160, 110)
        case .tiers: (200, 45)
        }
    }

    /// Colours of the picture; text has none.
    private var depth: ColorDepth {
        switch (request.form, request.color) {
        case (.text, _), (_, .never): .mono
        case (_, .always), (.svg, .auto): .direct
        case (.ansi, .auto): environment["NO_COLOR"]?.isEmpty == false ? .mono : .direct
        }
    }
}
