import Testing

@testable import CreaseLanguage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A Swift file that tests read: a layout that is shipped or a fixture of the grammar.
struct SampleFile: CustomTestStringConvertible, Sendable {
    let path: String
    let source: SourceText

    var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

    /// All fixtures and layouts, in the order of their names.
    static let all: [SampleFile] = {
        let tests = #filePath.split(separator: "/").dropLast(2)
        let root = tests.dropLast(2)
        return files(in: "/" + (tests + ["Fixtures"]).joined(separator: "/"))
            + files(in: "/" + (root + ["Layouts"]).joined(separator: "/"))
    }()

    private static func files(in folder: String) -> [SampleFile] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(".swift") { names.append(name) }
        }
        return names.sorted().map { SampleFile(path: "\(folder)/\($0)", source: read("\(folder)/\($0)")) }
    }

    private static func read(_ path: String) -> SourceText {
        var bytes: [UInt8] = []
        guard let file = fopen(path, "r") else { return SourceText(bytes, name: path) }
        defer { fclose(file) }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return SourceText(bytes, name: path)
    }
}
