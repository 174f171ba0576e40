// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// Going to places: the line after `:`.
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

    func shows(_ content: Content, first place: Reference) -> Bool {
        if case .home(let owner) = place { return content == .members(owner) }
        return TabbedScreen(place, known: nil)?.pane.content == content
    }

    mutating func openPalette() {
        let rows = screens.flatMap { $0.panes.flatMap(\.references) }
        let known =
            trail.reversed().filter { $0 != place } + bookmarks.map { .repository($0) }
            + (saved + work).map { .search($0) }
        let home = top.pane.loadState.trouble?.isMissing == true ? nil : place?.home
        let parts: [RepositoryPart] = [.issues, .pullRequests, .releases, .readme]
        let own = home.map { home in parts.map { Reference.part($0, home) } } ?? []
        palette = Palette(known + rows + own + stored, in: home)
    }

    mutating func type(_ input: InputEvent, into palette: Palette) -> [Effect] {
        var palette = palette
        let outcome = palette.handle(input)
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
        note(place)
        return top.pane.begin()
    }

    mutating func note(_ place: Reference) { trail = trail.filter { $0 != place } + [place] }

    mutating func show(_ reference: Reference, known: Subject?) -> [Effect] {
        switch reference {
        case .home(let owner), .repositories(let owner):
            if place != .home(owner) {
                let kind = TabbedScreen.Kind.about(.home(owner))
                screens.append(.home(owner, as: kind, tabs: tabs, saved: saved))
            }
            if case .repositories = reference, let tab = tabs.firstIndex(of: .repositories) { return top.select(tab) }
        case .search(let search): screens.append(.search(saved, running: search))
        default:
            guard let screen = TabbedScreen(reference, known: known) else { return [] }
            screens.append(screen)
        }
        return top.pane.begin()
    }
}
