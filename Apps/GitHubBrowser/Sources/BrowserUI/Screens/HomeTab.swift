// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A tab of the home screen.
package enum HomeTab: Sendable, Hashable, CaseIterable {
    case members
    case repositories
    case search
    case bookmarks
    case settings
}

extension TabbedScreen {
    /// Creates the home screen of an organisation or a user.
    static func home(
        _ owner: AccountName, as kind: Kind = .home, tabs: [HomeTab], settings: BrowserSettings, saved: [SavedSearch]
    ) -> TabbedScreen {
        TabbedScreen(
            kind, title: owner.login,
            tabs.map { tab in
                switch tab {
                case .members: ("Members", ListScreen(.members(owner), noun: "members"))
                case .repositories: ("Repositories", ListScreen(.repositories(owner), noun: "repositories"))
                case .search: ("Search", SearchScreen(saved: saved))
                case .bookmarks: ("Bookmarks", ListScreen(.bookmarks, noun: "bookmarks"))
                case .settings: ("Settings", ListScreen(settings))
                }
            })
    }
}
