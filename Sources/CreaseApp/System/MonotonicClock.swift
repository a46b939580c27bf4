/// The program's clock: seconds since it was first asked, never going back.
public enum MonotonicClock {
    private static let clock = ContinuousClock()
    private static let start = clock.now

    public static func now() -> Double {
        let elapsed = start.duration(to: clock.now).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    }
}
