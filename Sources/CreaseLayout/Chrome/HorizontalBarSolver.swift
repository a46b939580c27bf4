import CreaseDevice

/// Fills one row of a navigation bar (FACTS.md 3.6 and the horizontal capacity of section 7).
///
/// 1. Fixed circles and leading capsules from the leading end; trailing capsules, with the pinned items as the last
///    slots, end at the trailing end; a lone item is a circle, several share a capsule of wider slots.
/// 2. What does not fit leaves into an overflow slot before the pinned ones: low priority first, among equals the last.
/// 3. The title gets what is left, shortened at need; below a few letters' width it is not drawn. It never costs an
///    item its place.
struct HorizontalBarSolver {
    private let request: HorizontalBarRequest
    private let leaving: [Int]

    static func solve(_ request: HorizontalBarRequest) -> HorizontalBarLayout {
        HorizontalBarSolver(request).solve()
    }

    private init(_ request: HorizontalBarRequest) {
        self.request = request
        let stacked = (request.leading + request.trailing).flatMap(\.controls).enumerated()
        leaving =
            stacked.sorted { a, b in
                a.element.priority == b.element.priority
                    ? a.offset > b.offset : a.element.priority < b.element.priority
            }.map(\.element.id) + request.pinned.reversed().map(\.id) + request.principal.reversed().map(\.id)
    }

    private func solve() -> HorizontalBarLayout {
        let room = max(0, request.span.upperBound - request.span.lowerBound)
        var count = 0
        if Row(request, without: []).length > room {
            var low = 1
            var high = leaving.count
            while low < high {
                let middle = (low + high) / 2
                if Row(request, without: leaving.prefix(middle)).length <= room {
                    high = middle
                } else {
                    low = middle + 1
                }
            }
            count = min(low, leaving.count)
        }
        return Row(request, without: leaving.prefix(count)).place()
    }
}
