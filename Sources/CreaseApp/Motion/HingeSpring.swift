/// A critically damped spring: the fastest way from one value to another that does not swing past it.
///
/// Started at rest it is within half a percent of its way after 0.4 s. Times are seconds since it was let go; times
/// before that count as 0.
struct HingeSpring: Hashable, Sendable {
    /// Seconds from rest to as good as there.
    static let duration = 0.4
    /// The share of the way that may be cut off at the end.
    static let tolerance = 0.005
    /// Per second: (1 + x)·e⁻ˣ is the tolerance at x ≈ 7.43, the way left after the duration.
    private static let frequency = 7.43 / duration

    var start: Double
    var target: Double
    /// Per second, at the start.
    var velocity: Double

    init(from start: Double, to target: Double, velocity: Double = 0) {
        self.start = start
        self.target = target
        self.velocity = velocity
    }

    func value(at time: Double) -> Double {
        let time = max(0, time)
        let (way, push) = terms
        return target + (way + push * time) * Self.decay(time)
    }

    func velocity(at time: Double) -> Double {
        let time = max(0, time)
        let (way, push) = terms
        return (push - Self.frequency * (way + push * time)) * Self.decay(time)
    }

    /// Whether what is left of the way, and of the push that could still be felt, is too little to be seen.
    func isSettled(at time: Double) -> Bool {
        let left = abs(value(at: time) - target)
        let coming = abs(velocity(at: time)) / Self.frequency
        // A hundredth of a degree forgives the rounding of the constant above.
        return max(left, coming / 8) <= Self.tolerance * max(1, abs(start - target)) + 0.01
    }

    /// x(t) = target + (way + push·t)·e^(−frequency·t).
    private var terms: (way: Double, push: Double) {
        let way = start - target
        return (way, velocity + Self.frequency * way)
    }

    private static func decay(_ time: Double) -> Double {
        // e⁻ˣ by repeated squaring of a short series: no maths library is imported for one function.
        let x = min(700, frequency * time)
        let small = x / 1024
        var power = 1 - small + small * small / 2 - small * small * small / 6
        for _ in 0..<10 { power *= power }
        return power
    }
}
