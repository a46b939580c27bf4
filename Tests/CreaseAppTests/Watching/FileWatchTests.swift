import Testing

@testable import CreaseApp

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

/// A folder with a layout in it, watched; each test does to it what editors and people do.
private final class WatchedFolder {
    let folder: String
    private(set) var watch: FileWatch

    init() throws {
        let root = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        folder = root + "crease-watch-\(UInt64.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: folder + "/app/views", withIntermediateDirectories: true)
        try Data("first".utf8).write(to: URL(filePath: folder + "/app/views/Layout.swift"))
        watch = FileWatch(
            path: folder + "/app/views/Layout.swift", contents: Array("first".utf8), limit: 1000,
            at: MonotonicClock.now())
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var path: String { folder + "/app/views/Layout.swift" }

    /// Watches the file by another path from now on.
    func watch(at path: String, contents: String) {
        watch = FileWatch(path: path, contents: Array(contents.utf8), limit: 1000, at: MonotonicClock.now())
    }

    func write(_ text: String, to name: String = "app/views/Layout.swift", atomically: Bool = false) throws {
        let url = URL(filePath: folder + "/" + name)
        try Data(text.utf8).write(to: url, options: atomically ? .atomic : [])
    }

    func move(_ from: String, to: String) throws {
        try FileManager.default.moveItem(atPath: folder + "/" + from, toPath: folder + "/" + to)
    }

    /// Asks as the event loop does until there is news; `nil` when a second brings none.
    func next() -> FileWatch.News? {
        for _ in 0..<200 {
            if let news = watch.news(at: MonotonicClock.now()) { return news }
            Thread.nap()
        }
        return nil
    }

    /// The words of the next news.
    func text() -> String? {
        switch next() {
        case .contents(let bytes, _)?: String(decoding: bytes, as: UTF8.self)
        case .trouble(let message)?: "! " + message
        case nil: nil
        }
    }
}

/// Five milliseconds.
private enum Thread {
    static func nap() {
        var time = timespec(tv_sec: 0, tv_nsec: 5_000_000)
        nanosleep(&time, nil)
    }
}

struct FileWatchTests {
    @Test("what is written in place, and what is renamed over the file, is news once")
    func saving() throws {
        let folder = try WatchedFolder()
        #expect(folder.text() == nil, "nothing has happened")
        try folder.write("in place")
        #expect(folder.text() == "in place")
        try folder.write("renamed over", atomically: true)
        #expect(folder.text() == "renamed over")
        try folder.write("again in place, which the new file's watch hears")
        #expect(folder.text() == "again in place, which the new file's watch hears")
        #expect(folder.text() == nil)
    }

    @Test("the same bytes saved again, and other files in the folder, are no news")
    func noise() throws {
        let folder = try WatchedFolder()
        try folder.write("first")
        for index in 0..<50 { try folder.write("other", to: "app/views/Other\(index).swift") }
        #expect(folder.text() == nil)
        try folder.write("second")
        for index in 0..<50 { try folder.write("more", to: "app/views/Other\(index).swift") }
        #expect(folder.text() == "second")
    }

    @Test("a deleted file is missing, a restored one is read even when it is as before")
    func deletion() throws {
        let folder = try WatchedFolder()
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(folder.text() == "! no such file")
        #expect(folder.text() == nil, "said once")
        try folder.write("first")
        #expect(folder.text() == "first")
    }

    @Test("an editor that deletes before it writes does not make the file missing")
    func replacement() throws {
        let folder = try WatchedFolder()
        try folder.move("app/views/Layout.swift", to: "app/views/Layout.swift~")
        #expect(folder.watch.news(at: MonotonicClock.now()) == nil)
        try folder.write("second")
        #expect(folder.text() == "second")
    }

    @Test("a folder of the path renamed away takes the file along; another in its place brings it back")
    func renamedFolder() throws {
        let folder = try WatchedFolder()
        try folder.move("app", to: "old")
        #expect(folder.text() == "! no such file")
        try FileManager.default.createDirectory(
            atPath: folder.folder + "/app/views", withIntermediateDirectories: true)
        try folder.write("second")
        #expect(folder.text() == "second")
        try folder.move("app", to: "older")
        try folder.move("old", to: "app")
        #expect(folder.text() == "first")
    }

    @Test("a symbolic link swapped to another folder shows that folder's file, and is followed from then on")
    func symbolicLinks() throws {
        let folder = try WatchedFolder()
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.folder + "/two/views", withIntermediateDirectories: true)
        try folder.write("second", to: "two/views/Layout.swift")
        try manager.createSymbolicLink(atPath: folder.folder + "/current", withDestinationPath: "app")
        folder.watch(at: folder.folder + "/current/views/Layout.swift", contents: "first")
        #expect(folder.text() == nil)
        try folder.write("first, edited behind the link")
        #expect(folder.text() == "first, edited behind the link")
        try manager.createSymbolicLink(atPath: folder.folder + "/next", withDestinationPath: "two")
        #expect(rename(folder.folder + "/next", folder.folder + "/current") == 0)
        #expect(folder.text() == "second")
        try folder.write("second, edited", to: "two/views/Layout.swift", atomically: true)
        #expect(folder.text() == "second, edited")
    }

    @Test("a file that cannot be read says why: a folder in its place, or too much of it")
    func unreadable() throws {
        let folder = try WatchedFolder()
        try folder.write(String(repeating: "x", count: 2000))
        #expect(folder.text()?.hasPrefix("! larger than") == true)
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        #expect(folder.text() == "! this is a directory; name a layout file in it")
    }
}
