public import CreaseDevice

/// Lays a view tree out on a screen: the second pure step of the pipeline.
///
/// Never fails: what does not fit overflows as on the device, what is wrong becomes a finding.
public func layout(_ root: ViewNode, on screen: Screen, interaction: Interaction = Interaction()) -> Scene {
    var choices = Choices()
    for _ in 1..<Choices.roundLimit {
        let solver = Solver(screen: screen, interaction: interaction, knowing: choices)
        let scene = scene(of: root, solver)
        guard solver.choices != choices else { return scene }
        choices = solver.choices
    }
    return scene(of: root, Solver(screen: screen, interaction: interaction, knowing: choices))
}

private func scene(of root: ViewNode, _ solver: Solver) -> Scene {
    let screen = solver.screen
    defer { solver.finish() }
    let nodes = solver.window(root)
    solver.findStrayToolbar(solver.windowPreferences)
    solver.bars = solver.windowStage.bars(solver)
    let presentations = solver.presentations(over: nodes)
    // What lies over the window with bars of its own decides where the clock is.
    let isRowUsed = solver.windowStage.isDisabled || solver.movesStatus
    var scene = Scene(
        screen: isRowUsed ? screen.withStatusRow() : screen, nodes: nodes, bars: solver.bars, columns: solver.columns,
        presentations: presentations, keyboard: screen.keyboard, findings: solver.findings,
        assumptions: solver.assumptions, events: solver.events, work: solver.work)
    if scene.bars.axis == nil, let handMade = HandMadeBars.look(at: nodes, on: screen) {
        scene.bars.decisions = handMade.decisions
        scene.findings += handMade.findings
    }
    scene.containers = solver.containers
    scene.findings += SceneFindings.look(over: scene)
    return scene
}
