/// Builds XML: escaped text, and numbers written the same on every machine.
struct MarkupText {
    private(set) var bytes: [UInt8] = []

    /// Appends markup as it is.
    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Appends text with `& < > " '` escaped; the caller has taken controls out, which XML cannot hold.
    mutating func escaped(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
            default: bytes.append(byte)
            }
        }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A number with at most two decimals and no exponent; what is no number counts as 0, the rest stops at a million.
    static func number(_ value: Double) -> String {
        guard !value.isNaN else { return "0" }
        let hundredths = Int((min(1_000_000, max(-1_000_000, value)) * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A colour as `#rrggbb`.
    static func hex(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> String {
        func pair(_ value: UInt8) -> String {
            let text = String(value, radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + pair(color.red) + pair(color.green) + pair(color.blue)
    }
}
