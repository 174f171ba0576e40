// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identity of a request: requests with the same key share a response.
package struct CacheKey: Sendable, Hashable {
    package let host: String
    /// The account that sees the response; never a token itself.
    package let account: String
    package let method: String
    /// The whole URL with its query.
    package let url: String
    package let accept: String
    package let apiVersion: String

    package init(host: String, account: String, method: String, url: String, accept: String, apiVersion: String) {
        self.host = host
        self.account = account
        self.method = method
        self.url = url
        self.accept = accept
        self.apiVersion = apiVersion
    }
}

/// A response of the server in the form of the cache.
package struct StoredResponse: Sendable, Hashable {
    package let body: Data
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

/// The limits of time and space for responses.
package struct Retention: Sendable, Hashable {
    /// The seconds for which a response is kept after its last confirmation by the server.
    package let keepFor: TimeInterval
    package let mostBytes: Int

    /// Keeps everything.
    package static let unlimited: Retention = Retention(keepFor: .infinity, mostBytes: .max)

    /// Returns the earliest confirmation of a response that is kept.
    package func earliest(at now: Date) -> Date { now.addingTimeInterval(-keepFor) }
}
