/// A NavigationStack; its one child (or group) is the root page.
public struct NavigationStackContent: Sendable {
    /// The bound path, or `nil` where pushes live in `Interaction`.
    public var path: [PathValue]?
    public var binding: BindingReference?

    public init(path: [PathValue]? = nil, binding: BindingReference? = nil) {
        self.path = path
        self.binding = binding
    }
}

/// What `.navigationDestination` offers.
public struct Destination: Sendable {
    public enum Kind: Sendable {
        /// `for: Type.self`.
        case type(String, @Sendable (PathValue) -> [ViewNode])
        /// `item:` or `isPresented:`; content is non-nil while it is presented.
        case presented((@Sendable () -> [ViewNode])?, dismiss: Action?)
    }

    public var kind: Kind

    public init(_ kind: Kind) { self.kind = kind }
}

/// A NavigationSplitView; children are slots `.sidebar`, `.content` (optional), `.detail`.
public struct SplitViewContent: Sendable {
    public enum Visibility: String, CaseIterable, Hashable, Sendable {
        case automatic
        case all
        case doubleColumn
        case detailOnly
    }

    public enum Column: String, CaseIterable, Hashable, Sendable {
        case sidebar
        case content
        case detail
    }

    public var visibility: Visibility
    /// The column on top when collapsed; `nil` is the first without a selection.
    public var preferredCompactColumn: Column?
    public var visibilityBinding: BindingReference?

    public init(
        visibility: Visibility = .automatic, preferredCompactColumn: Column? = nil,
        visibilityBinding: BindingReference? = nil
    ) {
        self.visibility = visibility
        self.preferredCompactColumn = preferredCompactColumn
        self.visibilityBinding = visibilityBinding
    }
}

/// A TabView; children hold the tabs.
public struct TabViewContent: Sendable {
    /// The bound selection; `nil` where it lives in `Interaction`.
    public var selection: TagValue?
    public var binding: BindingReference?

    public init(selection: TagValue? = nil, binding: BindingReference? = nil) {
        self.selection = selection
        self.binding = binding
    }
}

public struct TabContent: Sendable {
    public var title: String
    public var symbol: String?
    public var value: TagValue?
    public var isSearch: Bool
    public var badge: String?
    /// Built only when selected.
    public var content: @Sendable () -> [ViewNode]

    public init(
        title: String, symbol: String?, value: TagValue? = nil, isSearch: Bool = false, badge: String? = nil,
        content: @escaping @Sendable () -> [ViewNode]
    ) {
        self.title = title
        self.symbol = symbol
        self.value = value
        self.isSearch = isSearch
        self.badge = badge
        self.content = content
    }
}
