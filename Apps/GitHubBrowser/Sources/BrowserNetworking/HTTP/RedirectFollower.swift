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
    ///
    /// A redirect to where it came from fails at once: it would lead there for ever.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> (HTTPResponse, URL) {
        var request = request
        var visited: [URL] = []
        if let refusal = refusal(of: request.url) { throw TransportFailure(.insecure, detail: refusal) }
        while true {
            let response = try await answer(to: request, isFirst: visited.isEmpty)
            visited.append(request.url)
            guard let target = Self.target(of: response, from: request.url) else { return (response, request.url) }
            try check(target, after: visited)
            // Once away from its origin the token is gone, also when a later redirect leads back.
            if Origin(target) != Origin(request.url) { request.headers["Authorization"] = nil }
            request.url = target
        }
    }

    private func answer(to request: HTTPRequest, isFirst: Bool) async throws(TransportFailure) -> HTTPResponse {
        do {
            return try await transport.send(request)
        } catch {
            throw isFirst ? error : TransportFailure(error.kind, detail: error.detail, at: request.url)
        }
    }

    private func check(_ target: URL, after visited: [URL]) throws(TransportFailure) {
        let last = visited.last?.place ?? ""
        if let refusal = refusal(of: target, after: last) { throw TransportFailure(.insecure, detail: refusal) }
        if visited.contains(target) {
            throw TransportFailure(
                .redirects,
                detail: visited.count == 1 ? "redirects to itself" : "redirects in a circle, by way of \(last)")
        }
        if visited.count > Self.limit {
            throw TransportFailure(
                .redirects, detail: "redirects more than \(Self.limit) times, last to \(target.place)")
        }
    }

    /// Why an address must not be asked, if it must not.
    private func refusal(of url: URL, after last: String? = nil) -> String? {
        guard let origin = Origin(url) else {
            return last.map { "\($0) redirects to \(url.absoluteString.prefix(200)), which is neither https nor http" }
                ?? "the address is neither https nor http"
        }
        return allowsExposedOrigins || !origin.isExposed
            ? nil : "plain http to \(origin.host) can be read on the way"
    }

    private static func target(of response: HTTPResponse, from url: URL) -> URL? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else {
            return nil
        }
        return URL(string: location, relativeTo: url)?.absoluteURL
    }
}
