extension Vocabulary {
    /// Modifiers that change nothing in a still picture; `accessibility…` ones beyond the two with a meaning are accepted
    /// by their prefix.
    static let acceptedModifiers: [String] = [
        // Events and gestures
        "onSubmit", "onReceive", "onOpenURL", "onContinueUserActivity", "onHover", "onContinuousHover", "onDrag",
        "onDrop", "onDelete", "onMove", "onInsert", "onKeyPress", "onLongPressGesture", "onScrollGeometryChange",
        "onScrollPhaseChange", "onScrollVisibilityChange", "onScrollTargetVisibilityChange", "onPreferenceChange",
        "onChanged", "onEnded", "onCommand", "onExitCommand", "onPasteCommand", "onCopyCommand", "onCutCommand",
        "onPencilDoubleTap", "onPencilSqueeze", "onModifierKeysChanged", "onInteractiveResizeChange", "gesture",
        "simultaneousGesture", "highPriorityGesture", "draggable", "dropDestination", "allowsHitTesting",
        "contentShape", "handlesExternalEvents", "userActivity", "hoverEffect", "hoverEffectDisabled",
        // Movement
        "animation", "transaction", "transition", "contentTransition", "matchedGeometryEffect",
        "matchedTransitionSource", "navigationTransition", "symbolEffect", "symbolEffectsRemoved", "phaseAnimator",
        "keyframeAnimator", "geometryGroup", "drawingGroup", "compositingGroup", "scrollTransition", "visualEffect",
        "glassEffectID", "glassEffectUnion", "glassEffectTransition", "projectionEffect", "transformEffect",
        "rotation3DEffect",
        // Focus and keyboard
        "focused", "focusable", "focusEffectDisabled", "defaultFocus", "focusScope", "focusSection",
        "focusedValue", "focusedSceneValue", "focusedObject", "searchFocused", "keyboardType", "keyboardShortcut",
        "textContentType", "textInputAutocapitalization", "autocapitalization", "autocorrectionDisabled",
        "disableAutocorrection", "submitLabel", "submitScope", "scrollDismissesKeyboard", "textSelection",
        "findNavigator", "findDisabled", "replaceDisabled", "textInputSuggestions", "writingToolsBehavior",
        "searchPresentationToolbarBehavior", "searchSuggestions", "searchCompletion", "searchScopes",
        "searchToolbarBehavior", "textFormattingControlVisibility",
        // Colours and filters
        "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
        "luminanceToAlpha", "blendMode", "antialiased", "interpolation", "allowedDynamicRange", "symbolColorRenderingMode",
        "materialActiveAppearance", "listItemTint", "listRowSeparatorTint", "listSectionSeparator", "headerProminence",
        "listSectionSeparatorTint", "listRowSpacing", "listRowHoverEffect", "listSectionMargins", "listSectionIndexVisibility", "sectionActions",
        "sectionIndexLabel", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment", "privacySensitive",
        "unredacted", "widgetAccentable", "invalidatableContent", "containerShape", "containerBackground", "ignoresSafeAreaEdges",
        // Letters
        "kerning", "tracking", "baselineOffset", "fontWidth", "allowsTightening", "textScale", "typesettingLanguage",
        "lineHeight", "speechSpellsOutCharacters", "speechAlwaysIncludesPunctuation", "speechAdjustedPitch",
        "textRenderer", "attributedTextFormattingDefinition", "flipsForRightToLeftLayoutDirection",
        "environmentObjects", "layoutDirectionBehavior", "labelsVisibility", "defaultMinListRowHeight",
        // Scrolling
        "scrollDisabled", "scrollClipDisabled", "scrollPosition", "scrollTarget", "scrollTargetLayout",
        "scrollTargetBehavior", "scrollBounceBehavior", "scrollIndicatorsFlash", "scrollEdgeEffectStyle", "scrollEdgeEffectHidden", "scrollEdgeEffectDisabled",
        "defaultScrollAnchor", "scrollInputBehavior", "refreshable", "tabBarMinimizeBehavior",
        // Controls
        "menuStyle", "menuOrder", "menuIndicator", "menuActionDismissBehavior", "buttonBorderShape",
        "buttonRepeatBehavior", "buttonSizing", "datePickerStyle", "gaugeStyle", "groupBoxStyle", "controlGroupStyle",
        "disclosureGroupStyle", "formStyle", "labeledContentStyle", "indexViewStyle", "selectionDisabled",
        "deleteDisabled", "moveDisabled", "springLoadingBehavior", "digitalCrownRotation", "defaultAppStorage",
        "renameAction", "textEditorStyle", "pickerMenu", "sliderThumbVisibility", "labelReservedIconWidth", "tabViewCustomization",
        "customizationID", "customizationBehavior", "tabViewSidebarHeader", "tabViewSidebarFooter",
        "tabViewSidebarBottomBar", "tabViewSearchActivation", "tabPlacement", "hiddenTabs", "toolbarColorScheme", "toolbarForegroundStyle", "sharedBackgroundVisibility",
        "navigationLinkIndicatorVisibility", "navigationDocument", "navigationAllowDismissalGestures", "statusBar", "statusBarHidden",
        "persistentSystemOverlays", "defersSystemGestures", "preferredSurroundingsEffect",
        // Presentations and files
        "interactiveDismissDisabled", "presentationBackgroundInteraction", "presentationCompactAdaptation",
        "presentationContentInteraction", "presentationSizing", "presentationContentInteractions", "presentationDismissal", "dialogIcon", "dialogSeverity", "dialogSuppressionToggle",
        "fileImporter", "fileExporter", "fileMover", "fileDialogMessage", "photosPicker", "quickLookPreview",
        "translationPresentation", "translationTask", "appStoreOverlay", "subscriptionStoreControlStyle",
        "manageSubscriptionsSheet", "offerCodeRedemption", "storeProductTask", "alertHeight",
        // Plumbing
        "preference", "transformPreference", "anchorPreference", "transformAnchorPreference", "transformEnvironment",
        "overlayPreferenceValue", "backgroundPreferenceValue", "layoutValue", "containerValue", "contentCaptureProtected",
        "modelContainer", "modelContext", "sensoryFeedback", "help", "previewDisplayName", "previewDevice",
        "previewLayout", "previewInterfaceOrientation", "equatable", "debug", "eraseToAnyView", "windowResizability",
        "defaultSize", "commands", "windowStyle", "backgroundTask", "defaultWindowPlacement", "handGestureShortcut",
        "tipViewStyle", "popoverTip", "supportedInterfaceOrientations", "imagePlaygroundSheet", "truncationAccessory",
        "chartXAxis", "chartYAxis", "chartLegend", "chartXScale", "chartYScale", "chartForegroundStyleScale",
        "chartPlotStyle", "chartOverlay", "chartBackground", "chartXSelection", "chartYSelection", "mapStyle", "mapControls", "mapControlVisibility",
        "annotationTitles", "onMapCameraChange",
    ]

    /// Things drawn as a labelled box, with what they would be.
    static let boxes: [(name: String, help: String)] = [
        ("Chart", "A diagram"), ("Map", "A map"), ("Table", "A table with columns"), ("Canvas", "A drawing by code"),
        ("Path", "A shape by code"), ("MeshGradient", "A gradient over a mesh"), ("VideoPlayer", "A film"),
        ("PhotosPicker", "A button that picks photos"), ("ProductView", "A product of the store"),
        ("StoreView", "Products of the store"), ("SubscriptionStoreView", "Subscriptions of the store"),
        ("SignInWithAppleButton", "A sign-in button"), ("PasteButton", "A paste button"),
        ("RenameButton", "A rename button"), ("HelpLink", "A help button"), ("MultiDatePicker", "Several days"),
        ("CameraView", "The camera's picture"), ("WebView", "A web page"), ("PDFView", "Pages of a document"),
        ("SceneView", "A scene in space"), ("RealityView", "A scene in space"), ("Model3D", "A thing in space"),
        ("SpriteView", "A game's scene"), ("OutlineGroup", "Rows that unfold"), ("TipView", "A tip"),
        ("EllipticalGradient", "Colours in an ellipse"), ("Settings", "The settings window"),
    ]

    /// Names of the Duo's interface that circulate and do not exist, with the ones that do.
    static let corrections: [String: String] = [
        "toolbarCompressionBehavior": "toolbarVerticalCompressionBehavior",
        "toolbarVerticalCompression": "toolbarVerticalCompressionBehavior",
        "verticalToolbarBehavior": "toolbarVerticalBehavior",
        "reservedRegion": "reservedRegions(kind:)",
        "HingeState": "DeviceHinge",
        "hingeState": "DeviceHinge",
        "HingeStatus": "DeviceHinge.Status",
        "preferredPlacement": "presentationPlacement",
        "prefersBarItems": "prefersToolbarItems",
        "arrangementStyle": "arrangementViewStyle",
        "arrangementRatio": "splitArrangementLayoutRatio",
        "splitArrangementRatio": "splitArrangementLayoutRatio",
        "onHinge": "onHingeChange",
        "onHingeStateChange": "onHingeChange",
        "toolbarAxisBehavior": "axisBehavior",
        "toolbarVisibilityPriority": "visibilityPriority",
        "verticalBarEdge": "toolbarVerticalEdge",
        "UITraitToolbarVerticalEdge": "toolbarVerticalEdge",
        "SplitArrangementView": "ArrangementView",
        "UIArrangementViewController": "ArrangementView",
        "VerticalStack": "VStack",
        "HorizontalStack": "HStack",
        "onTap": "onTapGesture",
    ]

    /// Types of Swift and the system that layouts may name without a declaration.
    static let knownTypes: Set<String> = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Character", "Date", "DateComponents",
        "DateFormatter", "Decimal", "Dictionary", "Double", "EdgeInsets", "Float", "GridItem", "Int", "Int64", "URL",
        "IndexSet", "Locale", "LocalizedStringKey", "LocalizedStringResource", "NavigationPath", "NumberFormatter",
        "Optional", "Range", "Set", "String", "Task", "TimeInterval", "UInt", "UUID", "Void", "Binding", "State",
        "Animation", "AnyTransition", "AttributedString", "Angle", "UnitPoint", "StrokeStyle", "Gradient", "Bundle",
        "UIApplication", "UIDevice", "UIScreen", "UIImage", "NSSize", "ClosedRange", "Duration", "Data", "Error",
        "Text", "Axis", "Edge", "Alignment", "ProcessInfo", "Measurement", "UnitLength", "PersonNameComponents",
        "Notification", "NotificationCenter", "UserDefaults", "RoundedRectangle", "ReservedRegion", "DeviceHinge",
        "DeviceHingeContext", "GeometryProxy", "ToolbarItemPlacement", "Transaction", "DragGesture", "TapGesture",
        "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "AnyShapeStyle", "AnyShape",
        "Visibility", "ScrollPosition", "Mirror", "Result", "Timer", "DispatchQueue", "Self", "Any", "AnyHashable",
        "PlainButtonStyle", "BorderedButtonStyle", "BorderedProminentButtonStyle", "BorderlessButtonStyle",
        "DefaultButtonStyle", "PlainListStyle", "GroupedListStyle", "InsetListStyle", "InsetGroupedListStyle",
        "SidebarListStyle", "StackNavigationViewStyle", "DefaultTabViewStyle", "PageTabViewStyle",
        "SegmentedPickerStyle", "MenuPickerStyle", "InlinePickerStyle", "WheelPickerStyle", "DefaultPickerStyle",
        "RoundedBorderTextFieldStyle", "PlainTextFieldStyle", "SwitchToggleStyle", "ButtonToggleStyle",
        "LinearProgressViewStyle", "CircularProgressViewStyle", "IconOnlyLabelStyle", "TitleOnlyLabelStyle",
        "TitleAndIconLabelStyle", "DefaultLabelStyle", "NavigationSplitViewVisibility", "NavigationSplitViewColumn",
        "ToolbarVisibilityPriority", "Namespace", "CoordinateSpace", "Shape", "View", "ShapeStyle", "Material",
        "PreviewDevice", "FetchDescriptor", "SortDescriptor", "ModelContainer", "ModelConfiguration", "Predicate",
    ]
}
