/// A type as far as previews need to tell types apart.
struct TypeSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    enum Form: Sendable {
        /// `Int`, `Array<Int>`, `Card.ID`, `Self`, `Any`.
        case named(TypeNameSyntax)
        case optional(TypeSyntax)
        /// `Int!`
        case implicitlyUnwrapped(TypeSyntax)
        case array(TypeSyntax)
        case dictionary(key: TypeSyntax, value: TypeSyntax)
        /// `()` is the empty one; one element without a label is a pair of parentheses.
        case tuple(SyntaxList<TypeElementSyntax>)
        case function(parameters: SyntaxList<TypeElementSyntax>, result: TypeSyntax)
        /// `some View`
        case some(TypeSyntax)
        /// `any View`
        case any(TypeSyntax)
        /// `View & Equatable`
        case composition(SyntaxList<TypeSyntax>)
        /// `repeat each T`, `each T`, `~Copyable`
        case pack(TypeSyntax)
        case unknown
    }

    var form: Form {
        switch kind {
        case .typeName: .named(seen())
        case .typeOptional: variant == 1 ? .implicitlyUnwrapped(child(0)) : .optional(child(0))
        case .typeArray: .array(child(0))
        case .typeDictionary: .dictionary(key: child(0), value: child(1))
        case .typeTuple: .tuple(children(0))
        case .typeFunction: .function(parameters: children(0), result: child(1))
        case .typeConstrained: variant == 1 ? .any(child(0)) : .some(child(0))
        case .typeComposition: .composition(children(0))
        case .typePack: .pack(child(0))
        default: .unknown
        }
    }

    /// The last name of a named type, looked up through optionals, `some` and `any`: `View` for `(some SwiftUI.View)?`.
    var simpleName: String? {
        switch form {
        case .named(let named): named.name.text
        case .optional(let type), .implicitlyUnwrapped(let type), .some(let type), .any(let type): type.simpleName
        case .tuple(let elements): elements.count == 1 ? elements[0].type.simpleName : nil
        case .array, .dictionary, .function, .composition, .pack, .unknown: nil
        }
    }
}

/// `Base.Name<Arguments>`.
struct TypeNameSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var base: TypeSyntax? { optionalChild(0) }
    var name: NameSyntax { name(1) }
    var genericArguments: SyntaxList<TypeSyntax> { children(2) }
}

/// An element of a tuple type or a parameter of a function type.
struct TypeElementSyntax: SyntaxNode {
    let tree: SyntaxTree
    let id: Int32

    var label: NameSyntax? { optionalName(0) }
    var type: TypeSyntax { child(1) }
    var marks: PassingMarks { PassingMarks(rawValue: variant) }
}
