// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// An update to the content of a screen. A request may cause several updates, the last of which is final.
package struct ContentUpdate: Sendable {
    package let request: Request
    package let loaded: Loaded?
    /// The reason for missing or outdated data.
    package let trouble: Trouble?
    /// When the server last confirmed the data.
    package let confirmedAt: Date?
    package let page: PageProgress?
    package let hasMore: Bool
    /// The number of results of a search.
    package let total: Int?
    package let isFinal: Bool

    package init(
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
