public import CreaseDevice

/// The lengths of the system's own views: default gaps, rows, controls.
///
/// None is written in the platform's documentation, so none may hide in the code: each is a fact, listed by
/// `crease facts`, and named in the scene's assumptions when a layout used it.
enum Metric: Int, CaseIterable {
    case stackSpacing
    case padding
    case lineHeightRatio
    case symbolRatio
    case symbolSmall
    case symbolLarge
    case pictureSide
    case chevronWidth
    case chevronHeight
    case buttonMargin
    case buttonPadding
    case smallButtonMargin
    case smallButtonPadding
    case largeButtonMargin
    case largeButtonPadding
    case fieldPadding
    case fieldRadius
    case optionHeight
    case wheelWidth
    case wheelHeight
    case segmentPadding
    case segmentHeight
    case switchWidth
    case switchHeight
    case sliderWidth
    case sliderHeight
    case stepperWidth
    case stepperHeight
    case colorWell
    case progressHeight
    case spinner
    case labelSpacing
    case rowIconWidth
    case emptyStateIcon
    case boxRadius
    case rowMargin
    case cardRadius
    case headerTop
    case headerBottom
    case sectionTop
    case footerTop
    case placeholderWidth
    case placeholderHeight
    case listMargin
    case rowHeight
    case rowPadding
    case sectionBottom

    var fact: Fact {
        switch self {
        case .stackSpacing:
            Fact(
                "layout.stack.spacing", 8, unit: "pt", .assumed, source: "SwiftUI",
                note: "gap between views of a stack or grid that names none; none beside a spacer")
        case .padding:
            Fact("layout.padding", 16, unit: "pt", .assumed, source: "SwiftUI", note: "padding that names no length")
        case .lineHeightRatio:
            Fact(
                "text.line.ratio", 1.2, unit: "ratio", .assumed, source: "SF Pro",
                note: "line height of a font given in points, per point of its size")
        case .symbolRatio:
            Fact(
                "symbol.ratio", 1.2, unit: "ratio", .assumed, source: "SF Symbols",
                note: "width of a symbol per point of its font's size")
        case .symbolSmall:
            Fact("symbol.small", 0.78, unit: "ratio", .assumed, source: "SF Symbols", note: "image scale small")
        case .symbolLarge:
            Fact("symbol.large", 1.28, unit: "ratio", .assumed, source: "SF Symbols", note: "image scale large")
        case .pictureSide:
            Fact(
                "picture.side", 100, unit: "pt", .assumed, source: "Crease",
                note: "width and height of a picture nobody has pixels of")
        case .chevronWidth:
            Fact(
                "control.chevron.width", 8, unit: "pt", .assumed, source: "SF Symbols",
                note: "width of the chevron at a list row's end")
        case .chevronHeight:
            Fact(
                "control.chevron.height", 14, unit: "pt", .assumed, source: "SF Symbols",
                note: "height of the chevron at a list row's end")
        case .buttonMargin:
            Fact(
                "control.button.margin", 12, unit: "pt", .assumed, source: "SwiftUI",
                note: "room beside the label of a bordered button")
        case .buttonPadding:
            Fact(
                "control.button.padding", 7, unit: "pt", .assumed, source: "SwiftUI",
                note: "room above and below the label of a bordered button")
        case .smallButtonMargin:
            Fact(
                "control.button.small.margin", 10, unit: "pt", .assumed, source: "SwiftUI",
                note: "room beside the label of a small bordered button")
        case .smallButtonPadding:
            Fact(
                "control.button.small.padding", 4, unit: "pt", .assumed, source: "SwiftUI",
                note: "room above and below the label of a small bordered button")
        case .largeButtonMargin:
            Fact(
                "control.button.large.margin", 20, unit: "pt", .assumed, source: "SwiftUI",
                note: "room beside the label of a large bordered button")
        case .largeButtonPadding:
            Fact(
                "control.button.large.padding", 14, unit: "pt", .assumed, source: "SwiftUI",
                note: "room above and below the label of a large bordered button")
        case .fieldPadding:
            Fact(
                "control.field.padding", 7, unit: "pt", .assumed, source: "SwiftUI",
                note: "room inside a field with a border")
        case .fieldRadius:
            Fact(
                "control.field.radius", 6, unit: "pt", .assumed, source: "SwiftUI",
                note: "corner of a field with a border")
        case .optionHeight:
            Fact(
                "control.picker.option", 52, unit: "pt", .assumed, source: "SwiftUI",
                note: "height of one option of an inline picker: a list row's")
        case .wheelWidth:
            Fact(
                "control.wheel.width", 320, unit: "pt", .assumed, source: "UIKit",
                note: "ideal width of a wheel picker")
        case .wheelHeight:
            Fact(
                "control.wheel.height", 216, unit: "pt", .assumed, source: "UIKit",
                note: "height of a wheel picker")
        case .segmentPadding:
            Fact(
                "control.segment.padding", 12, unit: "pt", .assumed, source: "UIKit",
                note: "room beside the words of a segment")
        case .segmentHeight:
            Fact(
                "control.segment.height", 32, unit: "pt", .assumed, source: "UIKit",
                note: "height of a segmented picker")
        case .switchWidth:
            Fact(
                "control.switch.width", 63, unit: "pt", .assumed, source: "UIKit",
                note: "width of a switch; 51 before iOS 26")
        case .switchHeight:
            Fact(
                "control.switch.height", 28, unit: "pt", .assumed, source: "UIKit",
                note: "height of a switch; 31 before iOS 26")
        case .sliderWidth:
            Fact(
                "control.slider.width", 100, unit: "pt", .assumed, source: "SwiftUI",
                note: "ideal width of a slider or progress bar")
        case .sliderHeight:
            Fact(
                "control.slider.height", 28, unit: "pt", .assumed, source: "UIKit",
                note: "height of a slider")
        case .stepperWidth:
            Fact(
                "control.stepper.width", 94, unit: "pt", .assumed, source: "UIKit",
                note: "width of a stepper's two buttons")
        case .stepperHeight:
            Fact(
                "control.stepper.height", 32, unit: "pt", .assumed, source: "UIKit",
                note: "height of a stepper's two buttons")
        case .colorWell:
            Fact(
                "control.colorwell", 28, unit: "pt", .assumed, source: "UIKit",
                note: "side of a colour well")
        case .progressHeight:
            Fact(
                "control.progress.height", 4, unit: "pt", .assumed, source: "UIKit",
                note: "thickness of a progress bar")
        case .spinner:
            Fact(
                "control.spinner", 20, unit: "pt", .assumed, source: "UIKit",
                note: "side of a spinner")
        case .labelSpacing:
            Fact(
                "label.spacing", 8, unit: "pt", .assumed, source: "SwiftUI",
                note: "gap between a label's icon and title")
        case .rowIconWidth:
            Fact(
                "list.row.icon", 28, unit: "pt", .assumed, source: "SwiftUI",
                note: "width of the column of icons in a list")
        case .emptyStateIcon:
            Fact(
                "empty.icon", 48, unit: "pt", .assumed, source: "SwiftUI",
                note: "font size of the icon of an empty state")
        case .boxRadius:
            Fact(
                "box.radius", 12, unit: "pt", .assumed, source: "SwiftUI",
                note: "corner of a group box")
        case .rowMargin:
            Fact(
                "list.row.margin", 16, unit: "pt", .assumed, source: "SwiftUI",
                note: "room between a card's edge and its rows' content")
        case .cardRadius:
            Fact(
                "list.card.radius", 26, unit: "pt", .assumed, source: "SwiftUI",
                note: "corner of a list card")
        case .headerTop:
            Fact(
                "list.header.top", 11, unit: "pt", .assumed, source: "SwiftUI",
                note:
                    "room above a section header's words; with a 22 point line and the room below it makes the measured 41"
            )
        case .headerBottom:
            Fact(
                "list.header.bottom", 8, unit: "pt", .assumed, source: "SwiftUI",
                note: "room between a section header's words and the card")
        case .sectionTop:
            Fact(
                "list.section.top", 17.5, unit: "pt", .assumed, source: "UIKit",
                note: "gap above a card without a header")
        case .footerTop:
            Fact(
                "list.footer.top", 8, unit: "pt", .assumed, source: "SwiftUI",
                note: "gap between a card and the words below it")
        case .placeholderWidth:
            Fact(
                "placeholder.width", 120, unit: "pt", .documented, source: "LANGUAGE",
                note: "ideal width of a view Crease does not draw")
        case .placeholderHeight:
            Fact(
                "placeholder.height", 44, unit: "pt", .documented, source: "LANGUAGE",
                note: "ideal height of a view Crease does not draw")
        case .listMargin: .listCardLeading
        case .rowHeight: .listRow
        case .rowPadding:
            Fact(
                "list.row.padding", 15, unit: "pt", .derived, source: "TAAT",
                note: "room above and below a row's content: half of a one-line row less its 22 point line")
        case .sectionBottom:
            Fact(
                "list.section.bottom", 18, unit: "pt", .derived, source: "TAAT",
                note: "gap below a card: 59 from card to card less the next header's 41")
        }
    }

    private static let values: [Double] = allCases.map(\.fact.value)

    var value: Double { Self.values[rawValue] }
}

/// The facts of this module, for the list of all facts; those of CreaseDevice are not repeated.
public let layoutFacts: [Fact] = Metric.allCases.map(\.fact).filter { fact in
    !Fact.all.contains { $0.name == fact.name }
}
