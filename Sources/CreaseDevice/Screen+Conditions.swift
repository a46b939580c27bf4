/// The screen under the given conditions; total: impossible combinations give the documented nearest one.
public func screen(for conditions: Conditions) -> Screen {
    let size = Size(width: 466, height: 678)
    return Screen(
        conditions: conditions, display: .outer, displaySize: size,
        corners: CornerRadii(topLeft: 8, topRight: 59, bottomLeft: 8, bottomRight: 59),
        windowFrame: Rect(origin: .zero, size: size),
        sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
        safeArea: EdgeInsets(bottom: 34, right: 84), hinge: Hinge(status: .closed, angle: 0), regions: [],
        railEdge: .right, railFrame: Rect(x: 382, y: 0, width: 84, height: 678), railSpan: 171...652,
        chrome: ChromeMetrics(
            navigationBar: Rect(x: 0, y: 24, width: 466, height: 58), tabBand: 83, tabPillHeight: 62,
            tabPillBottom: 21, bottomBarBand: 83), keyboard: nil, fixtures: [])
}
