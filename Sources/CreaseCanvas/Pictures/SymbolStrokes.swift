import CreaseDevice

/// The commonest symbols as strokes, so that pictures show them alike whatever fonts a machine has.
///
/// Our own drawings on a grid of 24×24, of meanings and not of anybody's artwork. Keys are names of symbols, or the
/// glyphs of `SymbolTable`, which stand for all the names they serve.
enum SymbolStrokes {
    /// The strokes in a frame, and whether what they surround is filled; `nil` for a symbol that is not drawn here.
    static func drawing(of name: String, in frame: Rect) -> (outline: PictureOutline, isFilled: Bool)? {
        let parts = name.split(separator: ".").map(String.init)
        let key = drawings[parts.first ?? ""] != nil ? parts[0] : SymbolTable.glyph(for: name).description
        guard let drawing = drawings[key] else { return nil }
        return (outline(drawing, in: frame), parts.contains("fill") && solid.contains(key))
    }

    static func outline(_ drawing: String, in frame: Rect) -> PictureOutline {
        let unit = min(frame.width, frame.height) / side
        let origin = Point(x: frame.midX - unit * side / 2, y: frame.midY - unit * side / 2)
        var words = drawing.split(separator: " ")[...]
        var steps: [PictureOutline.Step] = []
        while let command = words.popFirst() {
            let numbers = words.prefix { $0.first?.isLetter == false }.compactMap { Double($0) }
            words.removeFirst(numbers.count)
            func point(_ x: Int, _ y: Int) -> Point {
                guard numbers.indices.contains(x), numbers.indices.contains(y) else { return origin }
                return Point(x: origin.x + numbers[x] * unit, y: origin.y + numbers[y] * unit)
            }
            let radius = numbers.count > 2 ? numbers[2] * unit : 0
            switch command {
            case "M": steps.append(.move(point(0, 1)))
            case "L":
                for index in stride(from: 0, to: numbers.count, by: 2) { steps.append(.line(point(index, index + 1))) }
            case "Z": steps.append(.close)
            case "R":
                let corner = point(0, 1)
                let size = numbers.count > 3 ? (numbers[2] * unit, numbers[3] * unit) : (0, 0)
                steps +=
                    PictureOutline(Rect(x: corner.x, y: corner.y, width: size.0, height: size.1), radius: unit).steps
            case "O", "D": steps += circle(point(0, 1), command == "O" ? radius : unit * thickness * 0.48)
            case "bowl": steps.append(.arc(centre: point(0, 1), radius: radius, from: .right, to: .left))
            case "dome": steps.append(.arc(centre: point(0, 1), radius: radius, from: .left, to: .right))
            case "turn": steps.append(.arc(centre: point(0, 1), radius: radius, from: .top, to: .bottom))
            default: preconditionFailure("the drawing '\(drawing)' has '\(command)'")
            }
        }
        return PictureOutline(steps: steps)
    }

    /// The grid's side, and how thick strokes are on it.
    static let side = 24.0
    static let thickness = 1.8

    private static func circle(_ centre: Point, _ radius: Double) -> [PictureOutline.Step] {
        [
            .move(centre.onCircle(radius, .right)),
            .arc(centre: centre, radius: radius, from: .right, to: .left),
            .arc(centre: centre, radius: radius, from: .left, to: .right), .close,
        ]
    }

    private static let star = "M 12 3 L 14.6 9 21 9.5 16 13.8 17.6 20.3 12 16.8 6.4 20.3 8 13.8 3 9.5 9.4 9 Z"

    /// Drawings that are filled for a name with `.fill`: nothing lies within their outline.
    static let solid: Set<String> = [
        "♡", "★", "⚑", "▱", "♙", "►", "◦", "▦", "⊞", "○", "flame", "bookmark",
    ]

    /// `M` and `L` go to points, `Z` back to the last `M`; `R` is a rectangle, `O` a circle by centre and radius, `D` a
    /// dot; `bowl`, `dome` and `turn` are half circles by centre and radius: below, above, on the right.
    static let drawings: [String: String] = [
        "⌕": "O 10 10 6 M 14.5 14.5 L 20 20",
        "✓": "M 4 13 L 9.5 18.5 20 6",
        "✕": "M 6 6 L 18 18 M 18 6 L 6 18",
        "+": "M 12 5 L 12 19 M 5 12 L 19 12",
        "-": "M 5 12 L 19 12",
        "…": "D 5 12 D 12 12 D 19 12",
        "‹": "M 15 5 L 8 12 15 19",
        "›": "M 9 5 L 16 12 9 19",
        "⌃": "M 5 15 L 12 8 19 15",
        "⌄": "M 5 9 L 12 16 19 9",
        "«": "M 12 6 L 6 12 12 18 M 19 6 L 13 12 19 18",
        "»": "M 5 6 L 11 12 5 18 M 12 6 L 18 12 12 18",
        "⇅": "M 8 20 L 8 4 M 4 8 L 8 4 12 8 M 16 4 L 16 20 M 12 16 L 16 20 20 16",
        "↶": "M 8 4 L 4 8 8 12 M 4 8 L 14 8 turn 14 13 5 L 9 18",
        "⍐": "M 12 15 L 12 2 M 8 6 L 12 2 16 6 M 9 9 L 5 9 5 21 19 21 19 9 15 9",
        "⍗": "M 12 3 L 12 16 M 8 12 L 12 16 16 12 M 9 9 L 5 9 5 21 19 21 19 9 15 9",
        "≡": "M 4 7 L 20 7 M 4 12 L 20 12 M 4 17 L 20 17",
        "▽": "M 4 7 L 20 7 M 7 12 L 17 12 M 10 17 L 14 17",
        "≔": "D 5 7 D 5 12 D 5 17 M 9 7 L 20 7 M 9 12 L 20 12 M 9 17 L 20 17",
        "▦": "R 4 4 4 4 R 10 4 4 4 R 16 4 4 4 R 4 10 4 4 R 10 10 4 4 R 16 10 4 4 R 4 16 4 4 R 10 16 4 4 R 16 16 4 4",
        "⊞": "R 4 4 7 7 R 13 4 7 7 R 4 13 7 7 R 13 13 7 7",
        "⊔": "M 4 6 L 20 6 M 6 6 L 7 21 17 21 18 6 M 9 6 L 9 3 15 3 15 6",
        "▱": "M 3 19 L 3 5 9 5 11 8 21 8 21 19 Z",
        "▯": "M 6 3 L 14 3 18 7 18 21 6 21 Z",
        "≣": "M 6 3 L 14 3 18 7 18 21 6 21 Z M 9 11 L 15 11 M 9 15 L 15 15",
        "▤": "R 4 4 16 16 M 8 9 L 16 9 M 8 13 L 16 13",
        "▣": "R 4 5 16 16 M 4 10 L 20 10 M 8 3 L 8 6 M 16 3 L 16 6",
        "⊟": "R 3 4 18 5 M 5 9 L 5 20 19 20 19 9 M 10 13 L 14 13",
        "⚐": "M 6 21 L 6 4 18 4 15 8.5 18 13 6 13",
        "✎": "M 4 20 L 5 16 16 5 19 8 8 19 Z",
        "♙": "O 12 8 4 M 4 21 dome 12 21 8",
        "►": "M 7 4 L 19 12 7 20 Z",
        "‖": "M 9 5 L 9 19 M 15 5 L 15 19",
        "○": "O 12 12 8",
        "◦": "M 12 3 L 17.03 10.73 17.75 12.3 18 14 bowl 12 14 6 L 6.25 12.3 6.97 10.73 Z",
        "♡": "M 4 10 dome 8 10 4 dome 16 10 4 L 19.76 11.37 19.1 12.5 12 20.5 4.9 12.5 4.24 11.37 Z",
        "☆": star,
        "★": star,
        "⚑": "M 6 21 L 6 4 18 4 15 8.5 18 13 6 13",
        "⌂": "M 4 11 L 12 4 20 11 M 6 10 L 6 20 18 20 18 10",
        "◷": "O 12 12 8 M 12 7 L 12 12 15.5 14",
        "⍽": "M 3 13 L 6 5 18 5 21 13 21 19 3 19 3 13 8 13 9 16 15 16 16 13 21 13",
        "paperclip": "M 17 8 L 17 15 bowl 12 15 5 L 7 7 dome 10.5 7 3.5 L 14 15 bowl 12 15 2 L 10 8",
        "flame": "M 12 3 L 17.03 10.73 17.75 12.3 18 14 bowl 12 14 6 L 6.4 11.8 9 8 10.2 10.2 Z",
        "envelope": "R 3 6 18 13 M 3 7 L 12 14 21 7",
        "bookmark": "M 7 3 L 17 3 17 21 12 16 7 21 Z",
    ]
}
