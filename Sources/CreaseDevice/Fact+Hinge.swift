/// What the hinge reports, and which display is lit at which angle.
extension Fact {
    static let hinge: [Fact] = [
        hingeClosed, hingeOpen, hingeRange, hingeClosedDrag, hingeClosedAgain, hingeSettleClosed, hingeSettlePartial,
        hingeNearlyFlat, hingeSwitch, hingeSwitchOpening, hingeSwitchClosing, hingeStatusLead, hingeBook, hingeBookSeen,
        hingeBookOther, hingeTent, hingeTentTurn, hingePartialFrom, hingeStatuses, hingeRawStatuses, hingeAngleUnit,
        hingeFirstCallback, hingeControls, hingePoses, hingeEffects, hingeLifecycle,
    ]

    public static let hingeClosed = Fact(
        "hinge.closed", 19.2, unit: "°", .measured, source: "ALX",
        note: "closed up to here, read on the way down; the thresholds depend on the path, this one is used both ways")
    public static let hingeOpen = Fact(
        "hinge.open", 180, unit: "°", .measured, source: "ALX", note: "fullyOpen only at exactly this angle")
    public static let hingeRange = Fact(
        "hinge.range", 0, 180, unit: "°", as: .range, .documented, source: "TT61, BAG",
        note: "angles outside are taken as its nearer end, what is no number as closed")
    public static let hingeClosedDrag = Fact(
        "hinge.closed.drag", 20, 20.8, unit: "°", as: .range, .measured, source: "IHOR",
        note: "dragging open: partial from here")
    public static let hingeClosedAgain = Fact(
        "hinge.closed.again", 27, 45.9, unit: "°", as: .list, .measured, source: "IHOR",
        note: "dragging shut: closed again at")
    public static let hingeSettleClosed = Fact(
        "hinge.settle.closed", 36.6, 123.3, unit: "°", as: .range, .measured, source: "IHOR",
        note: "clicked on the slider: settles as closed; path-dependent, not modelled")
    public static let hingeSettlePartial = Fact(
        "hinge.settle.partial", 143.1, unit: "°", .measured, source: "IHOR",
        note: "clicked on the slider: settles as partly open")
    public static let hingeNearlyFlat = Fact(
        "hinge.nearlyFlat", 175, 170.3, 178, 173.1, 179, 174.1, unit: "°", as: .list, .measured, source: "ALX",
        note: "asked for and read, three times: all of them partly open")
    public static let hingeSwitch = Fact(
        "hinge.switch", 19.2, unit: "°", .assumed, source: "BAG, API71",
        note: "the inner display above this angle, the outer up to it: the status and the display change together",
        settledBy: "filming both panels through slow sweeps on hardware")
    public static let hingeSwitchOpening = Fact(
        "hinge.switch.opening", 80, 100, unit: "°", as: .range, .measured, source: "BAG",
        note: "opening: inner lit almost at once, cover off here")
    public static let hingeSwitchClosing = Fact(
        "hinge.switch.closing", 60, 80, unit: "°", as: .range, .measured, source: "BAG",
        note: "closing: inner lit down to here")
    public static let hingeStatusLead = Fact(
        "hinge.statusLead", 1, unit: "frame", .measured, source: "API71", note: "the status leads the display's switch")
    public static let hingeBook = Fact(
        "hinge.book", 127.78, unit: "°", .measured, source: "FLAB, SEED, TAAT, IHOR",
        note: "the partly-open button of the simulator; other readings: 130 (BAG), 120 (argent), 90 (xc-mcp)")
    public static let hingeBookSeen = Fact(
        "hinge.book.seen", 127, 127.8, 128, unit: "°", as: .list, .measured, source: "FLAB, SEED, TAAT, IHOR",
        note: "the same angle as others print it")
    public static let hingeBookOther = Fact(
        "hinge.book.other", 130, 120, 90, unit: "°", as: .list, .measured, source: "BAG, argent, xc-mcp",
        note: "what other tools call half open")
    public static let hingeTent = Fact(
        "hinge.tent", 90, unit: "°", .assumed, source: "GUIDE, FLAB",
        note: "standing on two edges, half open; the simulator has no control for it and reports the half-open state",
        settledBy: "standing a device on a table and reading the angle")
    public static let hingeTentTurn = Fact(
        "hinge.tent.turn", says: "fold across, turned anticlockwise, inner display lit", .assumed,
        source: "GUIDE, FLAB",
        note: "which display a standing device lights is unknown; the half-open state lights the inner one",
        settledBy: "standing a device on a table")
    public static let hingePartialFrom = Fact(
        "hinge.partialFrom", 20, unit: "°", .derived, source: "ALX, IHOR",
        note: "roughly from here to below 180 counts as partly open")
    public static let hingeStatuses = Fact(
        "hinge.statuses", says: "closed, partiallyOpen, fullyOpen; no hinge is nil", .documented, source: "ADOC",
        note: "onHingeChange(isEnabled:_:) with DeviceHingeContext.hinge; in UIKit UIHingeInteraction(updateHandler:)")
    public static let hingeRawStatuses = Fact(
        "hinge.rawStatuses", 0, 1, 2, 3, unit: "raw", as: .list, .measured, source: "ADOC, FLAB",
        note: "UIHinge.Status unknown, closed, partiallyOpen, fullyOpen")
    public static let hingeAngleUnit = Fact(
        "hinge.angleUnit", says: "Angle in SwiftUI, radians in UIKit", .documented, source: "ADOC")
    public static let hingeFirstCallback = Fact(
        "hinge.firstCallback", says: "right after launch, old nil to current", .measured, source: "API71")
    public static let hingeControls = Fact(
        "hinge.controls", says: "Device Hub: three pose buttons, Rotate, a slider from 0 to 180; no pose command",
        .measured,
        source: "FLAB, BAG, TT61")
    public static let hingePoses = Fact(
        "hinge.poses", says: "closed, tent, open wide, book, open tall, laptop", .documented, source: "GUIDE",
        note: "the six poses of the design guidelines")
    public static let hingeEffects = Fact(
        "hinge.effects", says: "for effects, not for layout", .documented, source: "TT64, HIG")
    public static let hingeLifecycle = Fact(
        "hinge.lifecycle", says: "opening and closing sends no scene or lifecycle event; state is kept", .measured,
        source: "FLAB")
}
