#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The folder a source file's project begins at: the outermost one around it that holds a repository, a workspace, an
/// Xcode project or a package; else the file's own folder.
struct ProjectRoot: Hashable, Sendable {
    /// Full, without links; ends in no slash.
    let path: String
    /// The file's path below the root.
    let file: String
    /// Whether there is a project: without one only the folder itself is looked at, not what is below it.
    let isProject: Bool

    /// The root around a file; `nil` where the file has no folder.
    ///
    /// - Parameter home: neither it nor what is above it is anybody's project.
    init?(around file: String, home: String?) {
        guard let real = realpath(file, nil) else { return nil }
        defer { free(real) }
        let full = String(cString: real)
        guard let slash = full.lastIndex(of: "/") else { return nil }
        let own = String(full[..<slash])
        var outermost: String?
        var folder = own[...]
        while !folder.isEmpty, String(folder) != home {
            if DirectoryEntry.all(in: String(folder)).contains(where: { Self.marksProject($0.name) }) {
                outermost = String(folder)
            }
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = folder[..<slash]
        }
        isProject = outermost != nil
        path = outermost ?? own
        self.file = String(full.dropFirst(path.utf8.count + 1))
    }

    private static func marksProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}

/// One name in a folder.
struct DirectoryEntry {
    enum Kind { case file, folder, other }

    var name: String
    var kind: Kind

    /// What is in a folder, in the order of the disk; nothing where it cannot be read. Links are `other`.
    static func all(in folder: String) -> [DirectoryEntry] {
        guard let stream = opendir(folder.isEmpty ? "/" : folder) else { return [] }
        defer { closedir(stream) }
        var entries: [DirectoryEntry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let kind: Kind =
                switch Int32(entry.pointee.d_type) {
                case Int32(DT_REG): .file
                case Int32(DT_DIR): .folder
                // Some file systems leave it to be asked for.
                case Int32(DT_UNKNOWN): self.kind(of: folder + "/" + name)
                default: .other
                }
            entries.append(DirectoryEntry(name: name, kind: kind))
        }
        return entries
    }

    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return .other
        }
    }
}
