import CreaseDevice

/// A run of text: wraps at the offered width, keeps to the line limit and the offered height, and ends in ⋯ when cut.
final class TextElement: Element {
    private let string: String
    private let face: Face
    private let isGuess: Bool
    private let isMadeUp: Bool
    private lazy var paragraph = Paragraph(string, face)

    init(_ node: ViewNode, _ content: TextContent, _ context: ResolveContext) {
        let values = context.environment.values
        face = content.font.map { Face($0, textSize: values.textSize) } ?? context.environment.face
        isGuess = content.isGuess
        isMadeUp = content.isMadeUp
        string =
            switch values.textCase {
            case .none: content.string
            case .uppercase: content.string.uppercased()
            case .lowercase: content.string.lowercased()
            }
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    /// How the text lies in a proposal.
    private struct Setting {
        var lines: [Paragraph.Line]
        var isCut: Bool
        /// 1, or less where `.minimumScaleFactor` made the letters smaller.
        var scale: Double
        var size: Size
    }

    private func set(_ proposal: Proposal) -> Setting {
        let values = environment.values
        let offered = proposal.width.points(ideal: .infinity)
        let limit = values.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? Int.max
        // The common case: one line that fits.
        if paragraph.naturalWidth <= offered + 0.001, !string.utf8.contains(UInt8(ascii: "\n")) {
            return setting(
                [Paragraph.Line(start: 0, end: string.utf8.count, width: paragraph.naturalWidth)], limit,
                offered: offered)
        }
        let least = max(values.minimumScaleFactor.asFraction, 0.05)
        var scale = 1.0
        while true {
            let fitting = linesFitting(proposal.height, scale: scale)
            let (lines, isCut) = paragraph.lines(width: offered / scale, limit: min(limit, fitting))
            if !isCut || scale <= least {
                return setting(lines, limit, isCut: isCut, scale: scale, offered: offered)
            }
            scale = max(least, scale - 0.05)
        }
    }

    private func setting(
        _ lines: [Paragraph.Line], _ limit: Int, isCut: Bool = false, scale: Double = 1, offered: Double
    ) -> Setting {
        var width = lines.reduce(0) { max($0, $1.width) } * scale
        // A cut line is as wide as the letters that fit before the mark.
        if isCut, let last = lines.last {
            let cut = paragraph.cut(from: last.start, width: offered / scale, environment.values.truncation)
            width = max(lines.dropLast().reduce(0) { max($0, $1.width) }, cut.width) * scale
        }
        let shown = environment.values.reservesLineSpace && limit < 1000 ? max(limit, lines.count) : lines.count
        let spacing = environment.values.lineSpacing.asLength
        let height = Double(shown) * face.lineHeight * scale + Double(max(0, shown - 1)) * spacing
        return Setting(lines: lines, isCut: isCut, scale: scale, size: Size(width: width, height: height))
    }

    /// How many lines a height holds; at least one.
    private func linesFitting(_ height: Length, scale: Double) -> Int {
        guard case .definite(let points) = height else { return Int.max }
        let spacing = environment.values.lineSpacing.asLength
        let count = ((points + spacing + 0.001) / (face.lineHeight * scale + spacing)).rounded(.down)
        return Int(min(max(count, 1), 1e6))
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size { set(proposal).size }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let setting = set(proposal)
        var lines: [String]
        var endsCut = false
        if setting.lines.count == 1, !setting.isCut {
            lines = [string]
        } else {
            lines = setting.lines.map { String(paragraph.text($0.start, $0.end)) }
            if setting.isCut, let last = setting.lines.last {
                lines[lines.count - 1] =
                    paragraph.cut(
                        from: last.start, width: frame.width / setting.scale, environment.values.truncation
                    ).text
                // The mark at the end is the painter's to write; one in the front or middle is part of the line.
                endsCut = environment.values.truncation == .tail
                if endsCut { lines[lines.count - 1].removeLast() }
            }
        }
        var node = placement.node(
            self, "Text", frame, label: string,
            drawing: .text(lines: lines, style: style(scale: setting.scale), isTruncated: endsCut))
        if isMadeUp { node.isMadeUp = true }
        nodes.append(node)
    }

    private func style(scale: Double) -> DrawnText {
        let values = environment.values
        return DrawnText(
            size: face.size * scale, lineHeight: face.lineHeight * scale, isBold: face.isBold,
            isItalic: face.isItalic, isUnderlined: face.isUnderlined, isStruckThrough: face.isStruckThrough,
            isMonospaced: face.isMonospaced, paint: isGuess ? .secondary : values.foreground,
            alignment: values.textAlignment)
    }

    override func explicitGuide(_ guide: AlignmentGuide, _ size: Size, _ proposal: Proposal, _ solver: Solver)
        -> Double?
    {
        switch guide {
        case .vertical(.firstTextBaseline): face.ascent
        case .vertical(.lastTextBaseline): size.height - face.lineHeight + face.ascent
        case .vertical, .horizontal: nil
        }
    }

    override func describe(_ summary: inout Summary) { summary.words.append(string) }
}
