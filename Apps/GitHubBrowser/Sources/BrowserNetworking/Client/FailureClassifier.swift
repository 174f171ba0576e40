// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Decides what an answer, or the lack of one, means.
public struct FailureClassifier: Sendable {
    private let clock: any WallClock
    private let credentials: Credentials
    private let source: DataSource
    private let webURL: URL

    /// Makes a classifier; the advice depends on whether a token was sent, on what is asked and on its web pages.
    public init(clock: any WallClock, credentials: Credentials, source: DataSource, webURL: URL) {
        self.clock = clock
        self.credentials = credentials
        self.source = source
        self.webURL = webURL
    }

    /// The failure that an answer means; nil where it is a success with JSON in it.
    public func failure(of response: HTTPResponse, from url: URL) -> APIFailure? {
        switch response.status {
        case 200..<300: unusable(response, url)
        case 401: unauthorized(url)
        case 403, 429: limited(response, url) ?? forbidden(response, url)
        case 404, 410: notFound(response, url)
        case 451: APIFailure(.invalid, "\(place(url)) is not available for legal reasons (451)")
        case 500...: server(response, url)
        default: invalid(response, url)
        }
    }

    /// The failure that the lack of an answer means.
    public func failure(_ failure: TransportFailure, from url: URL) -> APIFailure {
        let host = Origin(url)?.description ?? place(url)
        let message =
            switch failure.kind {
            case .refused: "cannot connect to \(host): nobody listens there"
            case .unknownHost: "cannot connect to \(host): the host is unknown"
            case .timedOut: "cannot connect to \(host): no answer came in time"
            case .insecure: "will not connect: \(failure.detail)"
            case .other: "cannot connect to \(host): \(failure.detail)"
            }
        let advice =
            switch failure.kind {
            case .refused, .unknownHost: "check the network, and the address given by --api-url, --host or GHB_API_URL"
            case .timedOut: "try again, or allow more time with --timeout"
            case .insecure: "use https, or --insecure-http where you trust the network"
            case .other: "check the network and try again"
            }
        return APIFailure(failure.kind == .insecure ? .invalid : .connection, message, advice: [advice])
    }

    private func unusable(_ response: HTTPResponse, _ url: URL) -> APIFailure? {
        let first = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return nil }
        let what = first == nil ? "nothing" : first == UInt8(ascii: "<") ? "a web page (HTML)" : "something else"
        return APIFailure(
            .unusable, "\(place(url)) answered with \(what) instead of JSON",
            advice: ["is this the address of the API? see --api-url; a proxy or a login page may stand in between"])
    }

    private func unauthorized(_ url: URL) -> APIFailure {
        credentials.token == nil
            ? APIFailure(
                .unauthorized, "\(place(url)) wants to know who asks (401)",
                advice: ["set GH_TOKEN to a token from \(tokens)"])
            : APIFailure(
                .unauthorized, "the token was refused (401)",
                advice: ["it may be mistyped, expired or revoked; set GH_TOKEN to one from \(tokens)"])
    }

    private func forbidden(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .forbidden, "\(place(url)) is forbidden (403)" + quotation(response),
            advice: [
                credentials.token == nil
                    ? "it may need an account: set GH_TOKEN to a token"
                    : "the token lacks a permission, or the organisation has not approved it"
            ])
    }

    private func limited(_ response: HTTPResponse, _ url: URL) -> APIFailure? {
        let now = clock.now()
        let message = ServerMessage(response.body)?.text
        guard let limit = RateLimit(response, message: message, now: now) else { return nil }
        let until = limit.wait.map { seconds in
            let end = now.addingTimeInterval(Double(seconds)).rfc3339
            let minutes = (seconds + 59) / 60
            return " until \(end.dropFirst(11).prefix(5)) UTC (in \(minutes) min)"
        }
        let kind = limit.isSecondary ? "rate limited for asking too fast" : "rate limited"
        return APIFailure(
            .limited, "\(Origin(url)?.host ?? "the server"): \(kind)\(until ?? "")",
            advice: [
                credentials.token == nil
                    ? "with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60" : "try again later"
            ])
    }

    private func notFound(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        if case .demo(let owner) = source {
            return APIFailure(
                .notFound, "the demo data does not hold it",
                advice: ["this is demo data, about '\(owner)' alone; ask GitHub itself with --live"])
        }
        let reason = response.status == 410 ? "is gone (410)" : "was not found (404)"
        return APIFailure(
            .notFound, "\(place(url)) \(reason)",
            advice: [
                "it may not exist, or be private and "
                    + (credentials.token == nil ? "need a token: set GH_TOKEN" : "out of this token's reach")
            ])
    }

    private func server(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .server, "\(Origin(url)?.host ?? "the server") is in trouble (\(response.status))" + quotation(response),
            advice: [
                webURL.host == "github.com"
                    ? "try again later; https://www.githubstatus.com tells about outages" : "try again later"
            ])
    }

    private func invalid(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(.invalid, "\(place(url)) was refused (\(response.status))" + quotation(response))
    }

    /// Where a person makes tokens.
    private var tokens: String { webURL.appending(path: "settings/tokens").absoluteString }

    private func quotation(_ response: HTTPResponse) -> String {
        ServerMessage(response.body)?.text.map { ": \($0)" } ?? ""
    }

    /// Host and path: the query says nothing to a person and may hold what nobody else should read.
    private func place(_ url: URL) -> String { (url.host ?? "") + url.path }
}
