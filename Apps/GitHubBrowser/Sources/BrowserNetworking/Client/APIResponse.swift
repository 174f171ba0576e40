// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation

/// A successful response of the API, from the server or from the cache.
package struct APIResponse: Sendable, Hashable {
    package let url: URL
    /// The URL that the response came from, after redirects.
    package let source: URL
    /// The JSON, or the file if the raw media type was requested.
    package let body: Data
    /// The parsed `Link` header, with the URLs of other pages.
    package let links: LinkHeader
    package let age: Age

    /// Creates a response from the cache, or from the server once it is in the form of the cache.
    init(
        _ stored: StoredResponse, for url: URL, from source: URL? = nil, staleBecause failure: APIFailure? = nil,
        isFresh: Bool = true
    ) {
        self.url = url
        self.source = source ?? url
        body = stored.body
        links = LinkHeader(stored.link)
        age = Age(confirmedAt: stored.confirmedAt, staleBecause: failure, isFresh: isFresh && failure == nil)
    }

    /// The URL of the next page; nil on the last page.
    var nextPage: URL? { links.url("next", relativeTo: url) }
}
