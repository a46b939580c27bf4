import CreaseDevice

/// The names people use for the device's poses.
enum PoseWords {
    static let choices: [OptionValue.Choice] = Pose.allCases.map { .init($0.rawValue, aliases: aliases(of: $0)) }

    private static func aliases(of pose: Pose) -> [String] {
        switch pose {
        case .closed: ["folded", "shut"]
        case .book: ["half", "half-open", "partial", "partially-open"]
        case .open: ["flat", "unfolded", "fully-open"]
        case .laptop: ["table", "tabletop"]
        case .tall: []
        case .tent: []
        }
    }
}
