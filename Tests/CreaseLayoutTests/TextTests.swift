import CreaseDevice
import Testing

@testable import CreaseLayout

/// Text: its table, its lines, its limits.
struct TextTests {
    private let body = Face(Font(.style(.body)), textSize: .large)

    private func paragraph(_ string: String) -> Paragraph { Paragraph(string, body) }

    private func width(_ string: String) -> Double { paragraph(string).naturalWidth }

    private func lines(_ string: String, in width: Double, limit: Int = .max) -> [String] {
        let paragraph = paragraph(string)
        return paragraph.lines(width: width, limit: limit).lines.map { String(paragraph.text($0.start, $0.end)) }
    }

    @Test("wide letters are wider than narrow ones, bold ones wider than light, the sum is the sum")
    func advances() {
        #expect(width("W") > width("n") && width("n") > width("i"))
        #expect(abs(width("Win") - width("W") - width("i") - width("n")) < 1e-9)
        let bold = Face(Font(.style(.body), weight: .bold), textSize: .large)
        #expect(Paragraph("Hamburg", bold).naturalWidth > width("Hamburg"))
        #expect(width("") == 0)
        #expect(width("日本") == 2 * body.size)
        #expect(width("e\u{301}") == width("e"))
    }

    @Test("every letter of the table has a width in every weight, and no weight shrinks by more than a tenth")
    func table() {
        for block in AdvanceTable.blocks {
            #expect(block.widths.count == Advances.Weight.allCases.count)
            for row in block.widths { #expect(row.count == Int(block.count)) }
        }
        for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
            let widths = Advances.Weight.allCases.map { Advances.ems(letter, $0) }
            #expect(widths.allSatisfy { $0 > 0.1 && $0 < 1.1 })
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $1 > $0 * 0.9 })
        }
    }

    @Test("type grows with the text size, in every style; the line is higher than the letters")
    func scale() {
        for style in TextStyle.allCases {
            let entries = TextSize.allCases.map { TypeScale.entry(style, $0) }
            #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.size <= $1.size })
            #expect(zip(entries, entries.dropFirst()).allSatisfy { $0.lineHeight <= $1.lineHeight })
            #expect(entries.allSatisfy { $0.lineHeight > $0.size })
        }
        #expect(TypeScale.entry(.body, .large) == TypeScale.Entry(size: 17, lineHeight: 22))
        #expect(TypeScale.entry(.largeTitle, .large).size == 34)
    }

    @Test("lines break at spaces, the space is lost")
    func words() {
        let room = width("hello brave")
        #expect(lines("hello brave new world", in: room) == ["hello brave", "new world"])
        #expect(lines("hello brave new world", in: room - 0.1) == ["hello", "brave new", "world"])
    }

    @Test("newlines break, an empty line stays, a last newline opens a line")
    func newlines() {
        #expect(lines("a\nb", in: 1000) == ["a", "b"])
        #expect(lines("a\n\nb", in: 1000) == ["a", "", "b"])
        #expect(lines("a\n", in: 1000) == ["a", ""])
        #expect(lines("\n", in: 1000) == ["", ""])
    }

    @Test("a word longer than the line is broken between letters; a letter is never broken")
    func longWords() {
        #expect(lines("aaaa", in: width("aa")) == ["aa", "aa"])
        #expect(lines("aaa", in: 0) == ["a", "a", "a"])
        #expect(lines("x aaaa", in: width("aa")) == ["x", "aa", "aa"])
    }

    @Test("after a hyphen, and beside wide letters, a line may end")
    func hyphens() {
        #expect(lines("well-known", in: width("known") + 1) == ["well-", "known"])
        #expect(lines("日本語", in: 2 * body.size) == ["日本", "語"])
    }

    @Test("no line is wider than the room, and all letters are there, at every width")
    func lawOfLines() {
        let string = "The quick brown fox — jumps over\nthe lazy dog, extraordinarily well-behaved 日本語."
        let paragraph = paragraph(string)
        for width in stride(from: 0.0, through: 400, by: 3) {
            let (lines, isCut) = paragraph.lines(width: width, limit: .max)
            #expect(!isCut)
            for line in lines {
                let isOneLetter = paragraph.text(line.start, line.end).count == 1
                #expect(line.width <= width + 0.01 || isOneLetter, "in \(width)")
            }
            let letters = lines.map { paragraph.text($0.start, $0.end) }.joined()
            #expect(letters.filter { !$0.isWhitespace } == string.filter { !$0.isWhitespace })
            // The width of its widest line holds the same lines, unless a single letter stuck out.
            let widest = lines.map(\.width).max() ?? 0
            guard widest <= width else { continue }
            #expect(paragraph.lines(width: widest, limit: .max).lines.count == lines.count)
        }
    }

    private func drawn(_ view: ViewNode, _ width: Double, _ height: Double = 500) -> (lines: [String], isCut: Bool) {
        let scene = layout(view, on: canvas(width, height))
        for node in scene.all {
            if case .text(let lines, _, let isTruncated) = node.drawing { return (lines, isTruncated) }
        }
        return ([], false)
    }

    @Test("a line limit cuts and marks where the mode says")
    func limits() {
        let one = text("hello brave new world").environment { $0.lineLimit = 1 }
        #expect(drawn(one, width("hello brave…") + 1).lines == ["hello brave"])
        #expect(drawn(one, width("hello brave…") + 1).isCut)
        #expect(drawn(one, 500).lines == ["hello brave new world"])
        let head = one.environment { $0.truncation = .head }
        #expect(drawn(head, width("…new world") + 1).lines == ["⋯new world"])
        let middle = one.environment { $0.truncation = .middle }
        let cut = drawn(middle, width("hello…world") + 2).lines.first ?? ""
        #expect(cut.hasPrefix("hell") && cut.hasSuffix("rld") && cut.contains("⋯"))
    }

    @Test("a low frame shows as many lines as it holds, at least one")
    func heights() {
        let view = text("one two three four five six")
        let room = width("three four")
        #expect(drawn(view, room, 22).lines.count == 1)
        #expect(drawn(view, room, 50).lines.count == 2)
        #expect(drawn(view, room, 50).isCut)
        #expect(drawn(view, room, 500).lines == ["one two", "three four", "five six"])
    }

    @Test("smaller letters before cut letters, as far as allowed")
    func scaling() {
        let one = text("hello world").environment { $0.lineLimit = 1 }
        let room = width("hello world") * 0.8
        #expect(drawn(one, room).isCut)
        let shrinking = one.environment { $0.minimumScaleFactor = 0.5 }
        #expect(drawn(shrinking, room).lines == ["hello world"])
        let little = one.environment { $0.minimumScaleFactor = 0.95 }
        #expect(drawn(little, room).isCut)
    }

    @Test("upper case is measured as upper case; reserved lines are kept free; line spacing lies between lines")
    func environment() {
        let upper = layout(text("abc").environment { $0.textCase = .uppercase }, on: canvas(500, 500))
        #expect(upper.node("ABC")?.frame.width == width("ABC"))
        let reserving = text("x").environment {
            $0.lineLimit = 3
            $0.reservesLineSpace = true
        }
        #expect(layout(reserving, on: canvas(500, 500)).node("x")?.frame.height == 66)
        let spaced = text("a\nb").environment { $0.lineSpacing = 5 }
        #expect(layout(spaced, on: canvas(500, 500)).node("a\nb")?.frame.height == 49)
    }

    @Test("larger text sizes make the same words wider and the lines higher")
    func textSizes() {
        var frames: [Rect] = []
        for size in TextSize.allCases {
            var screen = canvas(2000, 500)
            screen.conditions.textSize = size
            frames.append(layout(text("Hamburg"), on: screen).node("Hamburg")?.frame ?? .zero)
        }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.width < $1.width && $0.height <= $1.height })
    }

    @Test("equal digits are as wide as a zero; fixed-width letters are all alike")
    func digits() {
        var font = Font(.style(.body))
        font.isMonospacedDigit = true
        let equal = Face(font, textSize: .large)
        #expect(Paragraph("111", equal).naturalWidth == Paragraph("000", equal).naturalWidth)
        let fixed = Face(Font(.style(.body), design: .monospaced), textSize: .large)
        #expect(Paragraph("iii", fixed).naturalWidth == Paragraph("WWW", fixed).naturalWidth)
    }
}
