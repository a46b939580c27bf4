import CreaseDevice

/// What a layout can know only at its end and yet needs from its beginning: which alternatives were taken, where panes
/// came to lie.
///
/// Wishes for bars are heard while the tree is resolved; whose wishes count depends on frames, and frames on the bars.
/// A layout is therefore repeated with the choices of the one before, until they are the same.
struct Choices: Hashable {
    /// The alternative a `ViewThatFits` took, where it is not the one that fits the bare window.
    var fits: [ViewID: Int] = [:]
    /// Panes with a toolbar that do not reach the rail.
    var offRail: Set<ViewID> = []
    /// Panes with wishes that are not shown.
    var hidden: Set<ViewID> = []

    /// Vertical bars are switched off, so that the clock is in the row across the top, and something asks for regions.
    var hasStatusRow = false

    /// Rounds after which a layout that cannot make up its mind is taken as it is.
    static let roundLimit = 4
}
