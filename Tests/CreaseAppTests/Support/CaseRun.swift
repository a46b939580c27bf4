import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A layout of `Cases`, used like a device in the hand: posed, tapped, looked at.
struct CaseRun {
    let document: Document
    private var situation: Situation
    private(set) var scene: Scene

    /// Opens the case closed and upright, with `states` set as `--set` would.
    init(_ name: String, set states: [String: String] = [:], _ conditions: Conditions = Conditions()) throws {
        let overrides = states.sorted { $0.key < $1.key }.map { ReadingOptions.Override(name: $0.key, value: $0.value) }
        let path = Repository.root.appending(path: "Tests/CreaseAppTests/Cases/\(name).swift").path(
            percentEncoded: false)
        document = try Document(.path(path), reading: ReadingOptions(strictness: .strict, overrides: overrides))
        situation = Situation(conditions: conditions, app: document.opening)
        scene = document.show(&situation)
    }

    init(_ name: String, set states: [String: String] = [:], _ pose: Pose) throws {
        try self.init(name, set: states, Conditions(pose))
    }

    mutating func pose(_ pose: Pose) {
        situation.conditions.take(pose)
        scene = document.show(&situation)
    }

    /// Taps what is called `label`; a thing that is not there is an issue of the test.
    mutating func tap(_ label: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        guard let element = scene.elements.first(where: { $0.label == label }), let tap = element.tap else {
            Issue.record("nothing to tap is called '\(label)'", sourceLocation: sourceLocation)
            return
        }
        _ = document.tap(tap, of: element.id, in: &situation)
        scene = document.show(&situation)
    }

    // MARK: What is seen

    func node(_ identifier: String) -> SceneNode? {
        var rest = scene.nodes + scene.presentations.flatMap(\.nodes)
        while let node = rest.popLast() {
            if node.identifier == identifier { return node }
            rest += node.children
        }
        return nil
    }

    /// The frame as `x,y w×h`, rounded to whole points.
    func frame(_ identifier: String) -> String { node(identifier).map { $0.frame.rounded } ?? "none" }

    func shows(_ identifier: String) -> Bool { node(identifier)?.isVisible == true }

    var bars: Bars { scene.bars }
    var sheet: Presentation? { scene.presentations.first }
    var rules: [String] { scene.findings.map(\.rule) }
}

extension Bars {
    /// Titles in the rail from the top, the overflow control as "…".
    var railTitles: [String] { (rail?.items ?? []).map(\.short) }
    var topTitles: [String] { (top?.items ?? []).map(\.short) }
    var bottomTitles: [String] { (bottom?.items ?? []).map(\.short) }

    /// Where an item went and why: `rail symbol`.
    func placed(_ title: String) -> String? {
        decisions.first { $0.title == title }.map { "\($0.placed.rawValue) \($0.reason.rawValue)" }
    }
}

extension BarItem {
    fileprivate var short: String { role == .overflow ? "…" : title }
}

extension Rect {
    var rounded: String {
        [x, y, width, height].map { String(Int($0.rounded())) }.joined(separator: " ")
    }
}

extension Conditions {
    init(_ pose: Pose, turn: Rotation? = nil, tier: Tier = .sdk271, split: SplitSide? = nil) {
        self.init(hinge: pose.hinge, rotation: turn ?? pose.rotation, tier: tier, split: split)
    }
}
