/// Paths below a project's root, as `App/Home/Home.swift`.
enum FilePath {
    /// The folder of a file or folder; empty for the root.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return String(path[..<slash])
    }

    /// The folders around a file, the innermost first, the root (empty) last.
    static func folders(around file: String) -> [String] {
        var folders: [String] = []
        var rest = file[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            folders.append(String(rest))
        }
        return folders + [""]
    }

    /// Folders to leave and to enter on the way from one file to another.
    static func steps(from a: String, to b: String) -> Int {
        let a = a.split(separator: "/").dropLast()
        let b = b.split(separator: "/").dropLast()
        let common = zip(a, b).prefix { $0 == $1 }.count
        return a.count - common + b.count - common
    }

    /// A path as written in a folder: `../Looks` in `Packages/Kit` is `Packages/Looks`; `nil` for what leaves the root.
    static func resolved(_ path: String, in folder: String) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether a path is the folder or below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
