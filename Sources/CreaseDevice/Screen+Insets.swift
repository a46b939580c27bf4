extension Screen {
    /// The safe area once the app's bars are in place, before the height of any bar.
    ///
    /// A bare left Split View half touches no status column and is not inset at its left (FLAB, SDKPAIR, DEVOPS); the
    /// system's vertical bars create the 84 there (VBP, WBEAR). With the app's vertical bars disabled the rail's inset
    /// goes away in every pose (VBP). Without a rail both are the bare insets.
    public func safeArea(withVerticalBars hasVerticalBars: Bool) -> EdgeInsets {
        guard let railEdge else { return safeArea }
        var insets = safeArea
        insets[railEdge] = hasVerticalBars ? Fact.railWidth.value : 0
        return insets
    }

    /// The margins the system's containers keep for content: 84 on the rail's side, 20 on the other sides.
    public var layoutMargins: EdgeInsets {
        let side = Fact.insetsMargin.value
        var margins = EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        if let railEdge { margins[railEdge] = Fact.insetsMarginRail.value }
        return margins
    }

    /// The length the rail's controls share; `nil` without a rail.
    public var railLength: Double? { railSpan.map { $0.upperBound - $0.lowerBound } }
}
