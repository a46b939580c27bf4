/// Heights of the keyboard, from the display's bottom edge across its whole width.
extension Fact {
    static let keyboards: [Fact] = [
        keyboardOuterUpright, keyboardOuterSideways, keyboardInnerLandscape, keyboardInnerTall, keyboardLaptop,
        keyboardSplit, keyboardSplitStacked, keyboard27, keyboard26Upright, keyboard26Sideways, keyboardInset,
        keyboardFold, keyboardAccessory,
    ]

    public static let keyboardOuterUpright = Fact(
        "keyboard.outer.upright", 289, unit: "pt", .measured, source: "IHOR", note: "closed upright")
    public static let keyboardOuterSideways = Fact(
        "keyboard.outer.sideways", 230, unit: "pt", .measured, source: "IHOR", note: "closed sideways")
    public static let keyboardInnerLandscape = Fact(
        "keyboard.inner.landscape", 264, unit: "pt", .measured, source: "IHOR, FLAB", note: "inner landscape")
    public static let keyboardInnerTall = Fact(
        "keyboard.inner.tall", 350, unit: "pt", .measured, source: "IHOR", note: "inner portrait")
    public static let keyboardLaptop = Fact(
        "keyboard.laptop", 350, unit: "pt", .assumed, source: "IHOR", note: "laptop, taken as tall",
        settledBy: "showing the keyboard in laptop in the 27.1 simulator")
    public static let keyboardSplit = Fact(
        "keyboard.split", 264, unit: "pt", .assumed, source: "IHOR",
        note: "Split View: the whole display's keyboard, of which a half sees its own part",
        settledBy: "showing the keyboard in Split View in the 27.1 simulator")
    public static let keyboardSplitStacked = Fact(
        "keyboard.split.stacked", 350, unit: "pt", .assumed, source: "IHOR",
        note: "stacked halves: the tall display's keyboard, which the upper half does not see",
        settledBy: "Split View on the tall inner display in the 27.1 simulator")
    public static let keyboard27 = Fact(
        "keyboard.27", says: "the display's keyboard, as far as it covers the window", .assumed, source: "IHOR",
        note: "27.0: heights are measured with a 27.1 app only",
        settledBy: "showing the keyboard in a 27.0-stamped app")
    public static let keyboard26Upright = Fact(
        "keyboard.26.upright", 260, unit: "pt", .assumed, source: "other iPhones", note: "26.x: inside its box",
        settledBy: "showing the keyboard in a 26-stamped app")
    public static let keyboard26Sideways = Fact(
        "keyboard.26.sideways", 200, unit: "pt", .assumed, source: "other iPhones", note: "26.x: inside its turned box",
        settledBy: "showing the keyboard in a 26-stamped app")
    public static let keyboardInset = Fact(
        "keyboard.inset", 34, 0, unit: "pt", as: .list, .measured, source: "FLAB, SEED",
        note: "bottom padding in Flutter without and with the keyboard, which covers the lower rail tabs")
    public static let keyboardFold = Fact(
        "keyboard.fold", says: "folding dismisses it in Flutter; web views get a spurious will-show on each fold",
        .measured,
        source: "FLAB, CAP", note: "264 to 0.26")
    public static let keyboardAccessory = Fact(
        "keyboard.accessory", 56, unit: "pt", .assumed, source: "other iPhones",
        note: "height of a keyboard's accessory bar, which stands on the keyboard",
        settledBy: "a screenshot of a keyboard with an accessory bar")
}
