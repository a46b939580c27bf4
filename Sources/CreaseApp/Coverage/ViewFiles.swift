#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files with views among paths a person names.
struct ViewFiles: Sendable {
    /// In the order of their paths, each once.
    private(set) var files: [String] = []
    /// Paths that lead to nothing, with what is to be said.
    private(set) var troubles: [FileError] = []

    /// Folders of what was built, fetched or generated.
    private static let ignored: Set<String> = [
        "build", "Build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
    ]

    /// A named file counts whatever is in it; of a folder those below it that declare a view or a preview.
    init(_ paths: [String]) {
        var found: Set<String> = []
        for path in paths {
            let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
            // A named link is meant; links on the way are not followed.
            switch Self.kind(of: path, followsLinks: true) {
            case .folder: found.formUnion(Self.swiftFiles(below: path).filter(Self.hasView))
            case .file: found.insert(path)
            case .other: troubles.append(FileError(file: path, message: "no such file or folder"))
            }
        }
        files = found.sorted()
    }

    /// Hidden folders and those of what was built or fetched are not entered.
    private static func swiftFiles(below folder: String) -> [String] {
        var files: [String] = []
        var waiting = [folder]
        while let folder = waiting.popLast() {
            for name in names(in: folder) where !name.hasPrefix(".") {
                let path = folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
                switch kind(of: path, followsLinks: false) {
                case .file where name.hasSuffix(".swift"): files.append(path)
                case .folder where !ignored.contains(name): waiting.append(path)
                case .file, .folder, .other: break
                }
            }
        }
        return files
    }

    /// Whether the text of a file has a view to show, as far as its words tell.
    private static func hasView(_ path: String) -> Bool {
        // What cannot be read is said when it is opened.
        guard let bytes = try? FileReader.bytes(of: .path(path), limit: Document.sizeLimit) else { return true }
        return bytes.contains(Array("#Preview".utf8))
            || bytes.contains(Array("var body".utf8)) && bytes.contains(Array("some View".utf8))
    }

    private enum Kind { case file, folder, other }

    private static func kind(of path: String, followsLinks: Bool) -> Kind {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }

    /// The names in a folder, none where it cannot be read.
    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
