import Testing

@testable import CreaseLanguage

@Suite("Literals")
struct LiteralTests {
    @Test(
        "whole numbers in every base",
        arguments: [
            ("0", 0), ("1_000", 1000), ("0xFF_ff", 65535), ("0b1010", 10), ("0o17", 15), ("007", 7),
            ("9223372036854775807", Int.max),
        ])
    func integers(_ text: String, _ value: Int) throws {
        guard case .integer(let syntax) = try form(text) else {
            Issue.record("\(text) is no integer")
            return
        }
        #expect(syntax.value == value)
    }

    @Test("a number too large for an Int has no value and traps nothing")
    func tooLarge() throws {
        for text in ["9223372036854775808", "0xFFFFFFFFFFFFFFFFF", String(repeating: "9", count: 400)] {
            guard case .integer(let syntax) = try form(text) else {
                Issue.record("\(text) is no integer")
                return
            }
            #expect(syntax.value == nil)
        }
    }

    @Test(
        "numbers with a fraction or an exponent",
        arguments: [
            ("1.5", 1.5), ("1_0.2_5", 10.25), ("2e3", 2000), ("1.5e-1", 0.15), ("0x1.8p1", 3), ("1e999", .infinity),
        ])
    func floats(_ text: String, _ value: Double) throws {
        guard case .float(let syntax) = try form(text) else {
            Issue.record("\(text) is no float")
            return
        }
        #expect(syntax.value == value)
    }

    @Test(
        "strings mean what Swift says they mean",
        arguments: [
            (#""""#, ""), (#""a\tb\n\\\"\u{1F600}\0""#, "a\tb\n\\\"😀\u{0}"), (##"#"a\n\#n"b""#"##, "a\\n\n\"b\""),
            (##"#"""#"##, "\""), ("\"\"\"\n    a\n      b\n    \"\"\"", "a\n  b"),
            ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
            ("\"\"\"\n\n  a\n\n  \"\"\"", "\na\n"), ("\"\"\"\r\n\ta\r\n\tb\r\n\t\"\"\"", "a\nb"),
            ("\"\"\"\n\"\"\"", ""),
            ("\"\"\"\n  \"quoted\" \"\"\n  \"\"\"", "\"quoted\" \"\""), ("\"é日\"", "é日"),
        ])
    func strings(_ text: String, _ value: String) throws {
        guard case .string(let syntax) = try form(text) else {
            Issue.record("\(text) is no string")
            return
        }
        #expect(syntax.plainText == value)
    }

    @Test("interpolations stand between the pieces of text, strings inside them included")
    func interpolations() throws {
        guard case .string(let syntax) = try form(#""a \(b, c: "d\(e)") \(f)""#) else {
            Issue.record("no string")
            return
        }
        let pieces = syntax.segments.map { segment in
            switch segment {
            case .text(let text): "text '\(text)'"
            case .interpolation(let inner):
                inner.arguments.map { "\($0.label?.text ?? "_"): \($0.value.text)" }.joined(separator: ", ")
            }
        }
        #expect(pieces == ["text 'a '", "_: b, c: \"d\\(e)\"", "text ' '", "_: f"])
        #expect(syntax.plainText == nil)
    }

    private func form(_ text: String) throws -> ExpressionSyntax.Form {
        let statement = try #require(parse(SourceText(text)).statements.first)
        guard case .expression(let expression) = statement.form else { return .missing }
        return expression.form
    }
}
