import CreaseDevice

/// A section: a list reads its parts; anywhere else it is its header, rows and footer one below the other.
final class SectionElement: WrapperElement {
    let header: [Element]
    let rows: [Element]
    let footer: [Element]

    init(_ node: ViewNode, header: [Element], rows: [Element], footer: [Element], stack: Element) {
        self.header = header
        self.rows = rows
        self.footer = footer
        super.init(node, around: stack)
    }
}

extension Solver {
    func section(_ node: ViewNode, _ context: ResolveContext) -> Element {
        var words = context
        words.isRow = false
        if context.isRow {
            words = words.changing {
                $0.foreground = .secondary
                $0.font = Font(.style(.headline))
            }
        }
        let small = context.isRow ? words.changing { $0.font = Font(.style(.footnote)) } : words
        let header = resolve(node.children(in: .header), words)
        let rows = resolve(node.looseChildren + node.children(in: .content), context)
        let footer = resolve(node.children(in: .footer), small)
        return SectionElement(
            node, header: header, rows: rows, footer: footer,
            stack: column(node, context, spacing: nil, header + rows + footer))
    }
}
