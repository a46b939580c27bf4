/// `crease render`: one picture of a layout, as text, with colour escapes, or as SVG.
struct RenderCommand {
    let request: RenderRequest
    let environment: [String: String]

    func run() throws -> ExitStatus {
        _ = try Document(request.layout.file, reading: request.layout.reading)
        return .fine
    }
}
