import CreaseDevice
import Testing

@testable import CreaseLayout

/// The system's own views: what they are called, how large they are, what a tap does.
struct ControlTests {
    private func scene(_ view: ViewNode) -> Scene { layout(view, on: canvas(400, 400)) }

    private func title(_ string: String) -> ViewNode { Views.node(.slot(.title), [text(string)]) }

    private func control(_ kind: ControlContent.Kind, _ children: ViewNode...) -> ViewNode {
        Views.node(.control(ControlContent(kind, binding: BindingReference(payload: 0))), children)
    }

    private func label(_ title: String, _ symbol: String) -> ViewNode {
        Views.node(
            .label,
            [
                Views.node(.slot(.title), [text(title)]),
                Views.node(.slot(.icon), [Views.node(.image(ImageContent(.symbol(symbol))))]),
            ])
    }

    @Test("a button is as large as its words, a bordered one has room around them")
    func buttons() {
        let button = Views.node(.button(ButtonContent(action: Action(payload: 0))), [text("Save")])
        let plain = scene(button).all.first { $0.kind == "Button" }
        #expect(plain?.label == "Save" && plain?.frame.height == 22)
        #expect(plain?.children.map(\.kind) == ["Text"])
        guard case .action = plain?.tap else {
            Issue.record("the button does nothing")
            return
        }
        let bordered = scene(button.environment { $0.buttonStyle = .borderedProminent }).all.first {
            $0.kind == "Button"
        }
        #expect(bordered?.frame.height == 36)
        #expect((bordered?.frame.width ?? 0) - (plain?.frame.width ?? 0) == 24)
        guard case .frame(_, _, isProminent: true) = bordered?.drawing else {
            Issue.record("a prominent button has no ground")
            return
        }
    }

    @Test("a label shows icon and title, or one of them, and always answers to its title")
    func labels() {
        for (style, kinds) in [
            (LabelStyle.automatic, ["Image", "Text"]), (.titleOnly, ["Text"]), (.iconOnly, ["Image"]),
        ] {
            let node = scene(label("Mail", "tray").environment { $0.labelStyle = style }).all.first {
                $0.kind == "Label"
            }
            #expect(node?.label == "Mail")
            #expect(node?.children.map(\.kind) == kinds)
        }
    }

    @Test("a switch stands at the end of all the width there is; without its label it stands alone")
    func toggles() {
        let toggle = control(.toggle(isOn: true), title("Wi-Fi"))
        let node = scene(toggle).all.first { $0.kind == "Toggle" }
        #expect(node?.frame.width == 400 && node?.label == "Wi-Fi")
        #expect(node?.children.last?.frame.maxX == 400)
        #expect(node?.children.last?.drawing == .toggle(isOn: true))
        guard case .toggle(_, isOn: false) = node?.tap else {
            Issue.record("a tap does not switch it off")
            return
        }
        let alone = scene(toggle.environment { $0.labelsHidden = true }).all.first { $0.kind == "Toggle" }
        #expect(alone?.frame.width == 63 && alone?.label == "Wi-Fi")
    }

    private func picker(_ style: PickerStyle) -> ViewNode {
        let options = ["a", "b", "c"].map { text($0).modified(.tag(TagValue($0))) }
        return Views.node(
            .control(ControlContent(.picker(selection: TagValue("b")), binding: BindingReference(payload: 0))),
            [title("Kind")] + options
        ).environment { $0.pickerStyle = style }
    }

    @Test("segments share the width, each chooses its own tag")
    func segments() {
        let node = scene(picker(.segmented)).all.first { $0.kind == "Picker" }
        #expect(node?.drawing == .segments(["a", "b", "c"], selected: 1))
        #expect(near(node?.children.map(\.frame.width) ?? [], [133.33, 133.33, 133.33], within: 0.01))
        let tags = node?.children.map { child -> String? in
            if case .select(_, let tag) = child.tap { tag.words } else { nil }
        }
        #expect(tags == ["a", "b", "c"])
    }

    @Test("a menu picker shows what is chosen and opens; an inline one shows every option")
    func pickers() {
        let menu = scene(picker(.menu)).all.first { $0.kind == "Picker" }
        #expect(menu?.children.contains { $0.label == "b" } == true)
        guard case .openMenu = menu?.tap else {
            Issue.record("the picker opens nothing")
            return
        }
        let inline = scene(picker(.inline)).all.filter { $0.kind == "Option" }
        #expect(inline.map(\.label) == ["a", "b", "c"])
        #expect(inline.map { $0.children.contains { $0.label == "checkmark" } } == [false, true, false])
    }

    @Test("a field shows its text, or its prompt while it is empty, as wide as it may be")
    func fields() {
        let empty = scene(control(.textField(text: "", prompt: "Name", isSecure: false))).all.first
        #expect(empty?.kind == "TextField" && empty?.label == "Name" && empty?.frame.width == 400)
        #expect(scene(control(.textField(text: "Tide", prompt: "", isSecure: false))).all.first?.label == "Tide")
        #expect(scene(control(.textField(text: "abc", prompt: "", isSecure: true))).all.first?.label == "•••")
    }

    @Test("a slider and a progress bar take the width, a spinner its own size")
    func shares() {
        #expect(scene(control(.slider(fraction: 0.3))).all.first?.drawing == .slider(fraction: 0.3))
        #expect(scene(control(.slider(fraction: 0.3))).all.first?.frame.width == 400)
        let bar = scene(Views.node(.progress(ProgressContent(fraction: 0.5, label: "Copying"))))
        #expect(bar.node("Copying") != nil && bar.all.contains { $0.drawing == .progress(fraction: 0.5) })
        #expect(scene(Views.node(.progress(ProgressContent()))).all.last?.frame.size == Size(width: 20, height: 20))
    }

    @Test("a stepper has two buttons at the end of its row")
    func steppers() {
        let node = scene(control(.stepper, title("Count")))
        #expect(node.node("−")?.frame.maxX == node.node("+")?.frame.minX)
        #expect(node.node("+")?.frame.maxX == 400)
    }

    @Test("what Crease does not draw is a box of its own ideal size that follows frames, or lies around its children")
    func placeholders() {
        let box = Views.node(.placeholder(label: "Map", isGuess: false))
        #expect(scene(box.modified(.fixedSize(horizontal: true, vertical: true))).frame("Map") == [140, 178, 120, 44])
        #expect(scene(box.frame(width: 50, height: 60)).frame("Map") == [175, 170, 50, 60])
        let around = scene(
            Views.node(.placeholder(label: "Card", isGuess: true), [color().frame(width: 10, height: 10)]))
        #expect(around.frame("Card") == [195, 195, 10, 10])
    }

    @Test("an empty state stands in the middle of all the room")
    func emptyState() {
        let view = Views.node(
            .contentUnavailable,
            [Views.node(.slot(.title), [label("Nothing", "tray")]), Views.node(.slot(.description), [text("Add one")])])
        let all = scene(view).all
        #expect(all.first?.frame == Rect(x: 0, y: 0, width: 400, height: 400))
        #expect(all.filter { $0.kind == "Text" }.map(\.label) == ["Nothing", "Add one"])
        #expect(all.filter { $0.kind != "ContentUnavailableView" }.allSatisfy { abs($0.frame.midX - 200) < 0.01 })
    }

    @Test("a group box has room around its content, a disclosure shows it only when open")
    func boxes() {
        let box = scene(Views.node(.groupBox, [title("Box"), color("a").frame(width: 50, height: 50)]))
        #expect(box.all.first?.kind == "GroupBox" && box.frame("a")[2] == 50)
        #expect((box.all.first?.frame.width ?? 0) == 50 + 32)
        for isExpanded in [false, true] {
            let view = Views.node(.disclosureGroup(isExpanded: isExpanded), [title("More"), color("a")])
            #expect((scene(view).node("a") != nil) == isExpanded)
        }
    }
}
