import CreaseDevice

/// Everything shown over the window.
extension Solver {
    /// Presentations of one layout; what is presented beyond them is left out.
    private static let mostPresented = 32

    /// Hears that a view presents something; `node` is the modifier.
    func present(_ content: PresentationContent, by node: ViewNode, _ context: ResolveContext) {
        present(content, id: node.id, on: node.anchor, node.source, context)
    }

    func present(
        _ content: PresentationContent, id: ViewID, on anchor: ViewID?, _ source: SourceLocation?,
        _ context: ResolveContext
    ) {
        guard content.isPresented, !context.isProvisional else { return }
        presented.append(Presented(content: content, context: context, source: source, id: id, anchor: anchor))
    }

    /// Lays out everything presented over the window, bottom to top; called once, after the window.
    ///
    /// What is presented from inside a sheet follows it. An open menu lies above all.
    func presentations(over nodes: [SceneNode]) -> [Presentation] {
        var result: [Presentation] = []
        var index = 0
        while index < presented.count, index < Self.mostPresented {
            let asked = presented[index]
            index += 1
            let shown = nodes + result.flatMap(\.nodes)
            let barItems = ([bars] + columns + result.compactMap(\.bars)).flatMap(\.items)
            let anchor = asked.anchor.flatMap { id in
                barItems.first { $0.id == id }?.frame ?? shown.frame(of: id)
            }
            switch asked.content.kind {
            case .alert, .confirmationDialog: result.append(dialog(asked, anchor: anchor))
            case .sheet, .fullScreenCover, .popover, .inspector: result.append(surface(asked, anchor: anchor))
            }
        }
        if let menu = menuPresentation(nodes + result.flatMap(\.nodes), [bars] + columns + result.compactMap(\.bars)) {
            result.append(menu)
        }
        return result
    }

    // MARK: Sheets, covers, popovers, inspectors

    private func surface(_ asked: Presented, anchor: Rect?) -> Presentation {
        let kind = asked.content.kind.presentation
        let isCompact = screen.sizeClasses.horizontal == .compact
        let isSheet = kind == .sheet || (isCompact && kind != .fullScreenCover)
        let stage = BarStage(isSheet ? .sheet : kind == .inspector ? .inspector : .window, frame: screen.bounds)

        var context = asked.context
        context.stage = stage
        context.navigation = nil
        context.preferences = Preferences()
        context.isRow = false
        context.contentMargins = nil
        let window = windowValues
        context = context.changing { values in
            values.isPresented = true
            values.splitArrangementAxis = nil
            values.overlayArrangementZIndex = 0
            values.verticalSizeClass = window.verticalSizeClass
            values.horizontalSizeClass = kind == .fullScreenCover ? window.horizontalSizeClass : .compact
            values.toolbarVerticalEdge = isCompact || kind == .fullScreenCover ? window.toolbarVerticalEdge : nil
        }
        let isInColumn = kind == .inspector && !isCompact
        let element = isInColumn ? column(asked, stage, context) : resolveOne(asked.content.content(), context)
        let wishes = context.preferences
        findStrayToolbar(wishes)

        stage.isDisabled = stage.isDisabled || wishes.disablesVerticalBars == true
        var request = PresentationRequest(kind, on: screen)
        request.detents = wishes.detents ?? []
        request.placement = wishes.placement ?? .automatic
        request.isDisabled = stage.isDisabled
        request.anchor = anchor
        request.column = inspector
        if kind == .popover, !isCompact {
            assume(.sheetPopover)
            let largest = Fact.sheetPopover.size
            let own = element.measure(Proposal(largest), self)
            request.content = Size(width: min(own.width, largest.width), height: min(own.height, largest.height))
        }
        noteAssumptions(of: request)
        if isSheet, isCompact, stage.isDisabled { movesStatus = true }
        let frame = PresentationSolver.frame(request)
        stage.frame = frame

        let safe = frame.intersection(safeBounds) ?? frame
        let top = isInColumn ? max(safe.minY, windowStage.contentTop) : safe.minY
        let placement = Placement(
            outer: frame,
            safe: Rect(x: safe.x, y: top, width: safe.width, height: max(0, safe.maxY - top)))
        let before = containerSize
        containerSize = placement.safe.size
        defer { containerSize = before }
        let offer = Proposal(placement.safe.size)
        let size = element.measure(offer, self)
        let place = element.environment.frame(of: element, size, offer, aligned: .center, in: placement.safe, self)
        var nodes: [SceneNode] = []
        element.place(place, offer, placement, self, into: &nodes)
        var bars = stage.isEmpty ? nil : stage.bars(self)
        if isInColumn, let own = bars, own.top == nil, own.bottom == nil, own.decisions.isEmpty { bars = nil }
        return Presentation(
            id: asked.id, kind: isSheet ? .sheet : kind, title: nil, frame: frame,
            cornerRadius: PresentationSolver.cornerRadius(isSheet ? .sheet : kind), nodes: nodes, bars: bars,
            dismiss: asked.content.dismiss, source: asked.source)
    }

    /// An inspector's column is a page of its own, whose bar is horizontal.
    private func column(_ asked: Presented, _ stage: BarStage, _ context: ResolveContext) -> Element {
        let host = ViewNode(.group, id: asked.id.child(.part("inspector")), source: asked.source)
        let context = context.changing { $0.toolbarVerticalEdge = nil }
        return page(host, kind: nil, root: asked.content.content(), pushes: [], on: stage, context)
    }

    /// The guesses a presentation's frame rests on.
    func noteAssumptions(of request: PresentationRequest) {
        let isCompact = screen.sizeClasses.horizontal == .compact
        switch request.kind {
        case .sheet, .popover, .inspector:
            if request.kind == .popover, !isCompact { assume(.sheetGap) }
            if isCompact {
                assume(request.isDisabled ? .sheetOuterTopDisabled : .sheetOuterTop)
                if screen.keyboard != nil, !request.detents.isEmpty { assume(.sheetKeyboard) }
            } else if request.kind == .inspector {
                assume(.columnInspector)
            } else if request.kind == .sheet {
                let isAtSide = request.placement == .leading || request.placement == .trailing
                assume(isAtSide ? .sheetInnerSideWidth : .sheetInnerSize)
                assume(.sheetInnerMargin)
            }
        case .fullScreenCover: break
        case .alert, .confirmationDialog:
            assume(.sheetAlertWidth)
            assume(.sheetAlertButton)
            if request.kind == .confirmationDialog { assume(.sheetGap) }
        case .menu:
            assume(.sheetMenu)
            assume(.sheetGap)
        }
    }
}

extension PresentationContent.Kind {
    var presentation: Presentation.Kind {
        switch self {
        case .sheet: .sheet
        case .fullScreenCover: .fullScreenCover
        case .alert: .alert
        case .confirmationDialog: .confirmationDialog
        case .popover: .popover
        case .inspector: .inspector
        }
    }
}

extension ViewNode {
    /// The first view under a chain of modifiers: the one that becomes a node of the scene.
    fileprivate var anchor: ViewID {
        var node = self
        while case .modified = node.kind, let child = node.children.first { node = child }
        return node.id
    }
}
