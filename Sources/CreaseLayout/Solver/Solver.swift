import CreaseDevice

// Rounding in debug builds calls the C library's functions; the import links it.
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lays out one tree on one screen: SwiftUI's model, a parent proposes, the child chooses, the parent places.
///
/// The steps, in order:
/// 1. **Resolve** (`Solver+Resolve`): view nodes become elements, from the root down. Environment modifiers change the
///    environment and vanish; groups and transparent readers dissolve into their parent; traits go onto the element
///    for its parent to read; wishes to a container (toolbar, title, destinations) go into its `Preferences`.
///    A geometry reader cannot know its content yet; it resolves it twice, with the screen's geometry for the wishes
///    and with its own when it is placed.
/// 2. **Measure** (`Element.measure`): sizes for proposals, remembered per element and proposal. A stack asks a child
///    for nothing, everything and its share; that is what bounds the work.
/// 3. **Place** (`Element.place`): frames in window points, from the root down, as scene nodes. The `Placement` says how
///    far the container reaches and what of it is safe.
///
/// Each step is recursive, bounded by `deepest` levels; deeper views are left out with a finding.
/// System containers are elements of `Chrome/`; they change environment, preferences and placement of their content.
final class Solver {
    let screen: Screen
    let interaction: Interaction
    /// What the layout before this one chose, and what this one does.
    let known: Choices
    var choices = Choices()
    var work = Scene.Work()
    var events: [SceneEvent] = []
    var findings: [Finding] = []
    /// What wants to be shown over the window, in tree order.
    var presented: [Presented] = []
    /// The bars of the window and of other columns, written by the system containers.
    var bars = Bars()
    var columns: [Bars] = []
    /// The column a page has left for its inspector.
    var inspector: Rect?
    /// A sheet of the compact window switched vertical bars off.
    var movesStatus = false
    /// A view was told where the reserved regions are.
    var isAskedForRegions = false
    /// The bars of the window itself, filled while its containers are placed.
    let windowStage: BarStage
    /// Bars that pages have claimed, to be let go of in the end.
    private var stages: [BarStage] = []
    /// What links in a page or toolbar lead to, for pushes kept in `Interaction`.
    var links: [ViewID: @Sendable () -> [ViewNode]] = [:]
    /// The menu that is open, once its control was resolved.
    var openMenu: OpenMenu?
    /// Stacks, columns, tab views and scroll views that were resolved.
    var containers: Set<ViewID> = []
    /// The size `.containerRelativeFrame` is relative to: the innermost window, column, page or scroll view.
    var containerSize: Size
    private var usedFacts: Set<Fact> = []
    private var usedMetrics: Set<Metric> = []
    /// What no container inside the window heard: a sheet or a window without bars reads it.
    var windowPreferences = Preferences()
    private(set) var depth = 0
    private var isTooDeep = false
    private var isTooLarge = false
    private var isEntangled = false

    /// Views nested deeper than this are left out; a modifier is a level of its own.
    ///
    /// Every way of nesting down to here takes less than 4 MB of stack in a release build and less than 8 MB in a
    /// debug build: enough for a main thread, too much for the 512 kB of a secondary thread on macOS.
    static let deepest = 512
    /// As in the layout language.
    static let mostNodes = 100_000

    init(screen: Screen, interaction: Interaction, knowing known: Choices = Choices()) {
        self.screen = screen
        self.interaction = interaction
        self.known = known
        windowStage = BarStage(.window, frame: screen.bounds)
        containerSize = screen.bounds.inset(by: screen.safeArea).size
    }

    /// Notes that a page has claimed these bars.
    func claimed(_ stage: BarStage) { stages.append(stage) }

    /// Lets go of pages once the scene is complete.
    func finish() {
        for stage in stages { stage.clear() }
        stages = []
    }

    /// Something shown over the window, as asked for by a view of it.
    struct Presented {
        var content: PresentationContent
        var context: ResolveContext
        var source: SourceLocation?
        var id: ViewID
        /// The view it hangs on, which popovers point at.
        var anchor: ViewID?
    }

    /// Says that a number of this module took part.
    func assume(_ metric: Metric) { usedMetrics.insert(metric) }

    /// Says that an assumed fact took part. Facts of another basis are not listed.
    func assume(_ fact: Fact) {
        if fact.basis == .assumed { usedFacts.insert(fact) }
    }

    /// The assumed facts that took part, by name.
    var assumptions: [Fact] {
        usedFacts.union(usedMetrics.map(\.fact).filter { $0.basis == .assumed }).sorted { $0.name < $1.name }
    }

    /// Reports a finding once per place.
    func find(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Whether another view may be resolved here; the first refusal of each kind becomes a finding.
    func admits(_ node: ViewNode) -> Bool {
        if depth >= Self.deepest {
            if !isTooDeep {
                isTooDeep = true
                find(
                    Finding(
                        rule: "too-deep", severity: .warning,
                        message: "views nested deeper than \(Self.deepest) levels are left out", source: node.source))
            }
            return false
        }
        if work.nodes >= Self.mostNodes {
            if !isTooLarge {
                isTooLarge = true
                find(
                    Finding(
                        rule: "too-many-views", severity: .warning,
                        message: "views after the first \(Self.mostNodes) are left out", source: node.source))
            }
            return false
        }
        return true
    }

    /// One level deeper while a node is resolved, and back.
    func descend() { depth += 1 }
    func ascend() { depth -= 1 }

    /// Resolves what stands deeper in the tree than the resolving that runs: content that waited for its frame.
    func resolve(_ nodes: [ViewNode], _ context: ResolveContext, atDepth depth: Int) -> [Element] {
        let outside = self.depth
        defer { self.depth = outside }
        self.depth = depth
        return resolve(nodes, context)
    }

    /// Whether stacks may still ask children for nothing and everything.
    ///
    /// Proposals that differ at every level of crossed stacks would multiply; after so many answers per view every
    /// stack shares equally in source order instead.
    var mayProbe: Bool {
        if work.measures < 30 * work.nodes + 20_000 { return true }
        if !isEntangled {
            isEntangled = true
            find(
                Finding(
                    rule: "too-entangled", severity: .warning,
                    message: "the sizes of these stacks depend on each other too often to divide exactly"))
        }
        return false
    }

    /// Whether the keyboard is up for a search field: it has the focus, or nothing is said to have it.
    func isTyping(into field: ViewID) -> Bool {
        screen.keyboard != nil && (interaction.focus ?? field) == field
    }

    /// The bare window without its insets and the keyboard.
    var safeBounds: Rect {
        var safe = screen.bounds.inset(by: screen.safeArea)
        if let keyboard = screen.keyboard, keyboard.minY < safe.maxY {
            safe.size.height = max(0, keyboard.minY - safe.minY)
        }
        return safe
    }
}
