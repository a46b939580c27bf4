import CreaseDevice
import CreaseLayout

/// A view tree as indented words: one node a line, what matters of its configuration behind its name.
///
/// Lazily built parts (tabs, sheets, menus, readers) are built and shown under their node.
struct TreeDump {
    var environment = EnvironmentValues()
    var geometry = Geometry.zero
    private(set) var lines: [String] = []

    static func text(
        _ node: ViewNode, environment: EnvironmentValues = EnvironmentValues(), geometry: Geometry = .zero
    ) -> String {
        var dump = TreeDump(environment: environment, geometry: geometry)
        dump.add(node, 0, environment)
        return dump.lines.joined(separator: "\n")
    }

    private mutating func line(_ depth: Int, _ text: String) {
        lines.append(String(repeating: "  ", count: depth) + text)
    }

    private mutating func add(_ nodes: [ViewNode], _ depth: Int, _ environment: EnvironmentValues) {
        for node in nodes { add(node, depth, environment) }
    }

    private mutating func add(_ node: ViewNode, _ depth: Int, _ environment: EnvironmentValues) {
        var inner = environment
        switch node.kind {
        case .empty: line(depth, "empty")
        case .text(let content):
            line(depth, "text \"\(content.string)\"")
        case .image(let content): line(depth, "image \(content.source)\(content.isResizable ? " resizable" : "")")
        case .fill(let paint): line(depth, "fill \(words(paint))")
        case .shape(let shape):
            var text = "shape \(shape.kind)"
            if let fill = shape.fill { text += " fill:\(words(fill))" }
            if let stroke = shape.stroke { text += " stroke:\(words(stroke)) \(shape.lineWidth)" }
            if shape.inset != 0 { text += " inset:\(shape.inset)" }
            line(depth, text)
        case .spacer(let length): line(depth, "spacer\(length.map { " \($0)" } ?? "")")
        case .divider: line(depth, "divider")
        case .progress(let content):
            line(depth, "progress \(content.fraction.map { "\($0)" } ?? "spinner") \(content.label ?? "")")
        case .placeholder(let label, let isGuess): line(depth, "placeholder \(label)\(isGuess ? " guessed" : "")")
        case .group: line(depth, "group")
        case .stack(let axis, let alignment, let spacing, let isLazy):
            let name = (isLazy ? "lazy " : "") + (axis == .vertical ? "vstack" : "hstack")
            let side = axis == .vertical ? alignment.horizontal.rawValue : alignment.vertical.rawValue
            line(depth, "\(name) \(side)\(spacing.map { " spacing:\($0)" } ?? "")")
        case .zstack(let alignment): line(depth, "zstack \(alignment.horizontal) \(alignment.vertical)")
        case .lazyGrid(let grid):
            let tracks = grid.tracks.map { track in
                "\(track.sizing)" + (track.spacing.map { " spacing:\($0)" } ?? "")
            }
            line(
                depth,
                "grid \(grid.axis) [\(tracks.joined(separator: ", "))]\(grid.spacing.map { " spacing:\($0)" } ?? "")")
        case .grid(let alignment, let horizontal, let vertical):
            line(
                depth,
                "grid \(alignment.horizontal) \(alignment.vertical) \(optional(horizontal)) \(optional(vertical))")
        case .gridRow(let alignment): line(depth, "gridrow\(alignment.map { " \($0)" } ?? "")")
        case .scroll(let axes, let shows):
            line(
                depth, "scroll \(axes.map(\.rawValue).sorted().joined(separator: "+"))\(shows ? "" : " no indicators")")
        case .list(let content): line(depth, content.isForm ? "form" : "list")
        case .section: line(depth, "section")
        case .viewThatFits(let axes): line(depth, "fits \(axes.map(\.rawValue).sorted().joined(separator: "+"))")
        case .reader(let reader):
            line(depth, reader.isGeometry ? "geometry" : "reader")
            add(reader.build(ReaderContext(environment: environment, geometry: geometry)), depth + 1, environment)
        case .slot(let slot): line(depth, "." + slot.rawValue)
        case .button(let content):
            line(depth, "button\(content.role.map { " \($0)" } ?? "")\(content.action == nil ? " no action" : "")")
        case .control(let content): line(depth, "control \(words(content.kind))")
        case .label: line(depth, "label")
        case .labeledContent: line(depth, "labeled")
        case .menu(let content):
            line(depth, "menu")
            line(depth + 1, ".items")
            add(content.items(), depth + 2, environment)
        case .link(let content):
            switch content.target {
            case .destination(let build):
                line(depth, "link")
                line(depth + 1, ".destination")
                add(build(), depth + 2, environment)
            case .value(let path): line(depth, "link \(path.type) \(path.words)")
            case .external(let address): line(depth, "link to \(address)")
            }
        case .contentUnavailable: line(depth, "unavailable")
        case .disclosureGroup(let isExpanded): line(depth, "disclosure \(isExpanded ? "open" : "closed")")
        case .groupBox: line(depth, "box")
        case .navigationStack(let content):
            line(depth, "navigation\(content.path.map { " [" + $0.map(\.words).joined(separator: ", ") + "]" } ?? "")")
        case .navigationSplitView(let content): line(depth, "split \(content.visibility)")
        case .tabView(let content): line(depth, "tabs\(content.selection.map { " \($0.words)" } ?? "")")
        case .tab(let content):
            line(
                depth,
                "tab \"\(content.title)\" \(content.symbol ?? "-")\(content.value.map { " " + $0.words } ?? "")"
                    + (content.isSearch ? " search" : ""))
            add(content.content(), depth + 1, environment)
        case .arrangement: line(depth, "arrangement")
        case .modified(let modifier): add(modifier, node, depth, &inner)
        }
        add(node.children, depth + 1, inner)
    }

    private mutating func add(
        _ modifier: Modifier, _ node: ViewNode, _ depth: Int, _ environment: inout EnvironmentValues
    ) {
        switch modifier {
        case .padding(let sides): line(depth, "padding \(words(sides))")
        case .frame(let width, let height, let alignment):
            line(depth, "frame \(optional(width)) \(optional(height))\(words(alignment))")
        case .flexibleFrame(let frame): line(depth, "frame \(words(frame))")
        case .background(let alignment, let ignores, let content):
            line(depth, "background\(words(alignment))\(ignores ? " under safe area" : "")")
            add(content, depth + 2, environment)
        case .overlay(let alignment, let content):
            line(depth, "overlay\(words(alignment))")
            add(content, depth + 2, environment)
        case .safeAreaInset(let edge, let alignment, let spacing, let content):
            line(depth, "inset \(edge)\(words(alignment)) \(optional(spacing))")
            add(content, depth + 2, environment)
        case .environment(let change):
            let before = environment
            change(&environment)
            line(depth, "environment \(difference(before, environment))")
        case .toolbar(let entries):
            line(depth, "toolbar")
            for entry in entries {
                var text = "\(entry.kind) \(entry.placement)"
                if entry.priority != .automatic { text += " priority:\(entry.priority.level)" }
                if entry.axisBehavior != .automatic { text += " \(entry.axisBehavior)" }
                line(depth + 2, text)
                add(entry.content, depth + 3, environment)
            }
        case .presentation(let content):
            line(
                depth,
                "\(content.kind) \(content.isPresented ? "shown" : "hidden")\(content.title.isEmpty ? "" : " \"\(content.title)\"")"
            )
            if content.isPresented {
                add(content.message, depth + 2, environment)
                add(content.content(), depth + 2, environment)
            }
        case .navigationDestination(let destination):
            switch destination.kind {
            case .type(let name, _): line(depth, "destination for \(name)")
            case .presented(let build, _):
                line(depth, "destination \(build == nil ? "hidden" : "shown")")
                if let build { add(build(), depth + 2, environment) }
            }
        case .tabItem(let label), .listRowBackground(let label), .swipeActions(let label), .contextMenu(let label),
            .tabBottomAccessory(let label):
            line(depth, "\(name(of: modifier))")
            add(label, depth + 2, environment)
        case .tag(let value): line(depth, "tag \(value.words)")
        case .searchable(let text, let prompt, _): line(depth, "searchable \"\(text)\" \"\(prompt)\"")
        case .onTap: line(depth, "onTap")
        case .onAppear: line(depth, "onAppear")
        case .onDisappear: line(depth, "onDisappear")
        case .onHingeChange: line(depth, "onHingeChange")
        case .onGeometryChange(let measure):
            line(depth, "onGeometryChange \(measure(geometry)?.0.words ?? "nil")")
        case .onChange(let value, let isInitial, _):
            line(depth, "onChange \(value.words)\(isInitial ? " initial" : "")")
        case .toolbarVisibility(let bars, let isVisible):
            line(
                depth,
                "bars \(bars.map(\.rawValue).sorted().joined(separator: "+")) \(isVisible.map { "\($0)" } ?? "automatic")"
            )
        case .safeAreaPadding(let sides): line(depth, "safeAreaPadding \(words(sides))")
        case .contentMargins(let sides): line(depth, "contentMargins \(words(sides))")
        case .listRowInsets(let sides): line(depth, "listRowInsets \(sides.map(words) ?? "default")")
        case .ignoresSafeArea(let edges):
            line(depth, "ignoresSafeArea \(edges.map(\.rawValue).sorted().joined(separator: "+"))")
        case .border(let paint, let width): line(depth, "border \(words(paint)) \(width)")
        case .splitSize(let frame): line(depth, "splitSize \(words(frame))")
        default: line(depth, "\(modifier)")
        }
    }

    private func name(of modifier: Modifier) -> String { String("\(modifier)".prefix { $0 != "(" }) }

    private func optional(_ value: Double?) -> String { value.map { "\($0)" } ?? "-" }

    private func words(_ sides: Sides<Double?>) -> String {
        func word(_ value: Double??) -> String {
            switch value {
            case .none: "-"
            case .some(.none): "default"
            case .some(.some(let length)): "\(length)"
            }
        }
        return [word(sides.top), word(sides.leading), word(sides.bottom), word(sides.trailing)].joined(separator: " ")
    }

    private func words(_ alignment: Alignment) -> String {
        alignment == .center ? "" : " \(alignment.horizontal)/\(alignment.vertical)"
    }

    private func words(_ frame: FlexibleFrame) -> String {
        "\(optional(frame.minWidth))…\(optional(frame.idealWidth))…\(optional(frame.maxWidth)) "
            + "\(optional(frame.minHeight))…\(optional(frame.idealHeight))…\(optional(frame.maxHeight))\(words(frame.alignment))"
    }

    private func words(_ paint: Paint) -> String {
        let base: String =
            switch paint.base {
            case .named(let name): name
            case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
            case .gradient(let paints): "gradient(" + paints.map(words).joined(separator: ", ") + ")"
            }
        return base + (paint.opacity == 1 ? "" : "@\(paint.opacity)")
    }

    private func words(_ kind: ControlContent.Kind) -> String {
        switch kind {
        case .picker(let selection): "picker \(selection?.words ?? "-")"
        case .textField(let text, let prompt, let isSecure):
            "\(isSecure ? "secure " : "")field \"\(text)\" \"\(prompt)\""
        default: "\(kind)"
        }
    }

    /// The values that a change set, by name.
    private func difference(_ before: EnvironmentValues, _ after: EnvironmentValues) -> String {
        let old = Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: before).children.map { ($0.label ?? "", "\($0.value)") })
        let new = Mirror(reflecting: after).children
        return new.compactMap { child -> String? in
            guard let label = child.label else { return nil }
            if label == "font" { return before.font == after.font ? nil : "font:\(words(after.font))" }
            if label == "foreground" {
                return before.foreground == after.foreground
                    ? nil : "foreground:\(after.foreground.map(words) ?? "nil")"
            }
            if label == "tint" { return before.tint == after.tint ? nil : "tint:\(after.tint.map(words) ?? "nil")" }
            if label == "arrangementStyle" {
                guard before.arrangementStyle != after.arrangementStyle else { return nil }
                return
                    "arrangement:\(after.arrangementStyle.kind) \(after.arrangementStyle.axes.map(\.rawValue).sorted().joined(separator: "+"))"
            }
            let value = "\(child.value)"
            return old[label] == value ? nil : "\(label):\(value)"
        }.joined(separator: " ")
    }

    private func words(_ font: Font) -> String {
        var parts: [String]
        switch font.base {
        case .style(let style): parts = [style.rawValue]
        case .size(let size, _): parts = ["\(size)"]
        }
        if let weight = font.weight { parts.append(weight.rawValue) }
        if font.design != .standard { parts.append(font.design.rawValue) }
        if font.isItalic { parts.append("italic") }
        if font.isMonospacedDigit { parts.append("digits") }
        if font.isUnderlined { parts.append("underlined") }
        if font.isStruckThrough { parts.append("struck") }
        return parts.joined(separator: "/")
    }
}
