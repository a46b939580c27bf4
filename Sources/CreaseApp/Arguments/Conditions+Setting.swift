import CreaseDevice

extension Conditions {
    /// Takes over one setting; settings that are no conditions change nothing.
    mutating func take(_ setting: Setting) {
        switch (setting.option, setting.value) {
        case (.pose, .word(let word)):
            if let pose = Pose(word: word) { take(pose) }
        case (.hinge, .number(let degrees)): hinge = degrees
        case (.rotate, .word(let word)): rotation = Rotation(word: word) ?? rotation
        case (.device, .word(let word)): device = Device(word: word) ?? device
        case (.sdk, .word(let word)): tier = Tier(word: word) ?? tier
        case (.split, .word(let word)): split = SplitSide(word: word)
        case (.keyboard, .flag(let isOn)): keyboard = isOn
        case (.liveActivities, .whole(let count)): liveActivities = count
        case (.camera, .flag(let isOn)): camera = isOn
        case (.pip, .flag(let isOn)): pictureInPicture = isOn
        case (.textSize, .word(let word)): textSize = TextSize(word: word) ?? textSize
        case (.direction, .word(let word)): direction = LayoutDirection(word: word) ?? direction
        case (.scheme, .word(let word)): scheme = ColorScheme(word: word) ?? scheme
        case (.contrast, .word(let word)): contrast = Contrast(word: word) ?? contrast
        case (.reduceMotion, .flag(let isOn)): reduceMotion = isOn
        case (.reduceTransparency, .flag(let isOn)): reduceTransparency = isOn
        case (.firstPass, .flag(let isOn)): firstPass = isOn
        default: break
        }
    }
}
