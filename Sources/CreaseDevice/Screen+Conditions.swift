/// The screen under the given conditions; total: impossible combinations give the documented nearest one.
///
/// - The angle is clamped to 0…180, what is no number counts as 0; the outer display is lit up to 19.2°.
/// - The outer display and the phone are never upside down; they stay as turned clockwise (`Screen.rotation` says so).
/// - Split View is ignored on the outer display; on the tall inner display the halves are stacked, left above right.
/// - A picture in picture takes height only in open landscape without Split View; elsewhere it floats.
/// - Live Activities beyond two, and negative numbers, change nothing.
public func screen(for conditions: Conditions) -> Screen {
    var uses = FactLedger()
    let posture = Posture(conditions, &uses)
    let window = posture.windowFrame(&uses)
    // A first pass lays out the same window, its regions are only not delivered yet.
    let regions = conditions.firstPass ? [] : posture.regions(in: window, &uses)
    var screen = Screen(
        conditions: conditions, display: posture.stance.display, displaySize: posture.stance.displaySize,
        corners: posture.stance.corners, windowFrame: window, sizeClasses: posture.sizeClasses(&uses),
        safeArea: posture.safeArea(&uses), hinge: posture.hinge,
        regions: regions, railEdge: posture.railEdge, railFrame: posture.railFrame(in: window.size),
        railSpan: posture.railSpan(in: window, &uses), chrome: posture.chrome(in: window.size, &uses),
        keyboard: conditions.keyboard ? posture.keyboard(in: window, &uses) : nil,
        fixtures: posture.fixtures)
    screen.rotation = posture.stance.rotation
    screen.assumptions = uses.assumptions
    return screen
}
