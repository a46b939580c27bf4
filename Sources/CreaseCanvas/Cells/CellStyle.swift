/// How a cell's glyph is drawn.
public struct CellStyle: Hashable, Sendable {
    public var foreground: CellColor
    public var background: CellColor
    public var attributes: Attributes

    public init(
        foreground: CellColor = .standard, background: CellColor = .standard, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours and no attribute.
    public static let standard = CellStyle()

    /// The marks a terminal can put on a glyph besides colour.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        public static let underline = Attributes(rawValue: 8)
        public static let reverse = Attributes(rawValue: 16)
    }

    public func adding(_ attributes: Attributes) -> CellStyle {
        CellStyle(foreground: foreground, background: background, attributes: self.attributes.union(attributes))
    }

    public func on(_ background: CellColor) -> CellStyle {
        CellStyle(foreground: foreground, background: background, attributes: attributes)
    }

    /// The same style with no more colours than the depth has.
    public func limited(to depth: ColorDepth) -> CellStyle {
        guard depth != .direct else { return self }
        return CellStyle(
            foreground: depth.nearest(to: foreground), background: depth.nearest(to: background),
            attributes: attributes)
    }
}
