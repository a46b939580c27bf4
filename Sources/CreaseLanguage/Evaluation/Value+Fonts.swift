import CreaseDevice
import CreaseLayout

/// Values read as fonts; `nil` for anything else.
extension Value {
    /// `declared`: the font that the file gives a name of its own, such as `.title2Rounded`.
    func font(declared: (Style.Part) -> Font?) -> Font? {
        guard case .style(let style) = self else { return nil }
        var font: Font?
        for part in style.parts {
            let first = part.arguments?.first?.value
            switch part.name {
            case "system", "custom", "init":
                font = Self.systemFont(part.arguments ?? [])
            case "bold": font?.weight = .bold
            case "weight": if let weight: FontWeight = first?.named() { font?.weight = weight }
            case "italic": font?.isItalic = true
            case "monospaced": font?.design = .monospaced
            case "monospacedDigit": font?.isMonospacedDigit = true
            case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading", "width", "scaled": continue
            default:
                if let text = TextStyle(rawValue: part.name) {
                    font = Font(.style(text))
                } else if font == nil, let found = declared(part) {
                    font = found
                }
            }
        }
        return font
    }

    private static func systemFont(_ arguments: [Value.Element]) -> Font? {
        var font: Font?
        for argument in arguments {
            switch argument.label {
            case "size", "fixedSize":
                guard let size = argument.value.number, size.isFinite, size > 0 else { return nil }
                let isRelative = arguments.contains { $0.label == "relativeTo" }
                font = Font(.size(min(size, 2_000), isRelative: isRelative))
            case nil:
                if let style: TextStyle = argument.value.named() { font = Font(.style(style)) }
            default: continue
            }
        }
        if let weight: FontWeight = arguments.first(where: { $0.label == "weight" })?.value.named() {
            font?.weight = weight
        }
        font?.design = arguments.first { $0.label == "design" }?.value.fontDesign ?? .standard
        return font
    }

    var fontDesign: Font.Design? {
        guard case .style(let style) = self else { return nil }
        return style.singleName == "default" ? .standard : style.singleName.flatMap(Font.Design.init(rawValue:))
    }
}
