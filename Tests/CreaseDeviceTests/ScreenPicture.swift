import CreaseDevice

/// A screen as a few lines of text, so that a test reads like the tables it checks.
///
///     outer 466×678 · window 466×678 · compact×regular · 0/0/34/84 · rail right 171…652
///     camera on  399.667,29.333 37×37
///     status on  382,0 84×170
func picture(_ screen: Screen) -> String {
    var head = [
        "\(screen.display.rawValue) \(screen.displaySize.text)",
        "window \(screen.windowSize.text)"
            + (screen.windowFrame.origin == .zero ? "" : " at \(screen.windowFrame.origin.text)"),
        "\(screen.sizeClasses.horizontal.rawValue)×\(screen.sizeClasses.vertical.rawValue)",
        screen.safeArea.text,
    ]
    if let edge = screen.railEdge, let span = screen.railSpan {
        head.append("rail \(edge.rawValue) \(span.lowerBound.plain)…\(span.upperBound.plain)")
    }
    let regions = screen.regions.map { region in
        let margins = region.margins == .zero ? "" : " margins \(region.margins.text)"
        return "\(region.name.rawValue) \(region.isActive ? "on" : "off") \(region.frame.text)\(margins)"
    }
    return ([head.joined(separator: " · ")] + regions).joined(separator: "\n")
}

extension Size {
    var text: String { "\(width.plain)×\(height.plain)" }
}

extension Point {
    var text: String { "\(x.plain),\(y.plain)" }
}

extension Rect {
    var text: String { "\(origin.text) \(size.text)" }
}

extension EdgeInsets {
    var text: String { "\(top.plain)/\(left.plain)/\(bottom.plain)/\(right.plain)" }
}

extension Conditions {
    /// Conditions in a named pose.
    init(_ pose: Pose, turn: Rotation? = nil, tier: Tier = .sdk271, split: SplitSide? = nil) {
        self.init(hinge: pose.hinge, rotation: turn ?? pose.rotation, tier: tier, split: split)
    }
}
