// SPDX-License-Identifier: Apache-2.0

/// The identity of a request: requests with the same key share a response.
package struct CacheKey: Sendable, Hashable {
    package let host: String
    /// The account that sees the response; never a token itself.
    package let account: String
    package let method: String
    /// The whole URL with its query.
    package let url: String
    /// The media type that was asked for.
    package let accept: String
    /// The version of the API that was asked for.
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
