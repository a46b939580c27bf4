/// The device as an object.
extension Fact {
    static let bodies: [Fact] = [
        bodyModel, bodyRuntime, bodyOpen, bodyClosed, bodyWeight, bodySensor, bodyHingeSide, bodyOpening,
        bodyRotationOuter, bodyRotationInner, bodyIdiom, bodySimulator,
    ]

    public static let bodyModel = Fact(
        "body.model", says: "com.apple.CoreSimulator.SimDeviceType.iPhone-Duo, iPhone19,4 (V68)", .measured,
        source: "simulator profile, FLAB", note: "simulator device type and model")
    public static let bodyRuntime = Fact(
        "body.runtime", 27.1, unit: "iOS", .measured, source: "simulator profile, FLAB",
        note: "lowest runtime; 27.0 is refused with error 403")
    public static let bodyOpen = Fact(
        "body.open", 164.6, 117.8, 5.2, unit: "mm", as: .list, .documented, source: "Apple spec",
        note: "open: width, height, depth")
    public static let bodyClosed = Fact(
        "body.closed", 84.1, 117.8, 11.3, unit: "mm", as: .list, .documented, source: "Apple spec",
        note: "closed: width, height, depth")
    public static let bodyWeight = Fact(
        "body.weight", 254, unit: "g", .documented, source: "Apple spec", note: "weight")
    public static let bodySensor = Fact(
        "body.sensor", says: "Touch ID", .documented, source: "Apple spec", note: "how the device is unlocked")
    public static let bodyHingeSide = Fact(
        "body.hinge.side", says: "closed upright: spine left, camera hole top right", .measured,
        source: "Apple art, simulator")
    public static let bodyOpening = Fact(
        "body.opening",
        says:
            "like a book; the outer display backs the left half; the inner camera is at the right, near the top",
        .measured, source: "Apple, SAI")
    public static let bodyRotationOuter = Fact(
        "body.rotation.outer",
        says:
            "clockwise: hinge above, camera bottom right, rail right; anticlockwise: below, top left, left",
        .derived, source: "SAI, APPOLY", note: "the closed device turned by a quarter")
    public static let bodyRotationInner = Fact(
        "body.rotation.inner",
        says: "anticlockwise is portrait (camera at the upper left edge); clockwise is upside-down portrait",
        .derived, source: "SAI, APPOLY", note: "the open device turned by a quarter")
    public static let bodyIdiom = Fact(
        "body.idiom", says: "phone", .measured, source: "APPOLY, ADOC",
        note: "user interface idiom on both displays")
    public static let bodySimulator = Fact(
        "body.simulator", says: "StandBy and most extensions are unavailable in the simulator", .documented,
        source: "release notes")
}
