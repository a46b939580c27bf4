/// A type as written: `[Card]?` is `Optional<Array<Card>>`.
struct TypeName: Hashable, Sendable {
    var name: String
    var arguments: [TypeName] = []
    /// `some View`, `any View`.
    var isOpaque = false
    /// A function type; its result is the last argument.
    var isFunction = false
    /// A tuple's labels, as many as arguments; empty for other types.
    var labels: [String?] = []

    var isOptional: Bool { name == "Optional" }
    /// The type without its optionals.
    var unwrapped: TypeName {
        var result = self
        while result.name == "Optional", let inner = result.arguments.first { result = inner }
        return result
    }

    /// Whether a property or function of this type gives views.
    var isView: Bool {
        switch unwrapped.name {
        case "View", "AnyView", "ToolbarContent", "TabContent", "Scene", "Commands", "CustomizableToolbarContent",
            "ModifiedContent", "Text", "Image":
            true
        default: false
        }
    }

    var description: String {
        switch name {
        case "Optional": (arguments.first?.description ?? "") + "?"
        case "Array": "[" + (arguments.first?.description ?? "") + "]"
        default:
            (isOpaque ? "some " : "") + name
                + (arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">")
        }
    }
}

/// The wrapper of a stored property, as far as evaluation treats it in its own way.
enum PropertyWrapper: Sendable {
    case state
    case binding
    /// `@Environment(\.key)`.
    case environmentKey(String)
    /// `@Environment(Type.self)`, `@EnvironmentObject`.
    case environmentObject(String)
    /// `@AppStorage("key")`, `@SceneStorage("key")`.
    case storage(String)
    case focus
    case scaledMetric
    /// `@Query`, `@FetchRequest`: data that only the running app has.
    case fetched
    /// `@Bindable`, `@ObservedObject`: a plain value with a projection.
    case bindable
    case viewBuilder
    case namespace
    /// `@Entry`, `@Published` and everything else: as if not there.
    case other(String)
}

final class PropertyCode: Sendable {
    let name: String
    let span: SourceSpan
    let place: Place
    let type: TypeName?
    let wrapper: PropertyWrapper?
    let isStatic: Bool
    let isLet: Bool
    let value: Expression?
    /// Arguments of the wrapper, such as a storage's key.
    let wrapperArguments: [Argument]
    let accessors: AccessorsCode

    init(
        name: String, span: SourceSpan, place: Place, type: TypeName?, wrapper: PropertyWrapper?, isStatic: Bool,
        isLet: Bool, value: Expression?, wrapperArguments: [Argument] = [], accessors: AccessorsCode = AccessorsCode()
    ) {
        self.name = name
        self.span = span
        self.place = place
        self.type = type
        self.wrapper = wrapper
        self.isStatic = isStatic
        self.isLet = isLet
        self.value = value
        self.wrapperArguments = wrapperArguments
        self.accessors = accessors
    }

    var getter: [Statement]? { accessors.getter }
    var hasSetter: Bool { accessors.setter != nil }
    var isStored: Bool { getter == nil }
}

struct ParameterCode: Sendable {
    /// The label a caller writes; `nil` for `_`.
    var label: String?
    var name: String
    var type: TypeName?
    var value: Expression?
    var isViewBuilder = false
    var marks: PassingMarks = []

    var isVariadic: Bool { marks.contains(.variadic) }
    /// The argument is a place, written `&place`; what the body assigns to the parameter is assigned there.
    var isInout: Bool { marks.contains(.inOut) }
    /// The argument is evaluated when the body calls it.
    var isAutoclosure: Bool { marks.contains(.autoclosure) }
}

final class FunctionCode: Sendable {
    let name: String
    let span: SourceSpan
    let place: Place
    let parameters: [ParameterCode]
    let result: TypeName?
    let body: [Statement]
    let isStatic: Bool
    let isMutating: Bool
    /// Generic parameters' names.
    let generics: [String]
    /// Of an operator; `infix` where no word says otherwise.
    let fixity: OperatorFixity
    /// `init?`
    let isFailable: Bool

    init(
        name: String, span: SourceSpan, place: Place, parameters: [ParameterCode], result: TypeName?, body: [Statement],
        isStatic: Bool = false, isMutating: Bool = false, generics: [String] = [], fixity: OperatorFixity = .infix,
        isFailable: Bool = false
    ) {
        self.name = name
        self.span = span
        self.place = place
        self.parameters = parameters
        self.result = result
        self.body = body
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.generics = generics
        self.fixity = fixity
        self.isFailable = isFailable
    }
}

struct EnumCaseCode: Sendable {
    var name: String
    var span: SourceSpan
    var payload: [ParameterCode]
    var raw: Expression?
}

/// A struct, class or enum of the file, its extensions merged in.
final class TypeCode: Sendable {
    enum Kind: Sendable {
        case structure
        case reference
        case enumeration
    }

    enum Member: Sendable {
        case stored(Int)
        case computed(PropertyCode)
        case functions([FunctionCode])
        case constant(PropertyCode)
    }

    let kind: Kind
    /// With the types it is nested in: `Card.Kind`.
    let name: String
    let span: SourceSpan
    let place: Place
    let inherited: [String]
    /// Qualified names of the types declared inside, by simple name.
    let nested: [String: String]
    let attributes: [String]
    /// Generic parameters' names: a `Content: View` is a view wherever it occurs.
    let generics: [String]
    let stored: [PropertyCode]
    let computed: [String: PropertyCode]
    let statics: [String: PropertyCode]
    let functions: [String: [FunctionCode]]
    let initializers: [FunctionCode]
    let subscripts: [SubscriptCode]
    let cases: [EnumCaseCode]
    /// Index into `cases` by name, the first of that name.
    let caseIndex: [String: Int]
    /// Index into `stored` by name.
    let storedIndex: [String: Int]
    /// Everything `self` can name, in the order names are looked up.
    let members: [String: Member]
    /// Whether any property reads the system's environment, so that the body belongs into a reader.
    let readsEnvironment: Bool
    let isView: Bool

    init(_ draft: TypeDraft) {
        kind = draft.kind
        name = draft.name
        span = draft.span
        place = draft.place
        inherited = draft.inherited
        nested = draft.nested
        attributes = draft.attributes
        generics = draft.generics
        var stored: [PropertyCode] = []
        var computed: [String: PropertyCode] = [:]
        var statics: [String: PropertyCode] = [:]
        for property in draft.properties {
            if property.isStatic {
                statics[property.name] = property
            } else if property.isStored {
                stored.append(property)
            } else if computed[property.name] == nil {
                computed[property.name] = property
            }
        }
        self.stored = stored
        self.computed = computed
        self.statics = statics
        functions = Dictionary(grouping: draft.functions, by: \.name)
        initializers = draft.initializers
        subscripts = draft.subscripts
        cases = draft.cases
        caseIndex = Dictionary(cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        storedIndex = Dictionary(stored.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        isView = draft.inherited.contains("View") || computed["body"]?.type?.isView == true
        var members = storedIndex.mapValues { Member.stored($0) }
        members.merge(computed.mapValues { .computed($0) }) { first, _ in first }
        members.merge(functions.mapValues { .functions($0) }) { first, _ in first }
        members.merge(statics.mapValues { .constant($0) }) { first, _ in first }
        self.members = members
        readsEnvironment = stored.contains { property in
            guard case .environmentKey(let key)? = property.wrapper else { return false }
            return EnvironmentKey(rawValue: key) != nil
        }
    }

    /// The case of an enum by its name.
    func enumCase(named name: String) -> EnumCaseCode? { caseIndex[name].map { cases[$0] } }

    /// The name without the types around it.
    var simpleName: String { String(name.split(separator: ".").last ?? "") }

    func conforms(to name: String) -> Bool { inherited.contains(name) }

    var isToolbarContent: Bool { conforms(to: "ToolbarContent") || conforms(to: "CustomizableToolbarContent") }
    var isModifier: Bool { conforms(to: "ViewModifier") }
    var isApp: Bool { conforms(to: "App") }
    var isScene: Bool { conforms(to: "Scene") }
}

/// A type while its parts are being collected from the declaration and its extensions.
struct TypeDraft: Sendable {
    var kind: TypeCode.Kind
    var name: String
    var span: SourceSpan
    var place: Place
    var inherited: [String] = []
    var nested: [String: String] = [:]
    var attributes: [String] = []
    var generics: [String] = []
    var properties: [PropertyCode] = []
    var functions: [FunctionCode] = []
    var initializers: [FunctionCode] = []
    var subscripts: [SubscriptCode] = []
    var cases: [EnumCaseCode] = []
}
