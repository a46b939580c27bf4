import CreaseLayout

/// What an `Action` carries for `Program.perform`.
enum ActionPayload: Sendable {
    /// A closure, a function or a method's name, called with these values (filled up with what the event brings).
    case code(Expression, Scope, [Value])
    /// A stepper's step, kept inside its range.
    case step(Binding, by: Value, within: Value?)
    /// `EditButton`: begins or ends editing.
    case edit(Binding)
    /// Closing a presentation or a pushed page, then `onDismiss`.
    case dismiss(Binding, then: Expression?, Scope)
    /// `onHingeChange`: called with the old and the new context.
    case hinge(Expression, Scope)
    /// `onChange(of:)`: called with the old and the new value.
    case change(Expression, Scope, new: Value)
}
