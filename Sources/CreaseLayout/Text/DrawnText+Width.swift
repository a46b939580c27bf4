extension DrawnText {
    /// How wide a line set in this style is by the table of advances, in points; zero for none.
    ///
    /// The style knows bold from regular, so medium weights count as one of the two.
    public func width(of line: String) -> Double {
        let weight: Advances.Weight = isBold ? .semibold : .regular
        return line.unicodeScalars.reduce(0) { width, scalar in
            let ems = Advances.ems(scalar, weight)
            guard isMonospaced, ems > 0 else { return width + ems * size }
            return width + (Advances.isWide(scalar) ? 1.2 : 0.6) * size
        }
    }
}
