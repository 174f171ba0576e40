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

    /// The visible place with its tab and its row, or else the last one below it.
    public var spot: Spot? {
        screens.lazy.reversed().compactMap { screen in
            place(of: screen).map { Spot(place: $0, tab: screen.bar.selected, row: screen.pane.rowID) }
        }.first
    }

    /// The places of this run, the latest first, the bookmarks, and then the places of earlier runs.
    public var places: [String] {
        trail.places.reversed().compactMap(\.text) + bookmarks.map(\.description) + visited
    }

    mutating func openPalette() {
        let rows = screens.flatMap { $0.panes.flatMap(\.references) }
        let known =
            trail.places.reversed().filter { $0 != place } + bookmarks.map { .repository($0) }
            + saved.map { .search($0) }
        palette = Palette(known + visited.compactMap { Reference(text: $0) } + rows)
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
        if case .home(let owner) = reference {
            screens.append(
                .home(owner, as: .about(reference), tabs: tabs, settings: settings, pages: pages, saved: saved))
        } else if case .search(let search) = reference {
            screens.append(.search(saved, running: search))
        } else if let screen = TabbedScreen(reference, known: known) {
            screens.append(screen)
        } else {
            return []
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
