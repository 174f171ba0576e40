// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI

/// What one account on one host has to show, and how things stand with it.
struct BrowserSession: Sendable {
    /// What can be read.
    let feeds: Feeds
    /// The repositories that the user marked.
    let bookmarks: BookmarkList
    /// What the last line tells, in its order.
    let status: [any StatusItem]
    /// What the settings show, in its order.
    let pages: [SettingsPage]
    /// The account that the token belongs to.
    let viewer: Viewer

    /// The account that asks; nil where nobody in particular does.
    func asker() async throws(APIFailure) -> AccountName? { try await viewer.login().flatMap { AccountName($0) } }
}
