import CreaseCanvas

/// The picture a chapter begins with, as files beside a recording.
struct ChapterStill {
    let label: String
    let grid: CellGrid

    /// One for each chapter, in order.
    static func all(of pictures: [TapeRecording.Picture]) -> [ChapterStill] {
        pictures.filter(\.opensChapter).map { ChapterStill(label: $0.label ?? "", grid: $0.grid) }
    }

    /// `02-card-opened`: the label as a file's name, without an ending.
    var name: String {
        var name = ""
        for character in label.lowercased() {
            if character.isLetter || character.isNumber {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while name.last == "-" { name.removeLast() }
        return String(name.prefix(80))
    }

    /// Writes the still as text and as SVG into a folder.
    func write(to folder: String) throws(FileError) {
        _ = try StandardStreams.write(TextWriter.text(grid), to: "\(folder)/\(name).txt")
        _ = try StandardStreams.write(SVGWriter(page: .dark).text(grid), to: "\(folder)/\(name).svg")
    }
}
