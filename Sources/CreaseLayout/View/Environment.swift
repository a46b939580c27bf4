public import CreaseDevice

/// What flows down the tree. Modifiers change it, readers and leaves read it.
public struct EnvironmentValues: Hashable, Sendable {
    // What source code may read.
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// The edge of vertical bars, `.leading` or `.trailing`; `nil` while bars are horizontal.
    public var toolbarVerticalEdge: HorizontalEdge?
    /// Only views below an arrangement pane's root see the real value.
    public var overlayArrangementZIndex: Int
    public var splitArrangementAxis: Axis?
    public var layoutDirection: LayoutDirection
    public var textSize: TextSize
    public var colorScheme: ColorScheme
    public var displayScale: Double
    public var isPresented: Bool
    public var isEnabled: Bool
    /// `.allowsHitTesting(_:)`: taps go through to what lies behind.
    public var allowsHitTesting: Bool
    /// `@Environment` keys overridden by name with `.environment(\.key, value)`, in canonical words.
    public var custom: [String: String]

    // What leaves read.
    public var font: Font
    public var foreground: Paint?
    public var tint: Paint?
    /// 0 means no limit.
    public var lineLimit: Int?
    public var reservesLineSpace: Bool
    public var textAlignment: HorizontalAlignment
    public var truncation: Truncation
    /// 0…1.
    public var minimumScaleFactor: Double
    public var lineSpacing: Double
    public var textCase: TextCase?
    public var imageScale: ImageScale
    public var listStyle: ListStyle
    public var buttonStyle: ButtonStyle
    public var labelStyle: LabelStyle
    public var pickerStyle: PickerStyle
    public var textFieldStyle: TextFieldStyle
    public var toggleStyle: ToggleStyle
    public var progressStyle: ProgressStyle
    public var controlSize: ControlSize
    public var labelsHidden: Bool
    public var tabViewStyle: TabViewStyle
    public var arrangementStyle: ArrangementStyle
    /// Inside a row that was invented.
    public var isMadeUp: Bool

    public init() {
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
        toolbarVerticalEdge = nil
        overlayArrangementZIndex = 0
        splitArrangementAxis = nil
        layoutDirection = .leftToRight
        textSize = .large
        colorScheme = .light
        displayScale = 3
        isPresented = false
        isEnabled = true
        allowsHitTesting = true
        custom = [:]
        font = Font(.style(.body))
        foreground = nil
        tint = nil
        lineLimit = nil
        reservesLineSpace = false
        textAlignment = .leading
        truncation = .tail
        minimumScaleFactor = 1
        lineSpacing = 0
        textCase = nil
        imageScale = .medium
        listStyle = .automatic
        buttonStyle = .automatic
        labelStyle = .automatic
        pickerStyle = .automatic
        textFieldStyle = .automatic
        toggleStyle = .automatic
        progressStyle = .automatic
        controlSize = .regular
        labelsHidden = false
        tabViewStyle = .automatic
        arrangementStyle = ArrangementStyle()
        isMadeUp = false
    }
}

public enum HorizontalEdge: String, CaseIterable, Hashable, Sendable {
    case leading
    case trailing
}

public struct Font: Hashable, Sendable {
    public enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// Points at text size large; scales with Dynamic Type only when `isRelative`.
        case size(Double, isRelative: Bool)
    }

    public enum Design: String, CaseIterable, Hashable, Sendable {
        case standard
        case rounded
        case serif
        case monospaced
    }

    public var base: Base
    /// `nil`: the style's own weight.
    public var weight: FontWeight?
    public var design: Design
    public var isItalic: Bool
    public var isMonospacedDigit: Bool
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
        _ base: Base, weight: FontWeight? = nil, design: Design = .standard, isItalic: Bool = false,
        isMonospacedDigit: Bool = false, isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
        self.base = base
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
        self.isMonospacedDigit = isMonospacedDigit
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}

public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case extraLargeTitle2
    case extraLargeTitle
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
}

public enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
}

public enum Truncation: String, CaseIterable, Hashable, Sendable {
    case head
    case middle
    case tail
}

public enum TextCase: String, CaseIterable, Hashable, Sendable {
    case uppercase
    case lowercase
}

public enum ImageScale: String, CaseIterable, Hashable, Sendable {
    case small
    case medium
    case large
}
