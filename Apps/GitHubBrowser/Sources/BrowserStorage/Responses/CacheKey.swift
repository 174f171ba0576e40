// SPDX-License-Identifier: Apache-2.0

/// The identity of a request: requests with the same key share a response.
public struct CacheKey: Sendable, Hashable {
    /// The GitHub host.
    public let host: String
    /// The account that sees the response; never a token itself.
    public let account: String
    /// The request's method.
    public let method: String
    /// The whole URL with its query.
    public let url: String
    /// The media type that was asked for.
    public let accept: String
    /// The version of the API that was asked for.
    public let apiVersion: String

    /// Makes a key.
    public init(host: String, account: String, method: String, url: String, accept: String, apiVersion: String) {
        self.host = host
        self.account = account
        self.method = method
        self.url = url
        self.accept = accept
        self.apiVersion = apiVersion
    }
}
