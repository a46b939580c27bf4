import CreaseDevice
import CreaseLayout
import Testing

@testable import CreaseApp

@Suite("The scene as a table")
struct SceneTableTests {
    @Test("a person sees window, bars with reasons, elements and findings, in this order")
    func picture() {
        #expect(
            SceneTable(file: "L.swift", view: "L", scene: SampleScene.under()).text == """
                layout      L in L.swift
                conditions  closed, SDK 27.1
                window      466×678 on the outer display, compact × regular
                insets      0/0/34/84 (top/left/bottom/right)
                hinge       0°, closed
                camera      37×37 at 399.7, 29.3, active, measured
                status      84×170 at 382, 0, active, measured

                Bars: vertical, right, rail 108 of 481 pt used
                  rail  Back     chevron.left     48×48 at 394, 171  :12
                  rail  …        ellipsis         48×48 at 394, 231       opens the menu of what did not fit
                  top   Dex                       40×48 at 20, 24         title
                  top   Done                      48×48 at 333, 24   :12  a word without a symbol stays horizontal
                  tab   Dex      square.grid.3x3  48×50 at 394, 548       selected
                  menu  Archive  archivebox                          :12  no room, leaves from the bottom up

                Bars of column 1: horizontal

                sheet at 374×618 at 0, 60
                  Bars: vertical, right, rail 108 of 481 pt used
                  rail  Back     chevron.left     48×48 at 394, 171  :12
                  rail  …        ellipsis         48×48 at 394, 231       opens the menu of what did not fit
                  top   Dex                       40×48 at 20, 24         title
                  top   Done                      48×48 at 333, 24   :12  a word without a symbol stays horizontal
                  tab   Dex      square.grid.3x3  48×50 at 394, 548       selected
                  menu  Archive  archivebox                          :12  no room, leaves from the bottom up
                  Elements
                  Text  Charizard  #name  80×22 at 20, 100.3  :14

                Elements
                  VStack                    382×562 at 0, 82
                  · Text  Charizard  #name  80×22 at 20, 100.3  :14
                  · Text  Charizard  #name  80×22 at 20, 100.3  :14

                Findings
                  L.swift:12:5: note: the rail is reserved and empty

                """)
    }

    @Test("what was not read and what was assumed are listed by the names help has for them")
    func notes() {
        var scene = Scene(screen: screen(for: Conditions()))
        scene.findings = [
            Finding(
                rule: "unknown-view", severity: .note, group: .notRead, message: "'Card' is drawn as a box",
                source: SourceLocation(line: 3, column: 5)),
            Finding(
                rule: "guess", severity: .note, group: .assumed, message: "takes 'a' for false",
                source: SourceLocation(file: "M.swift", line: 4, column: 1)),
        ]
        let text = SceneTable(file: "L.swift", view: "L", scene: scene).text
        #expect(
            text.hasSuffix(
                """

                Not read
                  L.swift:3:5: unknown-view: 'Card' is drawn as a box

                Assumed
                  M.swift:4:1: guess: takes 'a' for false

                """))
    }
}
