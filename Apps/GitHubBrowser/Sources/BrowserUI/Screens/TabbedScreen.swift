// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import TerminalKit

/// A screen with tabs, each of which shows a pane.
struct TabbedScreen: Sendable {
    /// The subject of the screen, shown at the right end of the first line.
    let title: String
    let kind: Kind
    private let names: [String]
    private(set) var bar: TabBar
    var panes: [any Pane]

    enum Kind: Sendable, Hashable {
        case home, help, log, settings, search, work
        case about(Reference)
    }

    init(_ kind: Kind, title: String, _ tabs: [(title: String, pane: any Pane)]) {
        self.kind = kind
        self.title = title
        names = tabs.map(\.title)
        bar = TabBar(names)
        panes = tabs.map(\.pane)
    }

    var isHome: Bool {
        if case .about(.home) = kind { true } else { kind == .home }
    }

    var pane: any Pane {
        get { panes[bar.selected] }
        set { panes[bar.selected] = newValue }
    }

    mutating func turn(forward: Bool) -> [Effect] {
        guard panes.count > 1 else { return [.say("this screen has no other tabs")] }
        return select((bar.selected + (forward ? 1 : panes.count - 1)) % panes.count)
    }

    mutating func select(_ index: Int) -> [Effect] {
        bar.select(index)
        return panes[bar.selected].begin()
    }

    /// Requests the contents of all tabs, so that their numbers can be shown.
    mutating func beginAll() -> [Effect] { panes.indices.flatMap { panes[$0].begin() } }

    /// The place on the screen, such as `coffee-works/heater › Issues`.
    var place: String {
        let tab = panes[bar.selected].tabTitle ?? names[bar.selected]
        return title == "ghb" ? tab : "\(title) › \(tab)"
    }

    private var about: Reference? { if case .about(let reference) = kind { reference } else { nil } }

    /// The numbers of rows that the tabs have, as far as they are known.
    private var counts: [Int?] {
        if kind == .work { return panes.map(\.total) }
        guard about?.repository != nil, let overview = panes.first as? DocumentScreen else { return [] }
        return panes.enumerated().map { index, pane in
            let total = pane.content?.state == nil ? pane.total : nil
            return switch RepositoryPart.allCases[index] {
            case .issues: total ?? overview.openIssues
            case .pullRequests: total ?? overview.facts?.openPullRequests
            case .releases: total ?? overview.facts?.releases
            default: nil
            }
        }
    }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        bar.titles = zip(names, panes).map { $1.tabTitle ?? $0 }
        bar.counts = counts
        bar.render(
            into: &canvas, area: layout.tabs, title: title + look.mark(of: about?.repository), open: look.tab,
            quiet: look.quiet)
        panes[bar.selected].render(into: &canvas, layout: layout, look: look)
    }
}

extension TabbedScreen {
    /// Creates the screen of a reference, which shows the known data until more is loaded.
    init?(_ reference: Reference, known: Subject?) {
        func page(_ content: Content, companions: [Content] = []) -> DocumentScreen {
            DocumentScreen(content, reference: reference, known: known, companions: companions)
        }
        switch reference {
        case .repository(let name):
            self.init(
                .about(reference), title: "\(name)",
                [
                    ("Overview", page(.repository(name), companions: [.readme(name), .facts(name)])),
                    ("README", DocumentScreen(.readme(name), reference: reference)),
                    ("Issues", ListScreen(.issues(name, .open))),
                    ("Pulls", ListScreen(.pullRequests(name, .open))),
                    ("Releases", ListScreen(.releases(name))),
                ])
        case .part(let part, let name):
            self.init(.repository(name), known: known)
            bar.select(part.index)
        case .member(let account):
            let repositories = ListScreen(.repositories(account))
            self.init(
                .about(reference), title: account.login,
                [("Member", page(.profile(account))), ("Repositories", repositories)])
        case .issue(let number, let name):
            self.init(.about(reference), title: "\(name)#\(number)", [("#\(number)", page(.issue(number, name)))])
        case .release(let tag, let name):
            let title = tag.map { "Release \($0)" } ?? "Latest release"
            self.init(.about(reference), title: "\(name)", [(title, page(.release(tag, name)))])
        case .home, .repositories, .setting, .search: return nil
        }
    }

    /// Creates the screen of the user's work, with a tab for each search.
    static func work(_ searches: [SavedSearch]) -> TabbedScreen {
        TabbedScreen(.work, title: "My work", searches.map { ($0.name, ListScreen(.search($0.kind, $0.query))) })
    }

    static var help: TabbedScreen { TabbedScreen(.help, title: "ghb", [("Help", DocumentScreen(nil, known: .help))]) }
    static var log: TabbedScreen { TabbedScreen(.log, title: "ghb", [("Log", DocumentScreen(.log))]) }
    static var settings: TabbedScreen { TabbedScreen(.settings, title: "ghb", [("Settings", ListScreen.settings)]) }

    static func search(_ saved: [SavedSearch], running search: SavedSearch? = nil) -> TabbedScreen {
        TabbedScreen(.search, title: "ghb", [("Search", ListScreen(searching: saved, running: search))])
    }
}

package enum HomeTab: Sendable, Hashable, CaseIterable {
    case members, repositories, search, bookmarks, settings
}

extension TabbedScreen {
    static func home(
        _ owner: AccountName, as kind: Kind = .home, tabs: [HomeTab], saved: [SavedSearch]
    ) -> TabbedScreen {
        TabbedScreen(
            kind, title: owner.login,
            tabs.map { tab in
                switch tab {
                case .members: ("Members", ListScreen(.members(owner)))
                case .repositories: ("Repositories", ListScreen(.repositories(owner)))
                case .search: ("Search", ListScreen(searching: saved))
                case .bookmarks: ("Bookmarks", ListScreen(.bookmarks))
                case .settings: ("Settings", ListScreen.settings)
                }
            })
    }
}
