import CreaseLanguage

/// How the files of a project belong together: packages with their targets, Xcode projects with theirs.
struct ProjectMap: Sendable {
    private let packageFolders: Set<String>
    private let projectFolders: Set<String>
    private let workspaceFolders: Set<String>
    /// By the package's folder.
    private let manifests: [String: PackageManifest]

    /// The Xcode projects whose targets are known.
    private var projects: [XcodeProject] = []

    /// - Parameters:
    ///   - file: only projects it may belong to are read.
    ///   - read: the bytes of a file below the root; `nil` where it cannot be read.
    init(_ tree: SourceTree, around file: String, read: (String) -> [UInt8]?) {
        packageFolders = Set(tree.packages)
        projectFolders = Set(tree.projects.map { FilePath.folder(of: $0) })
        workspaceFolders = Set(tree.workspaces)
        manifests = Dictionary(
            tree.packages.map { folder in
                (folder, PackageManifest(read(folder.isEmpty ? "Package.swift" : folder + "/Package.swift") ?? []))
            }, uniquingKeysWith: { first, _ in first })
        let family = home(of: file).family
        projects = tree.projects.filter { home(of: $0).family == family }.compactMap { path in
            read(path + "/project.pbxproj").flatMap { PropertyList($0) }.map { XcodeProject(path, $0) }
        }
    }

    /// Where a file belongs.
    func home(of file: String) -> Home {
        var home = Home(file: file)
        for folder in FilePath.folders(around: file) {
            let isPackage = packageFolders.contains(folder)
            let isProject = projectFolders.contains(folder)
            guard isPackage || isProject || workspaceFolders.contains(folder) else { continue }
            home.family = folder
            guard home.unit == nil, isPackage || isProject else { continue }
            home.unit = folder
            if isPackage, let manifest = manifests[folder] {
                let below = folder.isEmpty ? file : String(file.dropFirst(folder.utf8.count + 1))
                let target = manifest.target(of: below)
                home.isPackage = target != nil || !isProject
                home.module = target?.name
                home.isTest = target?.isTest ?? false
            }
        }
        guard home.module == nil else { return home }
        for project in projects { home.targets.formUnion(project.targets(of: file)) }
        if !home.targets.isEmpty {
            home.isTest = home.targets.allSatisfy(\.isTest)
        } else if !home.isPackage {
            home.isTest = FilePath.folders(around: file).contains { $0.hasSuffix("Tests") }
        }
        return home
    }

    /// The folders of packages that a package depends on by their paths, directly or not.
    func dependencies(of package: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [package]
        while let folder = waiting.popLast() {
            for path in manifests[folder]?.dependencies ?? [] {
                guard let other = FilePath.resolved(path, in: folder), found.insert(other).inserted else { continue }
                waiting.append(other)
            }
        }
        return found
    }

    /// Where one file belongs.
    struct Home: Hashable, Sendable {
        var file: String
        /// The folder of the innermost package or project around it.
        var unit: String?
        /// Whether the unit is a package; else an Xcode project.
        var isPackage = false
        /// The package target.
        var module: String?
        /// The targets of Xcode projects.
        var targets: Set<XcodeProject.Target> = []
        /// The folder of the outermost package, project or workspace around it: files of two families are two apps'.
        var family: String?
        var isTest = false
    }

    /// How far a file is from one that asks; `nil` where it cannot be meant.
    ///
    /// - Parameter imports: the modules the asking file imports.
    func distance(from asking: Home, importing imports: Set<String>, to other: Home) -> Distance? {
        let steps = FilePath.steps(from: asking.file, to: other.file)
        // What tests declare only tests see.
        if other.isTest, !asking.isTest { return nil }
        if !asking.targets.isDisjoint(with: other.targets) { return Distance(.target, steps: steps) }
        if asking.unit == other.unit, asking.isPackage == other.isPackage {
            guard asking.isPackage, let module = asking.module, let target = other.module else {
                return Distance(.project, steps: steps)
            }
            if module == target { return Distance(.target, steps: steps) }
            return Distance(imports.contains(target) ? .project : .elsewhere, steps: steps)
        }
        if let module = other.module, imports.contains(module) { return Distance(.dependency, steps: steps) }
        if let unit = asking.unit, let package = other.unit, asking.isPackage, other.isPackage,
            dependencies(of: unit).contains(package)
        {
            return Distance(.dependency, steps: steps)
        }
        guard other.family == nil || other.family == asking.family else { return nil }
        return Distance(.elsewhere, steps: steps)
    }
}
