// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct HTTPRequest: Sendable, Hashable {
    package var method: String
    package var url: URL
    package var headers: HeaderFields

    package init(method: String = "GET", url: URL, headers: HeaderFields = [:]) {
        self.method = method
        self.url = url
        self.headers = headers
    }
}

/// A complete HTTP response.
package struct HTTPResponse: Sendable, Hashable {
    package var status: Int
    package var headers: HeaderFields
    /// The body, decompressed.
    package var body: Data
    /// The URL that sent it, after redirects; nil for that of the request.
    package var url: URL?

    package init(status: Int, headers: HeaderFields = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// GitHub's message in the body of an error, with the details of `errors`, which are objects in some responses and strings in
    /// others; nil for other bodies, such as the HTML of a proxy.
    var message: String? {
        guard let content = try? JSONSerialization.jsonObject(with: body) as? [String: Any] else { return nil }
        let details = (content["errors"] as? [Any] ?? []).compactMap { detail -> String? in
            guard let detail = detail as? [String: Any] else { return detail as? String }
            let place = ["resource", "field", "code"].compactMap { detail[$0] as? String }.joined(separator: " ")
            return detail["message"] as? String ?? (place.isEmpty ? nil : place)
        }
        let parts = [content["message"] as? String, details.isEmpty ? nil : details.joined(separator: "; ")]
            .compactMap(\.self)
        return parts.isEmpty ? nil : String(parts.joined(separator: ": ").prefix(300))
    }
}

/// Sends one request and returns the response, without cache or interpretation of the status.
///
/// Policies for all requests of the program, such as redirects and the log, are decorators of it: ``RequestPathModule``
/// lists them.
package protocol Transport: Sendable {
    /// Sends a request; fails only if there is no response.
    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse
}

/// The reason for the lack of a response.
package struct TransportFailure: Error, Sendable, Hashable {
    /// The kinds of failure that need different advice.
    package enum Kind: Sendable, Hashable {
        case refused
        case unknownHost
        case timedOut
        case insecure
        /// A connection that broke, or an incomplete response.
        case interrupted
        case redirects
        case tooLarge
        /// No library on this machine that sends requests.
        case noLibrary
        case cancelled
        case other
    }

    package let kind: Kind
    /// More details, in words for the user.
    package let detail: String
    /// The URL of the failed request after a redirect; nil for that of the original request.
    package let url: URL?

    package init(_ kind: Kind, detail: String = "", at url: URL? = nil) {
        self.kind = kind
        self.detail = detail
        self.url = url
    }
}
