// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI

/// The content and the status of one account on one host.
struct BrowserSession: Sendable {
    let client: APIClient
    let feeds: Feeds
    let bookmarks: BookmarkList
    /// The status, for the status bar.
    let status: SessionStatus
    /// The account that the token belongs to.
    let viewer: Viewer
    /// The token, if there is one.
    let credentials: Credentials

    /// Returns the account that the token belongs to; nil without a token.
    func asker() async throws(APIFailure) -> AccountName? { try await viewer.login().flatMap { AccountName($0) } }
}
