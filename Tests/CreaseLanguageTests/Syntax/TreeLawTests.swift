import Testing

@testable import CreaseLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Laws of the syntax tree")
struct TreeLawTests {
    /// `CREASE_EXHAUSTIVE=1` tries everything; without it the tests take a few seconds.
    private static let isExhaustive = getenv("CREASE_EXHAUSTIVE") != nil

    @Test("every text of a few nasty bytes has a tree that obeys the laws")
    func everySmallText() {
        let alphabet = Array("{}()\"\\#.a<>?\n".utf8)
        for length in 0...(Self.isExhaustive ? 5 : 3) {
            everyText(of: alphabet, length: length) { text in
                if let problem = TreeLaws.broken(by: text) { Issue.record("\(show(text)): \(problem)") }
            }
        }
    }

    @Test("so has every row of a few nasty words")
    func everySmallRowOfWords() {
        let words = [
            "let ", "x", "if ", "{ ", "} ", "(", ")", "case ", ": ", "? ", "\"\\(", "\"", "#if a\n", "#endif\n", "in ",
            "@", ", ", "= ", "try ", ".b", "switch ", "[", "else ", "\n", "<", ">", "/", "-> ", "func ", "#x", "`",
        ]
        var random = SeededGenerator(seed: 7)
        for length in 0...2 {
            everyText(of: words.indices.map { UInt8($0) }, length: length) { row in
                let text = row.flatMap { Array(words[Int($0)].utf8) }
                if let problem = TreeLaws.broken(by: text) { Issue.record("\(show(text)): \(problem)") }
            }
        }
        for _ in 0..<(Self.isExhaustive ? 200_000 : 2_000) {
            let count = Int.random(in: 3...14, using: &random)
            let text = (0..<count).flatMap { _ in Array(words.randomElement(using: &random)!.utf8) }
            if let problem = TreeLaws.broken(by: text) { Issue.record("\(show(text)): \(problem)") }
        }
    }

    @Test(
        "a sample with a byte less, a byte more, two bytes swapped or its end cut off still has one",
        arguments: SampleFile.all)
    func mutations(_ file: SampleFile) {
        let bytes = file.source.bytes
        let inserted = Array("{}()[]\"\\#.a<>?,:;\n@=`/".utf8)
        // A prime, so that the places tried differ from run to run only with the file.
        let stride = Self.isExhaustive ? 1 : max(1, bytes.count / 23)
        for (turn, place) in Swift.stride(from: 0, to: bytes.count, by: stride).enumerated() {
            var shorter = bytes
            shorter.remove(at: place)
            var longer = bytes
            longer.insert(inserted[turn % inserted.count], at: place)
            var swapped = bytes
            swapped.swapAt(place, (place + 1) % bytes.count)
            for text in [shorter, longer, swapped, Array(bytes[..<place])] {
                if let problem = TreeLaws.broken(by: text) { Issue.record("at byte \(place): \(problem)") }
            }
        }
    }

    @Test(
        "fifty thousand of anything inside one another are read up to a limit that is named",
        arguments: [
            "{", "(", "[", "a(", "a{", "a[", "if a {", "a < ", "A<", "!(", "- ", "try ", "a ? b : ", "a ? ", "\"\\(",
            "#if a\n",
            "{ x in ", "switch a { case b: ", "let ", "case ", "@A(", "\\", "\\.a[", "struct A {", "func a() {", "x = ",
            "some ", "(a: ", "[a: ", "-> ", "await ", "#a {", "do {", "var a: A<", "A & ", "a?", "`", "<#", "/", "/*",
            "#", "#\"", "\"\"\"\n", "a as ", "a + ", ".a", "a.", ".a()", "a\n#if b\n.c", "(a, ", "else if a {} ", "&",
            "~",
            "let a: (", "let a: [", "let a: A -> ", "case .a(let ", "if let ", "if case (", "where ", "A<(", "a<b,",
            "##/", "A<B?>?", "????", "infix operator ", "precedencegroup A { higherThan: A ", "a::", "unsafe ",
            "yield ",
            "var a { _modify { yield &", "do {} catch where ", "macro a(", "[3 of ", "@a\n#if b\n", "_$", "√",
            "@escaping(",
            "switch a {\n#if b\n@",
        ])
    func depth(_ opening: String) {
        let text = Array(String(repeating: opening, count: Self.isExhaustive || opening == "{" ? 50_000 : 2_000).utf8)
        if let problem = TreeLaws.broken(by: text) { Issue.record("\(problem)") }
    }

    @Test("what is too deep is said to be, with the limit")
    func depthMessage() {
        let braces = parse(SourceText(String(repeating: "{", count: 300)))
        #expect(
            braces.diagnostics.contains { $0.message == "no more than 256 levels are read inside one another" })
        let chain = parse(SourceText("a" + String(repeating: ".b", count: 2_000)))
        #expect(
            chain.diagnostics.map(\.message) == ["no more than 1024 expressions are read inside one another"])
    }

    @Test("a text at the limits is read without a message")
    func withinLimits() {
        let braces = String(repeating: "a{", count: 255) + String(repeating: "}", count: 255)
        #expect(parse(SourceText(braces)).diagnostics.isEmpty)
        let chain = "a" + String(repeating: ".b()", count: 500)
        #expect(parse(SourceText(chain)).diagnostics.isEmpty)
    }

    @Test("noise of every byte has a tree that obeys the laws")
    func noise() {
        var random = SeededGenerator(seed: 1)
        let size = Self.isExhaustive ? 4 << 20 : 60_000
        let bytes = (0..<size).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        if let problem = TreeLaws.broken(by: bytes) { Issue.record("\(problem)") }
        let printable = (0..<size).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
        if let problem = TreeLaws.broken(by: printable) { Issue.record("\(problem)") }
    }

    @Test("a file of more than 4 MB is refused with a message and not read")
    func tooLarge() {
        let tree = parse(SourceText([UInt8](repeating: 0x61, count: 4 << 20 + 1), name: "Big.swift"))
        #expect(tree.diagnostics.map(\.message) == ["a layout file has at most 4 MB, this one has 4194305 bytes"])
        #expect(tree.statements.isEmpty)
    }

    private func everyText(of alphabet: [UInt8], length: Int, _ body: ([UInt8]) -> Void) {
        var digits = [Int](repeating: 0, count: length)
        while true {
            body(digits.map { alphabet[$0] })
            guard let place = digits.lastIndex(where: { $0 < alphabet.count - 1 }) else { return }
            digits[place] += 1
            for later in (place + 1)..<max(place + 1, length) { digits[later] = 0 }
        }
    }

    private func show(_ text: [UInt8]) -> String { String(decoding: text, as: UTF8.self).debugDescription }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
