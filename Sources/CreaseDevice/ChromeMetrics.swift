/// The lengths the system's bars take from a window.
public struct ChromeMetrics: Hashable, Sendable {
    /// The navigation bar's row, window coordinates: y 24–82 in rail poses, 82–134 on the tall inner display.
    public var navigationBar: Rect
    /// Height of the band a horizontal tab bar takes at the bottom, home indicator included (83).
    public var tabBand: Double
    /// The tab pill's height inside the band (62) and its distance from the window's bottom (21).
    public var tabPillHeight: Double
    public var tabPillBottom: Double
    /// Height of a horizontal bottom toolbar's band, home indicator included.
    public var bottomBarBand: Double

    public init(
        navigationBar: Rect, tabBand: Double, tabPillHeight: Double, tabPillBottom: Double, bottomBarBand: Double
    ) {
        self.navigationBar = navigationBar
        self.tabBand = tabBand
        self.tabPillHeight = tabPillHeight
        self.tabPillBottom = tabPillBottom
        self.bottomBarBand = bottomBarBand
    }
}
