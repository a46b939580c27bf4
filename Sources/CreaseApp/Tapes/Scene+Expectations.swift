import CreaseDevice
import CreaseLanguage
import CreaseLayout

extension Scene {
    /// Throws what was found where it is not what a tape expects.
    func check(_ expectation: TapeStep.Expectation) throws(StepFailure) {
        switch expectation {
        case .visible(let name):
            let all = things.named(name)
            guard !all.isEmpty else { throw StepFailure(nothing(called: name)) }
            let obstacles = all.map(obstacle(toSeeing:))
            if obstacles.contains(nil) { return }
            throw StepFailure("\(all[0].name) \(obstacles.compactMap(\.self).first?.words ?? "is hidden here")")
        case .hidden(let name):
            // What is not there at all is hidden too.
            guard let seen = things.named(name).first(where: { obstacle(toSeeing: $0) == nil }) else { return }
            throw StepFailure("\(seen.name) is visible at \(seen.frame.shown)")
        case .rail(let title): try check(title, isIn: .rail)
        case .top(let title): try check(title, isIn: .top)
        case .bottom(let title): try check(title, isIn: .bottom)
        case .overflow(let title): try check(title, isIn: .overflow)
        case .tab(let title):
            let tabs = topBars.flatMap { $0.tabs?.items ?? [] }
            guard tabs.contains(where: { $0.title == title }) else {
                throw StepFailure("no tab is called \"\(title)\"; there are \(quoted(tabs.map(\.title)))")
            }
            let selected = tabs.filter(\.isSelected).map(\.title)
            guard selected.contains(title) else {
                throw StepFailure("the selected tab is \(selected.isEmpty ? "none" : quoted(selected))")
            }
        case .noRail:
            guard let rail = topBars.compactMap(\.rail).first else { return }
            let titles = rail.items.map(\.title)
            throw StepFailure("there is a rail, with \(titles.isEmpty ? "nothing in it" : quoted(titles))")
        case .frame(let name, let frame, let tolerance):
            let all = things.named(name).filter { $0.place != .overflow }
            guard !all.isEmpty else { throw StepFailure(nothing(called: name)) }
            if all.contains(where: { $0.frame.isNear(frame, within: tolerance) }) { return }
            throw StepFailure("\(all[0].name) is at \(all[0].frame.shown)")
        }
    }

    /// Why `tap` or `tab` found nothing to tap.
    func missing(_ name: String, ordinal: Int, isTab: Bool) -> String {
        let tabs = topBars.flatMap { $0.tabs?.items ?? [] }.map(\.title)
        if isTab {
            guard !tabs.isEmpty else { return "this screen has no tabs" }
            let near = nearest(to: name, in: tabs)
            return "no tab is called \"\(name)\"; "
                + (near.map { "did you mean \"\($0)\"?" } ?? "there are \(quoted(tabs))")
        }
        if ordinal > 1, find(name) != nil { return "there are fewer than \(ordinal) of \"\(name)\" to tap" }
        return nothing(called: name)
    }

    // MARK: Bars

    private func check(_ title: String, isIn place: Decision.Place) throws(StepFailure) {
        let bars = topBars
        let places = bars.flatMap { $0.places(of: title) }
        if places.contains(where: { $0.place == place }) { return }
        if let found = places.first {
            throw StepFailure(
                "\"\(title)\" is in the \(found.place.words)\(found.reason.map { ": \($0.words)" } ?? "")")
        }
        let titles = bars.flatMap(\.titles)
        let near = nearest(to: title, in: titles)
        throw StepFailure("no bar item is called \"\(title)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
    }

    /// The bars of what is topmost and has some, the columns' among the window's.
    private var topBars: [Bars] {
        if let bars = presentations.last(where: { $0.bars != nil })?.bars { return [bars] }
        return [bars] + columns
    }
}

extension Bars {
    /// Where an item of a title is, with the reason where one is known.
    fileprivate func places(of title: String) -> [(place: Decision.Place, reason: Reason?)] {
        let reason = decisions.first { $0.title == title }?.reason
        var places: [Decision.Place] = []
        if rail?.items.contains(where: { $0.title == title }) == true { places.append(.rail) }
        if top?.items.contains(where: { $0.title == title }) == true { places.append(.top) }
        if bottom?.items.contains(where: { $0.title == title }) == true { places.append(.bottom) }
        if overflow.contains(where: { $0.title == title }) { places.append(.overflow) }
        if let tabs, tabs.items.contains(where: { $0.title == title }) {
            places.append(.tabs)
            if tabs.style == .rail || tabs.style == .collapsed { places.append(.rail) }
        }
        return places.map { ($0, reason) }
    }

    fileprivate var titles: [String] {
        let items = (rail?.items ?? []) + [top, bottom, keyboard].flatMap { $0?.items ?? [] }
        return items.map(\.title) + overflow.map(\.title) + (tabs?.items ?? []).map(\.title)
    }
}

extension Decision.Place {
    fileprivate var words: String {
        switch self {
        case .rail: "rail"
        case .top: "top bar"
        case .bottom: "bottom bar"
        case .overflow: "overflow menu"
        case .tabs: "tab bar"
        case .keyboard: "keyboard's bar"
        case .column: "bar of another column"
        case .hidden: "hidden bar"
        }
    }
}

extension Rect {
    fileprivate var numbers: [Double] { [x, y, width, height] }

    /// `20 82 342 604`, as a tape writes it, to a hundredth of a point.
    fileprivate var shown: String { numbers.map { Decimals.text($0) }.joined(separator: " ") }

    fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
        // A thousandth is forgiven for sums of thirds.
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance + 0.001 }
    }
}

private func quoted(_ words: [String]) -> String { listed(words.map { "\"\($0)\"" }) }
