import CreaseDevice

/// Reads the tabs a tab view holds, of the new form and of the old.
struct TabReader {
    struct Tab {
        var id: ViewID
        var title: String
        var symbol: String?
        var value: TagValue
        var isSearch = false
        var badge: String?
        var source: SourceLocation?
        var content: @Sendable () -> [ViewNode]
    }

    var environment: EnvironmentValues

    /// More tabs than this are left out.
    private static let most = 64
    private static let depth = 48

    func tabs(in nodes: [ViewNode]) -> [Tab] {
        var found: [Tab] = []
        for node in nodes { read(node, Around(environment: environment), into: &found, depth: 0) }
        // A tab without a value is known by its place.
        for index in found.indices where found[index].value.words.isEmpty {
            found[index].value = TagValue("#\(index)")
        }
        return found
    }

    /// What modifiers around a tab say about it.
    private struct Around {
        var environment: EnvironmentValues
        var badge: String?
        var tag: TagValue?
        /// Of an old tab.
        var label: [ViewNode]?
    }

    private func read(_ node: ViewNode, _ around: Around, into found: inout [Tab], depth: Int) {
        guard depth < Self.depth, found.count < Self.most else { return }
        var around = around
        let inner = peel(node, &around)
        switch inner.kind {
        case .empty: break
        case .tab(let tab):
            found.append(
                Tab(
                    id: inner.id, title: tab.title, symbol: tab.symbol, value: tab.value ?? around.tag ?? TagValue(""),
                    isSearch: tab.isSearch, badge: tab.badge ?? around.badge, source: inner.source,
                    content: tab.content))
        case .group where around.label == nil, .section where around.label == nil:
            for child in inner.children where child.slot != .header {
                read(child, around, into: &found, depth: depth + 1)
            }
        case .reader(let reader) where !reader.isGeometry && around.label == nil:
            for child in reader.build(ReaderContext(environment: around.environment, geometry: .zero)) {
                read(child, around, into: &found, depth: depth + 1)
            }
        default: found.append(old(node, around))
        }
    }

    /// Looks through the modifiers around a view; the outer ones win.
    private func peel(_ node: ViewNode, _ around: inout Around) -> ViewNode {
        var node = node
        while case .modified(let modifier) = node.kind, node.children.count == 1 {
            switch modifier {
            case .tabItem(let label): around.label = around.label ?? label
            case .tag(let tag): around.tag = around.tag ?? tag
            case .badge(let badge): around.badge = around.badge ?? badge
            case .environment(let change): change(&around.environment)
            default: break
            }
            node = node.children[0]
        }
        return node
    }

    /// An old tab: any view, named by its `.tabItem`.
    private func old(_ node: ViewNode, _ around: Around) -> Tab {
        let reader = BarItemReader(environment: around.environment, container: nil)
        var tab = Tab(
            id: node.id, title: "", value: around.tag ?? TagValue(""), badge: around.badge, source: node.source,
            content: { [node] })
        switch reader.label(of: around.label ?? [], around.environment) {
        case .plain(let title, let symbol):
            tab.title = title ?? ""
            tab.symbol = symbol
        case .custom(let words): tab.title = words
        }
        return tab
    }
}
