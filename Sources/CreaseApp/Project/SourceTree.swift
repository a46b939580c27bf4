/// The Swift files below a project's root, with what says how they belong together.
struct SourceTree: Sendable {
    /// The most of a tree that is known, in files and in names of any kind.
    static let fileLimit = 50_000
    static let nameLimit = 1_000_000

    /// Paths below the root, in their order.
    private(set) var files: [String] = []
    /// Folders that hold a `Package.swift`, below the root; the root itself is empty.
    private(set) var packages: [String] = []
    /// Xcode projects, such as `App/Shop.xcodeproj`.
    private(set) var projects: [String] = []
    /// Folders that hold a workspace.
    private(set) var workspaces: [String] = []
    /// What was met, for a note.
    private(set) var limit: String?

    init() {}

    /// Lists a tree; hidden folders and those of what was built, fetched or generated are not entered, links are not
    /// followed.
    init(_ root: ProjectRoot) {
        var waiting = [""]
        var seen = 0
        while let folder = waiting.popLast() {
            for entry in DirectoryEntry.all(in: folder.isEmpty ? root.path : root.path + "/" + folder) {
                guard !entry.name.hasPrefix(".") else { continue }
                seen += 1
                let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
                switch entry.kind {
                case .file where entry.name == "Package.swift": packages.append(folder)
                case .file where entry.name.hasSuffix(".swift"): files.append(path)
                case .folder where entry.name.hasSuffix(".xcodeproj"): projects.append(path)
                case .folder where entry.name.hasSuffix(".xcworkspace"): workspaces.append(folder)
                case .folder where root.isProject && Self.isEntered(entry.name): waiting.append(path)
                case .file, .folder, .other: break
                }
            }
            if files.count > Self.fileLimit || seen > Self.nameLimit {
                limit = "the project has more than \(Self.fileLimit) Swift files, the rest is not looked at"
                break
            }
        }
        files.sort()
        packages.sort()
        projects.sort()
        workspaces.sort()
        if files.count > Self.fileLimit { files.removeLast(files.count - Self.fileLimit) }
    }

    /// Folders of what was built, fetched or generated.
    private static let ignored: Set<String> = [
        "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
    ]

    private static func isEntered(_ name: String) -> Bool { !ignored.contains(name) && !name.hasSuffix(".xcassets") }
}
