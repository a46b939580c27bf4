/// `crease inspect`: the computed scene, as a table for people or JSON for programs.
struct InspectCommand {
    let request: InspectRequest

    func run() throws -> ExitStatus {
        let played = try PlayedLayout(request.layout)
        let document = played.document
        document.tellWarnings()
        let scene = played.session.lit
        let form = request.form ?? (StandardStreams.outputIsTerminal && request.output == nil ? .table : .json)
        let text =
            switch form {
            case .table: SceneTable(file: document.file.shown, view: document.view, scene: scene).text
            case .json: SceneReport(file: document.file.shown, view: document.view, scene: scene).json.text
            }
        return try StandardStreams.write(text, to: request.output).unless(scene.hitLimits, in: document)
            .unless(played)
    }
}
