import Testing

@testable import CreaseApp

struct HingeSpringTests {
    private static let angles = stride(from: 0.0, through: 180, by: 20)
    private static let times = (0...80).map { Double($0) / 100 }

    @Test("from rest it goes one way only, never past its target, and is there after 0.4 s")
    func fromRest() {
        for start in Self.angles {
            for target in Self.angles {
                let spring = HingeSpring(from: start, to: target)
                #expect(spring.value(at: 0) == start && spring.value(at: -1) == start)
                var last = start
                for time in Self.times {
                    let value = spring.value(at: time)
                    #expect(target >= start ? value >= last - 1e-9 && value <= target + 1e-9 : value <= last + 1e-9)
                    #expect(target >= start || value >= target - 1e-9)
                    last = value
                }
                #expect(spring.isSettled(at: HingeSpring.duration))
                #expect(abs(spring.value(at: HingeSpring.duration) - target) <= abs(target - start) * 0.0051)
                #expect(start == target || !spring.isSettled(at: 0.1), "and not much sooner")
            }
        }
    }

    @Test("let go anew at any moment towards any target, place and speed go on without a jump")
    func interrupted() {
        for target in Self.angles {
            for next in Self.angles {
                for time in [0.02, 0.1, 0.2, 0.35] {
                    let first = HingeSpring(from: 0, to: target)
                    let second = HingeSpring(
                        from: first.value(at: time), to: next, velocity: first.velocity(at: time))
                    #expect(abs(second.value(at: 0) - first.value(at: time)) < 1e-9)
                    #expect(abs(second.velocity(at: 0) - first.velocity(at: time)) < 1e-6)
                    #expect(abs(second.value(at: 0.001) - first.value(at: time + 0.001)) < 0.1)
                    #expect(second.isSettled(at: 0.8), "it comes to rest from everywhere")
                }
            }
        }
    }

    @Test("the speed is the slope of the way")
    func slope() {
        let spring = HingeSpring(from: 10, to: 150, velocity: -300)
        for time in Self.times.dropFirst() {
            let slope = (spring.value(at: time + 1e-4) - spring.value(at: time - 1e-4)) / 2e-4
            #expect(abs(slope - spring.velocity(at: time)) < 1 + abs(slope) * 0.01)
        }
    }

    @Test("settled is settled: nothing moves by more than a degree afterwards")
    func settled() {
        for velocity in stride(from: -2000.0, through: 2000, by: 250) {
            let spring = HingeSpring(from: 90, to: 180, velocity: velocity)
            guard let time = Self.times.first(where: { spring.isSettled(at: $0) }) else {
                Issue.record("never settles at \(velocity)")
                continue
            }
            for later in stride(from: time, through: time + 1, by: 0.01) {
                #expect(abs(spring.value(at: later) - 180) < 1)
            }
        }
    }
}
