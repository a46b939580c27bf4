import CreaseDevice

/// The words of the language: every view, modifier, placement, style and environment key, with help and tier.
///
/// One table feeds the strict checks, the suggestions, `crease help NAME` and the reference page.
public enum Vocabulary {
    /// All rows, in the order of the reference page.
    public static let rows: [Row] =
        viewRows + modifierRows + acceptedRows + boxRows + environmentRows + typeRows + memberRows

    public static let viewRows: [Row] = containerViews + controlViews + shapeViews + toolbarViews
    public static let modifierRows: [Row] =
        layoutModifiers + textModifiers + controlModifiers + navigationModifiers + presentationModifiers

    /// The rows of a name; several where, as with `alert`, a view and a modifier share it.
    ///
    /// A leading dot and what follows a parenthesis are left out of account: `.padding(8)` finds `padding`.
    public static func help(for name: String) -> [Row] {
        let bare = String(name.drop { $0 == "." || $0 == "@" }.prefix { $0 != "(" && $0 != "{" && $0 != " " })
        return rows.filter { $0.name == bare }
    }

    /// Names near a misspelt one, best first, at most `limit`; corrections of known wrong names come before all others.
    public static func suggestions(for name: String, limit: Int = 3) -> [String] {
        if let correction = corrections[name] { return [correction] }
        var left = Set(rows.map(\.name))
        var found: [String] = []
        while found.count < limit, let next = nearest(to: name, in: left.sorted()) {
            found.append(next)
            left.remove(next)
        }
        return found
    }

    static let viewNames = viewRows.map(\.name).sorted()
    static let modifierNames = modifierRows.map(\.name).sorted() + acceptedModifiers
    static let viewsByName = byName(viewRows)
    static let modifiersByName = byName(modifierRows)
    static let accepted: Set<String> = Set(acceptedModifiers)
    static let boxNames: Set<String> = Set(boxes.map(\.name))
    static let typesByName = Dictionary(memberTypes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Whether a modifier is read and left aside.
    static func accepts(_ name: String) -> Bool {
        accepted.contains(name) || name.hasPrefix("accessibility") || name.hasPrefix("onPencil")
    }

    /// The members a value of the type may be written as, those of its parents included; `nil` for an unknown type.
    static func members(of type: String) -> [Member]? {
        guard let found = typesByName[type] else { return nil }
        return found.members + found.parents.flatMap { typesByName[$0]?.members ?? [] }
    }

    /// Whether members of a type are styles, colours, placements and the like rather than values of a program.
    static func isStyleType(_ name: String) -> Bool {
        typesByName[name] != nil || typePrefixes.contains(name) || styleTypes.contains(name)
            || ViewName(rawValue: name) != nil
    }

    private static let styleTypes: Set<String> = [
        "Axis", "GridItem", "EdgeInsets", "Animation", "AnyTransition", "StrokeStyle", "Gradient", "Material",
        "CoordinateSpace", "RectangleCornerRadii", "Transaction", "Duration", "UnitLength", "UnitTemperature",
        "UnitMass",
        "UnitVolume", "UnitDuration", "UnitSpeed", "UnitInformationStorage", "UnitEnergy", "UnitArea", "UnitAngle",
    ]

    private static func byName(_ rows: [Row]) -> [String: Row] {
        Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    fileprivate static let rowsOfViews = byCase(viewRows, ViewName.init)
    fileprivate static let rowsOfModifiers = byCase(modifierRows, ModifierName.init)

    private static func byCase<Name: Hashable>(_ rows: [Row], _ name: (String) -> Name?) -> [Name: Row] {
        Dictionary(rows.compactMap { row in name(row.name).map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
    }

    private static let acceptedRows: [Row] = acceptedModifiers.map {
        Row(
            $0, .modifier, .accepted, .sdk26, help: "Accepted; changes nothing in a still picture.", forms: [],
            example: "")
    }

    private static let boxRows: [Row] = boxes.map {
        Row($0.name, .view, .box, .sdk26, help: "\($0.help): drawn as a labelled box.", forms: [], example: "")
    }

    private static let typeRows: [Row] = memberTypes.map { type in
        Row(type.name, .type, .one, .sdk26, help: type.help, forms: [], example: "")
    }

    private static let memberRows: [Row] = memberTypes.flatMap { type in
        type.members.filter { $0.name != "init" }.map { member in
            Row(
                member.name, .member, .one, member.tier,
                help: member.help.isEmpty ? "A value of \(type.name)." : member.help,
                forms: [], example: "", owner: type.name)
        }
    }

    private static let environmentRows: [Row] = EnvironmentKey.allCases.map {
        Row(
            $0.rawValue, .environment, .one, $0.tier, help: $0.help, forms: [],
            example: "@Environment(\\.\($0.rawValue)) private var value")
    }
}

extension ViewName {
    /// What the vocabulary says about it; a test proves that there is a row for each.
    var row: Row {
        guard let row = Vocabulary.rowsOfViews[self] else { preconditionFailure("no row for \(rawValue)") }
        return row
    }
}

extension ModifierName {
    /// What the vocabulary says about it; a test proves that there is a row for each.
    var row: Row {
        guard let row = Vocabulary.rowsOfModifiers[self] else { preconditionFailure("no row for \(rawValue)") }
        return row
    }
}

extension EnvironmentKey {
    var tier: Tier {
        switch self {
        case .toolbarVerticalEdge, .overlayArrangementZIndex, .splitArrangementAxis: .sdk271
        case .horizontalSizeClass, .verticalSizeClass, .layoutDirection, .dynamicTypeSize, .colorScheme,
            .displayScale, .isPresented, .isEnabled:
            .sdk26
        }
    }

    var help: String {
        switch self {
        case .horizontalSizeClass: "Compact or regular width of the container."
        case .verticalSizeClass: "Compact or regular height of the container."
        case .toolbarVerticalEdge: "The edge of vertical bars; nil while bars are horizontal."
        case .overlayArrangementZIndex: "A pane's layer; real only one view below the pane's root."
        case .splitArrangementAxis: "The axis of the split around; real only one view below the pane's root."
        case .layoutDirection: "The direction of reading."
        case .dynamicTypeSize: "The text size."
        case .colorScheme: "Light or dark."
        case .displayScale: "Pixels per point."
        case .isPresented: "Whether the view stands in a presentation."
        case .isEnabled: "Whether controls answer taps."
        }
    }
}
