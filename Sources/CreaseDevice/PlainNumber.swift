extension Double {
    /// The number without the `.0` of whole ones, at most three decimals.
    package var plain: String {
        guard isFinite else { return "\(self)" }
        let text = "\((self * 1000).rounded() / 1000)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
