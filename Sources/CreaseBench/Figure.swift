/// One measured number, with the goal where there is one.
struct Figure {
    let name: String
    /// With its unit.
    let value: String
    let goal: String

    init(_ name: String, _ value: String, goal: String = "") {
        self.name = name
        self.value = value
        self.goal = goal
    }

    /// A line of the report; a goal stands at the end.
    var line: String {
        let padded = name + String(repeating: " ", count: max(1, 52 - name.count))
        let number = String(repeating: " ", count: max(0, 14 - value.count)) + value
        return padded + number + (goal.isEmpty ? "" : "   goal " + goal)
    }
}

/// Numbers of seconds and sizes as people read them.
enum Unit {
    static func milliseconds(_ duration: Duration) -> String { fixed(seconds(duration) * 1e3, 2) + " ms" }
    static func nanoseconds(_ duration: Duration, per count: Int) -> String {
        fixed(seconds(duration) * 1e9 / Double(max(1, count)), 0) + " ns"
    }
    static func megabytesPerSecond(_ bytes: Int, in duration: Duration) -> String {
        fixed(Double(bytes) / 1e6 / max(1e-9, seconds(duration)), 1) + " MB/s"
    }
    static func megabytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1e6, 1) + " MB" }

    static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    static func fixed(_ number: Double, _ places: Int) -> String {
        guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((number.magnitude * scale).rounded())
        let whole = scaled / Int(scale)
        let rest = String(scaled % Int(scale))
        let sign = number < 0 && scaled > 0 ? "-" : ""
        return places == 0
            ? sign + "\(whole)" : sign + "\(whole)." + String(repeating: "0", count: places - rest.count) + rest
    }
}

/// Repeated measurements of one thing.
struct Samples {
    private var durations: [Duration] = []

    /// Runs the body some times after a warm-up.
    init(_ count: Int, warmUp: Int = 3, _ body: () -> Void) {
        for _ in 0..<warmUp { body() }
        let clock = ContinuousClock()
        for _ in 0..<max(1, count) { durations.append(clock.measure(body)) }
        durations.sort()
    }

    init(_ durations: [Duration]) { self.durations = durations.sorted() }

    var isEmpty: Bool { durations.isEmpty }
    var best: Duration { durations.first ?? .zero }
    var median: Duration { durations.isEmpty ? .zero : durations[durations.count / 2] }
    /// The time 95 of 100 stay below.
    var slow: Duration { durations.isEmpty ? .zero : durations[min(durations.count - 1, durations.count * 95 / 100)] }
}
