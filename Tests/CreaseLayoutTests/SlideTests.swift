import Testing

@testable import CreaseLayout

/// Where a slider's thumb goes.
struct SlideTests {
    private func slide(_ fraction: Double, _ lower: Double, _ upper: Double, _ step: Double? = nil) -> Slide {
        Slide(
            BindingReference(payload: 0), fraction: fraction,
            scale: Slide.Scale(lower: lower, upper: upper, step: step), isMirrored: false)
    }

    @Test("a place on the track is a value, the nearest step of it, mirrored where the layout is")
    func place() {
        #expect(slide(0, 0, 10).value(atTrack: 0.25) == 2.5)
        #expect(slide(0, 0, 10, 1).value(atTrack: 0.26) == 3)
        #expect(slide(0, 0, 10, 4).value(atTrack: 1) == 8)
        var mirrored = slide(0, 0, 10)
        mirrored.isMirrored = true
        #expect(mirrored.value(atTrack: 0.25) == 7.5)
    }

    @Test("without a place a tap goes a tenth or a step further, and round to the start")
    func next() {
        #expect(slide(0.5, 0, 10).next == 6)
        #expect(slide(0.5, 0, 10, 5).next == 10)
        #expect(slide(1, 0, 10).next == 0)
        #expect(slide(0.8, 0, 10, 4).next == 0)
    }

    @Test("from the lower end every slider comes round, whatever its numbers")
    func round() {
        for step in [nil, 0.1, 0.3, 1, 3, 100, 0, -1, .nan, .infinity] as [Double?] {
            for (lower, upper) in [(0, 1), (-5, 5), (3, 3), (5, 2), (.nan, 1), (0, .infinity), (1, 1 + 1e-15)] {
                var fraction = 0.0
                var seen = 0
                repeat {
                    let slide = slide(fraction, lower, upper, step)
                    let value = slide.next
                    let length = slide.scale.upper - slide.scale.lower
                    #expect(value.isFinite && value >= slide.scale.lower - 1e-9 && value <= slide.scale.upper + 1e-9)
                    fraction = length > 0 ? ((value - slide.scale.lower) / length).asFraction : 0
                    seen += 1
                } while fraction > 0 && seen < 50
                #expect(seen < 50, "\(lower)…\(upper) by \(step ?? 0)")
            }
        }
    }
}
