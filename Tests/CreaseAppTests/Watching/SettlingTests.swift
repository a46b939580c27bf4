import Testing

@testable import CreaseApp

/// The file's life as letters, one each 30 ms: a letter is a stamp, `-` a missing file. What comes out: `r` read,
/// `m` missing, `.` nothing.
private func verdicts(_ life: String, from known: Character = "a") -> String {
    func stamp(_ letter: Character) -> FileStamp? {
        letter == "-"
            ? nil : FileStamp(device: 1, node: 1, size: Int64(letter.asciiValue ?? 0), seconds: 0, nanoseconds: 0)
    }
    var settling = Settling(known: stamp(known))
    var last = known
    var result = ""
    for (step, letter) in life.enumerated() {
        let now = Double(step) * Settling.interval * 1.001
        let verdict =
            letter != last
            ? settling.stir(stamp(letter), at: now, isNamed: true) : settling.sample(stamp(letter), at: now)
        last = letter
        switch verdict {
        case .quiet, .wait: result += "."
        case .read: result += "r"
        case .missing: result += "m"
        }
    }
    return result
}

struct SettlingTests {
    @Test("a change is read when two samples in a row are equal, and once")
    func twoEqualSamples() {
        #expect(verdicts("abbbbb") == "..r...")
        #expect(verdicts("abcdddd") == "....r..", "while it is being written, nobody reads")
        #expect(verdicts("abcbcbb") == "......r")
    }

    @Test("a missing file is given a quarter of a second to come back")
    func missing() {
        #expect(verdicts("a--bb") == "....r")
        #expect(verdicts("a-----------") == "..........m.")
        #expect(verdicts("a------------bbb").last == ".")
        #expect(verdicts("a------------bbb").filter { $0 != "." } == "mr")
    }

    @Test("what never holds still is read all the same before a second is over")
    func restless() {
        let life = String((0..<60).map { $0 % 2 == 0 ? "b" : "c" })
        let read = verdicts(life).firstIndex(of: "r").map { verdicts(life).distance(from: life.startIndex, to: $0) }
        #expect(read != nil && Double(read ?? 99) * Settling.interval < 1)
    }

    @Test("every short life ends known: after eleven quiet samples the last state has been told")
    func everyShortLife() {
        let letters: [Character] = ["a", "b", "-"]
        for count in 1...6 {
            for number in 0..<Int(truncating: 3, toThe: count) {
                var rest = number
                let life = (0..<count).map { _ in
                    defer { rest /= 3 }
                    return letters[rest % 3]
                }
                let told = verdicts(String(life) + String(repeating: life[count - 1], count: 11)).filter { $0 != "." }
                let changes = life != Array(repeating: "a", count: count)
                switch life[count - 1] {
                case "-": #expect(told.last == "m", "\(String(life))")
                default: #expect(told.last == (changes ? "r" : nil), "\(String(life))")
                }
            }
        }
    }
}

extension Int {
    /// A small power.
    fileprivate init(truncating base: Int, toThe exponent: Int) {
        self = (0..<exponent).reduce(1) { product, _ in product * base }
    }
}
