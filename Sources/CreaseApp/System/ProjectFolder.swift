#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder tree a source file belongs to: the package or Xcode project around it, else the file's own folder.
struct ProjectFolder {
    /// Ends in no slash.
    let path: String
    /// Whether there is a project: without one only the folder itself is looked at, not what is below it.
    let isProject: Bool

    /// Folders above the file that are looked at for a project.
    private static let climbLimit = 16
    /// Folders below the root that are entered, one in the other.
    private static let depthLimit = 12
    /// Files of a tree that are known.
    private static let fileLimit = 4000
    /// Names seen in all, so that a tree of other things than sources ends too.
    private static let nameLimit = 100_000

    /// Folders of what was built, fetched or generated.
    private static let ignored: Set<String> = [
        "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
    ]

    /// The tree around a file; `nil` where the file has no folder.
    init?(around file: String) {
        guard let real = realpath(file, nil) else { return nil }
        defer { free(real) }
        let full = String(cString: real)
        guard let slash = full.lastIndex(of: "/") else { return nil }
        let own = String(full[..<slash])
        var folder = own
        for _ in 0..<Self.climbLimit where !folder.isEmpty {
            let names = Self.names(in: folder)
            if names.contains(where: Self.marksProject) {
                (path, isProject) = (folder, true)
                return
            }
            // A repository or a home is nobody's subfolder.
            guard !names.contains(".git"), let slash = folder.lastIndex(of: "/") else { break }
            folder = String(folder[..<slash])
        }
        (path, isProject) = (own, false)
    }

    private static func marksProject(_ name: String) -> Bool {
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }

    /// The Swift files of the tree, relative to its root, in the order of their paths; hidden and ignored folders are
    /// not entered, links are not followed.
    var swiftFiles: [String] {
        var files: [String] = []
        var seen = 0
        var waiting: [(folder: String, depth: Int)] = [("", 0)]
        while let (folder, depth) = waiting.popLast(), files.count < Self.fileLimit, seen < Self.nameLimit {
            for name in Self.names(in: folder.isEmpty ? path : path + "/" + folder) where !name.hasPrefix(".") {
                seen += 1
                let relative = folder.isEmpty ? name : folder + "/" + name
                switch Self.kind(of: path + "/" + relative) {
                case .file where name.hasSuffix(".swift"): files.append(relative)
                case .folder where isProject && depth < Self.depthLimit && Self.isEntered(name):
                    waiting.append((relative, depth + 1))
                case .file, .folder, .other: break
                }
            }
        }
        return files.sorted()
    }

    private static func isEntered(_ name: String) -> Bool {
        !ignored.contains(name) && !name.hasSuffix(".xcodeproj") && !name.hasSuffix(".xcassets")
            && !name.hasSuffix(".xcworkspace")
    }

    private enum Kind { case file, folder, other }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The names in a folder, none where it cannot be read.
    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream), names.count < nameLimit {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
