/// The place of a node in its tree; 0 stands for "no node" inside the store and never leaves it.
typealias NodeID = Int32
/// The place of a list in the side table; 0 is the empty list.
typealias ListID = Int32
/// The place of a token in the tree; 0 stands for "no token" inside the store, where a slot holds the place plus one.
typealias TokenSlot = Int32

/// A node in 28 bytes: what it is, where it stands, and up to three slots.
struct Node: Sendable {
    let kind: NodeKind
    /// A choice within the kind, such as `let` against `var`.
    let variant: UInt8
    /// The number of expressions, statements and declarations on the longest way down from here.
    let height: UInt16
    var start: Int32
    let end: Int32
    let first: Int32
    let second: Int32
    let third: Int32
}

/// All nodes of a tree in two flat arrays.
///
/// A file of 4 MB has about a million nodes; as objects of their own they would take longer to allocate than to parse, and
/// freeing a long chain of them would recurse. Nodes refer to each other by index, children before their parents.
struct NodeStore: Sendable {
    private(set) var nodes: [Node]
    /// Lists (length, height, items) and the slots of nodes that have more than three.
    private(set) var table: [Int32]

    init(expectedTokens: Int) {
        nodes = []
        nodes.reserveCapacity(expectedTokens / 2 + 16)
        nodes.append(Node(kind: .missing, variant: 0, height: 0, start: 0, end: 0, first: 0, second: 0, third: 0))
        table = [0, 0]
        table.reserveCapacity(expectedTokens + 16)
    }

    @inline(__always)
    mutating func append(_ node: Node) -> NodeID {
        nodes.append(node)
        return NodeID(truncatingIfNeeded: nodes.count - 1)
    }

    /// Keeps a list of what stands in an array from a place on.
    ///
    /// The array comes whole rather than as a slice: a slice still alive would make the next change of it copy all of it.
    mutating func appendList(_ items: [Int32], from mark: Int, ofNodes: Bool) -> ListID {
        guard items.count > mark else { return 0 }
        let id = ListID(truncatingIfNeeded: table.count)
        table.append(Int32(truncatingIfNeeded: items.count - mark))
        table.append(0)
        var height: UInt16 = 0
        for place in mark..<items.count {
            let item = items[place]
            table.append(item)
            if ofNodes { height = max(height, nodes[Int(item)].height) }
        }
        table[Int(id) + 1] = Int32(height)
        return id
    }

    /// Where the next slots will be kept.
    var tableEnd: Int32 { Int32(truncatingIfNeeded: table.count) }

    /// Keeps one slot of a node with more than three of them.
    mutating func appendSlot(_ value: Int32) { table.append(value) }

    @inline(__always)
    subscript(id: NodeID) -> Node { nodes[Int(id)] }

    @inline(__always)
    func height(ofList id: ListID) -> UInt16 { UInt16(truncatingIfNeeded: table[Int(id) + 1]) }

    func count(ofList id: ListID) -> Int { Int(table[Int(id)]) }

    func item(_ index: Int, ofList id: ListID) -> Int32 { table[Int(id) + 2 + index] }

    /// One of a node's slots, whether it is kept in the node or in the table.
    func slot(_ index: Int, of id: NodeID) -> Int32 {
        let node = nodes[Int(id)]
        if node.kind.isWide { return table[Int(node.first) + index] }
        switch index {
        case 0: return node.first
        case 1: return node.second
        default: return node.third
        }
    }

    /// Every child of a node, in the order of its slots.
    func forEachChild(of id: NodeID, _ body: (NodeID) -> Void) {
        for (index, slot) in self[id].kind.slots.enumerated() {
            let value = self.slot(index, of: id)
            guard value != 0 else { continue }
            switch slot {
            case .node: body(value)
            case .list: for item in 0..<count(ofList: value) { body(self.item(item, ofList: value)) }
            case .token, .tokens: break
            }
        }
    }
}

extension NodeKind {
    /// Whether the slots are more than fit into the node.
    var isWide: Bool {
        switch self {
        case .macro, .parameter, .forLoop, .structDeclaration, .classDeclaration, .enumDeclaration,
            .protocolDeclaration, .actorDeclaration, .extensionDeclaration, .binding, .function, .initializer,
            .subscriptDeclaration, .typealiasDeclaration, .associatedType:
            true
        default:
            false
        }
    }

    /// Whether the node is a piece of something and no level of its own; recursion over a tree is bounded by the others.
    var isPart: Bool {
        switch self {
        case .argument, .stringText, .interpolation, .pair, .closureSignature, .capture, .block, .caseItem, .clause,
            .binding, .accessorList, .accessor, .typeElement, .patternElement:
            true
        default:
            false
        }
    }
}
