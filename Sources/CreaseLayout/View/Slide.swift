/// Moving a slider's thumb: where it is, and what it writes elsewhere.
public struct Slide: Sendable {
    /// The values of a slider.
    public struct Scale: Hashable, Sendable {
        public private(set) var lower: Double
        public private(set) var upper: Double
        /// Values are this far apart, counted from `lower`; `nil` for any value.
        public private(set) var step: Double?

        /// Ends that are no numbers or the wrong way round make a slider that cannot move; a step must be above 0.
        public init(lower: Double = 0, upper: Double = 1, step: Double? = nil) {
            let isRange = lower.isFinite && upper.isFinite && (upper - lower).isFinite && lower <= upper
            self.lower = isRange ? lower : 0
            self.upper = isRange ? upper : 0
            self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }

        /// The value nearest to a place on the track, 0…1.
        func value(at fraction: Double) -> Double {
            let exact = lower + (upper - lower) * fraction.asFraction
            guard let step else { return exact }
            let steps = ((exact - lower) / step).rounded()
            let last = ((upper - lower) / step + 1e-9).rounded(.down)
            return lower + min(steps, last) * step
        }
    }

    public var binding: BindingReference
    /// Where the thumb is, 0…1.
    public var fraction: Double
    public var scale: Scale
    /// The lower end is on the right.
    public var isMirrored: Bool

    public init(_ binding: BindingReference, fraction: Double, scale: Scale, isMirrored: Bool) {
        self.binding = binding
        self.fraction = fraction
        self.scale = scale
        self.isMirrored = isMirrored
    }

    /// The value at a place on the track, 0 at its left end and 1 at its right.
    public func value(atTrack place: Double) -> Double { scale.value(at: isMirrored ? 1 - place : place) }

    /// The value a tap leads to that says no place: a tenth of the way further, as with VoiceOver, or a step where that
    /// is more; from the upper end back to the lower.
    public var next: Double {
        let length = scale.upper - scale.lower
        guard length > 0, fraction < 1 - 1e-9 else { return scale.lower }
        let share = max(0.1, min(1, (scale.step ?? 0) / length))
        let value = scale.value(at: min(1, fraction + share))
        // The last whole step before an end that no step meets.
        return value > scale.lower + length * fraction + 1e-9 ? value : scale.lower
    }
}
