#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Files of the repository the tests stand in.
enum Repository {
    static let root: URL = {
        var url = URL(filePath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url
    }()

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    /// Paths below a folder, sorted, for the given ending.
    static func files(in folder: String, ending: String) throws -> [String] {
        let base = root.appending(path: folder).path(percentEncoded: false)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: base).filter { $0.hasSuffix(ending) }
        return paths.map { folder + "/" + $0 }.sorted()
    }
}
