extension Unicode.Scalar {
    /// Whether a terminal would obey it instead of showing it: controls but for line feed and tab, and marks that turn
    /// the direction of what follows.
    var isObeyed: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text with everything a terminal would obey written as a Swift escape, `\\u{1B}`.
    var harmless: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isObeyed {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}
