// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// An action of the browser that keys can be bound to.
package enum Action: String, Sendable, Hashable, CaseIterable {
    case down
    case up
    case top
    case bottom
    case pageDown = "page_down"
    case pageUp = "page_up"
    case open
    case back
    case nextTab = "next_tab"
    case previousTab = "previous_tab"
    case help
    case quit
    case suspend
    case filter
    case search
    case refresh
    case refreshAll = "refresh_all"
    case preview
    case openInBrowser = "open_in_browser"
    case copyURL = "copy_url"
    case copyName = "copy_name"
    case bookmark
    case sort
    case settings
    case log
    case state
    case work = "my_work"
    case nextMatch = "next_match"
    case previousMatch = "previous_match"
    case goTo = "go_to"

    package var name: String { rawValue }

    package var title: String { help.title }

    /// The default keys, the most common first.
    package var defaultKeys: [KeyPress] { help.keys.split(separator: " ").compactMap { KeyPress(name: String($0)) } }

    private var help: (title: String, keys: String) {
        switch self {
        case .down: ("down", "j Down")
        case .up: ("up", "k Up")
        case .top: ("top", "g Home")
        case .bottom: ("bottom", "G End")
        case .pageDown: ("page down", "Ctrl-d PgDn")
        case .pageUp: ("page up", "Ctrl-u PgUp")
        case .open: ("open", "Enter l Right")
        case .back: ("back", "Esc h Left Backspace")
        case .nextTab: ("next tab", "Tab ]")
        case .previousTab: ("previous tab", "Shift-Tab [")
        case .help: ("help", "?")
        case .quit: ("quit", "q Ctrl-c")
        case .suspend: ("suspend", "Ctrl-z")
        case .filter: ("filter this list", "/")
        case .search: ("search GitHub", "s")
        case .refresh: ("refresh this", "r")
        case .refreshAll: ("refresh all", "R")
        case .preview: ("preview pane", "p")
        case .openInBrowser: ("open in browser", "o")
        case .copyURL: ("copy URL", "Y")
        case .copyName: ("copy name", "y")
        case .bookmark: ("bookmark", "b")
        case .sort: ("sort", "S")
        case .settings: ("settings", ",")
        case .log: ("log", "L")
        case .state: ("open/closed/all", "t")
        case .work: ("my work", "w")
        case .nextMatch: ("next match", "n")
        case .previousMatch: ("previous match", "N")
        case .goTo: ("go to a place", ":")
        }
    }

    /// The rows that the action moves down in a list or a text, of which a number is on the screen; nil for other actions.
    func rows(page: Int) -> Int? {
        switch self {
        case .down: 1
        case .up: -1
        case .pageDown: max(1, page)
        case .pageUp: -max(1, page)
        case .top: -Int.max / 2
        case .bottom: Int.max / 2
        default: nil
        }
    }
}
