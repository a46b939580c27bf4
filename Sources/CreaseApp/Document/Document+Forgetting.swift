import CreaseDevice
import CreaseLanguage
import CreaseLayout

/// State lives as long as its view is in the tree, as in SwiftUI: a dismissed sheet, a popped page or the other branch of
/// an `if` begin anew. Hidden tabs and covered pages are in the tree, although nothing of them is on the screen.
extension Document {
    /// Looks behind the screen at most so many times.
    private static let lookLimit = 32

    /// Drops what is kept for views and containers that are gone.
    func forgetLeft(of frame: Frame, in app: inout AppState, under conditions: Conditions) {
        var lost = app.owners.subtracting(frame.living)
        guard !lost.isEmpty else { return }
        let screen = screen(for: conditions)
        var looks = 0
        /// Looks at what would be on the screen after some taps; nobody is told, nothing is kept.
        func look(_ start: Frame, _ app: AppState, at taps: [(tap: Tap, owner: ViewID)]) {
            for (tap, owner) in taps where !lost.isEmpty && looks < Self.lookLimit {
                looks += 1
                var situation = Situation(conditions: conditions, app: app)
                _ = self.tap(tap, of: owner, in: &situation)
                let next = self.frame(of: situation.app, on: screen)
                lost.subtract(next.living)
                // A page may hide the tabs that are behind it.
                let tabs = start.scene.tabTaps.isEmpty ? next.scene.tabTaps : []
                look(next, situation.app, at: next.scene.backTaps + tabs)
            }
        }
        look(frame, app, at: frame.scene.backTaps + frame.scene.tabTaps)
        app.forget(lost)
    }
}

extension Scene {
    private var allBars: [Bars] { [bars] + columns + presentations.compactMap(\.bars) }

    /// Taps that uncover a covered page.
    fileprivate var backTaps: [(tap: Tap, owner: ViewID)] {
        allBars.flatMap { ($0.top?.items ?? []) + ($0.rail?.items ?? []) }.filter { $0.role == .back }
            .compactMap { item in item.tap.map { ($0, item.id) } }
    }

    /// Taps that show a hidden tab.
    fileprivate var tabTaps: [(tap: Tap, owner: ViewID)] {
        allBars.flatMap { $0.tabs?.items ?? [] }.filter { !$0.isSelected }
            .compactMap { item in item.tap.map { ($0, item.id) } }
    }
}

extension AppState {
    /// The views, watchers and containers something is kept for.
    fileprivate var owners: Set<ViewID> {
        var owners = store.views.union(interaction.tabs.keys)
        owners.formUnion(interaction.pushes.lazy.filter { !$0.value.isEmpty }.map(\.key))
        owners.formUnion(interaction.scroll.keys)
        owners.formUnion(told.values.keys)
        owners.formUnion(told.geometry.keys)
        owners.formUnion(told.hinge.keys)
        return owners
    }

    fileprivate mutating func forget(_ lost: Set<ViewID>) {
        guard !lost.isEmpty else { return }
        store.forget(lost)
        for id in lost {
            interaction.pushes[id] = nil
            interaction.tabs[id] = nil
            interaction.scroll[id] = nil
            anchors[id] = nil
            told.forget(id)
        }
    }
}
