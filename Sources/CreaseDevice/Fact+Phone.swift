/// A phone that does not fold, to compare with.
extension Fact {
    static let phone: [Fact] = [
        phoneSize, phoneCorner, phoneInsetsUpright, phoneInsetsSideways, phoneRow, phoneRowSideways,
        phoneKeyboardUpright, phoneKeyboardSideways, phoneCamera, phoneClock, phoneNetwork,
    ]

    private static let settled = "the simulator of a 6.9-inch iPhone"

    public static let phoneSize = Fact(
        "phone.size", 440, 956, unit: "pt", .documented, source: "SEED",
        note: "upright; the window is the display in every tier")
    public static let phoneCorner = Fact(
        "phone.corner", 62, unit: "pt", .assumed, source: "other iPhones", note: "radius of all four corners",
        settledBy: settled)
    public static let phoneInsetsUpright = Fact(
        "phone.insets.upright", 62, 0, 34, 0, unit: "pt", as: .insets, .assumed, source: "other iPhones",
        note: "upright", settledBy: settled)
    public static let phoneInsetsSideways = Fact(
        "phone.insets.sideways", 20, 62, 20, 62, unit: "pt", as: .insets, .assumed, source: "other iPhones",
        note: "sideways, both turns; before iOS 26 top 0 and bottom 21", settledBy: settled)
    public static let phoneRow = Fact(
        "phone.row", 62, 116, unit: "pt", as: .range, .assumed, source: "other iPhones",
        note: "y of the navigation bar, upright",
        settledBy: settled)
    public static let phoneRowSideways = Fact(
        "phone.row.sideways", 20, 74, unit: "pt", as: .range, .assumed, source: "other iPhones",
        note: "y of the navigation bar, sideways", settledBy: settled)
    public static let phoneKeyboardUpright = Fact(
        "phone.keyboard.upright", 346, unit: "pt", .assumed, source: "other iPhones", note: "keyboard height, upright",
        settledBy: settled)
    public static let phoneKeyboardSideways = Fact(
        "phone.keyboard.sideways", 219, unit: "pt", .assumed, source: "other iPhones",
        note: "keyboard height, sideways",
        settledBy: settled)
    public static let phoneCamera = Fact(
        "phone.camera", 157.5, 14, 125, 37, unit: "pt", .assumed, source: "other iPhones",
        note: "the Dynamic Island, upright; pictures only", settledBy: settled)
    public static let phoneClock = Fact(
        "phone.clock", 60, 22, 38, 20, unit: "pt", .assumed, source: "other iPhones",
        note: "the clock, upright; pictures only", settledBy: settled)
    public static let phoneNetwork = Fact(
        "phone.network", 330, 22, 66, 20, unit: "pt", .assumed, source: "other iPhones",
        note: "signal, network and battery, upright; pictures only", settledBy: settled)
}
