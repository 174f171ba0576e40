// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import BrowserUI
import Logging

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
    /// Who asks.
    let viewer: Viewer
    /// Ends with the session.
    let life: SessionLife

    /// How things stand.
    func standing() async -> [StatusPart] {
        var parts: [StatusPart] = []
        for item in status { parts.append(await item.part()) }
        return parts
    }

    /// The account that asks; nil where nobody in particular does.
    func asker() async throws(APIFailure) -> AccountName? { try await viewer.login().flatMap { AccountName($0) } }
}

/// Lives as long as a session does, and tells the log when that ends.
final class SessionLife: Sendable {
    private let credentials: Credentials
    private let logger: Logger

    init(credentials: Credentials, logger: Logger) {
        self.credentials = credentials
        self.logger = logger
    }

    deinit {
        logger.info("session dropped", metadata: ["host": "\(credentials.host)", "asker": "\(credentials.asker)"])
    }
}
