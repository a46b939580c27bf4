extension Posture {
    /// The strip of the rail: its width at the rail's edge, the window's height.
    func railFrame(in window: Size) -> Rect? {
        guard let edge = railEdge else { return nil }
        let width = Fact.railWidth.value
        return Rect(x: edge == .left ? 0 : window.width - width, y: 0, width: width, height: window.height)
    }

    /// From the first control's top to the last one's bottom, in window coordinates.
    ///
    /// The status column or the free edge margin is taken off the top, the bottom margin or the camera's zone off the
    /// bottom, and Live Activities off the end the status column is at. Empty at its top where nothing is left.
    func railSpan(in window: Rect, _ uses: inout FactLedger) -> ClosedRange<Double>? {
        guard railEdge != nil else { return nil }
        var top = Fact.railFreeEdge.value
        var bottom = window.height - Fact.railBottom.value
        switch stance {
        case .outerUpright: top = Fact.railFirstOuterUpright.value + island(&uses)
        case .outerAnticlockwise: top = uses(.railFirstOuterAnticlockwise).value + island(&uses)
        case .outerClockwise: bottom = window.height - uses(.railCameraClearance).value - island(&uses)
        case .innerLandscape, .innerLandscapeTurned:
            if split == .left {
                top = uses(.railSplitLeftTop).value
            } else if !hasPinnedPicture {
                top = Fact.railFirstInner.value + island(&uses)
            }
        case .innerTallClockwise, .innerTallAnticlockwise, .phoneUpright, .phoneClockwise, .phoneAnticlockwise: break
        }
        top = min(top, window.height)
        return top...max(top, bottom)
    }
}
