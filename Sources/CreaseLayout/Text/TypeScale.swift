import CreaseDevice

/// Point size and line height of every text style at every Dynamic Type size.
///
/// Basis: documented, the platform's typography tables for iOS (size / leading in points). The two extra large titles
/// are in no table for iOS: assumed. Correct a number here and every layout follows.
enum TypeScale {
    struct Entry: Hashable {
        /// Points.
        var size: Double
        /// Baseline to baseline, and the height of one line, in points.
        var lineHeight: Double
    }

    static func entry(_ style: TextStyle, _ textSize: TextSize) -> Entry {
        let row = rows[textSize.row]
        let (size, lineHeight) = row[style.column]
        return Entry(size: size, lineHeight: lineHeight)
    }

    /// How much larger body text is than at the default size; other relative sizes follow it.
    static func factor(_ textSize: TextSize) -> Double {
        entry(.body, textSize).size / entry(.body, .large).size
    }

    /// The weight a style has of its own.
    static func weight(_ style: TextStyle) -> FontWeight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        case .largeTitle, .title, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption, .caption2:
            .regular
        }
    }

    /// Rows: xSmall … accessibility5. Columns: extra large title 2, extra large title, large title, title, title 2,
    /// title 3, headline, subheadline, body, callout, footnote, caption, caption 2.
    private static let rows: [[(Double, Double)]] = [
        [
            (25, 31), (33, 40), (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (12, 16), (14, 19), (13, 18),
            (12, 16), (11, 13), (11, 13),
        ],
        [
            (26, 32), (34, 41), (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (13, 18), (15, 20), (14, 19),
            (12, 16), (11, 13), (11, 13),
        ],
        [
            (27, 33), (35, 42), (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (14, 19), (16, 21), (15, 20),
            (12, 16), (11, 13), (11, 13),
        ],
        [
            (28, 34), (36, 43), (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (15, 20), (17, 22), (16, 21),
            (13, 18), (12, 16), (11, 13),
        ],
        [
            (30, 37), (38, 46), (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (17, 22), (19, 24), (18, 23),
            (15, 20), (14, 19), (13, 18),
        ],
        [
            (32, 39), (40, 48), (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (19, 24), (21, 26), (20, 25),
            (17, 22), (16, 21), (15, 20),
        ],
        [
            (34, 41), (42, 50), (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (21, 28), (23, 29), (22, 28),
            (19, 24), (18, 23), (17, 22),
        ],
        [
            (38, 46), (46, 55), (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (25, 31), (28, 34), (26, 32),
            (23, 29), (22, 29), (20, 25),
        ],
        [
            (43, 51), (50, 60), (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (30, 37), (33, 40), (32, 39),
            (27, 33), (26, 32), (24, 30),
        ],
        [
            (48, 57), (54, 64), (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (36, 43), (40, 48), (38, 46),
            (33, 40), (32, 39), (29, 35),
        ],
        [
            (53, 62), (58, 68), (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (42, 50), (47, 56), (44, 52),
            (38, 46), (37, 44), (34, 41),
        ],
        [
            (58, 68), (62, 72), (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (49, 58), (53, 62), (51, 60),
            (44, 52), (43, 51), (40, 48),
        ],
    ]
}

extension TextSize {
    /// The row of the table.
    fileprivate var row: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension TextStyle {
    /// The column of the table.
    fileprivate var column: Int {
        switch self {
        case .extraLargeTitle2: 0
        case .extraLargeTitle: 1
        case .largeTitle: 2
        case .title: 3
        case .title2: 4
        case .title3: 5
        case .headline: 6
        case .subheadline: 7
        case .body: 8
        case .callout: 9
        case .footnote: 10
        case .caption: 11
        case .caption2: 12
        }
    }
}
