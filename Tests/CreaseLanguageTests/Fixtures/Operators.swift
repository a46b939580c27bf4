// Operators that a file declares, used before and behind their declarations.
let early = 1 + 2 ** 3 ** 4
precedencegroup Power {
    higherThan: MultiplicationPrecedence
    lowerThan: BitwiseShiftPrecedence
    associativity: right
    assignment: false
}
infix operator ** : Power
precedencegroup Forward
{
    associativity: left
    lowerThan: Power, AdditionPrecedence
}
infix operator |> : Forward
infix operator ≈: ComparisonPrecedence
infix operator <>
prefix operator √
prefix operator ^
postfix operator ‰
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func ‰ (x: Double) -> Double { x / 1000 }
func ** (a: Double, b: Double) -> Double { a }
func <> <T>(a: T, b: T) -> T { a }
extension Vector {
    static func + (a: Self, b: Self) -> Self { a }
    static prefix func - (a: Self) -> Self { a }
    static func <> (a: Self, b: Self) -> Self { a }
}
let root = √16 + √x‰
let piped = value |> first |> second.third
let near = a + 1 ≈ b && √c ≈ d
let mapped = names.map(^\.first)
let functions = [1, 2].reduce(0, +) + reduce(**)
