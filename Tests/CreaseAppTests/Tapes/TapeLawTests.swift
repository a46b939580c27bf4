import CreaseDevice
import CreaseLanguage
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct TapeLawTests {
    private static let samples = (try? Repository.files(in: "Layouts", ending: ".swift")) ?? []

    private func open(_ sample: String) throws -> Session {
        let path = Repository.root.appending(path: sample).path(percentEncoded: false)
        let document = try Document(.path(path))
        return Session(document, Situation(app: document.opening))
    }

    private func picture(_ session: Session) -> String {
        SceneReport(file: "", view: nil, scene: session.lit).json.text
    }

    @Test("any two poses on the way, and back to the first, show the first scene again", arguments: samples)
    func poses(sample: String) throws {
        var session = try open(sample)
        let first = picture(session)
        for one in Pose.allCases {
            for other in Pose.allCases {
                for pose in [one, other, .closed] { session.change { $0.conditions.take(pose) } }
                #expect(picture(session) == first, "closed, \(one), \(other), closed")
            }
        }
    }

    @Test("steps at random are done or refused, never a trap, and undone one by one they lead to the start")
    func random() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var dice = Dice(state: seed)
        for sample in Self.samples {
            let opening = try open(sample)
            var run = TapeRun(opening)
            var steps: [String] = []
            for _ in 0..<25 {
                let step = Self.step(on: run.session.lit, &dice)
                steps.append(step)
                // A refused step ends a tape; the next one begins where it stood.
                run = TapeRun(run.session)
                run.play(try Tape(SourceText(step)).steps)
            }
            var session = run.session
            while session.undo() {}
            #expect(picture(session) == picture(opening), "seed \(seed), \(sample): \(steps.joined(separator: "; "))")
        }
    }

    private static func step(on scene: Scene, _ dice: inout Dice) -> String {
        let names = Set(scene.things.flatMap { [$0.label, $0.identifier] }.compactMap(\.self)).sorted()
            .filter { !$0.isEmpty && !$0.contains("\n") }
        let name = (names.randomElement(using: &dice) ?? "x").replacing("\\", with: "\\\\").replacing(
            "\"", with: "\\\"")
        let pose = Pose.allCases.randomElement(using: &dice) ?? .closed
        let steps = [
            "tap \"\(name)\"", "tap \"\(name)\"", "tap \"\(name)\"", "tap \"\(name)\"", "pose \(pose.rawValue)",
            "hinge \(Int.random(in: 0...180, using: &dice))", "rotate", "back", "dismiss",
            "scroll \(Int.random(in: -900...900, using: &dice))", "type \"a\\nb\"", "keyboard", "sdk 27.0", "sdk 27.1",
            "split left", "text-size accessibility5", "direction rtl", "expect visible \"\(name)\"", "key backspace",
        ]
        return steps.randomElement(using: &dice) ?? "back"
    }
}
