// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A request for a content, with a number that is unique even among requests for the same content.
package struct Request: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// The beginning: first from the cache, then from the server.
        case first
        /// The beginning, from the server.
        case anew
        case next
    }

    /// The number of the request; later requests have greater numbers.
    package let number: Int
    package let content: Content
    package let kind: Kind
}

/// An update to the content of a screen. A request may cause several updates, the last of which is final.
package struct ContentUpdate: Sendable {
    package let request: Request
    package let loaded: Loaded?
    package let trouble: Trouble?
    /// When the server last confirmed the data.
    package let confirmedAt: Date?
    package let page: PageProgress?
    package let hasMore: Bool
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

package enum Loaded: Sendable, Hashable {
    case members([Member])
    /// A user, shown instead of the members of an organisation that does not exist.
    case user(Profile)
    case repositories([Repository])
    case issues([Issue])
    case pullRequests([PullRequest])
    case releases([Release])
    case bookmarks([RepositoryName])
    case page(Subject)
}
