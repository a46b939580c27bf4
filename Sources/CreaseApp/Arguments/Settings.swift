import CreaseDevice

/// All settings of a call, weakest first: user's file, project's file, environment, command line.
struct Settings: Sendable {
    private let all: [Setting]

    init(_ weakestFirst: [Setting]) { all = weakestFirst }

    /// The strongest value of an option; a later one on the same line wins.
    subscript(option: Option) -> Setting.Value? { all.last { $0.option == option }?.value }

    func isOn(_ option: Option) -> Bool { self[option] == .flag(true) }

    func word(_ option: Option) -> String? {
        guard case .word(let word) = self[option] else { return nil }
        return word
    }

    func text(_ option: Option) -> String? {
        guard case .text(let text) = self[option] else { return nil }
        return text
    }

    /// Every value of an option that may be given several times, weakest first.
    func texts(_ option: Option) -> [String] {
        all.compactMap { setting in
            guard setting.option == option, case .text(let text) = setting.value else { return nil }
            return text
        }
    }

    /// The conditions asked for; a pose is taken first, so that hinge and rotation given beside it refine it.
    ///
    /// A pose on the command line outranks a hinge or a rotation from a weaker place.
    var conditions: Conditions {
        var conditions = Conditions()
        let pose = all.lastIndex { $0.option == .pose }
        if let pose { conditions.take(all[pose]) }
        for (index, setting) in all.enumerated() where setting.option != .pose {
            if let pose, index < pose, setting.option == .hinge || setting.option == .rotate,
                setting.origin != all[pose].origin
            {
                continue
            }
            conditions.take(setting)
        }
        return conditions
    }
}
