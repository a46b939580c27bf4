import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Generated tables")
struct TableTests {
    @Test("the generator writes the tables as they are checked in; skipped without Python and its Unicode 14.0.0")
    func fresh() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(path: "crease-tables-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = root.appending(path: "Tests/Generators/canvas_tables.py").path
        guard let pipe = popen("python3 '\(script)' '\(folder.path)' >/dev/null 2>&1", "r") else { return }
        _ = pclose(pipe)
        for name in ["WidthTable", "BoxTable", "SpellingTable"] {
            guard let made = try? Data(contentsOf: folder.appending(path: "\(name).swift")) else { continue }
            let kept = try Data(contentsOf: root.appending(path: "Sources/CreaseCanvas/Tables/\(name).swift"))
            #expect(made == kept, "\(name) is stale; run Tests/Generators/canvas_tables.py")
        }
    }
}
