import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// Typing into the field that has the focus.
extension Playable {
    /// Types words at the end of the focused field's text; false when no field on the scene has the focus.
    ///
    /// A new line ends the editing of a field of one line, as the return key does, and performs its `onSubmit`; in an
    /// editor it breaks the line.
    @discardableResult
    func type(_ words: String, in situation: inout Situation, on scene: Scene) -> Bool {
        guard let field = scene.field(situation.app.focus) else { return false }
        var text = field.text
        for character in words {
            if character.isNewline, !field.isEditor {
                write(.text(text), to: field.binding, in: &situation.app, under: situation.conditions)
                endEditing(in: &situation)
                for action in field.submit {
                    perform(action, in: &situation.app, under: situation.conditions, old: nil)
                }
                return true
            }
            text.append(character)
        }
        write(.text(text), to: field.binding, in: &situation.app, under: situation.conditions)
        return true
    }

    /// Takes the last character away; false when no field on the scene has the focus.
    @discardableResult
    func deleteBackward(in situation: inout Situation, on scene: Scene) -> Bool {
        guard let field = scene.field(situation.app.focus) else { return false }
        write(.text(String(field.text.dropLast())), to: field.binding, in: &situation.app, under: situation.conditions)
        return true
    }

    /// Gives the focus up; the keyboard goes down.
    func endEditing(in situation: inout Situation) {
        situation.app.focus = nil
        situation.conditions.keyboard = false
    }
}

extension Scene {
    /// The text field of an identity that is on the scene, in reach or covered.
    fileprivate func field(_ id: ViewID?) -> Field? {
        guard let id, let thing = things.first(where: { $0.id == id }),
            case .edit(let binding, let text, let submit)? = thing.tap
        else { return nil }
        return Field(binding: binding, text: text, submit: submit, isEditor: thing.kind == "TextEditor")
    }

    /// Whether the focused field is still there.
    func hasField(_ id: ViewID) -> Bool { field(id) != nil }
}

/// A text field that is typed into.
private struct Field {
    var binding: BindingReference
    var text: String
    /// What return does.
    var submit: [Action]
    var isEditor: Bool
}
