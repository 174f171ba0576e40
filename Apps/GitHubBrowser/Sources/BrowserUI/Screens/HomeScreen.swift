// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The first screen: the tabs of an organisation, each a state machine of its own, and the line with how things stand.
///
/// It is told what happens and says what it wants; it asks for nothing by itself.
public struct HomeScreen: Sendable {
    /// A tab of the screen.
    public enum Tab: Int, Sendable, Hashable, CaseIterable {
        case members
        case repositories
        case search
        case bookmarks
        case settings

        /// The name of the tab.
        public var title: String {
            switch self {
            case .members: "Members"
            case .repositories: "Repositories"
            case .search: "Search"
            case .bookmarks: "Bookmarks"
            case .settings: "Settings"
            }
        }
    }

    /// The organisation whose members and repositories are shown.
    public let owner: String
    /// What the last line tells.
    public var status: StatusBar
    /// Which key does what.
    public var keys: KeyMap
    /// Whether there is a preview where it fits.
    public private(set) var wantsPreview: Bool
    /// The search.
    public var search = SearchScreen()
    private var lists: [Tab: ListScreen]
    private var tabs = TabBar(Tab.allCases.map(\.title))

    /// Makes the screen, whose lists wait for their rows.
    public init(owner: String, status: StatusBar, keys: KeyMap = .standard, wantsPreview: Bool = true) {
        self.owner = owner
        self.status = status
        self.keys = keys
        self.wantsPreview = wantsPreview
        lists = Dictionary(
            uniqueKeysWithValues: Tab.allCases.filter { $0 != .search }.map {
                ($0, ListScreen(noun: $0.title.lowercased()))
            })
    }

    /// The open tab.
    public var tab: Tab { Tab(rawValue: tabs.selected) ?? .members }

    /// Changes the list of a tab, such as by rows that arrived; the search has no such list.
    public mutating func update(_ tab: Tab, _ change: (inout ListScreen) -> Void) {
        guard var list = lists[tab] else { return }
        change(&list)
        lists[tab] = list
    }

    /// The selected row of the open tab.
    public var selection: ListRow? { tab == .search ? search.selection : lists[tab]?.selection }

    /// Takes a key: first the line that is being typed into, then the keys of actions, then the numbers of tabs.
    public mutating func handle(_ key: KeyPress) -> [Effect] {
        status.message = nil
        if let effects = type(key) { return effects }
        if let action = keys.action(for: key) { return perform(action) }
        if let number = keys.tabNumber(for: key) { tabs.select(number) }
        return []
    }

    /// Takes a pasted text; where nothing is being typed, it is nothing.
    public mutating func paste(_ text: String) -> [Effect] {
        if tab == .search { return search.paste(text) ?? [] }
        guard var list = lists[tab] else { return [] }
        let effects = list.paste(text)
        lists[tab] = list
        return effects ?? []
    }

    private mutating func type(_ key: KeyPress) -> [Effect]? {
        // Tabs are left, and the program, out of a line as well.
        if key.key == .tab || Self.reachesThrough(key, keys.action(for: key)) { return nil }
        if tab == .search { return search.type(key) }
        guard var list = lists[tab] else { return nil }
        let effects = list.type(key)
        lists[tab] = list
        return effects
    }

    private static func reachesThrough(_ key: KeyPress, _ action: Action?) -> Bool {
        key.modifiers.contains(.control) && (action == .quit || action == .suspend)
    }

    private mutating func perform(_ action: Action) -> [Effect] {
        switch action {
        case .nextTab: tabs.selectNext()
        case .previousTab: tabs.selectPrevious()
        case .settings: tabs.select(Tab.settings.rawValue)
        case .preview: wantsPreview.toggle()
        case .search:
            tabs.select(Tab.search.rawValue)
            return search.perform(.search)
        case .help, .quit, .suspend, .log: return [.perform(action)]
        default: return performInTab(action)
        }
        return []
    }

    private mutating func performInTab(_ action: Action) -> [Effect] {
        var effects: [Effect] = []
        if tab == .search { effects = search.perform(action) } else { update(tab) { effects = $0.perform(action) } }
        for case .say(let text) in effects { status.message = text }
        // There is nothing behind the first screen.
        if effects == [.close] {
            status.message = "press \(keys.names(for: .quit).split(separator: " ").first ?? "q") to quit"
            return []
        }
        return effects
    }

    /// Draws the screen.
    public mutating func render(into canvas: inout Canvas) {
        guard let layout = ScreenLayout(width: canvas.width, height: canvas.height, wantsPreview: wantsPreview) else {
            canvas.draw("terminal too small", x: 0, y: 0, width: canvas.width)
            return
        }
        tabs.render(into: &canvas, area: layout.tabs, title: owner)
        if tab == .search {
            search.render(into: &canvas, layout: layout)
        } else {
            lists[tab]?.render(into: &canvas, layout: layout)
        }
        status.render(into: &canvas, area: layout.status)
    }
}
