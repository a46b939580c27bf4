import CreaseCanvas
import CreaseDevice
import CreaseLanguage
import CreaseLayout

extension Session {
    /// Does what a key asks for.
    mutating func obey(_ command: PreviewCommand) -> [Effect] {
        if isHelpOpen { return obeyInHelp(command) }
        if let sheet, let effects = obey(command, on: sheet) { return effects }
        switch command {
        case .pose(let pose): bend(to: pose.hinge)
        case .hinge(let degrees): bend(to: Hinge(degrees: situation.conditions.hinge).angle + Double(degrees))
        case .rotateRight: change { $0.conditions.rotation = $0.conditions.rotation.turnedRight }
        case .rotateLeft: change { $0.conditions.rotation = $0.conditions.rotation.turnedLeft }
        case .nextTier: change { $0.conditions.tier = $0.conditions.tier.next }
        case .tab(let number): selectTab(number)
        case .move(let direction): move(direction)
        case .pan(let direction): pan(direction)
        case .scroll(let halves): scroll(Double(halves) / 2, at: nil)
        case .tap: tapSelection()
        case .back: return goBack()
        case .guides: options.guides.toggle()
        case .reasons: toggleReasons()
        case .ghost: toggleGhost()
        case .zoomIn: zoom(by: 1)
        case .zoomOut: zoom(by: -1)
        case .zoomToFit: zoom(by: -options.zoom)
        case .swapDisplays: swapDisplays()
        case .mouse:
            isMouseOn.toggle()
            return [.mouse(isMouseOn)]
        case .record: return [recordedFile == nil ? .startRecording(title, situation.conditions) : .stopRecording]
        case .undo: if !undo() { notice = "nothing to undo" }
        case .edit: return edit()
        case .matrix: openSheet(.poses)
        case .tiers: openSheet(.tiers)
        case .conditions: dialog = .conditions(ConditionsMenu())
        case .find: openFinder()
        case .help:
            isHelpOpen = true
            helpOffset = 0
        case .quit: return [.quit]
        }
        return []
    }

    /// The help is read, scrolled and put away; other keys do not act behind it.
    private mutating func obeyInHelp(_ command: PreviewCommand) -> [Effect] {
        switch command {
        case .quit: return [.quit]
        case .help, .back, .tap: isHelpOpen = false
        case .move(.down): helpOffset += 1
        case .move(.up): helpOffset = max(0, helpOffset - 1)
        case .scroll(let halves): helpOffset = max(0, helpOffset + halves * 8)
        case .mouse:
            isMouseOn.toggle()
            return [.mouse(isMouseOn)]
        case .pose, .rotateRight, .rotateLeft, .hinge, .nextTier, .tab, .move, .pan, .guides, .reasons, .ghost, .zoomIn,
            .zoomOut, .zoomToFit, .swapDisplays, .undo, .record, .conditions, .find, .edit,
            .matrix, .tiers:
            break
        }
        return []
    }

    // MARK: The device

    /// Sets the hinge, within its range; the turn stays, as on a device in the hand.
    private mutating func bend(to degrees: Double) {
        guard situation.conditions.device == .duo else {
            notice = "this phone has no hinge"
            return
        }
        let angle = Hinge(degrees: degrees).angle
        guard angle != situation.conditions.hinge else { return }
        change { $0.conditions.hinge = angle }
    }

    private mutating func swapDisplays() {
        guard hasOther else {
            notice = "this phone has one display"
            return
        }
        guard shownDisplays.count == 1 else {
            notice = "both displays are shown"
            return
        }
        options.showsOther.toggle()
    }

    /// The displays the picture has room for.
    private var shownDisplays: [PreviewArrangement.Stage.Which] {
        PreviewFrame.arrangement(preview, columns: screenSize.columns, rows: screenSize.rows)?.stages.map(\.which) ?? []
    }

    private mutating func toggleGhost() {
        options.isDark.toggle()
        guard !shownDisplays.contains(.other) else { return }
        let look = options.isDark ? "dark" : "a ghost"
        notice = !hasOther ? "this phone has one display" : "the display that is off is \(look); Tab shows it"
    }

    private mutating func toggleReasons() {
        options.reasons.toggle()
        let bars = [lit.bars] + lit.columns + lit.presentations.compactMap(\.bars)
        if options.reasons, bars.allSatisfy(\.decisions.isEmpty) {
            notice = "there is no bar item to give a reason for"
        }
    }

    // MARK: The app

    private mutating func selectTab(_ number: Int) {
        let tabs = lit.bars.tabs?.items ?? []
        guard number >= 1, number <= tabs.count else {
            notice = tabs.isEmpty ? "this screen has no tabs" : "there are \(tabs.count) tabs, no \(number)"
            return
        }
        guard !tabs[number - 1].isSelected else { return }
        guard let tap = tabs[number - 1].tap else {
            notice = "\"\(tabs[number - 1].title)\" cannot be selected"
            return
        }
        perform(tap, of: tabs[number - 1].id, called: "\"\(tabs[number - 1].title)\"")
    }

    /// Opens the editor where the selected element was written, else where the file is broken, else at its top.
    private mutating func edit() -> [Effect] {
        guard let path else {
            notice = "standard input cannot be edited"
            return []
        }
        let source = selected?.source
        return [.run(editor.opening(source?.file ?? path, line: source?.line ?? freshness.trouble?.line ?? 1))]
    }

    /// Taps what is selected; `place` is how far along it the finger comes down, where there is a finger.
    mutating func tapSelection(at place: Double? = nil) {
        guard let element = selected else {
            notice = "nothing is selected; arrows select"
            return
        }
        let things = lit.things
        let thing = things.first { $0.id == element.id }
        if let thing, let obstacle = lit.obstacle(on: thing, among: things) {
            notice = "\(element.name) \(obstacle.words)"
            return
        }
        guard let tap = element.tap ?? thing?.tap else {
            notice = "\(element.name) \(Obstacle.inert.words)"
            return
        }
        perform(tap, of: thing?.owner ?? element.id, at: place, called: element.name)
    }

    /// Does what a tap does, and says what that was.
    private mutating func perform(_ tap: Tap, of owner: ViewID, at place: Double? = nil, called name: String) {
        let app = app
        let before = (scene: lit, app: situation.app)
        var words: String?
        change { words = app.tap(tap, of: owner, at: place, in: &$0) }
        let outcome = TapOutcome(
            tap: tap, before: before.scene, after: lit, isSameApp: before.app == situation.app,
            changes: situation.app.store.changes(since: before.app.store))
        notice = "\(name) \(words ?? outcome.words)"
    }

    private mutating func goBack() -> [Effect] {
        if situation.app.interaction.openMenu != nil {
            change { $0.app.interaction.openMenu = nil }
        } else if let presentation = lit.presentations.last {
            if let dismiss = presentation.dismiss {
                perform(.dismiss(dismiss), of: presentation.id, called: "Esc")
            } else {
                notice = "this \(presentation.kind) has nothing to dismiss it by"
            }
        } else if options.selection != nil {
            options.selection = nil
        } else if situation.conditions.keyboard {
            let app = app
            change { app.endEditing(in: &$0) }
        } else if let back = lit.backItem, let tap = back.tap {
            perform(tap, of: back.id, called: "\"\(back.title)\"")
        } else if isFromGallery {
            return [.close]
        } else {
            notice = "there is nothing to put away; q quits"
        }
        return []
    }
}

extension Tier {
    /// The next SDK, the first after the last.
    fileprivate var next: Tier {
        let all = Tier.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + 1) % all.count]
    }
}

extension Element {
    /// What a message calls it.
    var name: String { label.map { "\"\($0)\"" } ?? "this \(kind)" }
}
