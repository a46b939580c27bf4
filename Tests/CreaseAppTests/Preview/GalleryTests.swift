import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct GalleryTests {
    private var gallery: Gallery {
        get throws {
            let paths = try Repository.files(in: "Layouts", ending: ".swift")
            return Gallery(
                paths.map { Repository.root.appending(path: $0).path(percentEncoded: false) },
                conditions: Conditions(), reading: ReadingOptions())
        }
    }

    @Test("every sample can be shown and says in a sentence what it is")
    func samples() throws {
        for sample in try gallery.samples {
            #expect(sample.document != nil, "\(sample.title)")
            #expect(sample.about.hasSuffix(".") && sample.about.count > 20, "\(sample.title): \(sample.about)")
        }
    }

    @Test("the list, and the chosen sample closed and half open beside it")
    func picture() throws {
        var gallery = try gallery
        let size = ScreenSize(columns: 120, rows: 30)
        _ = gallery.update(.resize(size))
        _ = gallery.update(.key(Key(.down)))
        gallery.prepare()
        expectSnapshot(
            gallery.view(on: size, with: ScreenAbilities(depth: .palette, glyphs: .unicode, hasMouse: true)),
            "gallery-120x30", caption: "Six samples by name; the second one is marked and shown in two poses")
    }

    @Test("the keys stay on the list; Enter and a second click open, q leaves")
    func keys() throws {
        var gallery = try gallery
        let count = gallery.samples.count
        for _ in 0..<20 { _ = gallery.update(.key(Key(.down))) }
        #expect(gallery.chosen == count - 1)
        for _ in 0..<20 { _ = gallery.update(.key(Key("k"))) }
        #expect(gallery.chosen == 0 && gallery.opened == nil)
        _ = gallery.update(.mouse(MouseEvent(.press(.left), column: 3, row: 3)))
        #expect(gallery.chosen == 1 && gallery.opened == nil)
        _ = gallery.update(.mouse(MouseEvent(.press(.left), column: 3, row: 3)))
        #expect(gallery.opened?.title == gallery.samples[1].title)
        #expect(gallery.update(.key(Key("q"))) == [.quit])
    }

    @Test("an opened sample goes back to the list when there is nothing else to put away")
    func back() throws {
        var preview = GalleryPreview(
            try gallery, request: try request, editor: EditorCommand(environment: [:]))
        _ = preview.update(.resize(ScreenSize(columns: 80, rows: 24)))
        _ = preview.update(.key(Key(.enter)))
        #expect(preview.due(after: 0) != nil || preview.watched != nil, "the sample's file is watched")
        _ = preview.update(.key(Key("l")))
        #expect(preview.update(.key(Key(.escape))) == [], "the selection first")
        #expect(preview.update(.key(Key(.escape))) == [.close])
        #expect(preview.watched == nil)
    }

    private var request: PreviewRequest {
        get throws {
            guard case .preview(let request) = try Request(ArgumentParser.parse(["preview"]), weaker: []) else {
                throw UsageError("no preview", hint: "preview")
            }
            return request
        }
    }

    @Test("a screen of any size holds the gallery")
    func sizes() throws {
        var gallery = try gallery
        gallery.prepare()
        for (columns, rows) in [(0, 0), (1, 1), (20, 3), (40, 10), (60, 20), (300, 90)] {
            let size = ScreenSize(columns: columns, rows: rows)
            let grid = gallery.view(
                on: size, with: ScreenAbilities(depth: .mono, glyphs: .ascii, hasMouse: false))
            #expect(TextWriter.text(grid).utf8.allSatisfy { $0 < 0x80 })
        }
    }
}
