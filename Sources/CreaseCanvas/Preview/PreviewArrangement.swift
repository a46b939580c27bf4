import CreaseDevice
import CreaseLayout

/// Where the parts of the previewer's screen lie at a given size; also answers what is under a click.
public struct PreviewArrangement: Hashable, Sendable {
    /// Below this the screen shows one line that says so.
    public static let minimum = (columns: 60, rows: 20)

    /// A display of the picture.
    public struct Stage: Hashable, Sendable {
        public enum Which: Hashable, Sendable {
            case lit
            case other
        }

        public var which: Which
        /// The cells of the display without its frame.
        public var area: CellArea
        /// Where the display's points lie; moved when the picture is.
        public var map: PointMap
        /// Nothing of this display is drawn outside.
        public var clip: CellArea
        /// Where its caption may run; it starts over the display where it can.
        public var caption: CellArea
    }

    /// How much the strip says.
    public enum Strip: Hashable, Sendable {
        /// Words below the picture; `isAiry` with a blank line before the selection.
        case below(CellArea, isAiry: Bool)
        /// A column at the right.
        case beside(CellArea)
        /// One line below the picture.
        case line(CellArea)
    }

    public var size: CellArea
    public var header: Int
    public var pose: Int
    /// The row for conditions that are not the default ones; `nil` where they join the pose's row.
    public var conditions: Int?
    public var stages: [Stage]
    public var strip: Strip

    /// Whether the strip stands at the right of the picture.
    var isBeside: Bool {
        switch strip {
        case .beside: true
        case .below, .line: false
        }
    }

    public var footer: Int
    /// Points per column, common to all stages.
    public var scale: Double

    /// The display under a cell and the point of its window there.
    public func hit(column: Int, row: Int) -> (which: Stage.Which, map: PointMap)? {
        for stage in stages where stage.area.intersection(stage.clip).contains(column: column, row: row) {
            return (stage.which, stage.map)
        }
        return nil
    }
}

extension PreviewArrangement {
    /// Arranges a screen of at least the minimum size.
    ///
    /// Candidates are tried with the strip below and beside; the one that draws the displays larger wins, with a
    /// preference for the column from 170 columns on.
    init(for preview: Preview, columns: Int, rows: Int) {
        let hasBoth = columns >= Self.bothFrom && preview.other != nil && preview.options.zoom <= 0
        // The one that is lit, unless the user wants the other.
        let showsOther = preview.options.showsOther != (preview.glow == .before)
        let single: Stage.Which = showsOther && preview.other != nil ? .other : .lit
        // The outer display stands at the left, where it is on the closed device's way to being opened.
        let which: [Stage.Which] =
            hasBoth ? (preview.lit.screen.display == .inner ? [.other, .lit] : [.lit, .other]) : [single]
        let sizes = which.map { preview.scene($0).screen.displaySize }
        let isSmall = columns < 80 || rows < 24
        let top = rows >= 28 ? 3 : 2
        let margin = columns >= 100 ? 3 : 1

        struct Candidate {
            var scale: Double
            var strip: Strip
            var picture: CellArea
        }
        func candidate(_ strip: Strip, left: Int, right: Int, bottom: Int) -> Candidate {
            let picture = CellArea(left: left, top: top, right: right, bottom: bottom)
            // One row of the picture is its caption.
            let scale = DisplayScale.fitting(
                sizes, columns: picture.columns, rows: picture.rows - 1, gap: Self.gap(columns))
            return Candidate(scale: scale, strip: strip, picture: picture)
        }
        let last = rows - 1
        var below: Candidate
        if isSmall {
            below = candidate(
                .line(CellArea(left: 1, top: last - 1, right: columns - 1, bottom: last)), left: margin,
                right: columns - margin, bottom: last - 1)
        } else {
            let isAiry = rows >= 34
            let height = isAiry ? 7 : rows >= 30 ? 6 : 4
            let area = CellArea(
                left: 1, top: last - height + (rows >= 30 ? 1 : 0), right: columns - 1,
                bottom: isAiry ? last - 1 : rows >= 30 ? last - 1 : last)
            below = candidate(
                .below(area, isAiry: isAiry), left: margin, right: columns - margin, bottom: last - height)
        }
        let sideWidth = columns >= Self.columnFrom ? 36 : max(26, min(40, columns * 2 / 5))
        let side = CellArea(
            left: columns - sideWidth - 1, top: top, right: columns - 1, bottom: last - 1)
        let beside = candidate(
            .beside(side), left: margin, right: side.left - (columns >= 100 ? 2 : 1),
            bottom: last - (rows >= 30 ? 1 : 0))
        // A column at the right from about 170 columns; narrower, where the display is tall and the strip would
        // cost it height.
        let prefersColumn: Bool
        if columns >= Self.columnFrom {
            prefersColumn = beside.scale <= below.scale * 1.15
        } else {
            prefersColumn = !isSmall && !hasBoth && beside.scale < below.scale
        }
        let chosen = prefersColumn ? beside : below
        let zoomed = Self.zoomed(chosen.scale, by: preview.options.zoom)

        size = CellArea(left: 0, top: 0, right: columns, bottom: rows)
        header = 0
        pose = 1
        conditions = top > 2 ? 2 : nil
        strip = chosen.strip
        footer = last
        scale = zoomed
        stages = Self.stages(
            which, preview, in: chosen.picture, scale: zoomed, gap: Self.gap(columns),
            isZoomed: preview.options.zoom > 0, isCentered: !prefersColumn)
    }

    /// From this width on both displays are drawn.
    public static let bothFrom = 100
    /// From this width on the strip may stand at the right.
    static let columnFrom = 170

    private static func gap(_ columns: Int) -> Int { columns >= 110 ? 6 : 3 }

    private static func zoomed(_ scale: Double, by steps: Int) -> Double {
        var scale = scale
        for _ in 0..<min(12, abs(steps)) { scale = steps > 0 ? scale / 1.25 : scale * 1.25 }
        return min(200, max(1, scale))
    }

    /// Displays side by side in the middle of the picture, tops aligned.
    private static func stages(
        _ which: [Stage.Which], _ preview: Preview, in picture: CellArea, scale: Double, gap: Int, isZoomed: Bool,
        isCentered: Bool
    ) -> [Stage] {
        let sizes = which.map { preview.scene($0).screen.displaySize }
        let widths = sizes.map { DisplayScale.columns(of: $0, scale: scale) + DisplayScale.border }
        let heights = sizes.map { DisplayScale.rows(of: $0, scale: scale) + DisplayScale.border }
        let total = widths.reduce(0, +) + gap * (widths.count - 1)
        let tallest = (heights.max() ?? 0) + 1
        var left = picture.left + max(0, (picture.columns - total) / 2)
        // Beside a column the captions start where the column does.
        let top = picture.top + (isCentered ? max(0, (picture.rows - tallest) / 2) : 0)
        let pan = isZoomed ? preview.options.pan : Preview.Pan()
        return zip(which, zip(widths, heights)).map { which, size in
            defer { left += size.0 + gap }
            let (dx, dy) = (limited(pan.columns), limited(pan.rows))
            let area = CellArea(
                column: left + 1 - dx, row: top + 2 - dy, columns: size.0 - DisplayScale.border,
                rows: size.1 - DisplayScale.border)
            return Stage(
                which: which, area: area, map: PointMap(scale: scale, column: area.left, row: area.top),
                clip: CellArea(left: picture.left, top: top + 1, right: picture.right, bottom: picture.bottom),
                caption: CellArea(
                    left: picture.left, top: top, right: picture.right, bottom: top + 1))
        }
    }

    private static func limited(_ value: Int) -> Int { min(10_000, max(-10_000, value)) }
}
