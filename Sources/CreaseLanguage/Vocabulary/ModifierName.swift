/// The modifiers that change what Crease draws; raw values are their names in source text.
///
/// Modifiers that change nothing in a still picture are not here but in `Vocabulary.accepted`.
public enum ModifierName: String, CaseIterable, Sendable {
    // Size and place
    case padding
    case frame
    case fixedSize
    case layoutPriority
    case offset
    case position
    case aspectRatio
    case scaledToFit
    case scaledToFill
    case resizable
    case alignmentGuide
    case containerRelativeFrame
    case zIndex
    case gridCellColumns
    case coordinateSpace

    // Safe area
    case ignoresSafeArea
    case edgesIgnoringSafeArea
    case safeAreaInset
    case safeAreaBar
    case safeAreaPadding
    case contentMargins

    // Layers and looks
    case background
    case overlay
    case backgroundStyle
    case border
    case mask
    case clipped
    case clipShape
    case cornerRadius
    case fill
    case stroke
    case strokeBorder
    case inset
    case opacity
    case hidden
    case scaleEffect
    case rotationEffect
    case shadow
    case glassEffect
    case backgroundExtensionEffect
    case redacted

    // Words
    case font
    case fontWeight
    case fontDesign
    case bold
    case italic
    case underline
    case strikethrough
    case monospaced
    case monospacedDigit
    case lineLimit
    case lineSpacing
    case multilineTextAlignment
    case truncationMode
    case minimumScaleFactor
    case textCase
    case imageScale
    case symbolVariant
    case symbolRenderingMode
    case renderingMode
    case dynamicTypeSize

    // Colour
    case foregroundStyle
    case foregroundColor
    case tint
    case accentColor
    case preferredColorScheme
    case colorScheme

    // Environment
    case environment
    case environmentObject
    case disabled
    case allowsHitTesting

    // Lists
    case listStyle
    case listRowInsets
    case listRowSeparator
    case listRowBackground
    case listSectionSpacing
    case scrollContentBackground
    case scrollIndicators
    case swipeActions
    case badge

    // Controls
    case buttonStyle
    case labelStyle
    case pickerStyle
    case toggleStyle
    case textFieldStyle
    case progressViewStyle
    case controlSize
    case labelsHidden
    case labelIconToTitleSpacing
    case contextMenu
    case onTapGesture
    case tag
    case id
    case accessibilityIdentifier
    case accessibilityLabel

    // Navigation and tabs
    case navigationTitle
    case navigationBarTitle
    case navigationSubtitle
    case navigationBarTitleDisplayMode
    case toolbarTitleDisplayMode
    case navigationBarBackButtonHidden
    case navigationBarHidden
    case navigationBarItems
    case navigationDestination
    case navigationViewStyle
    case navigationSplitViewStyle
    case navigationSplitViewColumnWidth
    case tabItem
    case tabViewStyle
    case tabViewBottomAccessory
    case defaultTabBarPlacement
    case inspector
    case inspectorColumnWidth
    case searchable

    // Toolbars
    case toolbar
    case toolbarBackground
    case toolbarBackgroundVisibility
    case toolbarVisibility
    case toolbarRole
    case toolbarTitleMenu
    case toolbarVerticalBehavior
    case toolbarVerticalCompressionBehavior
    case axisBehavior
    case visibilityPriority

    // Presentations
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
    case actionSheet
    case presentationDetents
    case presentationDragIndicator
    case presentationBackground
    case presentationPlacement
    case presentationCornerRadius

    // Arrangements
    case arrangementViewStyle
    case splitArrangementLayoutRatio
    case splitArrangementLayoutSize
    case splitArrangementFixedLayoutSize
    case overlayArrangementEdge

    // Life of the view
    case modifier
    case onAppear
    case onDisappear
    case task
    case onChange
    case onGeometryChange
    case onHingeChange
    case onSubmit
}
