// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A response of the server in the form of the cache.
package struct StoredResponse: Sendable, Hashable {
    package let body: Data
    /// The server's tag of this version of the response.
    package let etag: String?
    /// The Link header, which a later 304 need not repeat.
    package let link: String?
    /// The time at which the server last confirmed the response.
    package let confirmedAt: Date

    package init(body: Data, etag: String?, link: String?, confirmedAt: Date) {
        self.body = body
        self.etag = etag
        self.link = link
        self.confirmedAt = confirmedAt
    }

    /// Returns the same response, confirmed later, with its old Link header unless there is a new one.
    package func confirmed(at time: Date, link: String?) -> StoredResponse {
        StoredResponse(body: body, etag: etag, link: link ?? self.link, confirmedAt: time)
    }
}
