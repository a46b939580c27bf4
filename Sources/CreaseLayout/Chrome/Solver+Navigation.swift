import CreaseDevice

/// Where a link's page goes: a stack that keeps its own pages, or a path of the program.
struct NavigationTarget {
    var id: ViewID
    var path: BindingReference?
    /// A split view's column: a value link in its list selects there, and the selection shows the next column.
    var isColumn = false
    /// The selection of the list around the link.
    var selection: BindingReference?

    /// What tapping a link does. Only values can be written to a path or to a selection.
    func tap(pushing push: Interaction.Push) -> Tap {
        switch push {
        case .value(let value):
            if isColumn, let selection {
                return .select(selection, TagValue(value.words, payload: value.payload))
            }
            if let path { return .append(path, value) }
            return .push(container: id, push)
        case .link: return .push(container: id, push)
        }
    }

    /// What Back does on a page that came here.
    var back: Tap { path.map { .removeLast($0) } ?? .pop(container: id) }
}

/// Navigation stacks: which page is on top, and the Back button of a pushed one.
extension Solver {
    /// Pages a stack may hold; what is pushed beyond them is left out.
    private static let deepestStack = 64

    func navigationStack(_ node: ViewNode, _ content: NavigationStackContent, _ context: ResolveContext) -> Element {
        containers.insert(node.id)
        let path = content.path == nil ? nil : content.binding
        let inPath = (content.path ?? []).map { Pushed(.value($0), onto: NavigationTarget(id: node.id, path: path)) }
        let kept = (interaction.pushes[node.id] ?? []).map { Pushed($0, onto: NavigationTarget(id: node.id)) }
        return page(
            node, kind: "NavigationStack", root: node.children,
            pushes: inPath + kept, on: context.stage ?? windowStage, context,
            linking: NavigationTarget(id: node.id, path: path))
    }

    /// A page that is pushed, and the container whose `Interaction` or path remembers it.
    struct Pushed {
        var push: Interaction.Push
        var container: NavigationTarget

        init(_ push: Interaction.Push, onto container: NavigationTarget) {
            self.push = push
            self.container = container
        }
    }

    /// A page host: its root, what is pushed on it, and the bars they ask for.
    ///
    /// Where the top page switches vertical bars off, everything is resolved again without a vertical edge in the
    /// environment.
    func page(
        _ node: ViewNode, kind: String?, root: [ViewNode], pushes: [Pushed], on stage: BarStage,
        _ context: ResolveContext, linking navigation: NavigationTarget? = nil, following columns: [[ViewNode]] = []
    ) -> Element {
        let start = mark
        var context = context
        context.stage = stage
        var top = topPage(
            node, root: root, pushes: pushes, linking: navigation ?? NavigationTarget(id: node.id), following: columns,
            context)
        let isDisabled = top.preferences.disablesVerticalBars ?? context.preferences.disablesVerticalBars ?? false
        if isDisabled, context.environment.values.toolbarVerticalEdge != nil {
            rewind(to: start)
            context = context.changing { $0.toolbarVerticalEdge = nil }
            top = topPage(
                node, root: root, pushes: pushes, linking: navigation ?? NavigationTarget(id: node.id),
                following: columns, context)
        }
        stage.isDisabled = stage.isDisabled || isDisabled
        top.preferences.handUp(to: context.preferences)
        return PageElement(
            node, kind: kind, content: top.content, preferences: top.preferences, back: top.back,
            search: top.preferences.search ?? context.preferences.search, stage: stage,
            linking: navigation ?? NavigationTarget(id: node.id), context, self)
    }

    private struct TopPage {
        var content: Element
        var preferences: Preferences
        var back: BarItemSpec?
    }

    /// Resolves the root and everything pushed, in order; each page may offer destinations to the next.
    private func topPage(
        _ node: ViewNode, root: [ViewNode], pushes: [Pushed], linking navigation: NavigationTarget,
        following columns: [[ViewNode]], _ context: ResolveContext
    ) -> TopPage {
        var page = context
        page.navigation = navigation
        page.preferences = Preferences()
        let first = events.count
        var top = TopPage(content: resolveOne(root, page), preferences: page.preferences)
        var destinations = page.preferences.destinations
        var depth = 0
        page = page.changing { $0.isPresented = true }

        func push(_ nodes: [ViewNode], at source: SourceLocation?, goingBack tap: Tap?) {
            depth += 1
            // A covered page has left the screen; what it watches it still hears of.
            events = events[..<first] + events[first...].filter { !$0.kind.isComingOrGoing }
            page.preferences = Preferences()
            let content = resolveOne(nodes, page)
            destinations += page.preferences.destinations
            let back = BarItemSpec(
                id: node.id.child(.part("back")), title: "Back", symbol: "chevron.left", kind: .symbol, section: .back,
                tap: tap, source: source)
            top = TopPage(
                content: content, preferences: page.preferences,
                back: page.preferences.hidesBackButton == true ? nil : back)
        }

        // In a collapsed split view a selection in one column's list shows the next column.
        for column in columns {
            guard let (_, binding) = page.preferences.selection else { break }
            push(column, at: node.source, goingBack: .select(binding, TagValue("nil")))
        }
        for step in pushes where depth < Self.deepestStack {
            guard let nodes = pushed(step.push, destinations) else {
                if case .value(let value) = step.push { findMissingDestination(value, node) }
                continue
            }
            push(nodes, at: node.source, goingBack: step.container.back)
        }
        var next = 0
        while next < destinations.count, depth < Self.deepestStack {
            let asked = destinations[next]
            next += 1
            guard case .presented(let content?, let dismiss) = asked.value.kind else { continue }
            push(content(), at: asked.source, goingBack: dismiss.map(Tap.action))
        }
        return top
    }

    /// The content of a pushed page; `nil` where nobody offers a destination for it.
    private func pushed(_ push: Interaction.Push, _ destinations: [Preferences.Asked<Destination>]) -> [ViewNode]? {
        switch push {
        case .link(let id): return links[id].map { $0() }
        case .value(let value):
            var builders: [(type: String, build: @Sendable (PathValue) -> [ViewNode])] = []
            for asked in destinations {
                switch asked.value.kind {
                case .type(let type, let build): builders.append((type, build))
                case .presented: break
                }
            }
            // Types are inferred from text; where only one destination is offered it is the one meant.
            let match = builders.last { $0.type == value.type } ?? (builders.count == 1 ? builders[0] : nil)
            return match.map { $0.build(value) }
        }
    }

    private func findMissingDestination(_ value: PathValue, _ node: ViewNode) {
        find(
            Finding(
                rule: "no-destination", severity: .warning,
                message: "a value of type '\(value.type)' is pushed, but no navigationDestination offers a page for it",
                source: node.source))
    }
}

extension Solver {
    /// What resolving has noted so far, to take back a resolution that is repeated.
    struct Mark {
        var events: Int
        var presented: Int
    }

    var mark: Mark { Mark(events: events.count, presented: presented.count) }

    func rewind(to mark: Mark) {
        events.removeSubrange(min(mark.events, events.count)...)
        presented.removeSubrange(min(mark.presented, presented.count)...)
    }

    /// Remembers what a control of a bar opens, should it be open.
    func register(_ item: BarItemSpec, _ context: ResolveContext) {
        if let items = item.menu { noteMenu(item.id, items: items, context, item.source, chooser: item.chooser) }
        if let build = item.destination { links[item.id] = build }
    }
}

extension SceneEvent.Kind {
    fileprivate var isComingOrGoing: Bool {
        switch self {
        case .appear, .disappear: true
        case .change, .geometry, .hinge: false
        }
    }
}
