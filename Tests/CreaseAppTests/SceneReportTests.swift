import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

@Suite("The scene as JSON")
struct SceneReportTests {
    func report(_ conditions: Conditions = Conditions()) -> JSON {
        SceneReport(file: "L.swift", view: "L", scene: SampleScene.under(conditions)).json
    }

    /// The paths of the documented format; `*` stands for an element of an array, `?` marks what may be null.
    static let documented = """
        crease file view
        conditions.device conditions.pose conditions.hinge conditions.rotation conditions.sdk conditions.split
        conditions.keyboard conditions.liveActivities conditions.camera conditions.pip conditions.textSize
        conditions.direction conditions.scheme conditions.contrast conditions.reduceMotion
        conditions.reduceTransparency conditions.firstPass
        window.display window.size window.frame window.sizeClass.horizontal window.sizeClass.vertical
        window.safeArea.top window.safeArea.left window.safeArea.bottom window.safeArea.right
        window.hinge window.regions
        bars.axis bars.edge bars.rail.frame bars.rail.available bars.rail.used
        bars.rail.items.*.title bars.rail.items.*.symbol bars.rail.items.*.role bars.rail.items.*.group
        bars.rail.items.*.frame bars.rail.items.*.line
        bars.top.frame bars.top.title bars.top.items.*.title bars.bottom.frame bars.bottom.items
        bars.tabs.style bars.tabs.frame bars.tabs.items.*.title bars.tabs.items.*.symbol bars.tabs.items.*.selected
        bars.tabs.items.*.frame bars.overflow.*.title bars.overflow.*.symbol bars.overflow.*.reason
        bars.decisions.*.title bars.decisions.*.placed bars.decisions.*.reason bars.decisions.*.line
        columns.*.axis columns.*.edge columns.*.rail columns.*.top columns.*.bottom columns.*.tabs columns.*.overflow
        columns.*.decisions
        presentations.*.kind presentations.*.frame presentations.*.content.*.id presentations.*.bars.axis
        keyboard
        nodes.*.id nodes.*.kind nodes.*.label nodes.*.identifier nodes.*.line nodes.*.column nodes.*.frame
        nodes.*.visible nodes.*.children.*.id
        findings.*.id findings.*.severity findings.*.group findings.*.message findings.*.line findings.*.column
        """.split { $0 == " " || $0 == "\n" }

    @Test("every documented key is there in every pose, tier and half")
    func everyKey() {
        for pose in Pose.allCases {
            for tier in Tier.allCases {
                for split in [nil] + SplitSide.allCases.map(Optional.some) {
                    var conditions = Conditions(tier: tier, split: split, keyboard: true)
                    conditions.take(pose)
                    let json = report(conditions)
                    for path in Self.documented {
                        #expect(json.has(path.split(separator: ".")), "\(path) is missing in \(pose) \(tier)")
                    }
                    for case .object(let region) in json.at("window")?.at("regions")?.elements ?? [] {
                        #expect(region.map(\.key) == ["kind", "name", "frame", "margins", "active", "basis"])
                    }
                }
            }
        }
    }

    @Test("the order of keys is the documented one")
    func order() {
        guard case .object(let members) = report() else { return }
        #expect(
            members.map(\.key) == [
                "crease", "file", "view", "conditions", "window", "bars", "columns", "presentations", "keyboard",
                "nodes",
                "findings",
            ])
    }

    @Test("ids are places in the tree; presentations have their own")
    func ids() {
        let json = report()
        #expect(json.at("nodes")?.elements.first?.at("children")?.elements.last?.at("id") == .string("0.1"))
        #expect(json.at("presentations")?.elements.first?.at("content")?.elements.first?.at("id") == .string("p0.0"))
    }

    @Test("a frame is four numbers rounded to thousandths")
    func frames() {
        let text = report().text
        #expect(text.contains("\"frame\": [20, 100.333, 80, 22]"))
    }

    @Test("what is absent is null or empty, never left out")
    func absent() {
        let json = SceneReport(file: "-", view: nil, scene: Scene(screen: screen(for: Conditions()))).json
        for key in ["view", "keyboard"] { #expect(json.at(key) == .null) }
        for key in ["rail", "top", "bottom", "tabs", "axis", "edge"] { #expect(json.at("bars")?.at(key) == .null) }
        for key in ["columns", "presentations", "nodes", "findings"] { #expect(json.at(key) == .array([])) }
    }

    @Test("the same scene gives the same bytes")
    func repeats() {
        for pose in Pose.allCases {
            var conditions = Conditions()
            conditions.take(pose)
            #expect(report(conditions).text == report(conditions).text)
        }
    }

    @Test("a phone without a hinge has neither pose nor hinge")
    func phone() {
        let json = report(Conditions(device: .iPhone69))
        #expect(json.at("conditions")?.at("pose") == .null)
        #expect(json.at("window")?.at("hinge") == .null)
    }
}

extension JSON {
    func at(_ key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var elements: [JSON] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    /// Whether the path leads somewhere; `*` asks that there are elements and that each has the rest.
    func has(_ path: [Substring]) -> Bool {
        guard let first = path.first else { return true }
        let rest = Array(path.dropFirst())
        if first == "*" { return !elements.isEmpty && elements.allSatisfy { $0.has(rest) } }
        return at(String(first))?.has(rest) ?? false
    }
}
