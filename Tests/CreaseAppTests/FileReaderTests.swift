import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Files that cannot be used")
struct FileReaderTests {
    func messages(_ bytes: [UInt8]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "crease-\(UInt64.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "L.swift").path(percentEncoded: false)
        try Data(bytes).write(to: URL(filePath: path))
        do {
            _ = try Document(.path(path))
            return ""
        } catch {
            return String(error.messages.dropFirst(path.count))
        }
    }

    @Test("a missing file and a directory are named")
    func missing() {
        #expect(throws: UnusableLayout(messages: "/no/such.swift: error: no such file\n")) {
            _ = try Document(.path("/no/such.swift"))
        }
        #expect(throws: UnusableLayout(messages: "/: error: this is a directory; name a layout file in it\n")) {
            _ = try Document(.path("/"))
        }
        #expect(throws: UnusableLayout(messages: "/dev/null: error: this is not a plain file\n")) {
            _ = try Document(.path("/dev/null"))
        }
    }

    @Test("an empty file, blanks only, and one above the limit say so")
    func sizes() throws {
        #expect(try messages([]) == ": error: the file is empty; a layout is a SwiftUI view\n")
        #expect(try messages(Array(" \n\t\r\n".utf8)) == ": error: the file is empty; a layout is a SwiftUI view\n")
        #expect(
            try messages([UInt8](repeating: 0x2F, count: Document.sizeLimit + 1))
                == ": error: larger than 4 MB, the limit for a layout\n")
    }

    @Test("a NUL and bytes that are no UTF-8 are placed by line and byte")
    func noText() throws {
        #expect(
            try messages(Array("Text(\"é\")\n//\0".utf8))
                == ":2:3: error: a NUL byte; a layout is Swift source text\n")
        #expect(try messages([0, 0]) == ":1:1: error: a NUL byte; a layout is Swift source text\n")
        let cases: [[UInt8]] = [
            [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        ]
        for bytes in cases {
            #expect(
                try messages(Array("Text(\"é\")\n// é".utf8) + bytes)
                    == ":2:6: error: this byte is no UTF-8; a layout is Swift source text\n", "\(bytes)")
        }
    }
}
