import CreaseLayout

/// What there is to see after a step of a tape: everything a recorder needs, on a clock of its own.
struct TapeFrame: Sendable {
    /// How the picture gets from the frame before to this one.
    enum Motion: Hashable, Sendable {
        case cut
        /// The hinge springs to its new angle, as after a key.
        case fold
        /// The hinge moves evenly, from an angle in degrees, for so many seconds.
        case sweep(from: Double, seconds: Double)
    }

    let step: TapeStep
    /// The previewer after the step; paints the picture, holds conditions, state and scene.
    let session: Session
    let motion: Motion
    /// Seconds to stay on the picture once the motion has ended; `nil` leaves it to the recorder.
    let hold: Double?
    let chapter: String?
    let caption: String?

    var situation: Situation { session.situation }
    var scene: Scene { session.lit }
}
