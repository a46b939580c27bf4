import CreaseDevice
public import CreaseLayout

/// What every part of one evaluation shares: the program, its state, the conditions.
struct EvaluationContext: Sendable {
    let core: ProgramCore
    var store: StateStore
    let conditions: Conditions
    let ledger: Ledger
    /// A first look that finds out what a root draws: nothing waits for layout.
    var isProbe = false
    /// Whether a condition nobody knows lets its view be drawn, since the root would be blank otherwise.
    var drawsGuesses = false
}

/// Walks code with values: expressions to values, statements to what they do, actions to changed state.
///
/// One interpreter lives for one part of the tree (the root, a reader's content, a sheet) or one action, on one thread.
/// It never traps and always ends: steps and recursion are counted. A view it meets as a value stays unbuilt, a `Thunk`:
/// whoever places it has a `ViewBuilder`.
final class Interpreter {
    let context: EvaluationContext
    var store: StateStore
    /// What an action asks of its container beyond state.
    var effects: [Effect] = []

    /// Constants being worked out, so that one that needs itself is met.
    var underway: Set<ObjectIdentifier> = []
    /// What `UUID()` gives next.
    var fresh: FreshIdentifiers
    /// Values made up so far, so that what stands for one thing is the same wherever it is asked.
    var madeUp: [MadeUpKey: Value] = [:]
    /// How often words were made up; a text they came up in is made up too.
    var inventions = 0
    /// Whether the condition being decided guards all there is to draw.
    var guardsAll = false

    private var stepsLeft: Int
    private(set) var depth = 0

    /// Expressions and statements one part of the tree may evaluate.
    static let stepLimit = 4_000_000
    /// Those of an action: an endless loop ends here.
    static let actionStepLimit = 200_000
    /// Evaluations inside one another, whatever they are: keeps the machine's stack whole.
    static let depthLimit = 1_200

    init(_ context: EvaluationContext, steps: Int = Interpreter.stepLimit) {
        self.context = context
        stepsLeft = steps
        store = context.store
        fresh = FreshIdentifiers(salt: "")
    }

    var core: ProgramCore { context.core }
    var declarations: Declarations { context.core.declarations }

    /// Counts one step down; `false` when the work must stop here. Pair with `ascend()`.
    @inline(__always)
    func descend() -> Bool {
        depth += 1
        stepsLeft -= 1
        return depth < Self.depthLimit && stepsLeft > 0
    }

    @inline(__always)
    func ascend() { depth -= 1 }

    /// A view that may keep state is there; noted where any state is kept.
    func see(_ id: ViewID) {
        if !context.store.cells.isEmpty { context.ledger.see(id) }
    }

    func note(_ kind: Note.Kind, _ message: @autoclosure () -> String, at place: Place, subject: String) {
        context.ledger.add(Note(kind, message(), at: core.location(place)), subject: subject)
    }

    func noteDepth(at place: Place) {
        note(.limit, "views or expressions nested too deeply, the rest is left out", at: place, subject: "depth")
    }

    func location(_ place: Place) -> CreaseLayout.SourceLocation { core.location(place) }

    /// The source of an expression on one line, shortened in the middle of nowhere.
    func source(_ expression: Expression) -> String { core.text(expression.span, file: expression.place.file) }
}

/// What an action asks for that the program keeps no state for.
public enum Effect: Hashable, Sendable {
    /// `dismiss()` on a page that a link pushed without a path: the stack's own pushes lose their last.
    case pop(stack: ViewID)
    /// `openURL(…)`
    case open(String)
}

/// The immutable part of a program that evaluation needs.
final class ProgramCore: Sendable {
    let declarations: Declarations
    /// The previewed file first, then files found for its views.
    let sources: [SourceText]
    let isStrict: Bool
    let constants = ConstantCache()

    init(declarations: Declarations, sources: [SourceText], isStrict: Bool) {
        self.declarations = declarations
        self.sources = sources
        self.isStrict = isStrict
    }

    func location(_ place: Place) -> CreaseLayout.SourceLocation {
        let file = Int(place.file)
        return CreaseLayout.SourceLocation(
            file: file > 0 && file < sources.count ? sources[file].name : nil, line: Int(place.line),
            column: Int(place.column))
    }

    /// The first line of some code, at most 60 letters.
    func text(_ span: SourceSpan, file: Int32) -> String {
        guard Int(file) < sources.count else { return "" }
        let start = span.range.lowerBound
        let text = sources[Int(file)].text(start..<min(span.range.upperBound, start + 240))
        let line = text.prefix { !$0.isNewline }
        return line.count > 60 ? line.prefix(59) + "…" : String(line)
    }
}
