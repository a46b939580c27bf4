import CreaseCanvas
import CreaseDevice
import Testing

@testable import CreaseApp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Whole screens of the previewer on the samples, after keys; each caption says what a person should see.
struct SessionPictureTests {
    /// One screen to look at.
    struct Screen: Sendable, CustomTestStringConvertible {
        var name: String
        var layout = "CardBinder"
        var size: (columns: Int, rows: Int)
        /// As typed; `⇥` is Tab, `⏎` Enter, `⎋` Escape, `↓` Page Down, `⇣` and `→` arrows.
        var keys: String
        var caption: String
        var testDescription: String { name }
    }

    static let screens = [
        Screen(
            name: "start-80x24", size: (80, 24), keys: "",
            caption: "Closed and lit alone, the strip in a column beside it; the rail holds Done, Search and the menu"),
        Screen(
            name: "start-120x40", size: (120, 40), keys: "",
            caption: "Closed is lit, the inner display is its dotted ghost; both at one scale"),
        Screen(
            name: "start-200x60", size: (200, 60), keys: "",
            caption: "The same order of things, larger; nothing is added but size"),
        Screen(
            name: "book-80x24", size: (80, 24), keys: "b",
            caption: "The inner display alone, wall and inspector on either side of the shaded fold"),
        Screen(
            name: "book-selected-120x40", size: (120, 40), keys: "bll",
            caption: "The first card has a strong frame; the strip gives its frame, its line and its size"),
        Screen(
            name: "book-tapped-120x40", size: (120, 40), keys: "blll⏎",
            caption: "Tapping a card shows it in the inspector of the lit display and on the ghost's page"),
        Screen(
            name: "laptop-120x40", size: (120, 40), keys: "br",
            caption: "Turned right: the fold lies across, wall above and inspector below, bars horizontal"),
        Screen(
            name: "open-scrolled-120x40", size: (120, 40), keys: "o↓",
            caption: "The wall has moved up by half a page, the inspector stayed"),
        Screen(
            name: "why-120x40", size: (120, 40), keys: "bw",
            caption: "Each bar item carries its reason beside the rail"),
        Screen(
            name: "why-80x24", size: (80, 24), keys: "bw",
            caption: "Where a reason has no room it keeps its first clause whole"),
        Screen(
            name: "overflow-80x24", size: (80, 24), keys: "b/more⏎⏎",
            caption: "Two rows of a menu that is two cells high: the frame stands around them"),
        Screen(
            name: "tall-80x24", size: (80, 24), keys: "or",
            caption: "The tabs float over the artwork in a capsule of their own, and nothing runs through it"),
        Screen(
            name: "guides-120x40", size: (120, 40), keys: "bg",
            caption: "Safe area, fold, camera and rail by name where there is room, the artwork with its size"),
        Screen(
            name: "dark-120x40", size: (120, 40), keys: "bd",
            caption: "The outer display is truly dark and says so"),
        Screen(
            name: "other-80x24", size: (80, 24), keys: "b⇥",
            caption: "The ghost of the outer display where only one fits, while book stays the pose"),
        Screen(
            name: "tab-120x40", size: (120, 40), keys: "o4",
            caption: "The fourth tab is marked in both rails and shows the collection on both displays"),
        Screen(
            name: "tier-26-120x40", size: (120, 40), keys: "bsss",
            caption: "Built with 27.0: no vertical bars, no regions"),
        Screen(
            name: "help-80x24", size: (80, 24), keys: "?",
            caption: "All keys at once over the dimmed picture"),
        Screen(
            name: "notice-80x24", size: (80, 24), keys: "9",
            caption: "A key that cannot do anything says why in the footer"),
        Screen(
            name: "smallest-60x20", size: (60, 20), keys: "b",
            caption: "The least there is: one display, one line of words, the most wanted keys"),
        Screen(
            name: "conditions-80x24", size: (80, 24), keys: "ov⇣→",
            caption: "The menu of conditions over the open phone: Split View is set to its left half, the rest is usual"
        ),
        Screen(
            name: "conditions-120x40", size: (120, 40), keys: "bv→⇣⇣⇣⇣⇣→→→",
            caption: "Keyboard up and larger text, both told apart from the usual values; the picture follows at once"),
        Screen(
            name: "find-80x24", size: (80, 24), keys: "/s",
            caption: "What reads with an s, those that begin with it first; Share and Sort wait in the overflow menu"),
        Screen(
            name: "matrix-120x40", size: (120, 40), keys: "m",
            caption: "All six poses at one scale, the current one in brackets"),
        Screen(
            name: "tiers-120x40", size: (120, 40), keys: "ot",
            caption: "The same pose built with three SDKs; only 27.1 has a rail"),
        Screen(
            name: "overflow-120x40", size: (120, 40), keys: "/more⏎⏎",
            caption: "The overflow control was found by its word and tapped: Sort, Share and Export stand in its menu"),
        Screen(
            name: "walk-1-tapped", size: (120, 40), keys: "lll⏎",
            caption: "Closed: the third card was tapped and its page is pushed, Back leads the rail"),
        Screen(
            name: "walk-2-book", size: (120, 40), keys: "lll⏎b",
            caption: "Folded to book: the same card lies beside the wall, on its own side of the fold"),
        Screen(
            name: "walk-3-open", size: (120, 40), keys: "lll⏎bo",
            caption: "Opened flat: wall and card share the display, the card is still the one that was tapped"),
        Screen(
            name: "walk-4-back", size: (120, 40), keys: "lll⏎boc⎋",
            caption: "Closed again and gone back: the wall alone, and the footer says what Escape did"),
        Screen(
            name: "walk-5-turned", size: (120, 40), keys: "lll⏎boc⎋r",
            caption: "Turned right: the wall in landscape, the rail still on the camera's side"),
        Screen(
            name: "walk-6-undone", size: (120, 40), keys: "lll⏎boc⎋ruuuuuu",
            caption: "Undone to the start: the wall as it opened, nothing selected"),
        Screen(
            name: "sheet-dismissed-120x40", layout: "SettingsSheet", size: (120, 40), keys: "⎋",
            caption: "Escape has put the sheet away; the page under it is whole"),
    ]

    @Test("screens after keys", arguments: screens)
    func screen(screen: Screen) throws {
        let layout = Repository.root.appending(path: "Layouts/\(screen.layout).swift").path(percentEncoded: false)
        let document = try Document(.path(layout))
        let size = ScreenSize(columns: screen.size.columns, rows: screen.size.rows)
        var session = Session(document, Situation(app: document.opening), title: document.title)
        _ = session.update(.resize(size))
        for key in screen.keys { _ = session.update(.key(Self.key(key))) }
        let abilities = ScreenAbilities(depth: .palette, glyphs: .unicode, hasMouse: true)
        expectSnapshot(session.view(on: size, with: abilities), screen.name, caption: screen.caption)
    }

    private static func key(_ character: Character) -> Key {
        switch character {
        case "⇥": Key(.tab)
        case "⏎": Key(.enter)
        case "⎋": Key(.escape)
        case "↓": Key(.pageDown)
        case "⇣": Key(.down)
        case "→": Key(.right)
        default: Key(character)
        }
    }
}
