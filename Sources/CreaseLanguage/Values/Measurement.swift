/// Foundation's `Measurement`: a number of a unit.
struct Measurement: Sendable {
    var value: Double
    var unit: Unit

    struct Unit: Sendable {
        /// As its type names it: `kilometers`.
        var name: String
        /// As readers see it: `km`.
        var symbol: String
        var kind: Kind
        /// How many of the kind's base unit it is.
        var factor: Double
        /// Where its zero lies on the base unit's scale.
        var offset = 0.0
    }

    enum Kind: String, Sendable {
        case length = "UnitLength"
        case mass = "UnitMass"
        case duration = "UnitDuration"
        case temperature = "UnitTemperature"
        case speed = "UnitSpeed"
        case volume = "UnitVolume"
        case energy = "UnitEnergy"
        case angle = "UnitAngle"
        case storage = "UnitInformationStorage"
        case area = "UnitArea"
        case pressure = "UnitPressure"
        case power = "UnitPower"
    }

    /// Units that apps show (Foundation's, with its conversion factors).
    static let units: [Unit] = [
        Unit(name: "meters", symbol: "m", kind: .length, factor: 1),
        Unit(name: "kilometers", symbol: "km", kind: .length, factor: 1000),
        Unit(name: "centimeters", symbol: "cm", kind: .length, factor: 0.01),
        Unit(name: "millimeters", symbol: "mm", kind: .length, factor: 0.001),
        Unit(name: "miles", symbol: "mi", kind: .length, factor: 1609.344),
        Unit(name: "feet", symbol: "ft", kind: .length, factor: 0.3048),
        Unit(name: "inches", symbol: "in", kind: .length, factor: 0.0254),
        Unit(name: "yards", symbol: "yd", kind: .length, factor: 0.9144),
        Unit(name: "kilograms", symbol: "kg", kind: .mass, factor: 1),
        Unit(name: "grams", symbol: "g", kind: .mass, factor: 0.001),
        Unit(name: "milligrams", symbol: "mg", kind: .mass, factor: 0.000001),
        Unit(name: "pounds", symbol: "lb", kind: .mass, factor: 0.453592),
        Unit(name: "ounces", symbol: "oz", kind: .mass, factor: 0.0283495),
        Unit(name: "seconds", symbol: "sec", kind: .duration, factor: 1),
        Unit(name: "minutes", symbol: "min", kind: .duration, factor: 60),
        Unit(name: "hours", symbol: "hr", kind: .duration, factor: 3600),
        Unit(name: "kelvin", symbol: "K", kind: .temperature, factor: 1),
        Unit(name: "celsius", symbol: "°C", kind: .temperature, factor: 1, offset: 273.15),
        Unit(name: "fahrenheit", symbol: "°F", kind: .temperature, factor: 5.0 / 9, offset: 459.67 * 5 / 9),
        Unit(name: "metersPerSecond", symbol: "m/s", kind: .speed, factor: 1),
        Unit(name: "kilometersPerHour", symbol: "km/h", kind: .speed, factor: 0.277778),
        Unit(name: "milesPerHour", symbol: "mph", kind: .speed, factor: 0.44704),
        Unit(name: "knots", symbol: "kn", kind: .speed, factor: 0.514444),
        Unit(name: "liters", symbol: "L", kind: .volume, factor: 1),
        Unit(name: "milliliters", symbol: "mL", kind: .volume, factor: 0.001),
        Unit(name: "cups", symbol: "cup", kind: .volume, factor: 0.24),
        Unit(name: "fluidOunces", symbol: "fl oz", kind: .volume, factor: 0.0295735),
        Unit(name: "teaspoons", symbol: "tsp", kind: .volume, factor: 0.00492892),
        Unit(name: "tablespoons", symbol: "tbsp", kind: .volume, factor: 0.0147868),
        Unit(name: "joules", symbol: "J", kind: .energy, factor: 1),
        Unit(name: "kilocalories", symbol: "kcal", kind: .energy, factor: 4184),
        Unit(name: "calories", symbol: "cal", kind: .energy, factor: 4.184),
        Unit(name: "kilojoules", symbol: "kJ", kind: .energy, factor: 1000),
        Unit(name: "kilowattHours", symbol: "kWh", kind: .energy, factor: 3_600_000),
        Unit(name: "degrees", symbol: "°", kind: .angle, factor: 1),
        Unit(name: "radians", symbol: "rad", kind: .angle, factor: 180 / .pi),
        Unit(name: "bytes", symbol: "byte", kind: .storage, factor: 1),
        Unit(name: "kilobytes", symbol: "kB", kind: .storage, factor: 1e3),
        Unit(name: "megabytes", symbol: "MB", kind: .storage, factor: 1e6),
        Unit(name: "gigabytes", symbol: "GB", kind: .storage, factor: 1e9),
        Unit(name: "squareMeters", symbol: "m²", kind: .area, factor: 1),
        Unit(name: "hectopascals", symbol: "hPa", kind: .pressure, factor: 100),
        Unit(name: "millibars", symbol: "mbar", kind: .pressure, factor: 100),
        Unit(name: "watts", symbol: "W", kind: .power, factor: 1),
        Unit(name: "kilowatts", symbol: "kW", kind: .power, factor: 1000),
    ]

    static func unit(_ name: String) -> Unit? { units.first { $0.name == name } }

    /// `nil` between units of different kinds.
    func converted(to other: Unit) -> Measurement? {
        guard unit.kind == other.kind else { return nil }
        return Measurement(value: (value * unit.factor + unit.offset - other.offset) / other.factor, unit: other)
    }

    func isLess(than other: Measurement) -> Bool? { other.converted(to: unit).map { value < $0.value } }

    var words: String { "\(value) \(unit.symbol)" }

    /// `5 km`, `72°F`; with `isWide` `5 kilometers`.
    func words(_ format: NumberFormat, isWide: Bool = false, isNarrow: Bool = false) -> String {
        let number = format.words(value, isWhole: false)
        if isWide {
            let name = Self.spaced(unit.name)
            return number + " " + (abs(value) == 1 && name.hasSuffix("s") ? String(name.dropLast()) : name)
        }
        let isDegree = unit.symbol.hasPrefix("°")
        let symbol = isDegree && isNarrow ? "°" : unit.symbol
        return number + (isDegree || isNarrow ? "" : " ") + symbol
    }

    /// `kilometersPerHour` is `kilometers per hour`.
    private static func spaced(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
