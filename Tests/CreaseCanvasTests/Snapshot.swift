import CreaseCanvas
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares a whole canvas with the one kept in `Snapshots`, whose first line says what a person should see.
///
/// `CREASE_RECORD=1` writes what is painted instead; look at the result before it is committed. `CREASE_PICTURES=DIR`
/// also leaves every canvas there as SVG, in colour.
func expectSnapshot(
    _ grid: CellGrid, _ name: String, caption: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: "\(name).txt")
    let text = "# \(caption)\n" + TextWriter.text(grid)
    let environment = ProcessInfo.processInfo.environment
    if let pictures = environment["CREASE_PICTURES"] {
        let page: SVGWriter.Page = name.hasSuffix("dark") ? .dark : .light
        let picture = URL(filePath: pictures).appending(path: "\(name).svg")
        try? SVGWriter(page: page).text(grid).write(to: picture, atomically: true, encoding: .utf8)
    }
    if environment["CREASE_RECORD"] == "1" {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(throws: Never.self) { try text.write(to: file, atomically: true, encoding: .utf8) }
        return
    }
    guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
        Issue.record("no snapshot \(name); record it with CREASE_RECORD=1", sourceLocation: sourceLocation)
        return
    }
    guard kept != text else { return }
    let (old, new) = (
        kept.split(separator: "\n", omittingEmptySubsequences: false),
        text.split(
            separator: "\n", omittingEmptySubsequences: false)
    )
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    Issue.record(
        """
        \(name) differs from line \(line + 1) on
        kept:    \(old.indices.contains(line) ? old[line] : "(nothing)")
        painted: \(new.indices.contains(line) ? new[line] : "(nothing)")
        """, sourceLocation: sourceLocation)
}
