// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage

/// What one account on one host has to show, and how things stand with it.
struct BrowserSession: Sendable {
    /// What can be read.
    let feeds: Feeds
    /// The repositories that the user marked.
    let bookmarks: BookmarkList
    /// What the last line tells, in its order.
    let status: [any StatusItem]
    /// The account that asks, where the configuration names it.
    let asker: AccountName?
    private let life: SessionLife

    init(
        feeds: Feeds, bookmarks: BookmarkList, status: [any StatusItem], credentials: Credentials, life: SessionLife
    ) {
        asker = credentials.user.flatMap { AccountName($0) }
        self.feeds = feeds
        self.bookmarks = bookmarks
        self.status = status
        self.life = life
    }

    /// How things stand.
    func standing() async -> [StatusPart] {
        var parts: [StatusPart] = []
        for item in status { parts.append(await item.part()) }
        return parts
    }
}
