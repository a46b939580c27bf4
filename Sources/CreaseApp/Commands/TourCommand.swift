import CreaseDevice

/// `crease tour`: a folder with a recording, stills and a page for a review.
struct TourCommand {
    let request: TourRequest
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let document = try Document(request.file, reading: request.reading)
        document.tellWarnings()
        let tour = try Tour(document, under: request.conditions)
        try Folder.make(request.output)
        let timestamp = environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) } ?? 0
        for file in tour.files(under: request.conditions, timestamp: timestamp) {
            _ = try StandardStreams.write(file.text, to: "\(request.output)/\(file.name)")
        }
        let status = try StandardStreams.write("\(request.output)/index.html\n", to: nil)
        return status.unless(tour.stops.first?.scene.hitLimits ?? [], in: document)
    }
}
