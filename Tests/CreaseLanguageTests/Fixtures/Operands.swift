// Every form of operand and operator, one a line where it can be.
let integers = [0, 1_000, 0xFF, 0b1010, 0o17, -5]
let floats = [1.5, 1_0.2_5, 2e10, 1.5e-3, 0x1.8p3, -0.5]
let truths = [true, false]
let nothing: Int? = nil
let plain = "plain \t \u{1F600} \"quoted\" \\"
let raw = #"raw \n "quoted" \#(integers.count)"#
let rawQuote = #"""#
let interpolated = "a \(integers[0]) b \(floats.first ?? 0) c \("nested \(truths.count + 1)") d"
let labelled = "\(floats[0], specifier: "%.2f") \(integers, default: "none")"
let lines = """
    first "line"
      indented \(integers.count)
    joined \
    with the next

    last
    """
let pattern = #/a[/]b(c)/#
let dictionary = ["one": 1, "two": 2]
let emptyDictionary: [String: Int] = [:]
let emptyArray = [Int]()
let typedDictionary = [String: [Int]]()
let trailingComma = [
    1,
    2,
]
let tuple = (1, name: "two", 3)
let member = tuple.1
let parenthesised = (1 + 2) * 3
let implicit: Color = .red
let implicitCall: Edge = .init(rawValue: 1)
let chained = Optional(5)?.description.count
let forced = Optional([1])![0]
let deep = a.b?.c![0]?.d(1).e
let generic = [Int]()
let genericMember = Dictionary<String, [Int]>.self
let nestedGeneric = Set<Set<Int>>()
let optionalGeneric = [Int?]()
let functionGeneric = Box<(Int) -> String>.make()
let metatype = Int.self
let optionalMetatype = Int?.self
let existential = (any Equatable).self
let precedence = 1 + 2 * 3 - 4 / 5 % 6
let comparison = 1 + 2 < 3 * 4 && 5 == 6 || !(7 != 8)
let shifts = 1 << 2 + 3 & 4 | 5 ^ ~6
let ranges = 0..<5
let closedRange = 1 + 1...10 - 2
let fromRange = 1...
let toRange = ...5
let untilRange = ..<5
let coalescing = nothing ?? nothing ?? 0 + 1
let ternary = truths[0] ? 1 : truths[1] ? 2 : 3
let ternaryMembers = truths[0] ? .leading : .trailing
let ternaryOptional = nothing != nil ? nothing! : -1
let casts = plain as Any as? String as! String? is String
let castInCondition = plain as? Int == nil
let identical = first === second || first !== second
let custom = 1 +++ 2 <> 3
let unicode = a ≤ b
let negated = -integers[0] + -5
let closure = { 1 }
let closureWithName = { value in value + 1 }
let closureWithNames = { first, _, third in first + third }
let closureWithTypes = { (first: Int, second: String...) -> Int in first }
let closureWithCaptures = { [weak self, unowned other, count = integers.count] in count }
let closureWithAll = { @MainActor [self] (x: inout Int) async throws -> Void in x = 1 }
let shorthand = integers.map { $0 + 1 }.filter { $0 > 1 }.reduce(0, +)
let sorted = integers.sorted(by: <)
let called = { 1 }()
let trailing = make(1) {
    2
} second: {
    3
} third: {
    $0
}
let trailingOnly = make { 1 }
let subscripted = table[1, default: 2]
let subscriptClosure = table[1] { 2 }
let keyPath = \View.body
let rootless = \.self
let keyPathChain = \Person.name?.first![0].count
let keyPathSubscript = \[Int].[0]
let selfKeyPath = \.self.name
let reference = move(from:to:)
let memberReference = board.move(_:to:)
let macro = #line
let macroCall = #selector(move(_:))
let tried = try? make()
let awaited = try await load(1).value + 2
let inOut = swap(&first, &second)
let assigned: Void = first = second
let compound: Void = first += 2 * 3
let quoted = `default`.`self`
let dollar = $binding
let projected = model.$text
let ifValue = if truths[0] { 1 } else if truths[1] { 2 } else { 3 }
let switchValue =
    switch integers[0] {
    case 0: "none"
    default: "some"
    }
let regexInCall = text.matches(of: #/\d+/#)
let lineStart =
    text
    .trimmed()
    .count
let operatorAtLineStart =
    1
    + 2
    * 3
let ternaryOverLines =
    truths[0]
    ? "yes"
    : "no"
let lessThan = a < b
let lessThanCall = a < (b)
let generics = a < b && c > d
let division = a / b / c
let semicolons = 1
let after = 2
let emoji = "👨‍👩‍👧 é ​"
let placeholder = 5 /* a /* nested */ comment */ + 6  // and a line
