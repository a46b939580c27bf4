// Types where they are hard to tell from values, and those of newer Swift.
let bound: Binding<Pair<Int>?> = source
let box = Box<Set<Int>?>?()
let none = Box<Set<Int>?>?.none
let forced: Box<Set<Int>?>! = nil
let deep: A<B<C?>?>? = A<B<C>>?(x)
func boxes(a: [Box<Int?>?], b: [String: Box<Int?>?]?) -> Box<Int?>? { nil }
let sendable = cast(x, to: (@Sendable (Int) -> Void).self)
let block = cast(x, to: (@convention(block) (Int) async throws(Failure) -> Void)?.self)
let pointer: @convention(c) (Int) -> Void = function
let lowerCase = call(a<b, c>(d))
let spaced = call(a < b, c > (d))
let compared = call(a < b, c > d)
let member = x.make<Int, [String]>(3)
let implicit = x ? .first : .second
let smaller = [.low < limit]
let inline: [3 of Int] = [1, 2, 3]
let nested: [3 of [count of Int]]? = nil
let made = [3 of Int](repeating: 0)
let numbers = Matrix<3, 1>()
let sized: Matrix<2> = other
struct Matrix<Element: ~Copyable>: ~Copyable where Element: ~Copyable & ~Escapable {}
struct Pack<each T: Hashable> where repeat each T: Sendable {
    var values: (repeat each T)
    func all<each U>(_ others: repeat each U) -> (repeat (each T, each U)) {
        for value in repeat each values { use(value) }
        return (repeat (each values, each others))
    }
}
func some(_ a: some Shape & Sendable, _ b: any Shape & Sendable, _ c: any Shape.Type, _ d: (any Shape).Type) -> some Collection<Int> & Sendable { a }
func higher() -> () -> (Int) -> Void { {} }
var labelled: (_ a: Int, _ b: inout String) -> (c: Int, d: (e: Int, f: Int))
let trailing: (Int, Int,) -> Void = { _, _ in }
typealias Handler<Value,> = (Value) -> Void where Value: Sendable
extension [Int] {}
extension Array<Int>: @retroactive Shape, @unchecked Sendable {}
let path = \[Int].count
let dictionaryPath = \[String: Int].keys.first?.count
let pairPath = \(Int, Int).0
let genericPath = \Box<Int>.value!.first[0]
func `says what it does, at length`() { `says what it does, at length`() }
