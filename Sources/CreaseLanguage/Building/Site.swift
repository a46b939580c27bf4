import CreaseDevice
import CreaseLayout

/// A call in view position: what is written, where its view stands, and what its names mean.
///
/// It reads its own arguments: `site.value("edge")` and `site.value(0)` are values, `site.argument("edge")`,
/// `site.positional(0)` and `site.closure("content")` the code itself. Each is `nil` where it is not written.
struct Site {
    let interpreter: Interpreter
    let call: Call
    let expression: Expression
    var id: ViewID
    var scope: Scope

    var place: Place { expression.place }
    var location: CreaseLayout.SourceLocation { interpreter.location(place) }

    func argument(_ label: String) -> Argument? { call.argument(label) }

    /// The nth argument without a label inside the parentheses.
    func positional(_ index: Int) -> Argument? { call.positional(index) }

    /// A closure by its label, or the trailing one without a label.
    func closure(_ label: String) -> Argument? { call.closure(label) }

    /// The trailing closure without a label.
    var trailing: Argument? { call.arguments.first { $0.isTrailing && $0.label == nil } }

    func value(_ label: String, expecting type: TypeName? = .double) -> Value? {
        argument(label).map { read($0, expecting: type) }
    }

    func value(_ index: Int, expecting type: TypeName? = .double) -> Value? {
        positional(index).map { read($0, expecting: type) }
    }

    /// The value of an argument; one that is not known is left out by whoever asks, which is noted.
    func read(_ argument: Argument, expecting type: TypeName? = .double) -> Value {
        let value = interpreter.value(argument.value, scope, expecting: type)
        if value.isUnknown, !interpreter.core.isStrict {
            let words = interpreter.source(argument.value)
            interpreter.note(
                .unknownValue, "'\(words)' is not known, so the argument is left out", at: argument.value.place,
                subject: words)
        }
        return value
    }

    /// The place that an argument such as `isOn: $flag` names.
    func binding(_ label: String) -> Binding? {
        argument(label).flatMap { interpreter.binding(from: $0.value, scope) }
    }

    /// The same call for another view.
    func at(_ id: ViewID) -> Site {
        var result = self
        result.id = id
        return result
    }
}
