// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Follows redirects and keeps the token from any other origin than the one it was meant for.
public struct RedirectFollower: Sendable {
    private let transport: any Transport
    private let allowsExposedOrigins: Bool

    /// The most redirects that are followed for one request.
    public static let limit = 5

    /// Makes a follower; plain http to other machines is refused unless the user allowed it.
    public init(transport: any Transport, allowsExposedOrigins: Bool) {
        self.transport = transport
        self.allowsExposedOrigins = allowsExposedOrigins
    }

    /// Sends a request and, where the answer is a redirect, the ones after it; gives the last answer and its address.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> (HTTPResponse, URL) {
        var request = request
        try check(request.url)
        for _ in 0...Self.limit {
            let response = try await transport.send(request)
            guard let target = Self.target(of: response, from: request.url) else { return (response, request.url) }
            try check(target)
            // Once away from its origin the token is gone, also when a later redirect leads back.
            if Origin(target) != Origin(request.url) { request.headers["Authorization"] = nil }
            request.url = target
        }
        throw TransportFailure(.other, detail: "more than \(Self.limit) redirects")
    }

    private func check(_ url: URL) throws(TransportFailure) {
        guard let origin = Origin(url) else {
            throw TransportFailure(.insecure, detail: "the address is neither https nor http")
        }
        guard allowsExposedOrigins || !origin.isExposed else {
            throw TransportFailure(.insecure, detail: "plain http to \(origin.host) can be read on the way")
        }
    }

    private static func target(of response: HTTPResponse, from url: URL) -> URL? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        return URL(string: location, relativeTo: url)?.absoluteURL
    }
}
