/// How nodes and lists get into the tree.
extension Parser {
    enum Slot {
        case node(NodeID)
        case list(ListID)
        case token(TokenSlot)
        case tokens(ListID)
    }

    /// Makes a node that ends with the last token read.
    @inline(__always)
    mutating func make(
        _ kind: NodeKind, from start: Int32, variant: UInt8 = 0, _ first: Slot = .token(0), _ second: Slot = .token(0),
        _ third: Slot = .token(0)
    ) -> NodeID {
        assert(!kind.isWide && matches(kind, [first, second, third]), "\(kind) with \(first), \(second), \(third)")
        let below = max(height(first), height(second), height(third))
        return append(kind, start, variant, below, value(first), value(second), value(third))
    }

    /// Makes a node with more than three slots.
    mutating func makeWide(_ kind: NodeKind, from start: Int32, variant: UInt8 = 0, _ slots: Slot...) -> NodeID {
        assert(kind.isWide && matches(kind, slots), "\(kind) with \(slots)")
        var below: UInt16 = 0
        let place = store.tableEnd
        for slot in slots {
            below = max(below, height(slot))
            store.appendSlot(value(slot))
        }
        return append(kind, start, variant, below, place, 0, 0)
    }

    @inline(__always)
    private mutating func append(
        _ kind: NodeKind, _ start: Int32, _ variant: UInt8, _ below: UInt16, _ first: Int32, _ second: Int32,
        _ third: Int32
    ) -> NodeID {
        let end = max(start, previousEnd)
        let height = kind.isPart ? below : below + 1
        guard height <= SyntaxTree.heightLimit else { return tooHigh(from: start) }
        return store.append(
            Node(
                kind: kind, variant: variant, height: height, start: start, end: end, first: first, second: second,
                third: third))
    }

    private mutating func tooHigh(from start: Int32) -> NodeID {
        if !reportedDepth {
            reportedDepth = true
            log.error(
                "no more than \(SyntaxTree.heightLimit) expressions are read inside one another",
                at: Int(start)..<Int(previousEnd))
        }
        return store.append(
            Node(
                kind: .unknown, variant: 0, height: 1, start: start, end: max(start, previousEnd), first: 0, second: 0,
                third: 0))
    }

    @inline(__always)
    private func height(_ slot: Slot) -> UInt16 {
        switch slot {
        case .node(let id): store[id].height
        case .list(let id): store.height(ofList: id)
        case .token, .tokens: 0
        }
    }

    @inline(__always)
    private func value(_ slot: Slot) -> Int32 {
        switch slot {
        case .node(let value), .list(let value), .token(let value), .tokens(let value): value
        }
    }

    private func matches(_ kind: NodeKind, _ slots: [Slot]) -> Bool {
        for (index, expected) in kind.slots.enumerated() {
            guard index < slots.count else { return false }
            switch (expected, slots[index]) {
            case (.node, .node), (.list, .list), (.token, .token), (.tokens, .tokens): continue
            default: return false
            }
        }
        return true
    }

    // MARK: Lists

    /// Starts a list; its items are pushed on `scratch` and `endList` takes them from there.
    func beginList() -> Int { scratch.count }

    mutating func endList(_ mark: Int) -> ListID {
        let list = store.appendList(scratch, from: mark, ofNodes: true)
        scratch.removeLast(scratch.count - mark)
        return list
    }

    mutating func endTokenList(_ mark: Int) -> ListID {
        let list = store.appendList(scratch, from: mark, ofNodes: false)
        scratch.removeLast(scratch.count - mark)
        return list
    }
}
