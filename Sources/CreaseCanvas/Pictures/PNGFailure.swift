/// Why there is no PNG.
public enum PNGFailure: Error, Hashable, Sendable {
    /// The file name of the library that could not be loaded.
    case missingLibrary(String)
    /// More pixels than cairo draws, or none.
    case tooLarge(width: Int, height: Int)
    /// cairo could not; most likely there is not enough memory.
    case notDrawn

    /// A headline: lower case, no full stop.
    public var message: String {
        switch self {
        case .missingLibrary(let library): "a PNG is drawn by cairo and pango, and '\(library)' cannot be loaded"
        case .tooLarge(let width, let height): "a PNG has 1 to 32767 pixels a side, not \(width)×\(height)"
        case .notDrawn: "the PNG could not be drawn"
        }
    }

    /// What to do about it.
    public var hint: String {
        switch self {
        case .missingLibrary:
            #if os(macOS)
                "brew install pango; or '--format svg', which needs nothing"
            #else
                "apt-get install libpangocairo-1.0-0 fonts-inter; or '--format svg', which needs nothing"
            #endif
        case .tooLarge, .notDrawn: "'--format svg' has no pixels"
        }
    }
}
