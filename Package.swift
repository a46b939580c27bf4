// swift-tools-version: 6.2
import PackageDescription

/// Every module is built with the same strictness; warnings do not survive a build.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    // Nothing looks at its own types at run time; the names of their fields would be a tenth of the binary.
    .unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"], .when(configuration: .release)),
]

/// For modules whose speed shows in no figure or whose work is calls rather than loops: half the code, a third of the
/// time to compile.
let small = settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
    name: "Crease",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "crease", targets: ["crease"]),
        .executable(name: "crease-bench", targets: ["CreaseBench"]),
    ],
    targets: [
        .target(name: "CreaseDevice", swiftSettings: settings),
        .target(
            name: "CreaseLayout", dependencies: ["CreaseDevice"],
            // The script behind a generated table.
            exclude: ["Text/advances.py"], swiftSettings: settings),
        .target(name: "CreaseLanguage", dependencies: ["CreaseDevice", "CreaseLayout"], swiftSettings: small),
        // The C side of pixels: cairo and pango behind plain functions, loaded only when a PNG is drawn.
        .target(name: "CCairo", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(
            name: "CreaseCanvas", dependencies: ["CreaseDevice", "CreaseLayout", "CCairo"], swiftSettings: settings),
        .target(
            name: "CreaseApp",
            dependencies: ["CreaseDevice", "CreaseLayout", "CreaseLanguage", "CreaseCanvas"],
            swiftSettings: small),
        // The C side of the terminal: a dozen plain functions and the crash guard, no curses in the header.
        .target(
            name: "CNcurses",
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("tinfo", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]),
        .target(
            name: "CreaseTerminal", dependencies: ["CreaseCanvas", "CreaseApp", "CNcurses"], swiftSettings: settings),
        // `Generated` holds the manual page and the completions, made from the option table.
        .executableTarget(
            name: "crease", dependencies: ["CreaseApp", "CreaseTerminal"], exclude: ["Generated"],
            swiftSettings: settings),
        // Measures what the design promises; never part of the tests.
        .executableTarget(
            name: "CreaseBench",
            dependencies: ["CreaseDevice", "CreaseLayout", "CreaseLanguage", "CreaseCanvas", "CreaseApp"],
            swiftSettings: settings),
        .testTarget(name: "CreaseDeviceTests", dependencies: ["CreaseDevice"], swiftSettings: settings),
        .testTarget(
            name: "CreaseLayoutTests", dependencies: ["CreaseDevice", "CreaseLayout"], swiftSettings: settings),
        .testTarget(
            name: "CreaseLanguageTests", dependencies: ["CreaseDevice", "CreaseLayout", "CreaseLanguage"],
            exclude: ["Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "CreaseCanvasTests", dependencies: ["CreaseDevice", "CreaseLayout", "CreaseCanvas"],
            exclude: ["Snapshots"], swiftSettings: settings),
        .testTarget(
            name: "CreaseAppTests",
            dependencies: ["CreaseDevice", "CreaseLayout", "CreaseLanguage", "CreaseCanvas", "CreaseApp"],
            exclude: ["Snapshots", "Cases"], swiftSettings: settings),
        .testTarget(
            name: "CreaseTerminalTests", dependencies: ["CreaseCanvas", "CreaseApp", "CreaseTerminal", "CNcurses"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// libFuzzer brings its own `main`, so this target exists only where it is asked for: `make fuzz`.
if Context.environment["CREASE_FUZZ"] != nil {
    package.products.append(.executable(name: "crease-fuzz", targets: ["CreaseFuzz"]))
    package.targets.append(
        .executableTarget(
            name: "CreaseFuzz", dependencies: ["CreaseDevice", "CreaseLayout", "CreaseLanguage", "CreaseApp"],
            swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])]))
}
