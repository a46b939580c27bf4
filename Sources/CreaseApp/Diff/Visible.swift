import CreaseDevice
import CreaseLayout

/// Something in a scene that a person could point at, with what two versions of it are recognised by.
struct Visible: Hashable, Sendable {
    /// What stays the same between two versions of a layout.
    enum Mark: Hashable, Sendable {
        case identifier(String)
        case words(kind: String, label: String)
        /// Colours, images and the like: told apart by their order only.
        case kind(String)
    }

    let mark: Mark
    let kind: String
    let label: String?
    /// The whole frame, scrolled away or not; window points.
    let frame: Rect
    /// `false` for hidden panes and content scrolled away whole.
    let isShown: Bool
    /// 0 for the page, 1 and up for what is presented over it.
    let layer: Int
    /// In its file, 1-based.
    let line: Int?

    /// What messages call it: its words, else its identifier, else its kind.
    var name: String {
        if let label, !label.isEmpty { return label }
        if case .identifier(let identifier) = mark { return "#" + identifier }
        return kind
    }
}

extension Scene {
    /// Everything to point at, presentations included, back to front.
    var visibles: [Visible] {
        var found: [Visible] = []
        for node in nodes { node.collect(into: &found, layer: 0) }
        for (index, presentation) in presentations.enumerated() {
            found.append(
                Visible(
                    mark: .words(kind: presentation.kind.rawValue, label: presentation.title ?? ""),
                    kind: presentation.kind.rawValue, label: presentation.title, frame: presentation.frame,
                    isShown: true, layer: index + 1, line: nil))
            for node in presentation.nodes { node.collect(into: &found, layer: index + 1) }
        }
        return found
    }
}

extension SceneNode {
    /// A control is one thing with its label; what it is made of is not listed.
    fileprivate func collect(into found: inout [Visible], layer: Int) {
        if isThing {
            let mark: Visible.Mark
            if let identifier {
                mark = .identifier(identifier)
            } else if let label, !label.isEmpty {
                mark = .words(kind: kind, label: label)
            } else {
                mark = .kind(kind)
            }
            found.append(
                Visible(
                    mark: mark, kind: kind, label: label, frame: frame, isShown: isVisible && opacity > 0,
                    layer: layer, line: source?.line))
            if tap != nil { return }
        }
        for child in children { child.collect(into: &found, layer: layer) }
    }

    private var isThing: Bool {
        if tap != nil || identifier != nil { return true }
        switch drawing {
        case .none, .separator, .chevron: return false
        case .text, .symbol, .picture, .toggle, .checkmark, .slider, .stepper, .progress, .segments, .placeholder:
            return true
        case .frame, .fill, .shape: return children.isEmpty
        }
    }
}
