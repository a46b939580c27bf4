/// A number of the device, or a rule in words, with where it comes from.
///
/// Every constant the engine uses is one of these, used by name; `Fact.all` is what `crease facts` prints.
public struct Fact: Hashable, Sendable {
    /// How well a fact is known.
    public enum Basis: String, CaseIterable, Hashable, Sendable {
        /// Read off the 27.1 simulator by the named source.
        case measured
        /// Stated in the platform's own documentation.
        case documented
        /// Arithmetic on measured numbers.
        case derived
        /// A guess; shown as one wherever it is used.
        case assumed
    }

    /// What the numbers of a fact are, which decides how they read.
    public enum Shape: String, CaseIterable, Hashable, Sendable {
        case number
        /// From the first to the second.
        case range
        /// Width, height.
        case size
        /// x, y, width, height.
        case rect
        /// Top, left, bottom, right.
        case insets
        /// Several separate readings.
        case list
        /// No numbers: a rule.
        case words
    }

    /// Dotted, stable: `rail.width`, `region.camera.outer.upright`; its first part is the section.
    public let name: String
    /// One number, or the numbers of a size (w, h), rectangle (x, y, w, h) or insets (top, left, bottom, right);
    /// empty for a rule in words.
    public let values: [Double]
    /// `pt`, `px`, `°`, `ratio`, …; empty for a rule in words.
    public let unit: String
    public let shape: Shape
    /// The rule itself where the fact has no numbers.
    public let words: String?
    public let basis: Basis
    /// The source key, such as `SAI` or `TAAT`; several are joined by commas.
    public let source: String
    /// What it measures, in one line, with the rejected reading where sources conflict.
    public let note: String
    /// What would turn a guess into a measurement; `nil` for what is not a guess.
    public let settledBy: String?

    /// A fact of numbers; without `shape` one number is a number, two a size, four a rectangle, others a list.
    ///
    /// `unit` has to be written although it has a default: Swift takes what follows a variadic list as part of it.
    public init(
        _ name: String, _ values: Double..., unit: String = "pt", as shape: Shape? = nil, _ basis: Basis,
        source: String, note: String, settledBy: String? = nil
    ) {
        precondition(!values.isEmpty, "fact \(name) has no value")
        self.name = name
        self.values = values
        self.unit = unit
        self.shape = shape ?? Shape(count: values.count)
        self.words = nil
        self.basis = basis
        self.source = source
        self.note = note
        self.settledBy = settledBy
    }

    /// A rule in words.
    public init(
        _ name: String, says words: String, _ basis: Basis, source: String, note: String = "",
        settledBy: String? = nil
    ) {
        self.name = name
        self.values = []
        self.unit = ""
        self.shape = .words
        self.words = words
        self.basis = basis
        self.source = source
        self.note = note
        self.settledBy = settledBy
    }

    /// The first number. Traps on a rule in words, as the others below do on too few numbers.
    public var value: Double {
        precondition(!values.isEmpty, "fact \(name) is a rule, not a number")
        return values[0]
    }
    /// The two numbers of a size.
    public var size: Size { Size(width: values[0], height: values[1]) }
    /// The two numbers of a range.
    public var range: ClosedRange<Double> { values[0]...values[1] }
    /// The four numbers of a rectangle.
    public var rect: Rect { Rect(x: values[0], y: values[1], width: values[2], height: values[3]) }
    /// The four numbers of insets, top, left, bottom, right.
    public var insets: EdgeInsets {
        EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}

extension Fact.Shape {
    /// What this many numbers most likely are.
    init(count: Int) {
        switch count {
        case 1: self = .number
        case 2: self = .size
        case 4: self = .rect
        default: self = .list
        }
    }
}
