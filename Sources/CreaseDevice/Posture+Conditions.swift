extension Posture {
    /// Settles what the conditions leave open or contradict.
    ///
    /// - The angle is clamped to 0…180; what is no number counts as closed.
    /// - The outer display and the phone are never upside down: they stay as turned clockwise, the landscape that
    ///   Rotate Right passes through.
    /// - Split View exists on the inner display only, a pinned picture only in open landscape without Split View.
    init(_ conditions: Conditions, _ uses: inout FactLedger) {
        let hinge = conditions.device == .duo ? Hinge(degrees: conditions.hinge) : nil
        let stance = Stance(hinge: hinge, rotation: conditions.rotation)
        switch hinge?.angle {
        case let angle? where angle > Fact.hingeSwitch.value && angle < Fact.hingeSwitchOpening.values[1]:
            uses(.hingeSwitch)
        default: break
        }
        if stance.display != .inner, conditions.rotation == .upsideDown { uses(.windowOuterUpsideDown) }
        if stance.display == .outer, conditions.split != nil { uses(.splitClosed) }

        self.stance = stance
        self.hinge = hinge
        tier = conditions.tier
        split = stance.display == .inner ? conditions.split : nil
        hasPinnedPicture =
            conditions.pictureInPicture && stance.isOpenLandscape && split == nil && conditions.tier >= .sdk27
        usesCamera = conditions.camera
        let limit = Int(Fact.statusIslandLimit.value)
        hidesLiveActivities = conditions.liveActivities > limit
        liveActivities = min(max(conditions.liveActivities, 0), limit)
    }
}

extension Posture.Stance {
    init(hinge: Hinge?, rotation: Rotation) {
        switch hinge.map({ $0.angle > Fact.hingeSwitch.value }) {
        case true?:
            switch rotation {
            case .upright: self = .innerLandscape
            case .clockwise: self = .innerTallClockwise
            case .upsideDown: self = .innerLandscapeTurned
            case .anticlockwise: self = .innerTallAnticlockwise
            }
        case false?:
            switch rotation {
            case .upright: self = .outerUpright
            case .clockwise, .upsideDown: self = .outerClockwise
            case .anticlockwise: self = .outerAnticlockwise
            }
        case nil:
            switch rotation {
            case .upright: self = .phoneUpright
            case .clockwise, .upsideDown: self = .phoneClockwise
            case .anticlockwise: self = .phoneAnticlockwise
            }
        }
    }
}
