import CreaseDevice

/// A section of a list, which reads its parts; deeper inside a row it is its header, rows and footer in a column.
final class SectionElement: RoomElement {
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
        var quiet = context
        quiet.isRow = false
        let words = quiet.changing {
            $0.foreground = .secondary
            $0.font = Font(.style(.headline))
        }
        let small = words.changing { $0.font = Font(.style(.footnote)) }
        let header = resolve(node.children(in: .header), words)
        let rows = resolve(node.looseChildren + node.children(in: .content), context)
        let footer = resolve(node.children(in: .footer), small)
        return SectionElement(
            node, header: header, rows: rows, footer: footer,
            stack: column(node, context, spacing: nil, header + rows + footer))
    }
}
