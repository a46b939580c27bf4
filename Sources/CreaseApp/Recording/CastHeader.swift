import CreaseCanvas

/// What a recording says of itself before its first event.
struct CastHeader: Hashable, Sendable {
    /// Of the terminal at the start, in cells; at least 1.
    var columns: Int
    var rows: Int
    /// Seconds since 1970 at the start.
    var timestamp: Int?
    /// Pauses longer than this, in seconds, are to be shown as this long.
    var idleLimit: Double?
    var title: String?
    var theme: CastTheme?
    /// What Crease adds: version, file and conditions. Other players skip it.
    var crease: JSON?
    /// The version it was read from.
    var version = Cast.Version.v2

    init(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
    }
}

/// The colours a recording wants to be shown in.
struct CastTheme: Hashable, Sendable {
    /// As `#rrggbb`.
    var ink: String
    var ground: String
    /// The sixteen named colours.
    var palette: [String]

    /// Our pictures leave ink and ground to the terminal; this is how they look on a dark one.
    static let dark: CastTheme = {
        func hex(_ color: CellColor) -> String {
            guard let (red, green, blue) = color.components else { return "#000000" }
            return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        let page = SVGWriter.Page.dark
        return CastTheme(ink: hex(page.ink), ground: hex(page.ground), palette: (0..<16).map { hex(.palette($0)) })
    }()
}
