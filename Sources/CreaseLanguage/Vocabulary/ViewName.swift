/// The views, items and containers that Crease builds itself; raw values are their names in source text.
///
/// `Vocabulary` has one row for each, and the evaluator one branch: neither can be forgotten.
public enum ViewName: String, CaseIterable, Sendable {
    // Containers of the system
    case navigationStack = "NavigationStack"
    case navigationSplitView = "NavigationSplitView"
    case navigationView = "NavigationView"
    case tabView = "TabView"
    case tab = "Tab"
    case tabSection = "TabSection"
    case arrangementView = "ArrangementView"
    case windowGroup = "WindowGroup"

    // Arranging
    case vStack = "VStack"
    case hStack = "HStack"
    case zStack = "ZStack"
    case lazyVStack = "LazyVStack"
    case lazyHStack = "LazyHStack"
    case lazyVGrid = "LazyVGrid"
    case lazyHGrid = "LazyHGrid"
    case grid = "Grid"
    case gridRow = "GridRow"
    case scrollView = "ScrollView"
    case scrollViewReader = "ScrollViewReader"
    case geometryReader = "GeometryReader"
    case viewThatFits = "ViewThatFits"
    case spacer = "Spacer"
    case divider = "Divider"
    case group = "Group"
    case forEach = "ForEach"
    case anyView = "AnyView"
    case emptyView = "EmptyView"
    case glassEffectContainer = "GlassEffectContainer"
    case timelineView = "TimelineView"

    // Lists
    case list = "List"
    case form = "Form"
    case section = "Section"
    case disclosureGroup = "DisclosureGroup"
    case groupBox = "GroupBox"
    case controlGroup = "ControlGroup"

    // Words and pictures
    case text = "Text"
    case label = "Label"
    case image = "Image"
    case asyncImage = "AsyncImage"
    case labeledContent = "LabeledContent"
    case contentUnavailableView = "ContentUnavailableView"
    case progressView = "ProgressView"
    case gauge = "Gauge"

    // Controls
    case button = "Button"
    case editButton = "EditButton"
    case toggle = "Toggle"
    case picker = "Picker"
    case textField = "TextField"
    case secureField = "SecureField"
    case textEditor = "TextEditor"
    case slider = "Slider"
    case stepper = "Stepper"
    case datePicker = "DatePicker"
    case colorPicker = "ColorPicker"
    case menu = "Menu"
    case navigationLink = "NavigationLink"
    case link = "Link"
    case shareLink = "ShareLink"
    case alert = "Alert"

    // Colours and shapes
    case color = "Color"
    case linearGradient = "LinearGradient"
    case radialGradient = "RadialGradient"
    case angularGradient = "AngularGradient"
    case rectangle = "Rectangle"
    case roundedRectangle = "RoundedRectangle"
    case unevenRoundedRectangle = "UnevenRoundedRectangle"
    case concentricRectangle = "ConcentricRectangle"
    case containerRelativeShape = "ContainerRelativeShape"
    case capsule = "Capsule"
    case circle = "Circle"
    case ellipse = "Ellipse"

    // Toolbars
    case toolbarItem = "ToolbarItem"
    case toolbarItemGroup = "ToolbarItemGroup"
    case toolbarSpacer = "ToolbarSpacer"
    case toolbarOverflowMenu = "ToolbarOverflowMenu"
    case defaultToolbarItem = "DefaultToolbarItem"

    // Layouts as values
    case anyLayout = "AnyLayout"
    case vStackLayout = "VStackLayout"
    case hStackLayout = "HStackLayout"
    case zStackLayout = "ZStackLayout"
}
