public import CreaseDevice

/// Lays a view tree out on a screen: the second pure step of the pipeline.
///
/// Never fails: what does not fit overflows as on the device, what is wrong becomes a finding.
public func layout(_ root: ViewNode, on screen: Screen, interaction: Interaction = Interaction()) -> Scene {
    var choices = Choices()
    var scene: Scene
    var rounds = 0
    repeat {
        let known = choices
        let solver = Solver(
            screen: known.hasStatusRow ? screen.withStatusRow() : screen, interaction: interaction, knowing: known)
        scene = CreaseLayout.scene(of: root, on: screen, solver)
        choices = solver.choices
        rounds += 1
        scene.work.rounds = rounds
        if choices == known { break }
    } while rounds < Choices.roundLimit
    return scene
}

/// One round; `screen` is that of a window whose bars are not switched off.
private func scene(of root: ViewNode, on screen: Screen, _ solver: Solver) -> Scene {
    defer { solver.finish() }
    let nodes = solver.window(root)
    solver.findStrayToolbar(solver.windowPreferences)
    solver.bars = solver.windowStage.bars(solver)
    let presentations = solver.presentations(over: nodes)
    // What lies over the window with bars of its own decides where the clock is.
    let isRowUsed = solver.windowStage.isDisabled || solver.movesStatus
    solver.choices.hasStatusRow = isRowUsed && solver.isAskedForRegions
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
