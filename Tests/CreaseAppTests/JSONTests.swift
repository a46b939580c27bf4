import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Numbers and JSON in reports")
struct JSONTests {
    @Test(
        "numbers are short, round once and never are -0",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (455.5, "455.5"), (399.6666667, "399.667"),
            (29.3333333, "29.333"), (-12.05, "-12.05"), (0.1 + 0.2, "0.3"), (1e17, "1e+17"),
            (999_999_999_999.5, "999999999999.5"),
            (.infinity, "inf"), (.nan, "nan"),
        ])
    func decimals(number: Double, text: String) {
        #expect(Decimals.text(number, places: 3) == text)
    }

    @Test("printing and reading back is the identity for every thousandth up to ten")
    func thousandths() {
        for step in -10_000...10_000 {
            let number = Double(step) / 1000
            #expect(Double(Decimals.text(number, places: 3)) == number)
        }
    }

    @Test("values without inner containers stand on one line, keys keep their order")
    func shape() {
        let json: JSON = [
            "z": .array([.whole(1), .number(2.5), .null]), "a": ["b": .bool(true), "c": .string("é\"\\\n\u{1}")],
            "empty": .array([]), "deep": .array([.array([]), .object([])]),
        ]
        #expect(
            json.text == """
                {
                  "z": [1, 2.5, null],
                  "a": {"b": true, "c": "é\\"\\\\\\n\\u0001"},
                  "empty": [],
                  "deep": [
                    [],
                    {}
                  ]
                }

                """)
    }

    @Test("every scalar up to U+2100 comes back from a strict reader as it went in")
    func scalars() throws {
        var text = ""
        for value in UInt32(1)...0x2100 { if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) } }
        let written = JSON.array([.string(text)]).text
        #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
    }

    @Test("a thousand levels do not make a quadratic file")
    func deep() {
        var json: JSON = .array([])
        for _ in 0..<1000 { json = .array([json]) }
        #expect(json.text.utf8.count < 200_000)
    }
}
