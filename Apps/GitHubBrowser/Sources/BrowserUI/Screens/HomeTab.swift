// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A tab of the first screen.
public enum HomeTab: Sendable, Hashable, CaseIterable {
    /// Who belongs to the organisation.
    case members
    /// What it has.
    case repositories
    /// What GitHub has.
    case search
    /// What the user marked.
    case bookmarks
    /// What the user chose.
    case settings
}

extension TabbedScreen {
    /// The first screen, about an organisation or a user.
    static func home(
        _ owner: AccountName, tabs: [HomeTab], settings: BrowserSettings, pages: [SettingsPage],
        saved: [SavedSearch]
    ) -> TabbedScreen {
        TabbedScreen(
            .home, title: owner.login,
            tabs.map { tab in
                switch tab {
                case .members: ("Members", ListScreen(.members(owner), noun: "members"))
                case .repositories: ("Repositories", ListScreen(.repositories(owner), noun: "repositories"))
                case .search: ("Search", SearchScreen(saved: saved))
                case .bookmarks: ("Bookmarks", ListScreen(.bookmarks, noun: "bookmarks"))
                case .settings: ("Settings", ListScreen(settings, pages: pages))
                }
            })
    }
}
