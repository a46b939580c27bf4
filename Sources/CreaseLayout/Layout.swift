public import CreaseDevice

/// Lays a view tree out on a screen: the second pure step of the pipeline.
///
/// Never fails: what does not fit overflows as on the device, what is wrong becomes a finding.
public func layout(_ root: ViewNode, on screen: Screen, interaction: Interaction = Interaction()) -> Scene {
    Scene(screen: screen)
}
