extension Pose: Spelled {
    public var word: String { rawValue }

    public static var otherWords: [String: Pose] {
        [
            "folded": .closed, "shut": .closed, "half": .book, "half-open": .book, "partial": .book,
            "partially-open": .book, "flat": .open, "unfolded": .open, "open-wide": .open, "open-tall": .tall,
            "table": .laptop, "tabletop": .laptop,
        ]
    }
}

extension Device: Spelled {
    public var word: String { rawValue }

    public static var otherWords: [String: Device] {
        ["iphone-duo": .duo, "iphone6.9": .iPhone69, "6.9": .iPhone69]
    }
}

extension Rotation: Spelled {
    /// Degrees clockwise.
    public var word: String { "\(rawValue)" }

    public static var otherWords: [String: Rotation] {
        [
            "upright": .upright, "clockwise": .clockwise, "right": .clockwise, "upside-down": .upsideDown,
            "anticlockwise": .anticlockwise, "counterclockwise": .anticlockwise, "left": .anticlockwise,
        ]
    }

    /// A turn by any number of quarters, clockwise or, negative, anticlockwise; `nil` for other angles.
    public init?(degrees: Int) {
        self.init(rawValue: ((degrees % 360) + 360) % 360)
    }
}

extension Tier: Spelled {
    public var word: String { rawValue }

    /// Older SDKs get the box of 26.x.
    public static var otherWords: [String: Tier] {
        ["26": .sdk26, "27": .sdk27, "18.0": .sdk26, "18": .sdk26]
    }
}

extension SplitSide: Spelled {
    public var word: String { rawValue }
}

extension TextSize: Spelled {
    public var word: String { rawValue }

    public static var otherWords: [String: TextSize] {
        [
            "extra-small": .xSmall, "extra-large": .xLarge, "extra-extra-large": .xxLarge,
            "extra-extra-extra-large": .xxxLarge, "accessibility-medium": .accessibility1,
            "accessibility-large": .accessibility2, "accessibility-extra-large": .accessibility3,
            "accessibility-extra-extra-large": .accessibility4,
            "accessibility-extra-extra-extra-large": .accessibility5, "accessibility-x-large": .accessibility3,
            "accessibility-xx-large": .accessibility4, "accessibility-xxx-large": .accessibility5,
            "ax1": .accessibility1, "ax2": .accessibility2, "ax3": .accessibility3, "ax4": .accessibility4,
            "ax5": .accessibility5,
        ]
    }

    /// The sizes from Accessibility Medium on.
    public var isAccessibility: Bool {
        switch self {
        case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
        case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
        }
    }
}

extension LayoutDirection: Spelled {
    public var word: String {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }

    public static var otherWords: [String: LayoutDirection] {
        ["left-to-right": .leftToRight, "right-to-left": .rightToLeft]
    }
}

extension ColorScheme: Spelled {
    public var word: String { rawValue }
}

extension Contrast: Spelled {
    public var word: String { rawValue }

    public static var otherWords: [String: Contrast] { ["normal": .standard, "increased": .high] }
}
