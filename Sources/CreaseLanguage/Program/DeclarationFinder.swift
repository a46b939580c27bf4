/// What the files of a project are asked for: a name that code uses and that is not declared in what was read so far.
public enum SoughtName: Hashable, Sendable {
    /// A type outside other types: a struct, class, enum, actor, protocol or type alias.
    case type(String)
    /// A member that extensions add to types the project does not declare: `.carded()`, `.pill`, `Color.brand`.
    case member(String)
    /// The extensions of a type, wherever they stand.
    case extensions(of: String)
    /// A function, variable or constant outside types.
    case global(String)
}

/// A place where a project declares a name that was asked for.
public struct FoundDeclaration: Hashable, Sendable {
    /// The file, as messages name it.
    public var file: String
    /// From 1.
    public var line: Int
    public var distance: Distance
    /// The type an extension adds to; `nil` for what stands outside types.
    public var extendedType: String?
    /// What the extension adds, `init` for initializers; empty for what stands outside types.
    public var members: [String]
    /// Whether an extension makes the type conform to something.
    public var addsConformance: Bool
    /// Whether it is, or adds to, something that is drawn: a view, a modifier, a style.
    public var isView: Bool

    public init(
        file: String, line: Int, distance: Distance, extendedType: String? = nil, members: [String] = [],
        addsConformance: Bool = false, isView: Bool = false
    ) {
        self.file = file
        self.line = line
        self.distance = distance
        self.extendedType = extendedType
        self.members = members
        self.addsConformance = addsConformance
        self.isView = isView
    }
}

/// How far a declaration stands from the file that asks for it.
public struct Distance: Hashable, Comparable, Sendable {
    public enum Reach: Int, Comparable, Sendable {
        /// The same target: what is declared here hides the names of the system.
        case target
        /// The same package or project.
        case project
        /// A package the file's own depends on.
        case dependency
        /// Elsewhere below the same root.
        case elsewhere

        public static func < (a: Reach, b: Reach) -> Bool { a.rawValue < b.rawValue }
    }

    public var reach: Reach
    /// Folders to leave and to enter on the way from one file to the other.
    public var steps: Int

    public init(_ reach: Reach, steps: Int) {
        self.reach = reach
        self.steps = steps
    }

    public static func < (a: Distance, b: Distance) -> Bool { (a.reach, a.steps) < (b.reach, b.steps) }
}

/// The project around a file, as far as the language asks for it.
///
/// Asked twice, it answers alike: what a program is put together from depends on the files alone.
public protocol DeclarationFinder: Sendable {
    /// The declarations of a name that code in `file` may see, nearest first; those of `file` itself are left out.
    func declarations(of name: SoughtName, from file: String) -> [FoundDeclaration]
    /// The text of a file that was found; `nil` where it cannot be read.
    func text(of file: String) -> SourceText?
    /// What of the project was not looked at because it is too large, each as the headline of a note.
    var limits: [String] { get }
}
