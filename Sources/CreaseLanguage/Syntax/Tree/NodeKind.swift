/// What a node is, and with it how its slots are to be read.
enum NodeKind: UInt8, Sendable, CaseIterable {
    // Expressions
    case missing, unknown, placeholder, name, implicitMember, member, compoundName, chainBase, call, subscriptCall
    case integer, float, boolean, nilLiteral, regex, string, array, dictionary, tuple, closure, keyPath
    case binary, prefix, postfix, inOut, ternary, isTest, cast, optionalChain, force, macro, tryMark, awaitMark
    case wordMark, typeExpression, postfixConditional, patternExpression, ifElse, switchOver
    // Parts of expressions
    case argument, stringText, interpolation, pair, closureSignature, capture, parameter
    case keyPathMember, keyPathSubscript, keyPathOptional, keyPathForce
    // Conditions
    case bindingCondition, caseCondition, availability, availabilityItem
    // Statements and their parts
    case block, returnStatement, throwStatement, guardStatement, forLoop, whileLoop, repeatLoop, doBlock, catchClause
    case deferBlock, jump, labelled, switchCase, caseItem, conditional, clause
    // Patterns
    case wildcardPattern, namePattern, bindingPattern, tuplePattern, patternElement, isPattern, expressionPattern
    // Types
    case typeName, typeOptional, typeArray, typeDictionary, typeTuple, typeElement, typeFunction, typeConstrained
    case typeComposition, typePack, typeUnknown
    // Declarations and their parts
    case importDeclaration, structDeclaration, classDeclaration, enumDeclaration, protocolDeclaration
    case actorDeclaration, extensionDeclaration, variable, binding, accessorList, accessor, function, initializer
    case deinitializer, subscriptDeclaration, typealiasDeclaration, associatedType, enumCase, enumElement
    case skippedDeclaration, attribute, modifier, genericParameter, whereClause, requirement

    /// What one of a node's numbers stands for.
    enum Slot: UInt8 {
        /// A node, or none.
        case node
        /// A list of nodes.
        case list
        /// A token, or none.
        case token
        /// A list of tokens.
        case tokens
    }

    /// The slots of a node of this kind, in order. Kinds with more than three keep them in the tree's side table.
    var slots: [Slot] {
        switch self {
        case .missing, .unknown, .placeholder, .chainBase, .integer, .float, .boolean, .nilLiteral, .regex,
            .stringText, .keyPathOptional, .keyPathForce, .wildcardPattern, .typeUnknown:
            []
        case .name, .implicitMember: [.token, .list]
        case .member: [.node, .token, .list]
        case .compoundName: [.node, .tokens]
        case .call, .subscriptCall: [.node, .list, .list]
        case .string: [.list, .token]
        case .array, .dictionary, .tuple, .interpolation: [.list]
        case .closure: [.node, .list]
        case .keyPath: [.node, .list]
        case .binary: [.node, .token, .node]
        case .prefix, .wordMark: [.token, .node]
        case .postfix: [.node, .token]
        case .inOut, .optionalChain, .force, .tryMark, .awaitMark, .typeExpression, .patternExpression: [.node]
        case .ternary: [.node, .node, .node]
        case .isTest, .cast: [.node, .node]
        case .macro: [.token, .list, .list, .list]
        case .postfixConditional: [.node, .list]
        case .ifElse: [.list, .node, .node]
        case .switchOver: [.node, .list]
        case .argument: [.token, .node]
        case .pair: [.node, .node]
        case .closureSignature: [.list, .list, .node]
        case .capture: [.token, .token, .node]
        case .parameter: [.list, .token, .token, .node, .node]
        case .keyPathMember: [.token, .list]
        case .keyPathSubscript: [.list]
        case .bindingCondition: [.node, .node, .node]
        case .caseCondition: [.node, .node, .node]
        case .availability: [.list]
        case .availabilityItem: [.token, .token, .token]
        case .block: [.list]
        case .returnStatement, .throwStatement, .deferBlock: [.node]
        case .guardStatement, .whileLoop: [.list, .node]
        case .forLoop: [.node, .node, .node, .node, .node]
        case .repeatLoop: [.node, .node]
        case .doBlock: [.node, .list]
        case .catchClause: [.list, .node]
        case .jump: [.token, .token]
        case .labelled: [.token, .node]
        case .switchCase: [.list, .list]
        case .caseItem: [.node, .node]
        case .conditional: [.list]
        case .clause: [.node, .list]
        case .namePattern: [.token]
        case .bindingPattern, .isPattern, .expressionPattern: [.node]
        case .tuplePattern: [.list]
        case .patternElement: [.token, .node]
        case .typeName: [.node, .token, .list]
        case .typeOptional, .typeArray, .typeConstrained, .typePack: [.node]
        case .typeDictionary: [.node, .node]
        case .typeTuple, .typeComposition: [.list]
        case .typeElement: [.token, .node]
        case .typeFunction: [.list, .node]
        case .importDeclaration: [.list, .list, .tokens]
        case .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration, .actorDeclaration:
            [.list, .list, .token, .list, .list, .node, .list]
        case .extensionDeclaration: [.list, .list, .node, .list, .node, .list]
        case .variable: [.list, .list, .list]
        case .binding: [.node, .node, .node, .node]
        case .accessorList: [.list]
        case .accessor: [.token, .token, .node]
        case .function: [.list, .list, .token, .list, .list, .node, .node, .node]
        case .initializer: [.list, .list, .list, .list, .node, .node]
        case .deinitializer: [.list, .list, .node]
        case .subscriptDeclaration: [.list, .list, .list, .list, .node, .node, .node]
        case .typealiasDeclaration: [.list, .list, .token, .list, .node]
        case .associatedType: [.list, .list, .token, .list, .node, .node]
        case .enumCase: [.list, .list, .list]
        case .enumElement: [.token, .list, .node]
        case .skippedDeclaration: [.list, .list]
        case .attribute: [.node, .list]
        case .modifier: [.token, .token]
        case .genericParameter: [.token, .node]
        case .whereClause: [.list]
        case .requirement: [.node, .node]
        }
    }

    /// The slots of every kind, by its raw value.
    static let slotTable: [[Slot]] = allCases.map(\.slots)

    /// Whether the node is an expression by itself.
    var isExpression: Bool { rawValue <= NodeKind.switchOver.rawValue }

    /// Whether the node is a declaration by itself.
    var isDeclaration: Bool {
        switch self {
        case .importDeclaration, .structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration,
            .actorDeclaration, .extensionDeclaration, .variable, .function, .initializer, .deinitializer,
            .subscriptDeclaration, .typealiasDeclaration, .associatedType, .enumCase, .skippedDeclaration:
            true
        default:
            false
        }
    }
}
