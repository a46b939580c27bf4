import CreaseDevice

/// LazyVGrid and LazyHGrid: tracks across, lines along.
///
/// The tracks, in order: fixed ones take their length off first; each of the others then takes an equal share of what
/// is left, held between its bounds; an adaptive one fills its share with as many tracks of its least length as fit.
final class LazyGridElement: Element {
    private let content: LazyGridContent
    private let children: [Element]

    init(_ node: ViewNode, _ content: LazyGridContent, _ children: [Element], _ context: ResolveContext) {
        self.content = content
        self.children = children
        super.init(id: node.id, source: node.source, environment: context.environment)
    }

    /// The scrolling direction, and the one the tracks share.
    private var along: Axis { content.axis }
    private var across: Axis { content.axis.other }
    private var gap: Double { content.spacing?.asDistance ?? Metric.stackSpacing.value }

    /// A track with its place from the leading (top) edge of all tracks.
    private struct Track {
        var start: Double
        var length: Double
        var alignment: Alignment
    }

    private func tracks(_ offered: Length) -> [Track] {
        let whole = offered.points(ideal: 10)
        let standard = Metric.stackSpacing.value
        let items = content.tracks.isEmpty ? [GridTrack(.flexible(minimum: 10, maximum: .infinity))] : content.tracks
        let spacings = items.map { $0.spacing?.asDistance ?? standard }
        // 1. Gaps and fixed tracks.
        var left = whole - spacings.dropLast().reduce(0, +)
        var waiting = 0
        for item in items {
            if case .fixed(let length) = item.sizing { left -= length.asLength } else { waiting += 1 }
        }
        // 2. The others, in order.
        var tracks: [Track] = []
        var start = 0.0
        for (index, item) in items.enumerated() {
            let alignment = item.alignment ?? content.alignment
            func add(_ length: Double) {
                tracks.append(Track(start: start, length: length, alignment: alignment))
                start += length + spacings[index]
            }
            switch item.sizing {
            case .fixed(let length): add(length.asLength)
            case .flexible(let minimum, let maximum):
                let length = Self.held(max(0, left) / Double(waiting), minimum, maximum)
                add(length)
                left -= length
                waiting -= 1
            case .adaptive(let minimum, let maximum):
                let share = max(0, left) / Double(waiting)
                let least = max(1, minimum.asLength)
                let fitting = ((share + spacings[index]) / (least + spacings[index])).rounded(.down)
                let count = fitting.isFinite ? min(max(fitting, 1), 1000) : 1
                let room = (share - (count - 1) * spacings[index]) / count
                let length = Self.held(room, minimum, maximum)
                for _ in 0..<Int(count) { add(length) }
                left -= count * length + (count - 1) * spacings[index]
                waiting -= 1
            }
        }
        return tracks
    }

    private static func held(_ length: Double, _ minimum: Double, _ maximum: Double) -> Double {
        max(minimum.asLength, min(length.asLength, maximum == .infinity ? farthestCoordinate : maximum.asLength))
    }

    private func acrossLength(_ tracks: [Track]) -> Double {
        tracks.last.map { $0.start + $0.length } ?? 0
    }

    private func offer(_ track: Track) -> Proposal {
        Proposal.unspecified.with(across, .definite(max(0, track.length)))
    }

    /// The length of each line along the scrolling direction.
    private func lines(_ tracks: [Track], _ solver: Solver) -> [Double] {
        var lines: [Double] = []
        for (index, child) in children.enumerated() {
            let size = child.measure(offer(tracks[index % tracks.count]), solver)
            if index % tracks.count == 0 { lines.append(0) }
            lines[lines.count - 1] = max(lines[lines.count - 1], size[along])
        }
        return lines
    }

    override func sizeThatFits(_ proposal: Proposal, _ solver: Solver) -> Size {
        let tracks = tracks(proposal[across])
        let lines = lines(tracks, solver)
        var size = Size.zero
        let needed = acrossLength(tracks)
        size[across] = max(needed, proposal[across].points(ideal: needed))
        size[along] = max(0, lines.reduce(0, +) + Double(max(0, lines.count - 1)) * gap)
        return size
    }

    override func emit(
        _ frame: Rect, _ proposal: Proposal, _ placement: Placement, _ solver: Solver, into nodes: inout [SceneNode]
    ) {
        let tracks = tracks(proposal[across])
        let lines = lines(tracks, solver)
        let fraction =
            across == .horizontal ? content.alignment.horizontal.fraction : content.alignment.vertical.fraction
        let margin = (frame.size[across] - acrossLength(tracks)) * fraction
        var inner: [SceneNode] = []
        inner.reserveCapacity(children.count)
        var position = 0.0
        for (index, child) in children.enumerated() {
            let track = tracks[index % tracks.count]
            let line = lines[index / tracks.count]
            if index > 0, index % tracks.count == 0 { position += lines[index / tracks.count - 1] + gap }
            let offer = offer(track)
            let size = child.measure(offer, solver)
            var cell = Size.zero
            cell[across] = track.length
            cell[along] = line
            let origin =
                across == .horizontal
                ? Point(x: margin + track.start, y: position) : Point(x: position, y: margin + track.start)
            let box = environment.frame(x: origin.x, y: origin.y, cell, in: frame)
            let place = environment.frame(of: child, size, offer, aligned: track.alignment, in: box, solver)
            child.place(place, offer, placement, solver, into: &inner)
        }
        nodes.append(
            placement.node(self, along == .vertical ? "LazyVGrid" : "LazyHGrid", frame, children: inner))
    }
}
