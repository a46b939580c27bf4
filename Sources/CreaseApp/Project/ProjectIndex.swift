/// Which file of a project declares which name.
struct ProjectIndex: Sendable {
    /// The most text that is gone through for names, in bytes.
    static let byteLimit = 512 << 20

    let tree: SourceTree
    /// One for each file of the tree.
    let outlines: [Outline]
    /// What was left out because the project is too large, as headlines.
    let limits: [String]

    /// The first link for a name of a category, by its hash.
    private var heads: [UInt64: Int32] = [:]
    private var links: [Link] = []

    /// One place a name is declared at, and the next of the same hash.
    private struct Link {
        var file: Int32
        var entry: Int32
        var next: Int32
    }

    enum Category: UInt64 {
        case type = 0x9E37_79B9_7F4A_7C15
        case global = 0xC2B2_AE3D_27D4_EB4F
        case member = 0x1656_67B1_9E37_79F9
        case extended = 0x27D4_EB2F_1656_67C5
    }

    init(_ tree: SourceTree, outlines: [Outline], limits: [String]) {
        self.tree = tree
        self.outlines = outlines
        self.limits = limits
        let count = outlines.reduce(0) { $0 + $1.entries.count }
        links.reserveCapacity(count)
        heads.reserveCapacity(count / 2)
        for (file, outline) in outlines.enumerated() {
            for (index, entry) in outline.entries.enumerated() {
                guard let category = Category(entry) else { continue }
                let key = entry.hash ^ category.rawValue
                links.append(Link(file: Int32(file), entry: Int32(index), next: heads[key] ?? -1))
                heads[key] = Int32(links.count - 1)
            }
        }
    }

    /// The places that declare a name, by file and place in it.
    func places(of name: String, _ category: Category) -> [(file: Int, entry: Outline.Entry)] {
        let hash = NameHash.of(name)
        var found: [(file: Int, entry: Outline.Entry)] = []
        var next = heads[hash ^ category.rawValue] ?? -1
        while next >= 0 {
            let link = links[Int(next)]
            let outline = outlines[Int(link.file)]
            let entry = outline.entries[Int(link.entry)]
            if Category(entry) == category, outline.name(entry) == name { found.append((Int(link.file), entry)) }
            next = link.next
        }
        return found.reversed()
    }

    /// The extension an entry stands in.
    func owner(of entry: Outline.Entry, in file: Int) -> Outline.Entry? {
        entry.owner >= 0 ? outlines[file].entries[Int(entry.owner)] : nil
    }

    /// What an extension adds, each name once.
    func members(of extended: Outline.Entry, in file: Int) -> [String] {
        let outline = outlines[file]
        guard let index = outline.entries.firstIndex(of: extended) else { return [] }
        var names: [String] = []
        for entry in outline.entries[index...] where entry.owner == Int32(index) {
            let name = outline.name(entry)
            if !names.contains(name) { names.append(name) }
        }
        return names
    }
}

extension ProjectIndex.Category {
    /// `nil` for what other files cannot ask for.
    init?(_ entry: Outline.Entry) {
        if entry.kind == .extends {
            self = .extended
        } else if entry.flags.contains(.isPrivate) || entry.kind == .imports {
            return nil
        } else if entry.owner >= 0 {
            self = .member
        } else if entry.owner == Outline.nested {
            return nil
        } else {
            switch entry.kind {
            case .type, .proto, .alias: self = .type
            case .function, .variable: self = .global
            case .extends, .imports: return nil
            }
        }
    }
}
