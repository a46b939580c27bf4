extension Fact {
    /// The chapters `crease facts` prints, in its order; raw values are the first part of a fact's name.
    public enum Section: String, CaseIterable, Hashable, Sendable {
        case display
        case body
        case window
        case classes
        case insets
        case region
        case split
        case rail
        case status
        case bar
        case list
        case bezel
        case hinge
        case arrangement
        case capacity
        case sheet
        case column
        case keyboard
        case media
        case phone

        /// The heading of the chapter.
        public var title: String {
            switch self {
            case .display: "Displays"
            case .body: "Body"
            case .window: "Windows per SDK tier"
            case .classes: "Size classes"
            case .insets: "Insets of the bare window"
            case .region: "Reserved regions"
            case .split: "Split View halves"
            case .rail: "Rail"
            case .status: "Status column and camera"
            case .bar: "Navigation, tab and bottom bars"
            case .list: "Lists"
            case .bezel: "Bezel, for drawing"
            case .hinge: "Hinge"
            case .arrangement: "Arrangements"
            case .capacity: "What fits"
            case .sheet: "Sheets and alerts"
            case .column: "Columns"
            case .keyboard: "Keyboard"
            case .media: "Picture in picture and media"
            case .phone: "The 6.9-inch iPhone"
            }
        }

        /// The facts of the chapter, in the order they are printed.
        public var facts: [Fact] {
            switch self {
            case .display: Fact.displays
            case .body: Fact.bodies
            case .window: Fact.windows
            case .classes: Fact.sizeClasses
            case .insets: Fact.bareInsets
            case .region: Fact.regions
            case .split: Fact.splitView
            case .rail: Fact.rail
            case .status: Fact.status
            case .bar: Fact.bars
            case .list: Fact.lists
            case .bezel: Fact.bezel
            case .hinge: Fact.hinge
            case .arrangement: Fact.arrangements
            case .capacity: Fact.capacities
            case .sheet: Fact.sheets
            case .column: Fact.columns
            case .keyboard: Fact.keyboards
            case .media: Fact.media
            case .phone: Fact.phone
            }
        }
    }

    /// Every fact, chapter by chapter, without duplicates.
    public static let all: [Fact] = Section.allCases.flatMap(\.facts)

    /// The chapter of the fact; `nil` for a name outside the table.
    public var section: Section? {
        Section(rawValue: String(name.prefix { $0 != "." }))
    }
}
