// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// An update to the content of a screen. A request may cause several updates, the last of which is final.
public struct ContentUpdate: Sendable {
    /// The request that caused the update.
    public let request: Request
    /// The loaded data; nil if there is none.
    public let loaded: Loaded?
    /// The reason for missing or outdated data.
    public let trouble: Trouble?
    /// When the server last confirmed the data.
    public let confirmedAt: Date?
    /// The position of the page in its list.
    public let page: PageProgress?
    /// Whether the list has another page.
    public let hasMore: Bool
    /// The number of results of a search.
    public let total: Int?
    /// Whether this is the last update for the request.
    public let isFinal: Bool

    /// Creates an update.
    public init(
        _ request: Request, _ loaded: Loaded? = nil, trouble: Trouble? = nil, confirmedAt: Date? = nil,
        page: PageProgress? = nil, hasMore: Bool = false, total: Int? = nil, isFinal: Bool = true
    ) {
        self.request = request
        self.loaded = loaded
        self.trouble = trouble
        self.confirmedAt = confirmedAt
        self.page = page
        self.hasMore = hasMore
        self.total = total
        self.isFinal = isFinal
    }
}
