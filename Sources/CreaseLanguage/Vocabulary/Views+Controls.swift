import CreaseDevice

extension Vocabulary {
    /// Words, pictures, controls, shapes and the parts of a toolbar.
    static let controlViews: [Row] = [
        .view(
            .text, .one, "Words; wraps at the width it is proposed.",
            [
                "(_ content: Text)", "(verbatim: String)", "(_ value: Any, format: Any)", "(_ date: Any, style: Any)",
                "(_ content: Text, tableName: String, bundle: Any, comment: String)",
                "(timerInterval: Any, countsDown: Bool)",
            ],
            example: "Text(\"Hello\")"),
        .view(
            .label, .one, "A title with a symbol; bars and menus pick what they show.",
            ["(_ title: Text, systemImage: String)", "(_ title: Text, image: String)", "(title: Views, icon: Views)"],
            example: "Label(\"Inbox\", systemImage: \"tray\")"),
        .view(
            .image, .one, "A symbol or a picture.",
            [
                "(systemName: String, variableValue: Double = nil)", "(_ name: String, bundle: Any, label: Any)",
                "(_ resource: ImageResource)", "(uiImage: Any)", "(decorative: String, bundle: Any)",
                "(_ image: Any, scale: CGFloat, orientation: Any, label: Any)",
            ],
            example: "Image(systemName: \"star\")"),
        .view(
            .asyncImage, .two, "A picture from the network: a preview shows its placeholder's place.",
            [
                "(url: Any, scale: CGFloat = 1, transaction: Any, content: Views, placeholder: Views)"
            ],
            example: "AsyncImage(url: nil)"),
        .view(
            .labeledContent, .one, "A label and a value at both ends of a row.",
            [
                "(_ title: Text, value: Any, format: Any)", "(_ title: Text, content: Views)",
                "(content: Views, label: Views)",
            ],
            example: "LabeledContent(\"Size\", value: \"Large\")"),
        .view(
            .contentUnavailableView, .one, "The page that says there is nothing to show.",
            [
                "(_ title: Text, systemImage: String, description: Any = nil)",
                "(_ title: Text, image: String, description: Any)",
                "(label: Views, description: Views, actions: Views)",
            ],
            example: "ContentUnavailableView(\"Nothing here\", systemImage: \"tray\")"),
        .view(
            .progressView, .one, "A spinner, or a bar where a value is given.",
            [
                "()", "(_ title: Text)", "(value: Double, total: Double = 1)",
                "(_ title: Text, value: Double, total: Double = 1)",
                "(label: Views)", "(value: Double, total: Double = 1, label: Views, currentValueLabel: Views)",
                "(timerInterval: Any, countsDown: Bool, label: Views)", "(_ progress: Any)",
            ],
            example: "ProgressView(value: 0.4)"),
        .view(
            .gauge, .two, "A value within a range.",
            [
                "(value: Double, in: Range = 0...1, label: Views, currentValueLabel: Views, minimumValueLabel: Views, maximumValueLabel: Views)"
            ],
            example: "Gauge(value: 0.4) { Text(\"Level\") }"),
        .view(
            .button, .one, "Does something when tapped.",
            [
                "(_ title: Text, role: ButtonRole = nil, action: Action)",
                "(_ title: Text, systemImage: String, role: ButtonRole = nil, action: Action)",
                "(_ title: Text, image: Any, role: ButtonRole = nil, action: Action)",
                "(role: ButtonRole = nil, action: Action, label: Views)", "(role: ButtonRole, action: Action)",
                "(_ configuration: Any)", "(intent: Any, label: Views)",
            ],
            example: "Button(\"Done\", systemImage: \"checkmark\") {}"),
        .view(
            .editButton, .two, "The system's Edit button; always a word, so never in a vertical bar.", ["()"],
            example: "EditButton()"),
        .view(
            .toggle, .one, "A switch, a check or a button that stays down.",
            [
                "(_ title: Text, isOn: Binding)", "(_ title: Text, systemImage: String, isOn: Binding)",
                "(isOn: Binding, label: Views)", "(sources: Any, isOn: KeyPath, label: Views)",
            ],
            example: "Toggle(\"Sound\", isOn: .constant(true))"),
        .view(
            .picker, .one, "One of several tagged choices.",
            [
                "(_ title: Text, selection: Binding, content: Views)",
                "(_ title: Text, systemImage: String, selection: Binding, content: Views)",
                "(selection: Binding, content: Views, label: Views)",
                "(selection: Binding, label: Any, content: Views)",
            ],
            example:
                "Picker(\"Size\", selection: .constant(1)) {\n    Text(\"Small\").tag(0)\n    Text(\"Large\").tag(1)\n}"
        ),
        .view(
            .textField, .one, "A line to type into.",
            [
                "(_ title: Text, text: Binding, prompt: Any = nil, axis: Axis = .horizontal)",
                "(_ title: Text, value: Binding, format: Any, prompt: Any)",
                "(text: Binding, prompt: Any, axis: Axis, label: Views)",
                "(_ title: Text, text: Binding, onEditingChanged: Closure, onCommit: Closure)",
                "(_ title: Text, value: Binding, formatter: Any)",
            ],
            example: "TextField(\"Name\", text: .constant(\"\"))"),
        .view(
            .secureField, .two, "A line to type a password into.",
            ["(_ title: Text, text: Binding, prompt: Any = nil)", "(text: Binding, prompt: Any, label: Views)"],
            example: "SecureField(\"Password\", text: .constant(\"\"))"),
        .view(
            .textEditor, .two, "Several lines to type into.", ["(text: Binding, selection: Binding)"],
            example: "TextEditor(text: .constant(\"Words\"))"),
        .view(
            .slider, .two, "A value picked by dragging.",
            [
                "(value: Binding, in: Range = 0...1, step: Double, label: Views, minimumValueLabel: Views, maximumValueLabel: Views, onEditingChanged: Closure)"
            ],
            example: "Slider(value: .constant(0.5), in: 0...1)"),
        .view(
            .stepper, .two, "A value changed by plus and minus.",
            [
                "(_ title: Text, value: Binding, in: Range, step: Double = 1, format: Any, onEditingChanged: Closure)",
                "(value: Binding, in: Range, step: Double, label: Views, onEditingChanged: Closure)",
                "(_ title: Text, onIncrement: Action, onDecrement: Action)",
                "(label: Views, onIncrement: Action, onDecrement: Action)",
            ],
            example: "Stepper(\"Copies\", value: .constant(2), in: 0...9)"),
        .view(
            .datePicker, .two, "A day or a time.",
            [
                "(_ title: Text, selection: Binding, in: Any, displayedComponents: DatePickerComponents)",
                "(selection: Binding, in: Any, displayedComponents: DatePickerComponents, label: Views)",
            ],
            example: "DatePicker(\"Due\", selection: .constant(Date()))"),
        .view(
            .colorPicker, .two, "A colour.",
            [
                "(_ title: Text, selection: Binding, supportsOpacity: Bool = true)",
                "(selection: Binding, supportsOpacity: Bool, label: Views)",
            ],
            example: "ColorPicker(\"Tint\", selection: .constant(Color.blue))"),
        .view(
            .menu, .one, "Choices behind a button.",
            [
                "(_ title: Text, content: Views)", "(_ title: Text, systemImage: String, content: Views)",
                "(content: Views, label: Views, primaryAction: Action)",
                "(_ title: Text, systemImage: String, content: Views, primaryAction: Action)",
            ],
            example: "Menu(\"More\", systemImage: \"ellipsis\") {\n    Button(\"Copy\") {}\n}"),
        .view(
            .navigationLink, .one, "Pushes a page onto the stack around it.",
            [
                "(_ title: Text, destination: Views)", "(destination: Views, label: Views)",
                "(value: Any, label: Views)",
                "(_ title: Text, value: Any)", "(destination: Any, isActive: Binding, label: Views)",
                "(destination: Any, tag: Any, selection: Binding, label: Views)",
            ],
            example: "NavigationStack {\n    NavigationLink(\"Next\") { Text(\"Page\") }\n}"),
        .view(
            .link, .two, "Opens a page outside the app.",
            ["(_ title: Text, destination: Any)", "(destination: Any, label: Views)"],
            example: "Link(\"Site\", destination: URL(string: \"https://example.org\")!)"),
        .view(
            .shareLink, .two, "The system's share button.",
            [
                "(_ title: Text, item: Any, subject: Any, message: Any, preview: Any)",
                "(item: Any, subject: Any, message: Any, preview: Any, label: Views)",
                "(items: Any, subject: Any, message: Any, preview: Any, label: Views)",
            ],
            example: "ShareLink(item: \"Words\")"),
        .view(
            .alert, .two, "The old value form of an alert.",
            [
                "(title: Any, message: Any, dismissButton: Any)",
                "(title: Any, message: Any, primaryButton: Any, secondaryButton: Any)",
            ],
            example: "Text(\"A\").alert(isPresented: .constant(false)) {\n    Alert(title: Text(\"Gone\"))\n}"),
    ]

    /// Colours and shapes: as views they fill what they are proposed.
    static let shapeViews: [Row] = [
        .view(
            .color, .one, "A colour: a view that fills, or a style for others.",
            [
                "(_ name: Any, bundle: Any)",
                "(_ space: Any, red: Double, green: Double, blue: Double, opacity: Double = 1)",
                "(red: Double, green: Double, blue: Double, opacity: Double = 1)",
                "(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
                "(white: Double, opacity: Double = 1)", "(uiColor: UIColor)", "(nsColor: Any)", "(cgColor: Any)",
                "(hex: Any, alpha: Double)",
            ],
            example: "Color.blue"),
        .view(
            .linearGradient, .two, "Colours along a line.",
            [
                "(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
                "(stops: Any, startPoint: UnitPoint, endPoint: UnitPoint)",
                "(gradient: Any, startPoint: UnitPoint, endPoint: UnitPoint)",
            ],
            example: "LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom)"),
        .view(
            .radialGradient, .two, "Colours from a centre outwards.",
            [
                "(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                "(gradient: Any, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
                "(stops: Any, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
            ],
            example: "RadialGradient(colors: [.blue, .green], center: .center, startRadius: 0, endRadius: 80)"),
        .view(
            .angularGradient, .two, "Colours around a centre.",
            [
                "(colors: [Color], center: UnitPoint, angle: Any)", "(gradient: Any, center: UnitPoint, angle: Any)",
                "(colors: [Color], center: UnitPoint, startAngle: Any, endAngle: Any)",
                "(stops: Any, center: UnitPoint, angle: Any)",
            ],
            example: "AngularGradient(colors: [.blue, .green], center: .center)"),
        .view(.rectangle, .one, "A rectangle; fills what it is proposed.", ["()"], example: "Rectangle().fill(.blue)"),
        .view(
            .roundedRectangle, .one, "A rectangle with round corners.",
            [
                "(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
                "(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
            ],
            example: "RoundedRectangle(cornerRadius: 12)"),
        .view(
            .unevenRoundedRectangle, .two, "A rectangle with corners of different radii.",
            [
                "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
                "(cornerRadii: Any, style: RoundedCornerStyle = .continuous)",
            ],
            example: "UnevenRoundedRectangle(topLeadingRadius: 12)"),
        .view(
            .concentricRectangle, .two, "A rectangle whose corners follow its container's.",
            ["()", "(corners: Any, isUniform: Bool)"], example: "ConcentricRectangle()"),
        .view(
            .containerRelativeShape, .two, "The shape of its container.", ["()"], example: "ContainerRelativeShape()"),
        .view(
            .capsule, .one, "A pill.", ["(style: RoundedCornerStyle = .continuous)"],
            example: "Capsule().frame(width: 80, height: 30)"),
        .view(.circle, .one, "A circle in the shorter side.", ["()"], example: "Circle().frame(width: 40, height: 40)"),
        .view(.ellipse, .two, "An ellipse.", ["()"], example: "Ellipse()"),
    ]

    /// What a `.toolbar { }` holds.
    static let toolbarViews: [Row] = [
        .view(
            .toolbarItem, .one, "One control of a toolbar with its placement.",
            [
                "(placement: ToolbarItemPlacement = .automatic, content: Views)",
                "(id: String, placement: ToolbarItemPlacement = .automatic, content: Views)",
            ],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarItem(placement: .topBarTrailing) { Button(\"Add\", systemImage: \"plus\") {} }\n    }\n}"
        ),
        .view(
            .toolbarItemGroup, .one, "Controls that share one capsule of a toolbar.",
            [
                "(placement: ToolbarItemPlacement = .automatic, content: Views)",
                "(placement: ToolbarItemPlacement = .automatic, content: Views, label: Views)",
            ],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarItemGroup(placement: .bottomBar) { Button(\"Add\", systemImage: \"plus\") {} }\n    }\n}"
        ),
        .view(
            .toolbarSpacer, .one, "A gap between groups of a toolbar; flexible ones vanish in a vertical bar.",
            ["(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic)"],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarSpacer(.fixed, placement: .topBarTrailing)\n    }\n}"
        ),
        .view(
            .toolbarOverflowMenu, .one, since: .sdk27, "Controls that start in the overflow menu.",
            ["(content: Views)"],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        ToolbarOverflowMenu { Button(\"Help\", systemImage: \"questionmark\") {} }\n    }\n}"
        ),
        .view(
            .defaultToolbarItem, .two, "A control that the system would place itself, placed by hand.",
            ["(kind: Any, placement: ToolbarItemPlacement = .automatic)"],
            example:
                "NavigationStack {\n    Text(\"A\").toolbar {\n        DefaultToolbarItem(kind: .search, placement: .bottomBar)\n    }\n}"
        ),
    ]
}
