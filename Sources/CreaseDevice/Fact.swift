/// A number of the device with where it comes from.
///
/// Every constant the engine uses is one of these, used by name; `Fact.all` is what `crease facts` prints.
public struct Fact: Hashable, Sendable {
    /// How well a number is known.
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

    /// Dotted, stable: `rail.width`, `region.camera.outer.upright`.
    public let name: String
    /// One number, or the numbers of a size (w, h), rectangle (x, y, w, h) or insets (top, left, bottom, right).
    public let values: [Double]
    /// `pt`, `px`, `°`, `ratio`, …
    public let unit: String
    public let basis: Basis
    /// The source key of the number, such as `SAI` or `TAAT`; several are joined by commas.
    public let source: String
    /// What it measures, in one line, with the rejected reading where sources conflict.
    public let note: String

    public init(_ name: String, _ values: Double..., unit: String = "pt", _ basis: Basis, source: String, note: String)
    {
        precondition(!values.isEmpty, "fact \(name) has no value")
        self.name = name
        self.values = values
        self.unit = unit
        self.basis = basis
        self.source = source
        self.note = note
    }

    /// The first number.
    public var value: Double { values[0] }
    /// The two numbers of a size. Traps when the fact has fewer.
    public var size: Size { Size(width: values[0], height: values[1]) }
    /// The four numbers of a rectangle. Traps when the fact has fewer.
    public var rect: Rect { Rect(x: values[0], y: values[1], width: values[2], height: values[3]) }
    /// The four numbers of insets, top, left, bottom, right. Traps when the fact has fewer.
    public var insets: EdgeInsets {
        EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
