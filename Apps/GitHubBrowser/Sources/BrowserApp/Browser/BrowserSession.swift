// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI

/// The content and the status of one account on one host.
struct BrowserSession: Sendable {
    /// The API client.
    let client: APIClient
    /// The feeds.
    let feeds: Feeds
    /// The bookmarks.
    let bookmarks: BookmarkList
    /// The status, for the status bar.
    let status: SessionStatus
    /// The pages of the settings, in their order.
    let pages: [SettingsPage]
    /// The account that the token belongs to.
    let viewer: Viewer
    /// The token, if there is one.
    let credentials: Credentials
    /// The use of the cache.
    let policy: CachePolicy

    /// Returns the account that the token belongs to; nil without a token.
    func asker() async throws(APIFailure) -> AccountName? { try await viewer.login().flatMap { AccountName($0) } }
}
