import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The index kept from run to run")
struct IndexCacheTests {
    private static let text = "import SwiftUI\nextension View { func carded() -> some View { self } }\nstruct Row {}"

    private func record(_ text: String, _ number: Int64 = 1) -> IndexCache.Record {
        IndexCache.Record(
            stamp: SourceStamp(size: number, inode: 2, modified: 3, changed: 4),
            content: ContentHash.of(Array(text.utf8)),
            outline: OutlineScanner.outline(of: Array(text.utf8)))
    }

    @Test("what is written is read again; every shorter text and every changed byte is refused")
    func roundTrip() throws {
        let cache = IndexCache(written: 7, records: ["a.swift": record(Self.text), "b/ü.swift": record("", 9)])
        let bytes = cache.bytes
        let read = try #require(IndexCache(bytes))
        #expect(read.records == cache.records && read.written == 7)
        for end in bytes.indices { #expect(IndexCache(Array(bytes[..<end])) == nil) }
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x41
            #expect(IndexCache(changed) == nil)
        }
    }

    @Test("a stamp is trusted only where it is the same and older than the cache")
    func stamps() {
        let record = record(Self.text)
        let late = IndexCache(written: 10_000_000_000, records: ["a.swift": record])
        #expect(late.record(of: "a.swift", record.stamp) == record)
        var other = record.stamp
        other.changed += 1
        #expect(late.record(of: "a.swift", other) == nil && late.record(of: "b.swift", record.stamp) == nil)
        #expect(IndexCache(written: 10, records: ["a.swift": record]).record(of: "a.swift", record.stamp) == nil)
    }

    private func outlines(_ folder: borrowing Folder, cache: String?) throws -> [Outline] {
        let root = try #require(ProjectRoot(around: folder.path("A.swift"), home: nil))
        return OutlineReader.outlines(of: SourceTree(root), below: root.path, cache: cache).outlines
    }

    @Test("with a cache, without one, with a broken one and where none can be written the outlines are the same")
    func alike() throws {
        let folder = try Folder(["Package.swift": "", "A.swift": Self.text, "B.swift": "struct B {}", "file": ""])
        let fresh = try outlines(folder, cache: nil)
        #expect(fresh.count == 2 && fresh.allSatisfy { !$0.entries.isEmpty })
        let cache = folder.path("cache")
        #expect(try outlines(folder, cache: cache) == fresh)
        #expect(try outlines(folder, cache: cache) == fresh)
        let files = DirectoryEntry.all(in: cache).map(\.name)
        #expect(files.count == 1 && files.allSatisfy { $0.hasSuffix(".index") })
        try "broken".write(to: URL(filePath: cache + "/" + files[0]), atomically: true, encoding: .utf8)
        #expect(try outlines(folder, cache: cache) == fresh)
        #expect(try outlines(folder, cache: folder.path("file/below")) == fresh)
    }

    @Test("a changed file is read anew, also one changed in the moment of the first reading")
    func changes() throws {
        let folder = try Folder(["Package.swift": "", "A.swift": Self.text])
        let cache = folder.path("cache")
        _ = try outlines(folder, cache: cache)
        for name in ["Two", "Six"] {
            try "struct \(name) {}".write(to: URL(filePath: folder.path("A.swift")), atomically: false, encoding: .utf8)
            let outline = try #require(outlines(folder, cache: cache).first)
            #expect(outline.entries.map { outline.name($0) } == [name])
        }
    }

    @Test("the folder is bounded: the oldest go, the newest stays")
    func bounded() throws {
        let folder = try Folder(["A.swift": ""])
        let cache = folder.path("cache")
        for number in 0..<(IndexCache.fileLimit + 8) { IndexCache().store("/root/\(number)", in: cache) }
        #expect(DirectoryEntry.all(in: cache).count == IndexCache.fileLimit)
        IndexCache(written: 5, records: [:]).store("/last", in: cache)
        #expect(IndexCache.load("/last", in: cache).written == 5)
    }
}
