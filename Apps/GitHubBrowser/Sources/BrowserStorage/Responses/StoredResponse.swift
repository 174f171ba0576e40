// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An answer of the server as a cache keeps it.
public struct StoredResponse: Sendable, Hashable {
    /// The answer's body.
    public let body: Data
    /// The server's tag of this version of the response.
    public let etag: String?
    /// The answer's Link header, which a later 304 need not repeat.
    public let link: String?
    /// The time at which the server last confirmed the response.
    public let confirmedAt: Date

    /// Makes a stored answer.
    public init(body: Data, etag: String?, link: String?, confirmedAt: Date) {
        self.body = body
        self.etag = etag
        self.link = link
        self.confirmedAt = confirmedAt
    }

    /// Returns the same response, confirmed later, with its old Link header unless there is a new one.
    public func confirmed(at time: Date, link: String?) -> StoredResponse {
        StoredResponse(body: body, etag: etag, link: link ?? self.link, confirmedAt: time)
    }
}
