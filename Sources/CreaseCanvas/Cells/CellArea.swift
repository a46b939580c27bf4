#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A rectangle of cells, kept by its edges: `right` and `bottom` are the first column and row outside.
///
/// Edges rather than sizes, because the intersection of edges never overflows. An area whose edges have crossed is
/// empty. Any integers are legal.
public struct CellArea: Hashable, Sendable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Sizes below zero count as zero; sums stop at the largest integer.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(
            left: column, top: row, right: column.adding(max(0, columns)), bottom: row.adding(max(0, rows)))
    }

    public static let empty = CellArea(left: 0, top: 0, right: 0, bottom: 0)

    public var columns: Int { right > left ? right.subtracting(left) : 0 }
    public var rows: Int { bottom > top ? bottom.subtracting(top) : 0 }
    public var isEmpty: Bool { right <= left || bottom <= top }

    public func contains(column: Int, row: Int) -> Bool {
        column >= left && column < right && row >= top && row < bottom
    }

    public func intersection(_ other: CellArea) -> CellArea {
        CellArea(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    public func intersects(_ other: CellArea) -> Bool { !intersection(other).isEmpty }

    /// The area without a border of the given thickness; crosses its edges (and is empty) when there is no inside.
    public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellArea {
        CellArea(
            left: self.left.adding(left), top: self.top.adding(top), right: self.right.subtracting(right),
            bottom: self.bottom.subtracting(bottom))
    }

    public func inset(by thickness: Int) -> CellArea {
        inset(left: thickness, top: thickness, right: thickness, bottom: thickness)
    }

    public func offset(columns: Int, rows: Int) -> CellArea {
        CellArea(
            left: left.adding(columns), top: top.adding(rows), right: right.adding(columns),
            bottom: bottom.adding(rows))
    }
}

extension Int {
    /// The sum, or the nearest integer where it does not fit.
    func adding(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        guard overflow else { return sum }
        return other > 0 ? .max : .min
    }

    /// The difference, or the nearest integer where it does not fit.
    func subtracting(_ other: Int) -> Int {
        let (difference, overflow) = subtractingReportingOverflow(other)
        guard overflow else { return difference }
        return other > 0 ? .min : .max
    }

    /// The nearest integer of any number; not-a-number counts as zero, the rest stops at ±1,000,000 cells.
    init(cells value: Double) {
        guard !value.isNaN else {
            self = 0
            return
        }
        self = Int(Swift.min(1_000_000, Swift.max(-1_000_000, value)).rounded())
    }
}
