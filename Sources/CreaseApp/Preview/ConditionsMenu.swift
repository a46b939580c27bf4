import CreaseCanvas
import CreaseDevice

/// The `v` menu: every condition beside pose, turn, hinge and tier, with its state, to be stepped by keys or clicks.
struct ConditionsMenu: Hashable, Sendable {
    /// The row the keys act on; always one of `ConditionRow.allCases`.
    private(set) var row = 0

    var condition: ConditionRow { ConditionRow.allCases[row] }

    /// Goes up or down, round at the ends.
    mutating func move(by steps: Int) {
        let count = ConditionRow.allCases.count
        row = ((row + steps) % count + count) % count
    }

    /// Goes to a row; one that is not there changes nothing.
    mutating func choose(_ index: Int) {
        if ConditionRow.allCases.indices.contains(index) { row = index }
    }

    func panel(_ conditions: Conditions) -> Panel {
        let usual = Conditions(device: conditions.device)
        return Panel(
            title: "Conditions",
            rows: ConditionRow.allCases.map { row in
                let value = row.value(conditions)
                return Panel.Row("", row.title, value: value, isUsual: value == row.value(usual))
            },
            selected: row,
            hint: condition.obstacle(conditions) ?? "↑ ↓ choose · ← → change · u undo · esc close",
            width: 46)
    }
}

/// One condition of the menu: its name, its values in order, and where it can have no effect.
enum ConditionRow: CaseIterable, Hashable, Sendable {
    case keyboard
    case split
    case liveActivities
    case camera
    case pictureInPicture
    case textSize
    case direction
    case scheme
    case contrast
    case motion
    case transparency
    case regions

    var title: String {
        switch self {
        case .keyboard: "Keyboard"
        case .split: "Split View"
        case .liveActivities: "Live Activities"
        case .camera: "Inner camera"
        case .pictureInPicture: "Picture in picture"
        case .textSize: "Text size"
        case .direction: "Direction"
        case .scheme: "Colour scheme"
        case .contrast: "Contrast"
        case .motion: "Motion"
        case .transparency: "Transparency"
        case .regions: "Reserved regions"
        }
    }

    /// The state in words.
    func value(_ conditions: Conditions) -> String {
        switch self {
        case .keyboard: conditions.keyboard ? "up" : "down"
        case .split: conditions.split.map { "\($0.rawValue) half" } ?? "off"
        case .liveActivities: conditions.liveActivities == 0 ? "none" : "\(conditions.liveActivities)"
        case .camera: conditions.camera ? "in use" : "off"
        case .pictureInPicture: conditions.pictureInPicture ? "pinned to the top" : "off"
        case .textSize: conditions.textSize.rawValue
        case .direction: conditions.direction == .leftToRight ? "left to right" : "right to left"
        case .scheme: conditions.scheme.rawValue
        case .contrast: conditions.contrast == .high ? "high" : "standard"
        case .motion: conditions.reduceMotion ? "reduced" : "full"
        case .transparency: conditions.reduceTransparency ? "reduced" : "full"
        case .regions: conditions.firstPass ? "not delivered yet" : "delivered"
        }
    }

    /// Why this condition changes nothing under these; `nil` where it can.
    func obstacle(_ conditions: Conditions) -> String? {
        let screen = screen(for: conditions)
        switch self {
        case .split: return screen.display == .inner ? nil : "only the inner display has Split View"
        case .camera: return screen.display == .inner ? nil : "only the inner display has this camera"
        case .pictureInPicture:
            let isOpenLandscape = screen.display == .inner && screen.displaySize.width > screen.displaySize.height
            return isOpenLandscape && conditions.split == nil && conditions.tier >= .sdk27
                ? nil : "it is pinned only in open landscape, without Split View"
        case .regions:
            return conditions.tier >= .sdk271 && conditions.device == .duo ? nil : "only the 27.1 SDK delivers regions"
        case .keyboard, .liveActivities, .textSize, .direction, .scheme, .contrast, .motion, .transparency: return nil
        }
    }

    /// Steps to the next value, or with −1 to the one before.
    ///
    /// - Parameter wraps: the first value follows the last; otherwise the ends stay.
    func step(_ conditions: inout Conditions, by step: Int, wraps: Bool) {
        func next<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
            guard let index = all.firstIndex(of: value) else { return all.first ?? value }
            let wanted = index + step
            if all.indices.contains(wanted) { return all[wanted] }
            return wraps ? all[(wanted % all.count + all.count) % all.count] : value
        }
        switch self {
        case .keyboard: conditions.keyboard = next(conditions.keyboard, in: [false, true])
        case .split: conditions.split = next(conditions.split, in: [nil, .left, .right])
        case .liveActivities:
            // One more than are shown, to see that it changes nothing.
            let most = Int(Fact.statusIslandLimit.value) + 1
            let shown = min(max(0, conditions.liveActivities), most)
            conditions.liveActivities = next(shown, in: Array(0...most))
        case .camera: conditions.camera = next(conditions.camera, in: [false, true])
        case .pictureInPicture: conditions.pictureInPicture = next(conditions.pictureInPicture, in: [false, true])
        case .textSize: conditions.textSize = next(conditions.textSize, in: TextSize.allCases)
        case .direction: conditions.direction = next(conditions.direction, in: LayoutDirection.allCases)
        case .scheme: conditions.scheme = next(conditions.scheme, in: ColorScheme.allCases)
        case .contrast: conditions.contrast = next(conditions.contrast, in: Contrast.allCases)
        case .motion: conditions.reduceMotion = next(conditions.reduceMotion, in: [false, true])
        case .transparency: conditions.reduceTransparency = next(conditions.reduceTransparency, in: [false, true])
        case .regions: conditions.firstPass = next(conditions.firstPass, in: [false, true])
        }
    }
}
