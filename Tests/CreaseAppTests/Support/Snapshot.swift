import CreaseCanvas
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Compares a whole screen with the one kept in `Snapshots`, whose first line says what a person should see.
///
/// `CREASE_RECORD=1` writes what is painted instead; look at the result before it is committed.
func expectSnapshot(
    _ grid: CellGrid, _ name: String, caption: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectSnapshot(TextWriter.text(grid), name, caption: caption, sourceLocation: sourceLocation)
}

/// The same for any text.
func expectSnapshot(
    _ text: String, _ name: String, caption: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let file = Repository.root.appending(path: "Tests/CreaseAppTests/Snapshots/\(name).txt")
    let text = "# \(caption)\n" + text
    if ProcessInfo.processInfo.environment["CREASE_RECORD"] == "1" {
        #expect(throws: Never.self) { try text.write(to: file, atomically: true, encoding: .utf8) }
        return
    }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard kept != text else { return }
    let rows = (
        kept: kept.split(separator: "\n", omittingEmptySubsequences: false),
        painted: text.split(
            separator: "\n", omittingEmptySubsequences: false)
    )
    let row =
        zip(rows.kept, rows.painted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        ?? min(rows.kept.count, rows.painted.count)
    Issue.record(
        """
        \(name) differs from line \(row + 1) on (CREASE_RECORD=1 records it anew)
        kept:    \(rows.kept.indices.contains(row) ? rows.kept[row] : "(nothing)")
        painted: \(rows.painted.indices.contains(row) ? rows.painted[row] : "(nothing)")
        """, sourceLocation: sourceLocation)
}
