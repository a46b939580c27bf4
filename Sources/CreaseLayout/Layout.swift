public import CreaseDevice

/// Lays a view tree out on a screen: the second pure step of the pipeline.
///
/// Never fails: what does not fit overflows as on the device, what is wrong becomes a finding.
public func layout(_ root: ViewNode, on screen: Screen, interaction: Interaction = Interaction()) -> Scene {
    let solver = Solver(screen: screen, interaction: interaction)
    let nodes = solver.window(root)
    solver.findStrayToolbar(solver.windowPreferences)
    solver.bars = solver.windowStage.bars(solver)
    let presentations = solver.presentations(over: nodes)
    var scene = Scene(
        screen: screen, nodes: nodes, bars: solver.bars, columns: solver.columns,
        presentations: presentations, keyboard: screen.keyboard, findings: solver.findings,
        assumptions: solver.assumptions, events: solver.events, work: solver.work)
    scene.findings += SceneFindings.look(over: scene)
    return scene
}
