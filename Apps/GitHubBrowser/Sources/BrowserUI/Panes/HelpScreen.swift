// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The help, generated from the key map.
struct HelpScreen: Pane {
    let keys: KeyMap
    var view = ScrollView()

    var content: Content? { nil }
    var loadState: LoadState { LoadState() }
    var hasInnermost: Bool { false }

    var position: String? { view.position }

    mutating func begin() -> [Effect] { [] }
    mutating func type(_ key: KeyPress) -> [Effect]? { nil }
    mutating func take(_ update: ContentUpdate) -> [Effect] { [] }
    mutating func cancel() {}

    mutating func perform(_ action: Action) -> [Effect] {
        if view.perform(action) { return [] }
        return action == .back ? [.close] : [.say("'\(action.title)' does nothing in the help")]
    }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let area = layout.list.inset(x: 1)
        let notes: [StyledLine] = [
            StyledLine(),
            StyledLine("Sorting or filtering a list loads all of its pages, unless that takes more"),
            StyledLine("than a third of the requests that are left; \(look.key(.bottom)) loads them all the same."),
            StyledLine("On a page of text, \(look.key(.open)) lists its links, and \(look.key(.filter)) finds a text."),
            "While you type a search, Ctrl-t switches between repositories, users and issues.",
            "To change keys, set them under keys: in the configuration.",
        ]
        view.show(KeyHelp(map: keys, drawsArrows: look.isUnicode).lines(width: area.width) + notes)
        view.render(into: &canvas, area: area)
    }
}
