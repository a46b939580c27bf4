import CreaseApp
import Testing

@testable import CreaseTerminal

/// What terminals send, and what it means. `␛` stands for ESC.
private let sentences: [(sent: String, meaning: String)] = [
    ("q", "q"),
    ("Q", "Q"),
    ("é日👍", "é 日 👍"),
    ("\r", "enter"),
    ("\t", "tab"),
    ("␛[Z", "shift-tab"),
    ("\u{7F}", "backspace"),
    ("\u{03}", "control-c"),
    ("\u{00}", "control- "),
    ("␛x", "alt-x"),
    ("␛é", "alt-é"),
    ("␛\u{7F}", "alt-backspace"),
    // Arrows: normal, application mode, with a modifier, rxvt's shift.
    ("␛[A␛[B␛[C␛[D", "up down right left"),
    ("␛OA␛OB␛OC␛OD", "up down right left"),
    ("␛[1;2A␛[1;3B␛[1;5C␛[1;8D", "shift-up alt-down control-right shift-alt-control-left"),
    ("␛[a", "shift-up"),
    // Home and End have three spellings.
    ("␛[H␛[1~␛[7~␛[F␛[4~␛[8~", "home home home end end end"),
    ("␛[2~␛[3~␛[5~␛[6~", "insert delete pageUp pageDown"),
    ("␛[6;2~", "shift-pageDown"),
    ("␛OP␛OR␛[15~␛[24~␛[[A␛[1;2Q", "F1 F3 F5 F12 F1 shift-F2"),
    // The numeric keypad in application mode.
    ("␛Ok␛Om␛Op␛OM", "+ - 0 enter"),
    // kitty's protocol and modifyOtherKeys.
    ("␛[99;5u␛[27;5;99~␛[97;2u␛[57441u", "control-c control-c A"),
    // The mouse: SGR, then X10's three bytes.
    ("␛[<0;12;5M␛[<0;12;5m", "press-left@11,4 release@11,4"),
    ("␛[<2;1;1M␛[<64;300;200M␛[<65;1;1M", "press-right@0,0 wheelUp@299,199 wheelDown@0,0"),
    ("␛[<16;3;3M␛[<35;2;2M␛[<32;2;2M", "control-press-left@2,2 move@1,1 drag-left@1,1"),
    ("␛[M !!␛[M`!!", "press-left@0,0 wheelUp@0,0"),
    ("␛[I␛[O", "focus unfocus"),
    // Pastes: whole, empty, with escapes inside.
    ("a␛[200~qqq␛[201~b", "a paste«qqq» b"),
    ("␛[200~␛[201~", "paste«»"),
    ("␛[200~x␛[Ay␛[201~", "paste«x␛[Ay»"),
    // Replies never act as keys: attributes, modes, cursor place, colours, version, window size.
    ("␛[?1;2c", "(attributes)"),
    ("␛[?2026;2$y", "(synchronized)"),
    ("␛[?2026;0$y", "(not synchronized)"),
    ("␛[>41;370;0c␛[24;80R␛[0n␛[8;24;80t", ""),
    ("␛]11;rgb:ffff/ffff/ffff␛\\", ""),
    ("␛]11;rgb:0/0/0\u{07}q", "q"),
    ("␛P1+r436f=323536␛\\q", "q"),
    ("␛_Gi=1;OK␛\\", ""),
    // A sequence broken off by another one.
    ("␛[12␛[A", "up"),
    ("␛]11;rgb␛[A", "up"),
]

private func bytes(_ text: String) -> [UInt8] { Array(text.replacing("␛", with: "\u{1B}").utf8) }

struct InputDecoderTests {
    @Test("every sequence means what its terminal's manual says")
    func meanings() {
        for (sent, meaning) in sentences {
            var decoder = InputDecoder()
            #expect(words(decoder.feed(bytes(sent), at: 0)) == meaning, "\(sent)")
            #expect(decoder.deadline == nil, "\(sent) leaves nothing unfinished")
        }
    }

    @Test("where a sequence is split does not matter, as long as its rest comes")
    func splits() {
        for (sent, meaning) in sentences {
            let all = bytes(sent)
            for position in 0...all.count {
                var decoder = InputDecoder()
                let outputs =
                    decoder.feed(Array(all[..<position]), at: 0) + decoder.feed(Array(all[position...]), at: 9)
                #expect(words(outputs) == meaning, "\(sent) split at \(position)")
            }
            var decoder = InputDecoder()
            #expect(words(all.flatMap { decoder.feed([$0], at: 0) }) == meaning, "\(sent) byte by byte")
        }
    }

    @Test("a lone ESC is the Escape key after 25 ms, and not before")
    func escape() {
        var decoder = InputDecoder()
        #expect(words(decoder.feed(bytes("␛"), at: 100)) == "")
        #expect(decoder.deadline == 125)
        #expect(words(decoder.elapse(at: 124)) == "")
        #expect(words(decoder.elapse(at: 125)) == "escape")
        #expect(decoder.deadline == nil)
    }

    @Test("two ESC in a row are Escape twice")
    func twoEscapes() {
        var decoder = InputDecoder()
        #expect(words(decoder.feed(bytes("␛␛"), at: 0) + decoder.elapse(at: 25)) == "escape escape")
    }

    @Test("ESC and a bracket typed by hand are Alt with that key, after a while")
    func alt() {
        for key in ["[", "O", "]", "P"] {
            var decoder = InputDecoder()
            #expect(words(decoder.feed(bytes("␛\(key)"), at: 0)) == "")
            #expect(words(decoder.elapse(at: 250)) == "alt-\(key)")
        }
    }

    @Test("a reply that stalls anywhere, even right after its ESC, types nothing")
    func stalledReplies() {
        for reply in ["␛[?2026;2$y", "␛[?62;22c", "␛[24;80R", "␛]11;rgb:ff/ff/ff␛\\", "␛[A", "␛[<0;1;1M"] {
            let all = bytes(reply)
            for position in 1..<all.count where !(position == 2 || reply.contains("]") && position == 1) {
                var decoder = InputDecoder()
                var outputs = decoder.feed(Array(all[..<position]), at: 0)
                outputs += decoder.elapse(at: 100)
                outputs += decoder.feed(Array(all[position...]), at: 100)
                outputs += decoder.elapse(at: 5000)
                let keys = outputs.filter { $0 != .event(.key(Key(.escape))) }
                #expect(
                    !keys.contains {
                        if case .event(.key(let key)) = $0, case .character = key.code { true } else { false }
                    }, "\(reply) stalled at \(position): \(words(outputs))")
            }
        }
    }

    @Test("Escape followed by keys that a person typed keeps the keys")
    func escapeThenKeys() {
        for typed in ["[", "]", "q", "[]", "[[", "c"] {
            var decoder = InputDecoder()
            _ = decoder.feed(bytes("␛"), at: 0)
            let escape = decoder.elapse(at: 30)
            let keys = typed.map(String.init).joined(separator: " ")
            #expect(words(escape + decoder.feed(bytes(typed), at: 60)) == "escape \(keys)")
        }
    }

    @Test("a paste in pieces is one paste, however slowly they come within a second of each other")
    func slowPaste() {
        var decoder = InputDecoder()
        var outputs: [InputDecoder.Output] = []
        for (index, piece) in ["␛[200~qq", "q␛[20", "0~ ␛", "[201", "~c"].enumerated() {
            outputs += decoder.feed(bytes(piece), at: index * 900)
        }
        #expect(words(outputs) == "paste«qqq␛[200~ » c")
    }

    @Test("a paste that never ends is over after a second of silence; keys work again")
    func endlessPaste() {
        var decoder = InputDecoder()
        #expect(words(decoder.feed(bytes("␛[200~qqq"), at: 0)) == "")
        #expect(decoder.deadline == 1000)
        #expect(words(decoder.elapse(at: 1000)) == "paste«qqq»")
        #expect(words(decoder.feed(bytes("q"), at: 1001)) == "q")
        #expect(words(decoder.feed(bytes("␛[201~q"), at: 1002)) == "q", "its end, come late, is nothing")
    }

    @Test("a paste of any length is kept up to 64 kB and swallowed whole")
    func hugePaste() {
        var decoder = InputDecoder()
        _ = decoder.feed(bytes("␛[200~"), at: 0)
        for _ in 0..<300 { #expect(decoder.feed([UInt8](repeating: 0x71, count: 1000), at: 0).isEmpty) }
        guard case .event(.paste(let text)) = decoder.feed(bytes("␛[201~"), at: 0).first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputDecoder.longestPaste)
    }

    @Test("every pair of bytes is taken without a trap, and leaves a decoder that still knows q")
    func everyPair() {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                for head in [[], [Byte.escape], bytes("␛["), bytes("␛[<"), bytes("␛[M")] {
                    var decoder = InputDecoder()
                    _ = decoder.feed(head + [first, second], at: 0)
                    _ = decoder.elapse(at: 10_000)
                    _ = decoder.elapse(at: 20_000)
                    #expect(words(decoder.feed(bytes("q"), at: 30_000)) == "q")
                }
            }
        }
    }
}

/// Outputs as a person would say them.
private func words(_ outputs: [InputDecoder.Output]) -> String {
    outputs.map { output in
        switch output {
        case .reply(.attributes): "(attributes)"
        case .reply(.synchronizedOutput(true)): "(synchronized)"
        case .reply(.synchronizedOutput(false)): "(not synchronized)"
        case .event(.key(let key)): word(key.modifiers) + word(key.code)
        case .event(.mouse(let mouse)): "\(word(mouse.modifiers))\(word(mouse.action))@\(mouse.column),\(mouse.row)"
        case .event(.paste(let text)): "paste«\(text.replacing("\u{1B}", with: "␛"))»"
        case .event(.focus(let isOn)): isOn ? "focus" : "unfocus"
        case .event(.resize), .event(.resumed), .event(.recording), .event(.end): "?"
        }
    }.joined(separator: " ")
}

private func word(_ modifiers: Key.Modifiers) -> String {
    let names: [(Key.Modifiers, String)] = [(.shift, "shift-"), (.alt, "alt-"), (.control, "control-")]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined()
}

private func word(_ code: Key.Code) -> String {
    switch code {
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown:
        "\(code)"
    }
}

private func word(_ action: MouseEvent.Action) -> String {
    switch action {
    case .press(let button): "press-\(button)"
    case .drag(let button): "drag-\(button)"
    case .release, .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: "\(action)"
    }
}
