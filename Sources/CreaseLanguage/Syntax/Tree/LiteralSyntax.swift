/// A whole number in any base.
struct IntegerSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// The number; nothing where it does not fit into an `Int` or has no digits.
    var value: Int? {
        let digits = text.filter { $0 != "_" }
        switch digits.prefix(2) {
        case "0x": return Int(digits.dropFirst(2), radix: 16)
        case "0b": return Int(digits.dropFirst(2), radix: 2)
        case "0o": return Int(digits.dropFirst(2), radix: 8)
        default: return Int(digits)
        }
    }
}

/// A number with a fraction or an exponent.
struct FloatSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    /// The number; infinite where it is too large, nothing where it is malformed.
    var value: Double? { Double(text.filter { $0 != "_" }) }
}

/// A string, plain, raw or over several lines, with what is interpolated in it.
struct StringSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Segment: Sendable {
        /// Literal text, escapes and indentation already resolved.
        case text(String)
        case interpolation(InterpolationSyntax)
    }

    var segments: [Segment] { decodedSegments() }

    /// The whole string where nothing is interpolated.
    var plainText: String? {
        var result = ""
        for segment in segments {
            guard case .text(let text) = segment else { return nil }
            result += text
        }
        return result
    }
}

/// `\(value, format: .number)` inside a string.
struct InterpolationSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var arguments: SyntaxList<ArgumentSyntax> { children(0) }
}
