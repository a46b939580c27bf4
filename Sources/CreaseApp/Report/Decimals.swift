/// Numbers as reports write them.
enum Decimals {
    /// At most `places` decimals (0 to 6), no trailing zeros, no `-0`, no exponent below a million million.
    ///
    /// Not finite: `nan`, `inf`, `-inf`.
    static func text(_ number: Double, places: Int = 2) -> String {
        guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
        guard number.magnitude < 1e12 else { return "\(number)" }
        let scale = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000][min(max(places, 0), 6)]
        // Below 1e18 both the product and its rounding fit an Int64.
        let scaled = Int64((number.magnitude * scale).rounded())
        guard scaled != 0 else { return "0" }
        let whole = scaled / Int64(scale)
        var text = (number < 0 ? "-" : "") + "\(whole)"
        var digits = String(scaled % Int64(scale))
        digits = String(repeating: "0", count: max(0, min(max(places, 0), 6) - digits.count)) + digits
        while digits.last == "0" { digits.removeLast() }
        if places > 0, !digits.isEmpty { text += "." + digits }
        return text
    }
}
