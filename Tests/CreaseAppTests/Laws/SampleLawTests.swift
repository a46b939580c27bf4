import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Every sample and every worked case in all conditions, as it opens and after a few taps.
///
/// A run takes rows in which every pair of conditions occurs. `CREASE_EXHAUSTIVE=1` takes the whole product of samples,
/// poses, tiers, sides, text sizes and directions, with the other conditions in turn.
@Suite("Laws of every scene, tried on every sample")
struct SampleLawTests {
    /// Poses, turned from there, tiers, sides, text sizes, directions, keyboard, camera, picture, Live Activities.
    private static let counts = [
        Pose.allCases.count, 4, Tier.allCases.count, 3, TextSize.allCases.count, 2, 2, 2, 2, 3,
    ]

    private static func conditions(_ row: [Int]) -> Conditions {
        var conditions = Conditions()
        conditions.take(Pose.allCases[row[0]])
        for _ in 0..<row[1] { conditions.rotation = conditions.rotation.turnedRight }
        conditions.tier = Tier.allCases[row[2]]
        conditions.split = [nil, SplitSide.left, .right][row[3]]
        conditions.textSize = TextSize.allCases[row[4]]
        conditions.direction = LayoutDirection.allCases[row[5]]
        conditions.keyboard = row[6] == 1
        conditions.camera = row[7] == 1
        conditions.pictureInPicture = row[8] == 1
        conditions.liveActivities = row[9]
        return conditions
    }

    private static let isExhaustive = ProcessInfo.processInfo.environment["CREASE_EXHAUSTIVE"] == "1"

    /// Pairs of a sample's number and the conditions it is seen under.
    private static func rows(samples: Int) -> [(sample: Int, conditions: Conditions)] {
        guard isExhaustive else {
            return CoveringRows.rows(of: counts + [samples]).map { ($0[counts.count], conditions($0)) }
        }
        let product = counts.enumerated().filter { [0, 2, 3, 4, 5].contains($0.offset) }.map(\.element)
        let size = product.reduce(samples, *)
        return (0..<size).map { number in
            var rest = number / samples
            var row = counts.map { number % $0 }
            for column in [0, 2, 3, 4, 5] {
                row[column] = rest % counts[column]
                rest /= counts[column]
            }
            return (number % samples, conditions(row))
        }
    }

    private static let samples: [Document] = {
        let folders = ["Layouts", "Tests/CreaseAppTests/Cases"]
        let paths = folders.flatMap { (try? Repository.files(in: $0, ending: ".swift")) ?? [] }
        return paths.compactMap { path in
            try? Document(.path(Repository.root.appending(path: path).path(percentEncoded: false)))
        }
    }()

    @Test("every pair of conditions occurs in the rows")
    func pairs() {
        let counts = [3, 2, 4, 2]
        let rows = CoveringRows.rows(of: counts)
        for a in counts.indices {
            for b in counts.indices where a != b {
                #expect(Set(rows.map { $0[a] * 10 + $0[b] }).count == counts[a] * counts[b])
            }
        }
        #expect(rows.count < counts.reduce(1, *))
    }

    @Test("bars hold their items apart, every item is somewhere for a reason, nothing presented touches the fold")
    func laws() {
        let samples = Self.samples
        #expect(samples.count >= 20)
        var broken: [String: String] = [:]
        for (index, row) in Self.rows(samples: samples.count).enumerated() {
            let document = samples[row.sample]
            var situation = Situation(conditions: row.conditions, app: document.opening)
            var taps: [String] = []
            for step in 0..<3 {
                let scene = document.show(&situation)
                for law in SceneLaws.broken(in: scene) where broken[law] == nil {
                    broken[law] = "\(document.title) after \(taps), \(row.conditions)"
                }
                let choices = scene.elements.filter { $0.tap != nil && $0.isEnabled }
                guard !choices.isEmpty else { break }
                let chosen = choices[(index * 7 + step * 3) % choices.count]
                taps.append(chosen.name)
                if let tap = chosen.tap { _ = document.tap(tap, of: chosen.id, in: &situation) }
            }
        }
        for (law, place) in broken.sorted(by: { $0.key < $1.key }).prefix(40) { Issue.record("\(law): \(place)") }
    }

    @Test("the same conditions give the same scene, whatever the way there")
    func ways() {
        let samples = Self.samples
        var walkers = samples.map(\.opening)
        for row in Self.rows(samples: samples.count) {
            let document = samples[row.sample]
            let walked = document.settle(&walkers[row.sample], under: row.conditions)
            let fresh = document.scene(row.conditions)
            let texts = [walked, fresh].map { SceneReport(file: "", view: nil, scene: $0).json.text }
            if texts[0] != texts[1] { Issue.record("\(document.title) differs under \(row.conditions)") }
        }
    }
}
