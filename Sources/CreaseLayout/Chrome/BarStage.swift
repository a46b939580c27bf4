import CreaseDevice

/// The bars of one window, column, cover or sheet while its views are laid out.
///
/// Containers register what they bring (tabs, the page on top) when they are placed and ask how much room the bars
/// take; when all is placed the stage gives the finished bars.
final class BarStage {
    let kind: BarContainer.Kind
    /// The whole container, window coordinates; known when it is placed.
    var frame: Rect
    /// Vertical bars are switched off by the page that decides.
    var isDisabled = false
    var tabs: BarScope.Tabs?
    /// The page whose toolbar goes to these bars.
    private(set) var page: PageElement?
    private(set) var pageArea: Rect = .zero

    init(_ kind: BarContainer.Kind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }

    /// Pages that stand beside the one these bars belong to, each with a row of its own.
    private var neighbours: [(page: PageElement, area: Rect)] = []

    /// The bars belong to the page that reaches the rail, else to the first; a page inside another takes its place.
    func register(_ page: PageElement, area: Rect, _ solver: Solver) {
        solver.claimed(self)
        if let own = self.page, own !== page, pageArea.intersection(area) == nil {
            let strip = BarAxis(container(solver)).strip?.frame
            let isNearer = strip?.intersection(area) != nil && strip?.intersection(pageArea) == nil
            neighbours.append(isNearer ? (own, pageArea) : (page, area))
            guard isNearer else { return }
        }
        self.page = page
        pageArea = area
    }

    /// Where the page's content begins below its rows, window coordinates.
    var contentTop = 0.0

    /// Forgets its pages, which know their stage too; nobody would let go of either.
    func clear() {
        page = nil
        neighbours = []
    }

    var isEmpty: Bool { page == nil && tabs == nil }

    /// The stage's part of the rail, as far as it is known by now.
    func strip(_ solver: Solver) -> BarAxis.Strip? { BarAxis(container(solver)).strip }

    private func container(_ solver: Solver) -> BarContainer {
        BarContainer(kind, frame: frame, screen: screen(solver), isDisabled: isDisabled)
    }

    /// The screen with the clock where it is while these bars are shown; a sheet in the middle does not move it.
    private func screen(_ solver: Solver) -> Screen {
        let isMoved: Bool
        switch kind {
        case .window: isMoved = isDisabled
        case .sheet: isMoved = isDisabled && solver.screen.sizeClasses.horizontal == .compact
        case .column, .inspector: isMoved = isDisabled || solver.windowStage.isDisabled
        }
        return isMoved ? solver.screen.withStatusRow() : solver.screen
    }

    /// The bars around everything registered so far.
    func scope(_ solver: Solver) -> BarScope { scope(container(solver), page, in: pageArea, solver) }

    /// The bars as a page sees them: a neighbour of the page they belong to has none of the rail.
    func scope(for page: PageElement, in area: Rect, _ solver: Solver) -> BarScope {
        scope(container(solver), page, in: area, solver)
    }

    private func scope(_ container: BarContainer, _ page: PageElement?, in area: Rect, _ solver: Solver) -> BarScope {
        var scope = BarScope(container: container, page: page?.page(in: area, solver), tabs: tabs)
        let face = Face(Font(.style(.headline)), textSize: .large)
        scope.measure = { Paragraph($0, face).naturalWidth }
        scope.measureContent = { [page] item in page?.size(of: item, solver) ?? .zero }
        scope.draw = { [page] item, frame in page?.draw(item, in: frame, solver) ?? [] }
        return scope
    }

    /// What the rail's side costs a container in this stage: the strip while bars are vertical, nothing where they are
    /// switched off, the bare inset otherwise.
    func railInsets(_ base: EdgeInsets, area: Rect, _ solver: Solver) -> EdgeInsets {
        var insets = base
        switch BarAxis(container(solver)) {
        case .vertical(let strip):
            guard let cut = strip.frame.intersection(area) else { return base }
            insets[strip.edge] = strip.edge == .left ? cut.maxX - area.minX : area.maxX - cut.minX
        case .horizontal(.barsDisabled):
            if let edge = solver.screen.railEdge { insets[edge] = 0 }
        case .horizontal: break
        }
        return insets
    }

    /// The finished bars; a container without any has none.
    func bars(_ solver: Solver) -> Bars {
        guard !isEmpty else { return Bars() }
        let scope = scope(solver)
        scope.noteAssumptions(solver)
        for neighbour in neighbours {
            let container = BarContainer(
                .column, frame: neighbour.area, screen: screen(solver), isDisabled: isDisabled)
            var own = self.scope(container, neighbour.page, in: neighbour.area, solver)
            own.tabs = nil
            own.noteAssumptions(solver)
            let bars = own.solve()
            own.noteAssumptions(of: bars, solver)
            solver.columns.append(bars)
        }
        let bars = scope.solve()
        scope.noteAssumptions(of: bars, solver)
        return bars
    }
}

extension Placement {
    /// How far a container's area is inset before its own bars.
    func insets(of area: Rect) -> EdgeInsets {
        EdgeInsets(
            top: max(0, safe.minY - area.minY), left: max(0, safe.minX - area.minX),
            bottom: max(0, area.maxY - safe.maxY), right: max(0, area.maxX - safe.maxX))
    }
}
