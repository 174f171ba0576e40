// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Builds requests with the headers that GitHub requires; the token is sent to the API's own origin only.
package struct RequestBuilder: Sendable {
    let api: APIAddress
    let userAgent: UserAgent
    let credentials: Credentials
    static let apiVersion = "2022-11-28"

    /// Returns a request for a URL, conditional if there is an ETag.
    package func get(_ url: URL, as media: MediaType = .json, ifNoneMatch etag: String? = nil) -> HTTPRequest {
        var request = HTTPRequest(url: url)
        request.headers["Accept"] = media.accept
        request.headers["X-GitHub-Api-Version"] = Self.apiVersion
        request.headers["User-Agent"] = userAgent.text
        request.headers["Accept-Encoding"] = "gzip"
        if let token = credentials.token, let origin = Origin(api.url), Origin(url) == origin {
            request.headers["Authorization"] = "Bearer \(token)"
        }
        request.headers["If-None-Match"] = etag
        return request
    }
}

/// The `User-Agent` of requests.
package struct UserAgent: Sendable, Hashable {
    package let text: String

    package init(_ text: String) { self.text = text }
}
