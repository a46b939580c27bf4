import CreaseDevice
import CreaseLayout

extension SceneReport {
    /// The bars of a window, a column or a presentation.
    static func bars(_ bars: Bars) -> JSON {
        [
            "axis": JSON(bars.axis?.rawValue),
            "edge": JSON(bars.edge?.rawValue),
            "rail": bars.rail.map(rail) ?? .null,
            "top": bars.top.map(horizontalBar) ?? .null,
            "bottom": bars.bottom.map(horizontalBar) ?? .null,
            "tabs": bars.tabs.map(tabs) ?? .null,
            "keyboard": bars.keyboard.map(horizontalBar) ?? .null,
            "overflow": .array(bars.overflow.map(overflow)),
            "decisions": .array(bars.decisions.map(decision)),
        ]
    }

    private static func rail(_ rail: Rail) -> JSON {
        [
            "frame": frame(rail.frame),
            "available": .number(rail.available),
            "used": .number(rail.used),
            "items": .array(rail.items.map(item)),
        ]
    }

    private static func horizontalBar(_ bar: HorizontalBar) -> JSON {
        [
            "frame": frame(bar.frame),
            "title": JSON(bar.title),
            "search": (bar.search?.frame).map(frame) ?? .null,
            "items": .array(bar.items.map(item)),
        ]
    }

    private static func item(_ item: BarItem) -> JSON {
        [
            "title": .string(item.title),
            "symbol": JSON(item.symbol),
            "identifier": JSON(item.identifier),
            "role": .string(item.role.rawValue),
            "group": .whole(item.group),
            "frame": frame(item.frame),
            "line": JSON(item.source?.line),
        ]
    }

    private static func tabs(_ tabs: TabBar) -> JSON {
        [
            "style": .string(tabs.style.rawValue),
            "frame": frame(tabs.frame),
            "items": .array(
                tabs.items.map { tab in
                    [
                        "title": .string(tab.title),
                        "symbol": JSON(tab.symbol),
                        "selected": .bool(tab.isSelected),
                        "frame": frame(tab.frame),
                        "line": JSON(tab.source?.line),
                    ]
                }),
        ]
    }

    private static func overflow(_ item: OverflowItem) -> JSON {
        [
            "title": .string(item.title),
            "symbol": JSON(item.symbol),
            "identifier": JSON(item.identifier),
            "reason": .string(item.reason.rawValue),
            "line": JSON(item.source?.line),
        ]
    }

    private static func decision(_ decision: Decision) -> JSON {
        [
            "title": .string(decision.title),
            "placed": .string(decision.placed.rawValue),
            "reason": .string(decision.reason.rawValue),
            "line": JSON(decision.source?.line),
        ]
    }
}
