/// A file that could not be read or written, with what explains it.
struct FileError: Error, Equatable, Sendable {
    /// What messages call the file: its path, or `-`.
    let file: String
    /// A headline: lower case, no full stop.
    let message: String
    /// Where in the file, 1-based, when it is about a place.
    var line: Int?
    var column: Int?

    /// `FILE: error: …` or `FILE:LINE:COLUMN: error: …`, with the newline.
    var text: String {
        var place = file
        if let line { place += ":\(line)" }
        if let column { place += ":\(column)" }
        return "\(place): error: \(message)\n"
    }
}
