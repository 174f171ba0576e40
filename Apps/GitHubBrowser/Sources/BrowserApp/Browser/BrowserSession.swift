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
    let status: SessionStatus
    let viewer: Viewer
    let credentials: Credentials
    let policy: CachePolicy

    func asker() async throws(APIFailure) -> AccountName? { try await viewer.login().flatMap { AccountName($0) } }
}
