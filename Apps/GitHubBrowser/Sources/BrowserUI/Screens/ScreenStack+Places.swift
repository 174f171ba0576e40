// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// Going to places: the line after `:`, and the history.
extension ScreenStack {
    /// The visible place; nil for a screen such as the help.
    private var place: Reference? { place(of: top) }

    private func place(of screen: TabbedScreen) -> Reference? {
        switch screen.kind {
        case .home: .home(owner)
        case .about(let reference): reference.text == nil ? nil : reference
        default: nil
        }
    }

    /// Returns whether a content is the first one that the screen of a place shows.
    func shows(_ content: Content, first place: Reference) -> Bool {
        if case .home(let owner) = place { return content == .members(owner) }
        return TabbedScreen(place, known: nil)?.pane.content == content
    }

    /// The visible place with its tab and its row, or else the last one below it, without those that are missing.
    public var spot: Spot? {
        screens.lazy.reversed().compactMap { screen in
            guard screen.pane.loadState.trouble?.isMissing != true else { return nil }
            return place(of: screen).map { Spot(place: $0, tab: screen.bar.selected, row: screen.pane.rowID) }
        }.first
    }

    /// The places of this run, the latest first, the bookmarks, and then the places of earlier runs; none that is missing.
    public var places: [String] {
        let missing = trail.missing.compactMap(\.text)
        return trail.places.reversed().compactMap(\.text) + bookmarks.map(\.description)
            + visited.filter { !missing.contains($0) }
    }

    mutating func openPalette() {
        let rows = screens.flatMap { $0.panes.flatMap(\.references) }
        let known =
            trail.places.reversed().filter { $0 != place } + bookmarks.map { .repository($0) }
            + (saved + work).map { .search($0) } + visited.compactMap { Reference(text: $0) }
        let home = place?.home
        let parts: [RepositoryPart] = [.issues, .pullRequests, .releases, .readme]
        let own = home.map { home in parts.map { Reference.part($0, home) } } ?? []
        palette = Palette((known + rows + own + stored).filter { !trail.missing.contains($0) }, in: home)
    }

    mutating func type(_ key: KeyPress, into palette: Palette) -> [Effect] {
        var palette = palette
        let outcome = palette.handle(key)
        self.palette = outcome == .open ? palette : nil
        switch outcome {
        case .chosen(let reference): return go(to: reference)
        case .refused(let reason): return [.say(reason)]
        case .open, .closed: return []
        }
    }

    /// Shows a place: the screen that has it, without those above it, or else a new one.
    mutating func go(to place: Reference) -> [Effect] {
        guard let index = screens.lastIndex(where: { self.place(of: $0) == place }) else { return [.open(place)] }
        screens.removeLast(screens.count - 1 - index)
        trail.append(place)
        return top.pane.begin()
    }

    /// Shows the place before the current one, or after it.
    mutating func turn(forward: Bool) -> [Effect] {
        guard let place = trail.move(forward: forward) else {
            return [.say(forward ? "this is the latest place" : "this is the first place")]
        }
        guard let index = screens.lastIndex(where: { self.place(of: $0) == place }) else {
            return show(place, known: nil)
        }
        screens.removeLast(screens.count - 1 - index)
        return top.pane.begin()
    }

    /// Opens the screen of a place on top.
    mutating func show(_ reference: Reference, known: Subject?) -> [Effect] {
        switch reference {
        case .home(let owner), .repositories(let owner):
            if place != .home(owner) {
                let kind = TabbedScreen.Kind.about(.home(owner))
                screens.append(.home(owner, as: kind, tabs: tabs, settings: settings, pages: pages, saved: saved))
            }
            if case .repositories = reference, let tab = tabs.firstIndex(of: .repositories) { return top.select(tab) }
        case .search(let search): screens.append(.search(saved, running: search))
        default:
            guard let screen = TabbedScreen(reference, known: known) else { return [] }
            screens.append(screen)
        }
        return top.pane.begin()
    }

    /// Returns to the tab and the row of a spot, once its rows are loaded.
    mutating func restore(_ spot: Spot) -> [Effect] {
        let effects = place == spot.place ? [] : show(spot.place, known: nil)
        let selected = top.select(spot.tab)
        if let row = spot.row { top.pane.await(row) }
        return effects + selected
    }
}
