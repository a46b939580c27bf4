import CreaseCanvas

extension CellStyle {
    /// Takes in the numbers of a "select graphic rendition" sequence (`CSI … m`).
    mutating func take(_ parameters: [ControlSequence.Parameter]) {
        guard !parameters.isEmpty else {
            self = .standard
            return
        }
        var index = 0
        while index < parameters.count {
            let code = parameters[index].value ?? 0
            // Parts after a colon belong to the code before them.
            var parts: [Int?] = []
            var next = index + 1
            while next < parameters.count, parameters[next].isPart {
                parts.append(parameters[next].value)
                next += 1
            }
            switch code {
            case 38, 48, 58:
                let (color, used) =
                    parts.isEmpty
                    ? Self.color(parameters[next...].prefix { !$0.isPart }.map(\.value)) : (Self.color(parts: parts), 0)
                next += used
                if let color, code == 38 { foreground = color }
                if let color, code == 48 { background = color }
            case 4: set(.underline, parts.first != .some(0))
            default: take(code)
            }
            index = next
        }
    }

    private mutating func take(_ code: Int) {
        switch code {
        case 0: self = .standard
        case 1: set(.bold, true)
        case 2: set(.dim, true)
        case 3: set(.italic, true)
        case 7: set(.reverse, true)
        case 21: set(.underline, true)
        case 22:
            set(.bold, false)
            set(.dim, false)
        case 23: set(.italic, false)
        case 24: set(.underline, false)
        case 27: set(.reverse, false)
        case 30...37: foreground = .palette(UInt8(code - 30))
        case 39: foreground = .standard
        case 40...47: background = .palette(UInt8(code - 40))
        case 49: background = .standard
        case 90...97: foreground = .palette(UInt8(code - 90 + 8))
        case 100...107: background = .palette(UInt8(code - 100 + 8))
        default: break
        }
    }

    private mutating func set(_ attribute: Attributes, _ isOn: Bool) {
        if isOn { attributes.insert(attribute) } else { attributes.remove(attribute) }
    }

    /// `5;N` or `2;R;G;B` after the code, and how many of the numbers that took.
    private static func color(_ rest: [Int?]) -> (color: CellColor?, used: Int) {
        func channel(_ index: Int) -> UInt8 { UInt8(clamping: rest.indices.contains(index) ? rest[index] ?? 0 : 0) }
        switch rest.first {
        case .some(5): return (.palette(channel(1)), min(2, rest.count))
        case .some(2): return (.rgb(channel(1), channel(2), channel(3)), min(4, rest.count))
        default: return (nil, min(1, rest.count))
        }
    }

    /// `5:N`, `2:R:G:B`, or `2:SPACE:R:G:B` as the standard has it.
    private static func color(parts: [Int?]) -> CellColor? {
        guard parts.first == .some(2), parts.count >= 5 else { return color(parts).color }
        return color([2] + parts[2...]).color
    }
}
