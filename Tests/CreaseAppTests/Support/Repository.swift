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
        guard let walker = FileManager.default.enumerator(atPath: base) else { return [] }
        var paths: [String] = []
        while let path = walker.nextObject() as? String {
            if path.hasSuffix(ending) { paths.append(folder + "/" + path) }
        }
        return paths.sorted()
    }
}
