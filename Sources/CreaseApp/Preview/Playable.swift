public import CreaseDevice
public import CreaseLanguage
public import CreaseLayout

/// An app that can be shown and used: a layout's document, or a stand-in for one.
public protocol Playable: Sendable {
    /// The app on the screen of these conditions, after its views have reacted to being there.
    func settle(_ app: inout AppState, under conditions: Conditions) -> Scene

    /// Runs an action of the app; returns how much it did beyond the app's own state.
    @discardableResult
    func perform(_ action: Action, in app: inout AppState, under conditions: Conditions, old: TagValue?) -> Int

    /// Writes through a binding of the app, as a control does.
    func write(
        _ value: ControlValue, to binding: BindingReference, in app: inout AppState, under conditions: Conditions)
}

extension Document: Playable {}

extension Playable {
    /// The scene of a situation, which changes with what the app did on being shown.
    func show(_ situation: inout Situation) -> Scene {
        let scene = place(&situation)
        // A field that has gone takes its keyboard with it.
        guard let focus = situation.app.focus, !scene.hasField(focus) else { return scene }
        endEditing(in: &situation)
        return place(&situation)
    }

    /// The settled scene, scrolled to where what was first visible is.
    private func place(_ situation: inout Situation) -> Scene {
        let scene = settle(&situation.app, under: situation.conditions)
        guard situation.app.followAnchors(in: scene) else { return scene }
        return settle(&situation.app, under: situation.conditions)
    }

    /// What a situation would look like; whatever the app does then is forgotten.
    func glimpse(_ situation: Situation) -> Scene {
        var situation = situation
        return show(&situation)
    }

    /// Does what a tap on the element of an identity does; what it does outside the app comes back in words.
    ///
    /// `place` is how far along the element the finger comes down, 0 at its left and 1 at its right, where that is known.
    func tap(_ tap: Tap, of owner: ViewID, at place: Double? = nil, in situation: inout Situation) -> String? {
        let conditions = situation.conditions
        // Whatever is chosen from a menu also closes it.
        let menu = situation.app.interaction.openMenu
        situation.app.interaction.openMenu = nil
        switch tap {
        case .action(let action):
            perform(action, in: &situation.app, under: conditions, old: nil)
        case .push(let container, let page):
            situation.app.interaction.pushes[container, default: []].append(page)
        case .pop(let container):
            if !(situation.app.interaction.pushes[container] ?? []).isEmpty {
                situation.app.interaction.pushes[container]?.removeLast()
            }
        case .append(let path, let page):
            write(.push(page), to: path, in: &situation.app, under: conditions)
        case .removeLast(let path):
            write(.pop(1), to: path, in: &situation.app, under: conditions)
        case .select(let binding, let tag):
            write(.tag(tag), to: binding, in: &situation.app, under: conditions)
        case .selectTab(let container, let tag):
            situation.app.interaction.tabs[container] = tag
        case .toggle(let binding, let isOn):
            write(.bool(isOn), to: binding, in: &situation.app, under: conditions)
        case .openMenu(let id):
            situation.app.interaction.openMenu = menu == id ? nil : id
        case .edit:
            situation.app.focus = owner
            situation.conditions.keyboard = true
        case .slide(let slide):
            let value = place.map(slide.value(atTrack:)) ?? slide.next
            write(.number(value), to: slide.binding, in: &situation.app, under: conditions)
        case .dismiss(let action):
            if let action { perform(action, in: &situation.app, under: conditions, old: nil) }
        case .answer(let action, let dismiss):
            if let action { perform(action, in: &situation.app, under: conditions, old: nil) }
            perform(dismiss, in: &situation.app, under: conditions, old: nil)
        case .external(let target):
            return "leaves the app: \(target)"
        }
        return nil
    }
}
