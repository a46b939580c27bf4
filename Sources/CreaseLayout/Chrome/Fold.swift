import CreaseDevice

/// An active division that really divides a container: it lies inside, with usable room on both sides.
///
/// A band that only touches the container's edge, as in Split View halves, divides nothing (FACTS.md 3.2).
struct Fold: Hashable {
    /// The way the two halves lie: `.horizontal` for a vertical band.
    var axis: Axis
    /// The band in the container's coordinate space, margins included.
    var band: Rect
    var container: Rect

    /// The first active division that divides `container`; `nil` when there is none.
    init?(in container: Rect, of regions: [Region]) {
        for region in regions where region.kind == .division && region.isActive {
            if let fold = Fold(region.frame, in: container) {
                self = fold
                return
            }
        }
        return nil
    }

    private init?(_ frame: Rect, in container: Rect) {
        // A band spans the whole window in one direction; the direction it is thin in is the one it divides.
        axis = frame.width <= frame.height ? .horizontal : .vertical
        band = frame
        self.container = container
        let least = Fact.splitFoldUse.value
        switch axis {
        case .horizontal:
            guard frame.minX - container.minX >= least, container.maxX - frame.maxX >= least else { return nil }
            guard frame.minY < container.maxY, frame.maxY > container.minY else { return nil }
        case .vertical:
            guard frame.minY - container.minY >= least, container.maxY - frame.maxY >= least else { return nil }
            guard frame.minX < container.maxX, frame.maxX > container.minX else { return nil }
        }
    }

    /// The half before the band: left or upper.
    var first: Rect {
        switch axis {
        case .horizontal:
            Rect(x: container.x, y: container.y, width: band.minX - container.minX, height: container.height)
        case .vertical:
            Rect(x: container.x, y: container.y, width: container.width, height: band.minY - container.minY)
        }
    }

    /// The half after the band: right or lower.
    var second: Rect {
        switch axis {
        case .horizontal:
            Rect(x: band.maxX, y: container.y, width: container.maxX - band.maxX, height: container.height)
        case .vertical:
            Rect(x: container.x, y: band.maxY, width: container.width, height: container.maxY - band.maxY)
        }
    }

    /// The leading and trailing halves; upper and lower in a vertical fold.
    func halves(_ direction: LayoutDirection) -> (leading: Rect, trailing: Rect) {
        switch (axis, direction) {
        case (.horizontal, .rightToLeft): (second, first)
        case (.horizontal, .leftToRight), (.vertical, _): (first, second)
        }
    }
}
