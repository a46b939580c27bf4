/// The device around the glass, for drawing; measured off the simulator's frame at about 0.9 px/pt.
extension Fact {
    static let bezel: [Fact] = [
        bezelOuterBorder, bezelInnerBorder, bezelOuterRim, bezelOuterRimHinge, bezelInnerRim, bezelSpine,
        bezelSpineCorner, bezelHingeCorner, bezelNotch, bezelButtonFirst, bezelButtonSecond, bezelButtonSide,
        bezelOuterProtrusion, bezelInnerProtrusion,
    ]

    public static let bezelOuterBorder = Fact(
        "bezel.outer.border", 8.5, unit: "pt", .measured, source: "APPOLY", note: "black border")
    public static let bezelInnerBorder = Fact(
        "bezel.inner.border", 16.5, unit: "pt", .measured, source: "APPOLY", note: "black border")
    public static let bezelOuterRim = Fact(
        "bezel.outer.rim", 7.3, unit: "pt", .measured, source: "APPOLY", note: "metal rim")
    public static let bezelOuterRimHinge = Fact(
        "bezel.outer.rim.hinge", 5.9, unit: "pt", .measured, source: "APPOLY", note: "metal rim on the hinge side")
    public static let bezelInnerRim = Fact(
        "bezel.inner.rim", 3.7, unit: "pt", .measured, source: "APPOLY", note: "metal rim")
    public static let bezelSpine = Fact(
        "bezel.spine", 13.1, unit: "pt", .measured, source: "APPOLY",
        note: "how far the hinge spine passes the body, closed")
    public static let bezelSpineCorner = Fact(
        "bezel.spine.corner", 10, unit: "pt", .measured, source: "APPOLY", note: "corner of the spine")
    public static let bezelHingeCorner = Fact(
        "bezel.hinge.corner", 4, unit: "pt", .measured, source: "APPOLY", note: "corners of the body at the hinge")
    public static let bezelNotch = Fact(
        "bezel.notch", 6, 2.4, unit: "pt", .measured, source: "APPOLY",
        note: "V notches at the fold, above and below: wide, deep")
    public static let bezelButtonFirst = Fact(
        "bezel.button.first", 224, 289, unit: "pt", as: .range, .measured, source: "APPOLY",
        note: "on the top edge, from the hinge line; when open on the right half")
    public static let bezelButtonSecond = Fact(
        "bezel.button.second", 304, 369, unit: "pt", as: .range, .measured, source: "APPOLY", note: "the same")
    public static let bezelButtonSide = Fact(
        "bezel.button.side", 204, 315, unit: "pt", as: .range, .measured, source: "APPOLY", note: "from the body's top")
    public static let bezelOuterProtrusion = Fact(
        "bezel.outer.protrusion", 3.5, unit: "pt", .measured, source: "APPOLY",
        note: "how far buttons stand out, closed")
    public static let bezelInnerProtrusion = Fact(
        "bezel.inner.protrusion", 2.9, unit: "pt", .measured, source: "APPOLY", note: "how far buttons stand out, open")
}
