/// Size classes, horizontal × vertical.
extension Fact {
    static let sizeClasses: [Fact] = [
        classesOuterUpright, classesOuterSideways, classesInner, classesSplit, classesSplitStacked, classes27Inner,
        classes26, classesPhoneSideways,
    ]

    public static let classesOuterUpright = Fact(
        "classes.outer.upright", says: "compact × regular", .measured, source: "TT61, SAI, ALX")
    public static let classesOuterSideways = Fact(
        "classes.outer.sideways", says: "compact × compact", .measured, source: "TT61, SAI, ALX")
    public static let classesInner = Fact(
        "classes.inner", says: "regular × regular", .measured, source: "TT61, SAI, ALX, FLAB",
        note: "in every orientation, flat or partly folded")
    public static let classesSplit = Fact(
        "classes.split", says: "compact × regular", .measured, source: "FLAB, WBEAR, ANAT",
        note: "horizontal measured; vertical by ANAT, other reading: unmeasured (APPOLY)")
    public static let classesSplitStacked = Fact(
        "classes.split.stacked", says: "compact × regular", .assumed, source: "FLAB",
        note: "halves of the tall inner display, taken as those of the landscape one",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let classes27Inner = Fact(
        "classes.27.inner", says: "regular width", .measured, source: "SEED",
        note: "a 27.0-stamped app on the inner display")
    public static let classes26 = Fact(
        "classes.26", says: "as an iPhone of 375×667", .assumed, source: "SEED",
        note: "compact × regular, and compact × compact for the turned box",
        settledBy: "printing the size classes of a 26-stamped app")
    public static let classesPhoneSideways = Fact(
        "classes.phone.sideways", says: "regular × compact", .documented, source: "SEED",
        note: "regular width is no test for the inner display: a 6.9-inch iPhone sideways has it too")
}
