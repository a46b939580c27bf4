extension Note {
    /// What a note is about: a closed set, each kind with the stable name it has in findings and in help.
    public enum Kind: String, CaseIterable, Sendable {
        /// A view nobody knows; it is a labelled box.
        case unknownView = "unknown-view"
        /// A modifier nobody knows; it does nothing.
        case unknownModifier = "unknown-modifier"
        /// A value that could not be worked out where one is needed.
        case unknownValue = "unknown-value"
        /// An argument that was left out of a view or modifier that is drawn all the same.
        case unreadArgument = "unread-argument"
        /// SwiftUI would change the layout, Crease does not yet.
        case unmodelled
        /// A statement of an action that is not carried out.
        case unreadAction = "unread-action"
        /// Text that is no Swift, beside the view that is shown.
        case syntax
        /// A known name with a letter wrong.
        case misspelt
        /// A limit was hit; the rest is not shown.
        case limit
        /// A condition or value that only the running app knows; what was taken is in the message.
        case guess
        /// Words or rows that were invented.
        case madeUp = "made-up"
        /// A navigation container that the file does not write stands around the root.
        case containerAssumed = "container-assumed"
        /// An `#if` decided by its content.
        case compilation
        /// Newer than the tier it is shown on.
        case tier = "newer-sdk"
    }
}

extension Note.Kind {
    /// What its notes tell: that something is missing in the picture, that something was put there, or neither.
    public enum Meaning: Hashable, Sendable {
        case notRead
        case assumed
        /// It is drawn as it is on the device.
        case drawn
    }

    public var meaning: Meaning {
        switch self {
        case .unknownView, .unknownModifier, .unknownValue, .unreadArgument, .unmodelled, .unreadAction, .syntax,
            .misspelt, .limit:
            .notRead
        case .guess, .madeUp, .containerAssumed, .compilation: .assumed
        case .tier: .drawn
        }
    }

    /// Whether its author has something to mend; the other kinds are the reader's own shortcomings.
    public var isWarning: Bool {
        switch self {
        case .syntax, .misspelt, .limit: true
        case .unknownView, .unknownModifier, .unknownValue, .unreadArgument, .unmodelled, .unreadAction, .guess,
            .madeUp, .containerAssumed, .compilation, .tier:
            false
        }
    }
}
