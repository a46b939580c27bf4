import CreaseLayout

extension Scene {
    /// The bar item that goes back or closes, on what is topmost.
    var backItem: BarItem? {
        let bars = presentations.last?.bars.map { [$0] } ?? [bars] + columns
        let items = bars.flatMap { ($0.top?.items ?? []) + ($0.rail?.items ?? []) }
        return items.first { $0.role == .back || $0.role == .close }
    }
}
