import CreaseApp

/// The two ways terminals report the mouse: three raw bytes (X10, all that tmux's and screen's entries promise) and
/// decimal numbers (SGR, mode 1006).
enum MouseReport {
    /// Button, column and row, each plus 32; columns and rows count from 1 and end at 223.
    static func old(_ bytes: ArraySlice<UInt8>) -> MouseEvent? {
        let values = bytes.map { Int($0) - 32 }
        guard values.count == 3 else { return nil }
        return event(button: values[0], column: values[1], row: values[2], isRelease: values[0] & 3 == 3)
    }

    static func new(_ numbers: [Int], isRelease: Bool) -> MouseEvent? {
        guard numbers.count == 3 else { return nil }
        return event(button: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
    }

    private static func event(button: Int, column: Int, row: Int, isRelease: Bool) -> MouseEvent? {
        guard button >= 0, button < 128, column >= 1, row >= 1 else { return nil }
        var modifiers: Key.Modifiers = []
        if button & 4 != 0 { modifiers.insert(.shift) }
        if button & 8 != 0 { modifiers.insert(.alt) }
        if button & 16 != 0 { modifiers.insert(.control) }
        let isMoving = button & 32 != 0
        let action: MouseEvent.Action
        if button & 64 != 0 {
            switch button & 3 {
            case 0: action = .wheelUp
            case 1: action = .wheelDown
            case 2: action = .wheelLeft
            default: action = .wheelRight
            }
        } else if let held = self.button(button & 3) {
            action = isRelease ? .release : isMoving ? .drag(held) : .press(held)
        } else {
            action = isMoving ? .move : .release
        }
        return MouseEvent(action, column: column - 1, row: row - 1, modifiers: modifiers)
    }

    private static func button(_ number: Int) -> MouseEvent.Button? {
        switch number {
        case 0: .left
        case 1: .middle
        case 2: .right
        default: nil
        }
    }
}
