extension Vocabulary {
    /// Words, colour and what flows down the environment.
    static let textModifiers: [Row] = [
        .modifier(.font, .one, "The font of the words inside.", ["(_ font: Font)"], example: ".font(.headline)"),
        .modifier(
            .fontWeight, .one, "The weight of the words inside.", ["(_ weight: Font.Weight)"],
            example: ".fontWeight(.semibold)"),
        .modifier(
            .fontDesign, .two, "The design of the words inside.", ["(_ design: Font.Design)"],
            example: ".fontDesign(.rounded)"),
        .modifier(.bold, .one, "Bold words.", ["(_ isActive: Bool = true)"], example: ".bold()"),
        .modifier(.italic, .two, "Italic words.", ["(_ isActive: Bool = true)"], example: ".italic()"),
        .modifier(
            .underline, .two, "A line under the words.", ["(_ isActive: Bool = true, pattern: Any, color: Color)"],
            example: ".underline()"),
        .modifier(
            .strikethrough, .two, "A line through the words.",
            ["(_ isActive: Bool = true, pattern: Any, color: Color)"],
            example: ".strikethrough()"),
        .modifier(
            .monospaced, .two, "Letters of one width.", ["(_ isActive: Bool = true)"], example: ".monospaced()"),
        .modifier(.monospacedDigit, .two, "Digits of one width.", ["()"], example: ".monospacedDigit()"),
        .modifier(
            .lineLimit, .one, "The most lines a text may take.",
            ["(_ limit: Int)", "(_ limit: Int, reservesSpace: Bool)"],
            example: ".lineLimit(2)"),
        .modifier(
            .lineSpacing, .two, "Extra space between lines.", ["(_ spacing: CGFloat)"], example: ".lineSpacing(4)"),
        .modifier(
            .multilineTextAlignment, .one, "How lines of one text stand to each other.",
            ["(_ alignment: TextAlignment)"],
            example: ".multilineTextAlignment(.center)"),
        .modifier(
            .truncationMode, .one, "Where a text that does not fit loses its letters.",
            ["(_ mode: Text.TruncationMode)"],
            example: ".truncationMode(.middle)"),
        .modifier(
            .minimumScaleFactor, .one, "How far a text may shrink to fit, 0 to 1.", ["(_ factor: CGFloat)"],
            example: ".minimumScaleFactor(0.5)"),
        .modifier(
            .textCase, .two, "Upper or lower case for the words inside.", ["(_ case: Text.Case)"],
            example: ".textCase(.uppercase)"),
        .modifier(
            .imageScale, .two, "The size of symbols against the words beside them.", ["(_ scale: Image.Scale)"],
            example: "Image(systemName: \"star\")\n    .imageScale(.large)"),
        .modifier(
            .symbolVariant, .two, "A variant of the symbols inside, such as filled; read, not yet drawn.",
            ["(_ variant: SymbolVariants)"],
            example: "Image(systemName: \"star\")\n    .symbolVariant(.fill)"),
        .modifier(
            .symbolRenderingMode, .two, "How symbols take their colours; changes no layout.",
            ["(_ mode: SymbolRenderingMode)"],
            example: "Image(systemName: \"star\")\n    .symbolRenderingMode(.hierarchical)"),
        .modifier(
            .renderingMode, .two, "Whether an image keeps its colours; changes no layout.",
            ["(_ mode: Image.TemplateRenderingMode)"],
            example: "Image(\"photo\")\n    .renderingMode(.template)"),
        .modifier(
            .dynamicTypeSize, .two, "The text size inside, or the range it is held in.", ["(_ size: DynamicTypeSize)"],
            example: ".dynamicTypeSize(.xxxLarge)"),
        .modifier(
            .foregroundStyle, .one, "The colour of words, symbols and shapes inside.",
            ["(_ style: ShapeStyle)", "(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)"],
            example: ".foregroundStyle(.secondary)"),
        .modifier(
            .foregroundColor, .one, "The old form of foregroundStyle.", ["(_ color: Color)"],
            example: ".foregroundColor(.red)"),
        .modifier(
            .tint, .one, "The accent of the controls inside.", ["(_ tint: ShapeStyle)"],
            example: "Button(\"A\") {}\n    .tint(.orange)"),
        .modifier(
            .accentColor, .two, "The old form of tint.", ["(_ color: Color)"],
            example: "Button(\"A\") {}\n    .accentColor(.orange)"),
        .modifier(
            .preferredColorScheme, .two, "Light or dark for the whole window.", ["(_ scheme: ColorScheme)"],
            example: ".preferredColorScheme(.dark)"),
        .modifier(
            .colorScheme, .two, "Light or dark for the views inside.", ["(_ scheme: ColorScheme)"],
            example: ".colorScheme(.dark)"),
        .modifier(
            .environment, .two, "Sets a value that views inside read, or hands them an object.",
            ["(_ key: KeyPath, _ value: Any)", "(_ object: Any)"], example: ".environment(\\.colorScheme, .dark)"),
        .modifier(
            .environmentObject, .two, "Hands an object to the views inside.", ["(_ object: Any)"],
            example:
                "final class Store: ObservableObject {\n    let title: String\n    init(title: String) { self.title = title }\n}\n\nstruct Title: View {\n    @EnvironmentObject var store: Store\n    var body: some View { Text(store.title) }\n}\n\nTitle().environmentObject(Store(title: \"Shared\"))"
        ),
        .modifier(
            .disabled, .one, "Controls inside do not answer taps.", ["(_ disabled: Bool)"],
            example: "Button(\"A\") {}\n    .disabled(true)"),
        .modifier(
            .allowsHitTesting, .two, "Whether taps meet a view or go through to what lies behind it.",
            ["(_ enabled: Bool)"], example: "Button(\"A\") {}\n    .overlay { Color.clear.allowsHitTesting(false) }"),
    ]

    /// Lists and controls.
    static let controlModifiers: [Row] = [
        .modifier(
            .listStyle, .one, "How a list draws its rows and sections.", ["(_ style: ListStyle)"],
            example: "List { Text(\"A\") }\n    .listStyle(.plain)"),
        .modifier(
            .listRowInsets, .one, "The space between a row's edges and its content.",
            ["(_ insets: EdgeInsets)", "(_ edges: Edge.Set, _ length: CGFloat)"],
            example: "List {\n    Text(\"A\").listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))\n}"),
        .modifier(
            .listRowSeparator, .one, "Shows or hides a row's separators.", ["(_ visibility: Visibility, edges: Any)"],
            example: "List {\n    Text(\"A\").listRowSeparator(.hidden)\n}"),
        .modifier(
            .listRowBackground, .one, "The layer behind a row.", ["(_ view: Any)"],
            example: "List {\n    Text(\"A\").listRowBackground(Color.blue)\n}"),
        .modifier(
            .listSectionSpacing, .two, "The space between sections; read, not yet drawn.", ["(_ spacing: Any)"],
            example: "List { Text(\"A\") }\n    .listSectionSpacing(.compact)"),
        .modifier(
            .scrollContentBackground, .two, "Shows or hides a list's own ground; read, not yet drawn.",
            ["(_ visibility: Visibility)"],
            example: "List { Text(\"A\") }\n    .scrollContentBackground(.hidden)"),
        .modifier(
            .scrollIndicators, .one, "Shows or hides scroll bars.",
            ["(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set)"],
            example: "ScrollView { Text(\"A\") }\n    .scrollIndicators(.hidden)"),
        .modifier(
            .swipeActions, .two, "Buttons behind a row that a swipe shows.",
            ["(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, content: Views)"],
            example: "List {\n    Text(\"A\").swipeActions { Button(\"Delete\") {} }\n}"),
        .modifier(
            .badge, .one, "A count or word at the end of a row, on a tab or on a bar item.", ["(_ value: Any)"],
            example: "List {\n    Text(\"Inbox\").badge(3)\n}"),
        .modifier(
            .buttonStyle, .one, "How buttons inside look.", ["(_ style: ButtonStyle)"],
            example: "Button(\"A\") {}\n    .buttonStyle(.borderedProminent)"),
        .modifier(
            .labelStyle, .one, "Whether labels inside show title, icon or both.", ["(_ style: LabelStyle)"],
            example: "Label(\"A\", systemImage: \"star\")\n    .labelStyle(.iconOnly)"),
        .modifier(
            .pickerStyle, .one, "How pickers inside look.", ["(_ style: PickerStyle)"],
            example:
                "Picker(\"Size\", selection: .constant(0)) {\n    Text(\"S\").tag(0)\n}\n.pickerStyle(.segmented)"),
        .modifier(
            .toggleStyle, .two, "How toggles inside look.", ["(_ style: ToggleStyle)"],
            example: "Toggle(\"A\", isOn: .constant(true))\n    .toggleStyle(.button)"),
        .modifier(
            .textFieldStyle, .two, "How text fields inside look.", ["(_ style: TextFieldStyle)"],
            example: "TextField(\"A\", text: .constant(\"\"))\n    .textFieldStyle(.roundedBorder)"),
        .modifier(
            .progressViewStyle, .two, "Whether progress is a bar or a ring.", ["(_ style: ProgressViewStyle)"],
            example: "ProgressView(value: 0.5)\n    .progressViewStyle(.circular)"),
        .modifier(
            .controlSize, .two, "How large controls inside are.", ["(_ size: ControlSize)"],
            example: "Button(\"A\") {}\n    .controlSize(.large)"),
        .modifier(
            .labelsHidden, .one, "Controls inside do not show their labels.", ["()"],
            example: "Toggle(\"A\", isOn: .constant(true))\n    .labelsHidden()"),
        .modifier(
            .labelIconToTitleSpacing, .two, "The space between icon and title of labels; read, not yet drawn.",
            ["(_ spacing: CGFloat)"], example: "Label(\"A\", systemImage: \"star\")\n    .labelIconToTitleSpacing(4)"),
        .modifier(
            .contextMenu, .two, "Choices that a long press shows.", ["(menuItems: Views, preview: Views)"],
            example: ".contextMenu { Button(\"Copy\") {} }"),
        .modifier(
            .onTapGesture, .one, "Does something when a view is tapped.",
            ["(count: Int = 1, perform: Action)", "(count: Int, coordinateSpace: Any, perform: Action)"],
            example: ".onTapGesture {}"),
        .modifier(
            .tag, .one, "The value a choice stands for.", ["(_ value: Any, includeOptional: Bool)"],
            example: "Picker(\"Size\", selection: .constant(0)) {\n    Text(\"S\").tag(0)\n}"),
        .modifier(
            .id, .one, "A view's identity; a new one starts with fresh state.", ["(_ id: Any)"],
            example: ".id(\"sample\")"),
        .modifier(
            .accessibilityIdentifier, .one, "The name tests, tapes and `inspect` find a view by.",
            ["(_ identifier: String)"],
            example: ".accessibilityIdentifier(\"sample\")"),
        .modifier(
            .accessibilityLabel, .one, "What a view is called aloud; names views without words.", ["(_ label: Text)"],
            example: "Image(systemName: \"star\")\n    .accessibilityLabel(\"Favourite\")"),
    ]
}
