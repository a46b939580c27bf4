import CreaseCanvas
import CreaseDevice
import CreaseLayout
import Testing

@Suite("The previewer's screen, at every size")
struct PreviewTests {
    static func preview(_ pose: Pose, tier: Tier = .sdk271, _ change: (inout Preview) -> Void = { _ in }) -> Preview {
        let lit = SampleScene.binder(pose, tier: tier)
        var other = SampleScene.conditions(lit.screen.display == .inner ? .closed : .open, tier: tier)
        other.rotation = lit.screen.conditions.rotation
        var preview = Preview(
            file: "CardBinder.swift", age: "saved 3 s ago", lit: lit, other: SampleScene.binder(other))
        change(&preview)
        return preview
    }

    private func paint(
        _ preview: Preview, _ columns: Int, _ rows: Int, theme: Theme = .direct, glyphs: GlyphSet = .unicode
    ) -> CellGrid {
        PreviewFrame.paint(preview, columns: columns, rows: rows, theme: theme, glyphs: glyphs)
    }

    @Test("book, 118×37: the sketch of the design")
    func book() {
        expectSnapshot(
            paint(Self.preview(.book) { $0.options.selection = SampleScene.tide }, 118, 37), "book-118x37",
            caption: "outer display a dotted ghost at the left, inner one lit; a shaded band with its line at the fold")
    }

    @Test("the same in ASCII: no byte of 0x80 or above, and the same picture")
    func ascii() {
        let grid = paint(
            Self.preview(.book) { $0.options.selection = SampleScene.tide }, 118, 37, theme: .mono, glyphs: .ascii)
        #expect(TextWriter.text(grid).utf8.allSatisfy { $0 < 0x80 })
        expectSnapshot(grid, "book-118x37-ascii", caption: "frames of +-|, letters for symbols, # for the fold")
    }

    @Test("closed, 80×24: one display, the words beside it")
    func closed80() {
        expectSnapshot(
            paint(Self.preview(.closed), 80, 24), "closed-80x24",
            caption: "the lit display alone and as tall as it can be; window, rail, why and selection beside it")
    }

    @Test("book, 80×24: the rail stays four columns wide")
    func book80() {
        expectSnapshot(
            paint(Self.preview(.book), 80, 24), "book-80x24",
            caption: "clock, controls and tabs still readable in the rail")
    }

    @Test("open, 200×60: size goes to the displays")
    func open200() {
        expectSnapshot(
            paint(Self.preview(.open), 200, 60), "open-200x60",
            caption: "both displays large, the fold a faint line, capsules as boxes, words below")
    }

    @Test("open, 200×50: the words in a column at the right")
    func open200x50() {
        expectSnapshot(
            paint(Self.preview(.open), 200, 50), "open-200x50",
            caption: "both displays, and four paragraphs at the right")
    }

    @Test("laptop, 120×40: horizontal bars, the fold across")
    func laptop() {
        expectSnapshot(
            paint(Self.preview(.laptop), 120, 40), "laptop-120x40",
            caption: "title row and tab pill instead of a rail; the band of the fold lies across")
    }

    @Test("closed, 60×20, the smallest screen: one line of words")
    func smallest() {
        expectSnapshot(
            paint(Self.preview(.closed), 60, 20), "closed-60x20", caption: "pose line, one display, one line, keys")
    }

    @Test("below the minimum one line says what is needed")
    func tooSmall() {
        #expect(TextWriter.text(paint(Self.preview(.book), 59, 2)) == "needs 60×20, have 59×2\n\n")
        #expect(TextWriter.text(paint(Self.preview(.book), 8, 1)) == "needs 6…\n")
        #expect(TextWriter.text(paint(Self.preview(.book), 0, 0)).isEmpty)
    }

    @Test("guides and reasons")
    func guidesAndReasons() {
        expectSnapshot(
            paint(
                Self.preview(.book) {
                    $0.options.guides = true
                    $0.options.reasons = true
                }, 120, 40), "book-120x40-guides",
            caption: "dotted outlines of safe area, regions and containers; a reason beside every rail control")
    }

    @Test("the display that is off, truly dark")
    func dark() {
        expectSnapshot(
            paint(Self.preview(.open) { $0.options.isDark = true }, 120, 40), "open-120x40-dark",
            caption: "sparse dots and the words: dark while open")
    }

    @Test("older tiers: the window is smaller than its display")
    func tiers() {
        expectSnapshot(
            paint(Self.preview(.open, tier: .sdk27), 120, 40), "open-27.0-120x40",
            caption: "the window ends before the right edge, behind it a quiet pattern; horizontal bars")
        expectSnapshot(
            paint(Self.preview(.open, tier: .sdk26), 120, 40), "open-26.0-120x40",
            caption: "a phone-sized box in the middle of a quiet pattern")
    }

    @Test("Split View: the other app is a pattern")
    func split() {
        var conditions = SampleScene.conditions(.open)
        conditions.split = .left
        let preview = Preview(
            file: "CardBinder.swift", lit: SampleScene.binder(conditions), other: SampleScene.binder(.closed))
        expectSnapshot(
            paint(preview, 120, 40), "split-left-120x40",
            caption: "the left half is ours, its rail at the left; the right half says other app")
    }

    @Test("keyboard, sheet, and a broken file")
    func keyboard() {
        var conditions = SampleScene.conditions(.closed)
        conditions.keyboard = true
        var preview = Preview(
            file: "CardBinder.swift", trouble: "line 12: expected '}' · picture of 40 s ago",
            lit: SampleScene.binder(conditions), other: SampleScene.binder(.open))
        preview.message = "nothing to go back to"
        expectSnapshot(
            paint(preview, 120, 40), "keyboard-120x40",
            caption: "letters of a keyboard over the lower part; the trouble at the top right, a message at the bottom")
    }

    @Test("a panel over the picture")
    func panel() {
        let panel = Panel(
            title: "Conditions",
            rows: [
                Panel.Row("k", "Keyboard", value: "off"), Panel.Row("l", "Live Activities", value: "0"),
                Panel.Row("c", "Camera in use", value: "off"), Panel.Row("t", "Text size", value: "large"),
            ], selected: 1, hint: "↵ change   esc close")
        expectSnapshot(
            paint(Self.preview(.book) { $0.panel = panel }, 100, 30), "panel-100x30",
            caption: "a list in a frame, the second row chosen, everything behind it faint")
    }

    @Test("a click on a display finds the point of its window; beside it nothing")
    func hits() {
        let preview = Self.preview(.book)
        let arrangement = PreviewFrame.arrangement(preview, columns: 118, rows: 37)
        for stage in arrangement?.stages ?? [] {
            let hit = PreviewFrame.hit(
                preview, columns: 118, rows: 37, column: stage.area.right - 1, row: stage.area.bottom - 1)
            #expect(hit?.which == stage.which)
            let size = (stage.which == .lit ? preview.lit : preview.other ?? preview.lit).screen.displaySize
            #expect(abs((hit?.point.x ?? 0) - size.width) < arrangement!.scale)
            #expect(abs((hit?.point.y ?? 0) - size.height) < arrangement!.scale * 2)
        }
        #expect(PreviewFrame.hit(preview, columns: 118, rows: 37, column: 0, row: 0) == nil)
    }

    @Test("every size from 1×1 to 220×70, every pose: no trap, both glyph sets, nothing wider than asked")
    func everySize() {
        for pose in Pose.allCases {
            let preview = Self.preview(pose) {
                $0.options.guides = true
                $0.options.reasons = true
                $0.options.selection = SampleScene.tide
            }
            for columns in stride(from: 1, through: 220, by: 23) {
                for rows in stride(from: 1, through: 70, by: 11) {
                    for glyphs in GlyphSet.allCases {
                        let grid = paint(preview, columns, rows, glyphs: glyphs)
                        #expect(grid.columns == columns && grid.rows == rows)
                        if glyphs == .ascii { #expect(TextWriter.bytes(grid).allSatisfy { $0 < 0x80 }) }
                    }
                }
            }
        }
    }

    @Test("zoomed in and moved anywhere: no trap")
    func zoom() {
        for zoom in [-20, -1, 0, 1, 4, 20] {
            for pan in [Int.min, -100, 0, 7, 100, .max] {
                let preview = Self.preview(.book) {
                    $0.options.zoom = zoom
                    $0.options.pan = Preview.Pan(columns: pan, rows: pan)
                }
                #expect(paint(preview, 120, 40).columns == 120)
            }
        }
        expectSnapshot(
            paint(
                Self.preview(.book) {
                    $0.options.zoom = 3
                    $0.options.pan = Preview.Pan(columns: 40, rows: 4)
                }, 120, 40),
            "zoom-120x40", caption: "the lit display larger than the screen, moved to its middle")
    }

    @Test("the matrix of all poses and the sheet of tiers")
    func sheets() {
        let poses = ContactSheet(
            tiles: Pose.allCases.map { ContactSheet.Tile(title: $0.rawValue, scene: SampleScene.binder($0)) })
        expectSnapshot(
            poses.paint(columns: 160, rows: 50), "matrix-160x50",
            caption: "six poses at one scale, below them what gave way")
        let tiers = ContactSheet(
            tiles: [Tier.sdk26, .sdk27, .sdk271].map {
                ContactSheet.Tile(title: "SDK \($0.rawValue)", scene: SampleScene.binder(.closed, tier: $0))
            })
        expectSnapshot(
            tiers.paint(columns: 120, rows: 30), "tiers-120x30", caption: "a box, a strip left free, the full window")
        for columns in stride(from: 1, through: 200, by: 13) {
            for rows in stride(from: 1, through: 60, by: 7) {
                let sheet = poses.paint(columns: columns, rows: rows)
                #expect(sheet.columns <= columns && sheet.rows <= rows)
            }
        }
    }

    @Test("a scene in true points: outline, fold, rail, frames, words; the same bytes each time")
    func vectors() {
        for pose in Pose.allCases {
            let svg = SceneSVG(SampleScene.binder(pose)).text()
            #expect(svg == SceneSVG(SampleScene.binder(pose)).text())
            #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
            #expect(svg.contains(">Ember</text>") && !svg.contains("nan"))
        }
    }
}
