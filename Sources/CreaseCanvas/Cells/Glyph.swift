/// What one cell shows: a base character and at most two marks on it, in one machine word.
///
/// Three scalars of 21 bits each. Longer clusters (joined emoji, a base with three marks) lose what exceeds this: the
/// terminals we serve draw those parts beside each other, which would break every column after them.
public struct Glyph: Hashable, Sendable {
    private let bits: UInt64

    /// The scalar itself must be drawable; `VisibleText` sees to that for text from outside.
    public init(_ base: Unicode.Scalar, _ mark: Unicode.Scalar? = nil, _ second: Unicode.Scalar? = nil) {
        bits = UInt64(base.value) | UInt64(mark?.value ?? 0) << 21 | UInt64(second?.value ?? 0) << 42
    }

    public static let space = Glyph(" ")

    public var base: Unicode.Scalar { Unicode.Scalar(UInt32(bits & 0x1F_FFFF)) ?? " " }

    /// The scalars in order: one, two or three.
    public var scalars: [Unicode.Scalar] {
        marks.isEmpty ? [base] : [base] + marks
    }

    public var marks: [Unicode.Scalar] {
        guard bits >> 21 != 0 else { return [] }
        return [bits >> 21, bits >> 42].compactMap { part in
            let value = UInt32(part & 0x1F_FFFF)
            return value == 0 ? nil : Unicode.Scalar(value)
        }
    }

    public var hasMarks: Bool { bits >> 21 != 0 }
    public var isASCII: Bool { bits < 0x80 }

    /// The same glyph with one more mark; unchanged when it carries two already.
    func adding(_ mark: Unicode.Scalar) -> Glyph {
        let marks = self.marks
        switch marks.count {
        case 0: return Glyph(base, mark)
        case 1: return Glyph(base, marks[0], mark)
        default: return self
        }
    }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(value) }
}

extension Glyph: CustomStringConvertible {
    public var description: String {
        var text = String.UnicodeScalarView()
        append(to: &text)
        return String(text)
    }

    func append(to text: inout String.UnicodeScalarView) {
        text.append(base)
        if hasMarks { text.append(contentsOf: marks) }
    }

    /// Appends the glyph as UTF-8.
    public func append(to bytes: inout [UInt8]) {
        if isASCII {
            bytes.append(UInt8(truncatingIfNeeded: bits))
        } else {
            bytes.append(contentsOf: UTF8.encode(base)!)
            if hasMarks { for mark in marks { bytes.append(contentsOf: UTF8.encode(mark)!) } }
        }
    }
}
