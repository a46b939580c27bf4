public import CreaseDevice
public import CreaseLanguage
public import CreaseLayout

extension Document {
    /// Evaluations one change may lead to: views that answer each other for ever are shown as they are by then.
    private static let roundLimit = 8

    /// Evaluates and lays out the app, tells its views what they wait for, and again until nothing changes.
    ///
    /// 1. Evaluate the program with its state, lay the tree out on the screen of the conditions.
    /// 2. Perform what `onAppear`, `onChange`, `onGeometryChange`, `onHingeChange` and `onDisappear` ask for.
    /// 3. Where that changed the state, start again.
    /// 4. Forget what was kept for views that have left the tree.
    public func settle(_ app: inout AppState, under conditions: Conditions) -> Scene {
        let frame = settledFrame(&app, on: screen(for: conditions))
        forgetLeft(of: frame, in: &app, under: conditions)
        return frame.scene
    }

    private func settledFrame(_ app: inout AppState, on screen: Screen) -> Frame {
        for _ in 1..<Self.roundLimit {
            let frame = frame(of: app, on: screen)
            guard !frame.scene.events.isEmpty || !app.told.leaving.isEmpty else { return frame }
            let before = app.store
            let effects = tell(frame.scene.events, of: frame.scene, to: &app)
            if app.store == before, effects == 0 { return frame }
        }
        return frame(of: app, on: screen)
    }

    /// One evaluation and layout: the scene, and all that is in the tree and that something may be kept for.
    struct Frame {
        var scene: Scene
        var living: Set<ViewID>
    }

    /// One evaluation and layout; what evaluation had to guess joins the findings.
    func frame(of app: AppState, on screen: Screen) -> Frame {
        let evaluation = program.evaluate(state: app.store, conditions: screen.conditions)
        var scene = layout(evaluation.root, on: screen, interaction: app.interaction)
        scene.findings = (scene.findings + evaluation.notes.map(Finding.init)).inReadingOrder
        return Frame(
            scene: scene, living: evaluation.views.union(scene.containers).union(scene.events.lazy.map(\.id)))
    }

    // MARK: What views wait for

    /// Tells views what happened since they were last told; returns the number of effects beyond the state.
    private func tell(_ events: [SceneEvent], of scene: Scene, to app: inout AppState) -> Int {
        var effects = 0
        let conditions = scene.screen.conditions
        var present: Set<ViewID> = []
        var leaving: [ViewID: Action] = [:]
        for event in events {
            switch event.kind {
            case .appear(let action):
                present.insert(event.id)
                if !app.told.present.contains(event.id) {
                    effects += perform(action, in: &app, under: conditions)
                }
            case .disappear(let action):
                leaving[event.id] = action
            case .change(let value, let isInitial, let action):
                let old = app.told.values.updateValue(value, forKey: event.id)
                if old != value, old != nil || isInitial {
                    effects += perform(action, in: &app, under: conditions, old: old)
                }
            case .geometry(let value, let action):
                if app.told.geometry.updateValue(value, forKey: event.id) != value {
                    effects += perform(action, in: &app, under: conditions)
                }
            case .hinge(let action):
                let angle = scene.screen.hinge?.angle ?? 0
                if app.told.hinge.updateValue(angle, forKey: event.id) != angle {
                    effects += perform(action, in: &app, under: conditions)
                }
            }
        }
        for (id, action) in app.told.leaving.sorted(by: { $0.key.hash < $1.key.hash }) where leaving[id] == nil {
            effects += perform(action, in: &app, under: conditions)
        }
        app.told.present = present
        app.told.leaving = leaving
        return effects
    }

    // MARK: Taps

    /// Performs an action; returns the number of effects beyond the program's own state.
    @discardableResult
    public func perform(
        _ action: Action, in app: inout AppState, under conditions: Conditions, old: TagValue? = nil
    ) -> Int {
        take(program.perform(action, in: app.store, conditions: conditions, old: old), into: &app)
    }

    /// Writes a control's value through its binding.
    public func write(
        _ value: ControlValue, to binding: BindingReference, in app: inout AppState, under conditions: Conditions
    ) {
        take(program.write(value, to: binding, in: app.store, conditions: conditions), into: &app)
    }

    @discardableResult
    private func take(_ performed: Performed, into app: inout AppState) -> Int {
        app.store = performed.state
        var count = 0
        for effect in performed.effects {
            switch effect {
            case .pop(let stack):
                if app.interaction.pushes[stack]?.popLast() != nil { count += 1 }
            case .open:
                // Leaves the app; there is nothing to show.
                break
            }
        }
        return count
    }
}
