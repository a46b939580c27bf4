extension Vocabulary {
    /// Size, place, safe area and layers.
    static let layoutModifiers: [Row] = [
        .modifier(
            .padding, .one, "Space around a view; 16 pt where no length is given.",
            ["(_ edges: Edge.Set = .all, _ length: CGFloat = nil)", "(_ insets: EdgeInsets)"],
            example: ".padding(.horizontal, 12)"),
        .modifier(
            .frame, .one, "A frame of a fixed size, or one that bends between limits.",
            [
                "(width: CGFloat = nil, height: CGFloat = nil, alignment: Alignment = .center)",
                "(minWidth: CGFloat = nil, idealWidth: CGFloat = nil, maxWidth: CGFloat = nil, minHeight: CGFloat = nil, idealHeight: CGFloat = nil, maxHeight: CGFloat = nil, alignment: Alignment = .center)",
            ],
            example: ".frame(maxWidth: .infinity, alignment: .leading)"),
        .modifier(
            .fixedSize, .one, "Keeps a view at its ideal size.",
            ["()", "(horizontal: Bool, vertical: Bool)"], example: ".fixedSize()"),
        .modifier(
            .layoutPriority, .one, "Which children of a stack are served first; 0 by default.", ["(_ value: Double)"],
            example: ".layoutPriority(1)"),
        .modifier(
            .offset, .one, "Draws a view elsewhere without moving its frame.",
            ["(x: CGFloat = 0, y: CGFloat = 0)", "(_ offset: CGSize)"], example: ".offset(x: 4, y: 8)"),
        .modifier(
            .position, .two, "Puts a view's centre at a point of its parent.",
            ["(x: CGFloat = 0, y: CGFloat = 0)", "(_ position: CGPoint)"], example: ".position(x: 40, y: 40)"),
        .modifier(
            .aspectRatio, .one, "Keeps width and height in proportion, inside or outside the proposal.",
            ["(_ ratio: CGFloat = nil, contentMode: ContentMode)"],
            example: "Color.blue\n    .aspectRatio(1.5, contentMode: .fit)"),
        .modifier(
            .scaledToFit, .one, "Keeps a view's own proportion inside the proposal.", ["()"],
            example: "Image(\"photo\")\n    .resizable()\n    .scaledToFit()"),
        .modifier(
            .scaledToFill, .one, "Keeps a view's own proportion and covers the proposal.", ["()"],
            example: "Image(\"photo\")\n    .resizable()\n    .scaledToFill()"),
        .modifier(
            .resizable, .one, "Lets an image take the size it is proposed.",
            ["(capInsets: EdgeInsets, resizingMode: Any)"], example: "Image(\"photo\")\n    .resizable()"),
        .modifier(
            .alignmentGuide, .two, "Moves a view against the guide its parent aligns on.",
            ["(_ guide: Any, computeValue: Closure)"],
            example: "VStack(alignment: .leading) {\n    Text(\"A\").alignmentGuide(.leading) { _ in 8 }\n}"),
        .modifier(
            .containerRelativeFrame, .two, "A frame measured on the nearest container.",
            [
                "(_ axes: Axis.Set, alignment: Alignment = .center)",
                "(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)",
            ],
            example: "Color.blue\n    .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8)"),
        .modifier(
            .zIndex, .one, "Which view of a stack lies on top; 0 by default.", ["(_ value: Double)"],
            example: ".zIndex(1)"),
        .modifier(
            .gridCellColumns, .two, "Lets a cell of a Grid span several columns.", ["(_ count: Int)"],
            example: "Grid {\n    GridRow { Text(\"A\").gridCellColumns(2) }\n}"),
        .modifier(
            .coordinateSpace, .two, "Names a view's coordinates for others; changes no layout.",
            ["(_ name: Any)", "(name: Any)"], example: ".coordinateSpace(.named(\"page\"))"),
        .modifier(
            .ignoresSafeArea, .one, "Lets a view reach under bars, rail and camera.",
            ["(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)"],
            example: "Color.blue\n    .ignoresSafeArea(edges: .top)"),
        .modifier(
            .edgesIgnoringSafeArea, .one, "The old form of ignoresSafeArea.", ["(_ edges: Edge.Set)"],
            example: "Color.blue\n    .edgesIgnoringSafeArea(.all)"),
        .modifier(
            .safeAreaInset, .one, "Puts a view at an edge and takes its length off the safe area.",
            [
                "(edge: Edge, alignment: Alignment = .center, spacing: CGFloat = nil, content: Views)"
            ],
            example: "Color.blue\n    .safeAreaInset(edge: .bottom) { Text(\"Bar\") }"),
        .modifier(
            .safeAreaBar, .two, "A safeAreaInset that counts as a bar.",
            ["(edge: Edge, alignment: Alignment = .center, spacing: CGFloat = nil, content: Views)"],
            example: "Color.blue\n    .safeAreaBar(edge: .bottom) { Text(\"Bar\") }"),
        .modifier(
            .safeAreaPadding, .one, "Adds to the safe area that content keeps clear of.",
            ["(_ edges: Edge.Set = .all, _ length: CGFloat = nil)", "(_ insets: EdgeInsets)"],
            example: "ScrollView { Text(\"A\") }\n    .safeAreaPadding(.bottom, 20)"),
        .modifier(
            .contentMargins, .one, "Margins inside a scroll view or list.",
            [
                "(_ edges: Edge.Set = .all, _ length: CGFloat, for: ContentMarginPlacement = .automatic)",
                "(_ length: CGFloat, for: ContentMarginPlacement = .automatic)",
                "(_ edges: Edge.Set, _ insets: EdgeInsets, for: ContentMarginPlacement)",
            ],
            example: "ScrollView { Text(\"A\") }\n    .contentMargins(.horizontal, 20, for: .scrollContent)"),
        .modifier(
            .background, .one, "A layer behind a view, of the view's size.",
            [
                "(alignment: Alignment = .center, content: Views)",
                "(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
                "(_ style: ShapeStyle, in: Shape, fillStyle: Any)", "(_ background: Any, alignment: Alignment)",
                "(in: Shape, fillStyle: Any)",
            ],
            example: ".background(.blue, in: .rect(cornerRadius: 8))"),
        .modifier(
            .overlay, .one, "A layer in front of a view, of the view's size.",
            [
                "(alignment: Alignment = .center, content: Views)",
                "(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
                "(_ overlay: Any, alignment: Alignment)", "(_ style: ShapeStyle, in: Shape, fillStyle: Any)",
            ],
            example: ".overlay(alignment: .topTrailing) { Image(systemName: \"star\") }"),
        .modifier(
            .backgroundStyle, .two, "The style that `.background()` takes; read, not yet drawn.",
            ["(_ style: ShapeStyle)"], example: ".backgroundStyle(.blue)"),
        .modifier(
            .border, .two, "A line around a view's frame.", ["(_ style: ShapeStyle, width: CGFloat = 1)"],
            example: ".border(.red, width: 2)"),
        .modifier(
            .mask, .two, "Shows a view only through another; drawn as a clip where that is a shape.",
            ["(alignment: Alignment = .center, _ mask: Views)", "(_ mask: Any)"],
            example: "Color.blue\n    .mask { Circle() }"),
        .modifier(
            .clipped, .two, "Cuts off what a view draws outside its frame.", ["(antialiased: Bool = false)"],
            example: ".clipped()"),
        .modifier(
            .clipShape, .one, "Cuts a view to a shape.", ["(_ shape: Shape, style: Any)"],
            example: "Color.blue\n    .clipShape(.rect(cornerRadius: 8))"),
        .modifier(
            .cornerRadius, .one, "Cuts a view to round corners.", ["(_ radius: CGFloat, antialiased: Bool = true)"],
            example: "Color.blue\n    .cornerRadius(8)"),
        .modifier(
            .fill, .one, "Fills a shape.", ["(_ style: ShapeStyle = .foreground, style: Any)"],
            example: "Circle()\n    .fill(.blue)"),
        .modifier(
            .stroke, .one, "Draws a shape's outline, half of the line outside.",
            [
                "(_ style: ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)",
                "(_ style: ShapeStyle, style: Any)", "(lineWidth: CGFloat)", "(style: Any)",
            ],
            example: "Circle()\n    .stroke(.blue, lineWidth: 2)"),
        .modifier(
            .strokeBorder, .one, "Draws a shape's outline inside its frame.",
            [
                "(_ style: ShapeStyle = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true)",
                "(_ style: ShapeStyle, style: Any)", "(lineWidth: CGFloat)", "(style: Any)",
            ],
            example: "Circle()\n    .strokeBorder(.blue, lineWidth: 2)"),
        .modifier(
            .inset, .two, "A shape made smaller on every side.", ["(by: CGFloat)"],
            example: "Circle()\n    .inset(by: 4)"),
        .modifier(
            .opacity, .one, "How much of a view is seen, 0 to 1; 0 keeps its place.", ["(_ value: Double)"],
            example: ".opacity(0.5)"),
        .modifier(.hidden, .one, "Not drawn, its place kept.", ["()"], example: ".hidden()"),
        .modifier(
            .scaleEffect, .two, "Draws a view larger or smaller without changing its frame.",
            [
                "(_ scale: CGFloat, anchor: UnitPoint = .center)", "(_ scale: CGSize, anchor: UnitPoint = .center)",
                "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)",
            ],
            example: ".scaleEffect(1.5)"),
        .modifier(
            .rotationEffect, .two, "Draws a view turned without changing its frame.",
            ["(_ angle: Angle, anchor: UnitPoint = .center)"], example: ".rotationEffect(.degrees(45))"),
        .modifier(
            .shadow, .two, "A soft shadow; changes no layout.",
            ["(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)"], example: ".shadow(radius: 4)"),
        .modifier(
            .glassEffect, .two, "A pane of glass behind a view.",
            ["(_ glass: Glass = .regular, in: Shape, isEnabled: Bool)"], example: ".glassEffect(.regular, in: .capsule)"
        ),
        .modifier(
            .backgroundExtensionEffect, .two,
            "Continues a picture under bars by mirroring its edge; changes no layout.",
            ["(isEnabled: Bool)"], example: "Color.blue\n    .backgroundExtensionEffect()"),
        .modifier(
            .redacted, .two, "Draws words as grey bars; read, not yet drawn.", ["(reason: RedactionReasons)"],
            example: ".redacted(reason: .placeholder)"),
    ]
}
