/// Text from outside as glyphs that a terminal can be trusted with.
///
/// Controls (ESC, tabs, newlines, C1) appear as Swift escapes such as `\t` and `\u{1B}`; unassigned and private
/// characters as a replacement glyph; format characters (joiners, direction marks, variation selectors) vanish. A flag
/// becomes the two letters of its region. In ASCII, letters lose their marks and other signs are spelled or become `?`.
public struct VisibleText: Sendable {
    /// A glyph, its columns, and whether it opens a new grapheme (a clip may only fall before such a one).
    public struct Element: Hashable, Sendable {
        public var glyph: Glyph
        public var span: Cell.Span
        public var opensGrapheme: Bool
    }

    public let text: String
    public let glyphs: GlyphSet
    /// Printable ASCII throughout: one column a byte. The common case by far, and one without grapheme breaking.
    let isPlain: Bool

    public init(_ text: String, glyphs: GlyphSet = .unicode) {
        self.text = text
        self.glyphs = glyphs
        isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }

    /// The columns of the whole text.
    public var width: Int {
        if isPlain { return text.utf8.count }
        var width = 0
        visit { width += Int($0.span.rawValue) }
        return width
    }

    /// Calls the body for every glyph in order.
    public func visit(_ body: (Element) -> Void) {
        if isPlain {
            for byte in text.utf8 {
                body(Element(glyph: Glyph(Unicode.Scalar(byte)), span: .single, opensGrapheme: true))
            }
            return
        }
        for character in text {
            var pending: Element?
            var opens = true
            func emit(_ glyph: Glyph, _ span: Cell.Span) {
                if let pending { body(pending) }
                pending = Element(glyph: glyph, span: span, opensGrapheme: opens)
                opens = false
            }
            var isJoined = false
            for scalar in character.unicodeScalars {
                if scalar == "\u{200D}" {
                    isJoined = true
                    continue
                }
                // What follows a joiner, or colours a skin, belongs to a picture the terminal would draw as two.
                let isRest = isJoined || (0x1F3FB...0x1F3FF).contains(scalar.value) && pending != nil
                isJoined = false
                if isRest { continue }
                if let letter = regionLetter(scalar) {
                    emit(Glyph(letter), .single)
                    continue
                }
                switch GlyphWidth.of(scalar) {
                case .none where isControl(scalar):
                    for escaped in Self.escape(scalar).unicodeScalars { emit(Glyph(escaped), .single) }
                case .none:
                    emit(glyphs.unknown, .single)
                case .zero where scalar.properties.generalCategory == .format || scalar.properties.isVariationSelector:
                    break
                case .zero:
                    guard glyphs == .unicode else { break }
                    if let base = pending {
                        pending?.glyph = base.glyph.adding(scalar)
                    } else {
                        emit(Glyph("◌", scalar), .single)
                    }
                case .one:
                    spell(scalar, .single, emit)
                case .two:
                    spell(scalar, .double, emit)
                }
            }
            if let pending { body(pending) }
        }
    }

    /// The scalar itself, or its spelling where only ASCII may appear.
    private func spell(_ scalar: Unicode.Scalar, _ span: Cell.Span, _ emit: (Glyph, Cell.Span) -> Void) {
        if glyphs == .unicode || scalar.isASCII {
            // U+00A0 is a space to the eye, and some terminals draw a mark for it; a soft hyphen is a hyphen.
            emit(Glyph(scalar == "\u{A0}" ? " " : scalar == "\u{AD}" ? "-" : scalar), span)
        } else if let spelling = SpellingTable.ascii[scalar.value] {
            spelling.withUTF8Buffer { for byte in $0 { emit(Glyph(Unicode.Scalar(byte)), .single) } }
        } else {
            for _ in 0..<span.rawValue { emit(glyphs.unknown, .single) }
        }
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    private func regionLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
        return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
    }

    /// A control character as Swift source would write it.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\t": #"\t"#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\0": #"\0"#
        default: #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
        }
    }
}

extension VisibleText: CustomStringConvertible {
    /// The visible form as a string: what messages print of text from outside.
    public var description: String {
        if isPlain { return text }
        var result = String.UnicodeScalarView()
        visit { $0.glyph.append(to: &result) }
        return String(result)
    }
}
