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

    /// Sends a request, follows redirects, and returns the last response, which has its URL.
    ///
    /// A redirect to a URL that was already visited fails at once, because it would never end.
    package func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        var request = request
        var visited: [URL] = []
        if let refusal = refusal(of: request.url) { throw TransportFailure(.insecure, detail: refusal) }
        while true {
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
            try check(target, after: visited)
            // The token is dropped at the first other origin, even if a later redirect leads back.
            if Origin(target) != Origin(request.url) { request.headers["Authorization"] = nil }
            request.url = target
        }
    }

    private func check(_ target: URL, after visited: [URL]) throws(TransportFailure) {
        let last = visited.last?.place ?? ""
        if let refusal = refusal(of: target, after: last) { throw TransportFailure(.insecure, detail: refusal) }
        if visited.contains(target) {
            throw TransportFailure(
                .redirects,
                detail: visited.count == 1 ? "redirects to itself" : "redirects in a loop, through \(last)")
        }
        if visited.count > Self.limit {
            throw TransportFailure(
                .redirects, detail: "redirects more than \(Self.limit) times, last to \(target.place)")
        }
    }

    /// Returns the reason not to send a request to a URL; nil if there is none.
    private func refusal(of url: URL, after last: String? = nil) -> String? {
        guard let origin = Origin(url) else {
            return last.map { "\($0) redirects to \(url.absoluteString.prefix(200)), which is neither http nor https" }
                ?? "the address is neither http nor https"
        }
        return exposedOrigins.areAllowed || !origin.isExposed
            ? nil : "plain http to \(origin.host) is not encrypted"
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
