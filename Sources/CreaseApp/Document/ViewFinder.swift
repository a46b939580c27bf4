import CreaseLanguage

/// Finds the file of a project that declares a type, for views a layout uses and does not declare.
///
/// The tree is listed when the first name is asked for, and its files are read only when no file of the type's own name
/// declares it. What is shared between calls is kept behind a lock; a finder belongs to one reading of one layout.
final class ViewFinder: @unchecked Sendable {
    /// The most that is read of a project, in bytes.
    private static let byteLimit = 32 << 20

    private let layout: String
    private let lock = Lock()
    private var tree: Tree?

    private struct Tree {
        var folder: ProjectFolder?
        /// As they are shown and opened, those of the type's own name found by theirs.
        var files: [String] = []
        /// Which file declares a type; `nil` until files had to be read.
        var declared: [String: String]?
    }

    /// `layout`: the path of the layout as given.
    init(for layout: String) { self.layout = layout }

    /// The text of the file that declares a type; `nil` where there is none.
    func file(declaring type: String) -> SourceText? {
        lock.withLock { path(declaring: type).flatMap { read($0) } }
    }

    private func path(declaring type: String) -> String? {
        var tree = tree ?? list()
        defer { self.tree = tree }
        let own = tree.files.filter { $0 == type + ".swift" || $0.hasSuffix("/" + type + ".swift") }
        for path in own.map({ shown($0, tree) }) {
            if let text = read(path), DeclaredTypes(text.bytes).contains(type) { return path }
        }
        if tree.declared == nil { tree.declared = index(tree) }
        return tree.declared?[type].map { shown($0, tree) }
    }

    private func list() -> Tree {
        guard let folder = ProjectFolder(around: layout) else { return Tree(declared: [:]) }
        return Tree(folder: folder, files: folder.swiftFiles)
    }

    /// As messages and reports name it: seen from the working directory where the layout was named so.
    private func shown(_ file: String, _ tree: Tree) -> String {
        let path = (tree.folder?.path ?? "") + "/" + file
        return layout.hasPrefix("/") ? path : WorkingDirectory.relative(path)
    }

    private func read(_ path: String) -> SourceText? {
        guard let bytes = try? FileReader.bytes(of: .path(path), limit: Document.sizeLimit),
            SourceBytes(bytes: bytes).trouble(in: .path(path)) == nil
        else { return nil }
        return SourceText(bytes, name: path)
    }

    /// The first file, in the order of their paths, that declares each type.
    private func index(_ tree: Tree) -> [String: String] {
        var declared: [String: String] = [:]
        var size = 0
        for file in tree.files {
            guard size < Self.byteLimit,
                let bytes = try? FileReader.bytes(of: .path(shown(file, tree)), limit: Document.sizeLimit)
            else { continue }
            size += bytes.count
            for type in DeclaredTypes(bytes) where declared[type] == nil { declared[type] = file }
        }
        return declared
    }
}

/// The names behind `struct`, `class` and `enum` outside all braces of a text, without parsing it: whoever is found is
/// parsed anyway.
private struct DeclaredTypes: Sequence {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func makeIterator() -> AnyIterator<String> {
        var offset = 0
        var depth = 0
        var isAfterKeyword = false
        return AnyIterator {
            while offset < bytes.count {
                let byte = bytes[offset]
                guard byte.isWordByte else {
                    if byte == UInt8(ascii: "{") { depth += 1 }
                    if byte == UInt8(ascii: "}") { depth -= 1 }
                    // Only blanks may stand between the keyword and the name.
                    if byte != UInt8(ascii: " ") { isAfterKeyword = false }
                    offset += 1
                    continue
                }
                let start = offset
                while offset < bytes.count, bytes[offset].isWordByte { offset += 1 }
                let word = bytes[start..<offset]
                if isAfterKeyword {
                    isAfterKeyword = false
                    return String(decoding: word, as: UTF8.self)
                }
                isAfterKeyword = depth <= 0 && Self.keywords.contains { $0.elementsEqual(word) }
            }
            return nil
        }
    }

    private static let keywords = ["struct", "class", "enum"].map { Array($0.utf8) }
}

extension UInt8 {
    fileprivate var isWordByte: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F
            || self >= 0x80
    }
}
