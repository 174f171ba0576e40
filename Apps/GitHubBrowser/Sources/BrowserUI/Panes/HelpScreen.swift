// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The help, written from the keys as they are.
struct HelpScreen: Pane {
    let keys: KeyMap
    private var view = ScrollView()

    init(keys: KeyMap) { self.keys = keys }

    var content: Content? { nil }
    var feed: Feed { Feed() }
    var hasInnermost: Bool { false }
    var hasPreview: Bool { false }

    var position: String? { view.position }

    mutating func begin() -> [Effect] { [] }
    mutating func type(_ key: KeyPress) -> [Effect]? { nil }
    mutating func take(_ answer: Answer) -> [Effect] { [] }
    mutating func cancel() {}

    mutating func perform(_ action: Action) -> [Effect] {
        if view.perform(action) { return [] }
        return action == .back ? [.close] : [.say("help has nothing for '\(action.title)'")]
    }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let area = layout.list.inset(x: 1)
        let notes: [StyledLine] = [
            StyledLine(),
            "A list that is sorted or filtered is loaded to its end.",
            StyledLine("In a text, \(look.key(.open)) lists its links."),
            "A search begins with users: or issues: to look for those.",
            "Keys are changed under keys: in the configuration.",
        ]
        view.show(KeyHelp(keys, drawsArrows: look.isUnicode).lines(width: area.width) + notes)
        view.render(into: &canvas, area: area)
    }
}
