import CreaseLanguage

/// The project around a layout, as the language asks it for declarations.
///
/// Its index is made when the first name is asked for. What is shared between calls is kept behind a lock; a finder belongs
/// to one reading of one layout.
final class ProjectFinder: DeclarationFinder, @unchecked Sendable {
    /// The largest file of an Xcode project or package that is read, in bytes.
    private static let projectLimit = 32 << 20

    private let layout: String
    /// Where the index is kept from run to run; `nil` keeps none.
    private let cache: String?
    private let lock = Lock()
    private var project: Project?
    private var homes: [String: ProjectMap.Home] = [:]
    /// The path below the root of each file that was named.
    private var named: [String: String] = [:]

    private struct Project {
        var root: ProjectRoot?
        var index: ProjectIndex
        var map: ProjectMap
        /// Where a file stands in the index.
        var numbers: [String: Int]
    }

    /// - Parameters:
    ///   - layout: the path of the layout as given.
    ///   - cache: the folder the index is kept in; `nil` keeps none.
    init(for layout: String, cache: String? = nil) {
        self.layout = layout
        self.cache = cache
    }

    var limits: [String] { lock.withLock { project?.index.limits ?? [] } }

    func declarations(of name: SoughtName, from file: String) -> [FoundDeclaration] {
        lock.withLock { found(name, from: file) }
    }

    func text(of file: String) -> SourceText? {
        guard let bytes = try? FileReader.bytes(of: .path(file), limit: Document.sizeLimit),
            SourceBytes(bytes: bytes).trouble(in: .path(file)) == nil
        else { return nil }
        return SourceText(bytes, name: file)
    }

    // MARK: Looking up

    private func found(_ name: SoughtName, from file: String) -> [FoundDeclaration] {
        let places: [(file: Int, entry: Outline.Entry)]
        let project = ready()
        let index = project.index
        switch name {
        case .type(let name): places = index.places(of: name, .type)
        case .global(let name): places = index.places(of: name, .global)
        case .extensions(let name): places = index.places(of: name, .extended)
        case .member(let name):
            places = index.places(of: name, .member).filter { place in
                // Extensions of the project's own types come with those types.
                guard let owner = index.owner(of: place.entry, in: place.file) else { return false }
                let extended = index.outlines[place.file].name(owner)
                return index.places(of: extended, .type).isEmpty && !extended.contains(".")
            }
        }
        guard !places.isEmpty else { return [] }
        let path = named[file] ?? project.root?.file ?? file
        let asking = home(of: path)
        let imports = imports(of: path)
        return places.compactMap { place -> FoundDeclaration? in
            let other = index.tree.files[place.file]
            guard other != path,
                let distance = project.map.distance(from: asking, importing: imports, to: home(of: other))
            else { return nil }
            return declaration(place.file, place.entry, distance)
        }.sorted { a, b in
            if a.distance != b.distance { return a.distance < b.distance }
            // Of two at one distance the file of the type's own name.
            let isNamed = (a.file.isNamed(after: name), b.file.isNamed(after: name))
            return isNamed.0 != isNamed.1 ? isNamed.0 : (a.file, a.line) < (b.file, b.line)
        }
    }

    private func declaration(_ file: Int, _ entry: Outline.Entry, _ distance: Distance) -> FoundDeclaration {
        let index = ready().index
        let extended = entry.kind == .extends ? entry : index.owner(of: entry, in: file)
        return FoundDeclaration(
            file: shown(index.tree.files[file]), line: Int(entry.line), distance: distance,
            extendedType: extended.map { index.outlines[file].name($0) },
            members: entry.kind == .extends ? index.members(of: entry, in: file) : [],
            addsConformance: entry.flags.contains(.conforms),
            isView: entry.flags.contains(.isView) || extended?.flags.contains(.isView) == true)
    }

    private func home(of path: String) -> ProjectMap.Home {
        if let home = homes[path] { return home }
        let home = ready().map.home(of: path)
        homes[path] = home
        return home
    }

    private func imports(of path: String) -> Set<String> {
        let project = ready()
        guard let number = project.numbers[path] else { return [] }
        let outline = project.index.outlines[number]
        return Set(outline.entries.filter { $0.kind == .imports }.map { outline.name($0) })
    }

    /// As messages and reports name it: seen from the working directory where the layout was named so.
    private func shown(_ path: String) -> String {
        let full = (ready().root?.path ?? "") + "/" + path
        let shown = layout.hasPrefix("/") ? full : WorkingDirectory.relative(full)
        named[shown] = path
        return shown
    }

    // MARK: Getting ready

    private func ready() -> Project {
        if let project { return project }
        let made = make()
        project = made
        return made
    }

    private func make() -> Project {
        guard let root = ProjectRoot(around: layout, home: UserFolders.home) else {
            let tree = SourceTree()
            return Project(
                root: nil, index: ProjectIndex(tree, outlines: [], limits: []),
                map: ProjectMap(tree, around: "") { _ in nil },
                numbers: [:])
        }
        let tree = SourceTree(root)
        let read = OutlineReader.outlines(of: tree, below: root.path, cache: cache)
        let index = ProjectIndex(
            tree, outlines: read.outlines, limits: [tree.limit, read.limit].compactMap(\.self))
        let map = ProjectMap(tree, around: root.file) { path in
            try? FileReader.bytes(of: .path(root.path + "/" + path), limit: Self.projectLimit)
        }
        let numbers = Dictionary(tree.files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return Project(root: root, index: index, map: map, numbers: numbers)
    }
}

extension String {
    /// Whether the file is called like the type.
    fileprivate func isNamed(after name: SoughtName) -> Bool {
        guard case .type(let type) = name else { return false }
        return self == type + ".swift" || hasSuffix("/" + type + ".swift")
    }
}
