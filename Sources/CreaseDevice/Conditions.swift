/// Everything outside the layout's own source and state that decides what is seen.
///
/// Default: the Duo, closed, upright, tier 27.1, text size large.
public struct Conditions: Hashable, Sendable {
    public var device: Device
    /// Hinge angle in degrees, 0 (closed) to 180 (flat).
    public var hinge: Double
    public var rotation: Rotation
    public var tier: Tier
    public var split: SplitSide?
    public var keyboard: Bool
    /// Number of Live Activities in the Dynamic Island, 0 or more.
    public var liveActivities: Int
    /// The inner camera is in use, so its occlusion is active.
    public var camera: Bool
    public var pictureInPicture: Bool
    public var textSize: TextSize
    public var direction: LayoutDirection
    public var scheme: ColorScheme
    public var contrast: Contrast
    public var reduceMotion: Bool
    public var reduceTransparency: Bool
    /// The first layout pass after launch: reserved regions are not delivered yet.
    public var firstPass: Bool

    public init(
        device: Device = .duo, hinge: Double = 0, rotation: Rotation = .upright, tier: Tier = .sdk271,
        split: SplitSide? = nil, keyboard: Bool = false, liveActivities: Int = 0, camera: Bool = false,
        pictureInPicture: Bool = false, textSize: TextSize = .large, direction: LayoutDirection = .leftToRight,
        scheme: ColorScheme = .light, contrast: Contrast = .standard, reduceMotion: Bool = false,
        reduceTransparency: Bool = false, firstPass: Bool = false
    ) {
        self.device = device
        self.hinge = hinge
        self.rotation = rotation
        self.tier = tier
        self.split = split
        self.keyboard = keyboard
        self.liveActivities = liveActivities
        self.camera = camera
        self.pictureInPicture = pictureInPicture
        self.textSize = textSize
        self.direction = direction
        self.scheme = scheme
        self.contrast = contrast
        self.reduceMotion = reduceMotion
        self.reduceTransparency = reduceTransparency
        self.firstPass = firstPass
    }
}

/// The devices Crease knows.
public enum Device: String, CaseIterable, Hashable, Sendable {
    case duo
    case iPhone69 = "iphone-6.9"
}

/// A clockwise turn from the display's native orientation.
public enum Rotation: Int, CaseIterable, Hashable, Sendable {
    case upright = 0
    case clockwise = 90
    case upsideDown = 180
    case anticlockwise = 270

    /// A quarter turn to the right.
    public var turnedRight: Rotation { Rotation(rawValue: (rawValue + 90) % 360) ?? .upright }
    /// A quarter turn to the left.
    public var turnedLeft: Rotation { Rotation(rawValue: (rawValue + 270) % 360) ?? .upright }
}

/// The SDK an app was built with; it decides the window, the regions and the bars.
public enum Tier: String, CaseIterable, Hashable, Sendable, Comparable {
    case sdk26 = "26.0"
    case sdk27 = "27.0"
    case sdk271 = "27.1"
    case sdk272 = "27.2"

    /// (major, minor), for `#available`.
    public var version: (major: Int, minor: Int) {
        switch self {
        case .sdk26: (26, 0)
        case .sdk27: (27, 0)
        case .sdk271: (27, 1)
        case .sdk272: (27, 2)
        }
    }

    public static func < (a: Tier, b: Tier) -> Bool { a.version < b.version }
}

/// The side of the inner display a Split View app has.
public enum SplitSide: String, CaseIterable, Hashable, Sendable {
    case left
    case right
}

/// Dynamic Type sizes, smallest first; raw values are the command line's.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
}

/// The way text and layout run; the rail keeps its physical side in both.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The Increase Contrast setting.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
    case standard
    case high
}
