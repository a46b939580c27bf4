import CreaseDevice

extension Conditions {
    /// Takes over one setting; settings that are no conditions change nothing.
    mutating func take(_ setting: Setting) {
        switch (setting.option, setting.value) {
        case (.pose, .word(let word)):
            guard let pose = Pose(rawValue: word) else { return }
            hinge = pose.hinge
            rotation = pose.rotation
        case (.hinge, .number(let degrees)): hinge = degrees
        case (.rotate, .word(let word)): rotation = Int(word).flatMap(Rotation.init(rawValue:)) ?? rotation
        case (.device, .word(let word)): device = Device(rawValue: word) ?? device
        case (.sdk, .word(let word)): tier = Tier(rawValue: word) ?? tier
        case (.split, .word(let word)): split = SplitSide(rawValue: word)
        case (.keyboard, .flag(let isOn)): keyboard = isOn
        case (.liveActivities, .whole(let count)): liveActivities = count
        case (.camera, .flag(let isOn)): camera = isOn
        case (.pip, .flag(let isOn)): pictureInPicture = isOn
        case (.textSize, .word(let word)): textSize = TextSize(rawValue: word) ?? textSize
        case (.direction, .word(let word)): direction = word == "rtl" ? .rightToLeft : .leftToRight
        case (.scheme, .word(let word)): scheme = ColorScheme(rawValue: word) ?? scheme
        case (.contrast, .word(let word)): contrast = Contrast(rawValue: word) ?? contrast
        case (.reduceMotion, .flag(let isOn)): reduceMotion = isOn
        case (.reduceTransparency, .flag(let isOn)): reduceTransparency = isOn
        case (.firstPass, .flag(let isOn)): firstPass = isOn
        default: break
        }
    }
}
