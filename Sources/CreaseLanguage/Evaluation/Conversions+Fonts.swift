import CreaseDevice
import CreaseLayout

/// Values read as fonts; `nil` for anything else.
extension Evaluator {
    func font(_ value: Value?) -> Font? {
        guard case .style(let style)? = value else { return nil }
        var font: Font?
        for part in style.parts {
            let first = part.arguments?.first?.value
            switch part.name {
            case "system", "custom", "init":
                font = systemFont(part.arguments ?? [])
            case "bold": font?.weight = .bold
            case "weight": if let weight: FontWeight = named(first) { font?.weight = weight }
            case "italic": font?.isItalic = true
            case "monospaced": font?.design = .monospaced
            case "monospacedDigit": font?.isMonospacedDigit = true
            case "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading", "width", "scaled": continue
            default:
                if let text = TextStyle(rawValue: part.name) {
                    font = Font(.style(text))
                } else if font == nil, let property = declarations.extensions["Font"]?.statics[part.name] {
                    font = self.font(self.value(of: property, declarations.extensions["Font"]))
                } else if font == nil, let code = declarations.extensions["Font"],
                    let functions = code.functions[part.name],
                    let arguments = part.arguments, let function = overload(of: functions, arguments)
                {
                    font = self.font(
                        call(
                            function, arguments,
                            Scope(owner: Owner(statics: code), surroundings: rootScope().surroundings)))
                }
            }
        }
        return font
    }

    private func systemFont(_ arguments: [Value.Element]) -> Font? {
        var font: Font?
        for argument in arguments {
            switch argument.label {
            case "size", "fixedSize":
                guard let size = argument.value.number, size.isFinite, size > 0 else { return nil }
                let isRelative = arguments.contains { $0.label == "relativeTo" }
                font = Font(.size(min(size, 2_000), isRelative: isRelative))
            case nil:
                if let style: TextStyle = named(argument.value) { font = Font(.style(style)) }
            default: continue
            }
        }
        if let weight: FontWeight = named(arguments.first { $0.label == "weight" }?.value) { font?.weight = weight }
        font?.design = design(arguments.first { $0.label == "design" }?.value) ?? .standard
        return font
    }

    func design(_ value: Value?) -> Font.Design? {
        guard case .style(let style)? = value else { return nil }
        return style.singleName == "default" ? .standard : style.singleName.flatMap(Font.Design.init(rawValue:))
    }
}
