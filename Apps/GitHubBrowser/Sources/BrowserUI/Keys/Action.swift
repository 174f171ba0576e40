// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// An action of the browser that keys can be bound to.
public enum Action: String, Sendable, Hashable, CaseIterable {
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
    case nextLink = "next_link"
    case previousLink = "previous_link"
    case goTo = "go_to"
    case historyBack = "history_back"
    case historyForward = "history_forward"

    /// The name of the action in a configuration.
    public var name: String { rawValue }

    /// The description of the action in the help.
    public var title: String {
        switch self {
        case .down: "down"
        case .up: "up"
        case .top: "top"
        case .bottom: "bottom"
        case .pageDown: "page down"
        case .pageUp: "page up"
        case .open: "open"
        case .back: "back"
        case .nextTab: "next tab"
        case .previousTab: "previous tab"
        case .help: "help"
        case .quit: "quit"
        case .suspend: "suspend"
        case .filter: "filter this list"
        case .search: "search GitHub"
        case .refresh: "refresh this"
        case .refreshAll: "refresh all"
        case .preview: "preview pane"
        case .openInBrowser: "open in browser"
        case .copyURL: "copy URL"
        case .copyName: "copy name"
        case .bookmark: "bookmark"
        case .sort: "sort"
        case .settings: "settings"
        case .log: "log"
        case .state: "open/closed/all"
        case .work: "my work"
        case .nextMatch: "next match"
        case .previousMatch: "previous match"
        case .nextLink: "next link"
        case .previousLink: "previous link"
        case .goTo: "go to a place"
        case .historyBack: "history back"
        case .historyForward: "history forward"
        }
    }

    /// The default keys, the most common first.
    public var defaultKeys: [KeyPress] { keyNames.compactMap(KeyPress.init(name:)) }

    private var keyNames: [String] {
        switch self {
        case .down: ["j", "Down"]
        case .up: ["k", "Up"]
        case .top: ["g", "Home"]
        case .bottom: ["G", "End"]
        case .pageDown: ["Ctrl-d", "PgDn"]
        case .pageUp: ["Ctrl-u", "PgUp"]
        case .open: ["Enter", "l", "Right"]
        case .back: ["Esc", "h", "Left", "Backspace"]
        case .nextTab: ["Tab", "]"]
        case .previousTab: ["Shift-Tab", "["]
        case .help: ["?"]
        case .quit: ["q", "Ctrl-c"]
        case .suspend: ["Ctrl-z"]
        case .filter: ["/"]
        case .search: ["s"]
        case .refresh: ["r"]
        case .refreshAll: ["R"]
        case .preview: ["p"]
        case .openInBrowser: ["o"]
        case .copyURL: ["Y"]
        case .copyName: ["y"]
        case .bookmark: ["b"]
        case .sort: ["S"]
        case .settings: [","]
        case .log: ["L"]
        case .state: ["t"]
        case .work: ["w"]
        case .nextMatch: ["n"]
        case .previousMatch: ["N"]
        case .nextLink: ["J"]
        case .previousLink: ["K"]
        case .goTo: [":"]
        case .historyBack: ["Ctrl-o"]
        case .historyForward: ["Ctrl-n"]
        }
    }
}
