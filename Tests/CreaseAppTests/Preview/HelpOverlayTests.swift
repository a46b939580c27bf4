import CreaseCanvas
import Testing

@testable import CreaseApp

struct HelpOverlayTests {
    private func help(_ columns: Int, _ rows: Int, offset: Int = 0, glyphs: GlyphSet = .unicode) -> String {
        var grid = CellGrid(columns: columns, rows: rows)
        HelpOverlay(theme: .mono, glyphs: glyphs, isMouseOn: true).draw(on: &grid, scrolledBy: offset)
        return TextWriter.text(grid)
    }

    @Test("on 80×24 every key is seen at once, in a box of its own width, with the state of the mouse")
    func whole() {
        #expect(
            help(80, 24) == """
                  ╭─ Keys ──────────────────────────────────────────────────────────────────╮
                  │  c b o                closed, book, open; the turn stays                │
                  │  r R                  rotate right, left                                │
                  │  [ ], { }             hinge less, more: by 5°, by 1°                    │
                  │  s                    next SDK tier                                     │
                  │  1 … 9                go to a tab                                       │
                  │  arrows, h j k l      select the next element that way                  │
                  │  Enter, click         tap what is selected; the first click selects     │
                  │  Esc                  put away what is on top, then go back             │
                  │  PgUp PgDn, wheel     scroll                                            │
                  │  v                    conditions: keyboard, Split View, text size, …    │
                  │  m, t                 all poses on one sheet, the SDK tiers on one      │
                  │  /                    find an element by its words                      │
                  │  w                    why: the reason beside each bar item              │
                  │  g                    guides: safe area, regions, frames                │
                  │  d                    the display that is off: ghost or dark            │
                  │  Tab                  show the other display, where one fits            │
                  │  + - 0, Shift-arrows  zoom in, out, to fit; move the zoomed picture     │
                  │  M                    mouse on or off; Shift leaves it to the terminal  │
                  │  e                    edit the line of what is selected in $EDITOR      │
                  │  u, .                 undo a step; record the session, on or off        │
                  │  ?                    this help                                         │
                  │  q, Ctrl-C            quit                                              │
                  ╰─ ? or Esc closes · mouse on ────────────────────────────────────────────╯

                """)
    }

    @Test("where not all of it fits, the box says how many lines are below and scrolls")
    func scrolled() {
        #expect(
            help(60, 7, offset: 2) == """
                ╭─ Keys ───────────────────────────────────────────────────╮
                │  [ ], { }             hinge less, more: by 5°, by 1°     │
                │  s                    next SDK tier                      │
                │  1 … 9                go to a tab                        │
                │  arrows, h j k l      select the next element that way   │
                │  Enter, click         tap what is selected; the first cl…│
                ╰─ 15 more below · ? or Esc closes · mouse on ─────────────╯

                """)
    }

    @Test("every key can be reached at every size a screen may have, and the box never leaves it")
    func reachable() {
        for (columns, rows) in [(60, 20), (80, 24), (200, 60), (1, 1), (3, 3), (20, 5)] {
            var seen = ""
            for offset in 0..<40 { seen += help(columns, rows, offset: offset) }
            guard columns >= 60 else { continue }
            for row in KeyTable.rows { #expect(seen.contains(row.keys), "\(row.keys) at \(columns)×\(rows)") }
        }
        #expect(help(60, 20, offset: 1_000_000) == help(60, 20, offset: 100), "scrolling ends at the last line")
    }

    @Test("in ASCII no byte is 0x80 or above")
    func ascii() {
        for offset in 0..<30 { #expect(help(60, 20, offset: offset, glyphs: .ascii).utf8.allSatisfy { $0 < 0x80 }) }
    }
}
