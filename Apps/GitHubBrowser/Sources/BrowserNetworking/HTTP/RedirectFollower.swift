// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transport that follows redirects, without sending the token to another origin.
///
/// Plain http to other machines is refused unless the user allows it.
package struct RedirectFollower: Transport {
    let transport: any Transport
    let exposedOrigins: ExposedOrigins

    /// The maximum number of redirects for one request.
    package static let limit = 5

    /// Sends a request, follows redirects, and returns the last response, which has its URL. A loop fails at once.
    package func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        var request = request
        var visited: [URL] = []
        try check(request.url, after: nil)
        while visited.count <= Self.limit {
            var response: HTTPResponse
            do {
                response = try await transport.send(request)
            } catch {
                throw visited.isEmpty ? error : TransportFailure(error.kind, detail: error.detail, at: request.url)
            }
            visited.append(request.url)
            guard let target = Self.target(of: response, from: request.url) else {
                response.url = request.url
                return response
            }
            try check(target, after: request.url)
            guard !visited.contains(target) else {
                throw TransportFailure(.redirects, detail: "redirects in a loop, through \(request.url.place)")
            }
            // The token is dropped at the first other origin, even if a later redirect leads back.
            if Origin(target) != Origin(request.url) { request.headers["Authorization"] = nil }
            request.url = target
        }
        throw TransportFailure(
            .redirects, detail: "redirects more than \(Self.limit) times, last to \(request.url.place)")
    }

    /// Throws if no request may be sent to a URL.
    private func check(_ url: URL, after last: URL?) throws(TransportFailure) {
        guard let origin = Origin(url) else {
            let source =
                last.map { "\($0.place) redirects to \(url.absoluteString.prefix(200)), which" } ?? "the address"
            throw TransportFailure(.insecure, detail: source + " is neither http nor https")
        }
        if origin.isExposed, !exposedOrigins.areAllowed {
            throw TransportFailure(.insecure, detail: "plain http to \(origin.host) is not encrypted")
        }
    }

    private static func target(of response: HTTPResponse, from url: URL) -> URL? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        return URL(string: location, relativeTo: url)?.absoluteURL
    }
}

/// The policy for plain http to other machines.
package struct ExposedOrigins: Sendable, Hashable {
    /// Whether the user allows them.
    package let areAllowed: Bool

    package init(areAllowed: Bool) { self.areAllowed = areAllowed }
}
