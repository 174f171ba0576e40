// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Decides what an answer, a limit or the lack of an answer means, and finds the words for it.
public struct FailureClassifier: Sendable {
    private let clock: any WallClock
    private let time: LocalTime
    private let credentials: Credentials
    private let source: DataSource

    /// Makes a classifier; the advice depends on whether a token was sent and on what is asked.
    public init(clock: any WallClock, time: LocalTime, credentials: Credentials, source: DataSource) {
        self.clock = clock
        self.time = time
        self.credentials = credentials
        self.source = source
    }

    /// The failure that an answer means; nil where it is a success with something in it.
    public func failure(of response: HTTPResponse, from url: URL, as media: MediaType = .json) -> APIFailure? {
        switch response.status {
        case 204, 205: empty(response, url)
        case 200..<300: media == .json ? unusable(response, url) : nil
        case 401: unauthorized(url)
        case 403: forbidden(response, url)
        case 404: notFound(response, url)
        case 409: empty(response, url)
        case 410: gone(response, url)
        case 422: unprocessable(response, url)
        case 451: withheld(response, url)
        case 500...: server(response, url)
        default: invalid(response, url)
        }
    }

    /// The failure that the answer after redirects means.
    ///
    /// Another server gets no token, and must not be taken for one that refused it or that gives tokens out.
    func failure(
        of response: HTTPResponse, from url: URL, insteadOf asked: URL, as media: MediaType
    ) -> APIFailure? {
        guard [401, 403].contains(response.status), let own = Origin(asked), Origin(url) != own else {
            return failure(of: response, from: url, as: media)
        }
        return APIFailure(
            response.status == 401 ? .unauthorized : .forbidden,
            "\(url.place) wants to know who asks (\(response.status))",
            advice: ["\(asked.place) leads there, but the token goes to \(own) alone"])
    }

    /// The failure that a limit means.
    public func failure(_ block: LimitBlock, from url: URL) -> APIFailure {
        let kind = block.isSecondary ? "Rate limited for asking too fast" : "Rate limited"
        let host = Origin(url)?.host ?? "the server"
        return APIFailure(
            .limited, "\(kind) until \(time.clock(block.until)) (\(remaining(until: block.until))) by \(host)",
            advice: [
                "try again then, or let the program wait with --wait",
                credentials.token == nil && !block.isSecondary && isGitHub(url)
                    ? "with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60" : nil,
            ].compactMap { $0 }, retryAt: block.until)
    }

    /// The failure that the lack of an answer means.
    public func failure(_ failure: TransportFailure, from url: URL) -> APIFailure {
        let server = Origin(url)?.description ?? url.place
        switch failure.kind {
        case .refused: return unreachable(server, "nobody listens there")
        case .unknownHost: return unreachable(server, "the host is unknown")
        case .timedOut:
            return APIFailure(
                .connection, "cannot connect to \(server): no answer came in time",
                advice: ["try again, or allow more time with --timeout"])
        case .insecure:
            return APIFailure(
                .invalid, "will not connect: \(failure.detail)",
                advice: ["use https, or --insecure-http where you trust the network"])
        case .interrupted:
            return APIFailure(
                .connection,
                "the answer of \(url.place) broke off" + (failure.detail.isEmpty ? "" : ": \(failure.detail)"),
                advice: ["try again; a proxy or an unstable network may be in the way"])
        case .redirects:
            return APIFailure(
                .unusable, "\(url.place) \(failure.detail)",
                advice: ["is this the address of the API? see --api-url; a proxy may stand in between"])
        case .tooLarge:
            return APIFailure(
                .unusable,
                "the answer of \(url.place) is too large" + (failure.detail.isEmpty ? "" : ": \(failure.detail)"),
                advice: ["is this the address of the API? see --api-url"])
        case .cancelled: return .cancelled
        case .other:
            return APIFailure(
                .connection, "cannot connect to \(server): \(failure.detail)",
                advice: ["check the network and try again"])
        }
    }

    /// The failure of a server that confirms an answer that nobody has.
    func unaskedConfirmation(from url: URL) -> APIFailure {
        APIFailure(
            .unusable, "\(url.place) confirmed what nobody asked about (304)",
            advice: ["a proxy may stand in between; try again later"])
    }

    private func remaining(until end: Date) -> String {
        let seconds = max(Int(end.timeIntervalSince(clock.now()).rounded(.up)), 0)
        return seconds < 60 ? "in \(seconds) s" : "in \((seconds + 59) / 60) min"
    }

    private func unreachable(_ server: String, _ reason: String) -> APIFailure {
        APIFailure(
            .connection, "cannot connect to \(server): \(reason)",
            advice: ["check the network, and the address given by --api-url, --host or GHB_API_URL"])
    }

    private func unusable(_ response: HTTPResponse, _ url: URL) -> APIFailure? {
        guard !response.body.beginsLikeJSON else { return nil }
        let first = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let what = first == nil ? "nothing" : first == UInt8(ascii: "<") ? "a web page (HTML)" : "something else"
        return APIFailure(
            .unusable, "\(url.place) answered with \(what) instead of JSON",
            advice: ["is this the address of the API? see --api-url; a proxy or a login page may stand in between"])
    }
}

extension FailureClassifier {
    private func empty(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .empty, "there is nothing at \(url.place) (\(response.status))" + quotation(response),
            advice: ["the repository is empty; look again once something was pushed to it"])
    }

    private func unauthorized(_ url: URL) -> APIFailure {
        // Where a person makes tokens for the server that was asked, which need not be GitHub's own.
        let tokens = (Origin(url)?.webAddress ?? url.place) + "/settings/tokens"
        return credentials.token == nil
            ? APIFailure(
                .unauthorized, "\(url.place) wants to know who asks (401)",
                advice: ["set \(credentials.variable) to a token from \(tokens)"])
            : APIFailure(
                .unauthorized, "the token was refused (401)",
                advice: ["it may be mistyped, expired or revoked; set \(credentials.variable) to one from \(tokens)"])
    }

    private func forbidden(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .forbidden, "\(url.place) is forbidden (403)" + quotation(response),
            advice: [
                credentials.token == nil
                    ? "it may need an account: set \(credentials.variable) to a token"
                    : "the token lacks a permission, or the organisation has not approved it"
            ])
    }

    private func notFound(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        if case .demo(let owner) = source {
            return APIFailure(
                .notFound, "the demo data does not hold it",
                advice: ["this is demo data, about '\(owner)' alone; ask GitHub itself with --live"])
        }
        return APIFailure(
            .notFound, "\(url.place) was not found (404)",
            advice: [
                credentials.token == nil
                    ? "it may not exist, or be private and need a token: set \(credentials.variable)"
                    : "it may not exist, or be private and out of this token's reach"
            ])
    }

    private func gone(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .notFound, "\(url.place) is gone (410)" + quotation(response),
            advice: ["it was deleted or switched off; asking again will not help"])
    }

    private func unprocessable(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .invalid, "\(url.place) was refused (422)" + quotation(response),
            advice: ["check names, numbers and search words for what the server complains about"])
    }

    private func withheld(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .invalid, "\(url.place) is not available for legal reasons (451)" + quotation(response),
            advice: [
                isGitHub(url)
                    ? "https://github.com/github/dmca holds the notices" : "ask whoever runs the server for the reason"
            ])
    }

    private func server(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .server, "\(Origin(url)?.host ?? "the server") is in trouble (\(response.status))" + quotation(response),
            advice: [
                isGitHub(url)
                    ? "try again later; https://www.githubstatus.com tells about outages" : "try again later"
            ])
    }

    private func invalid(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        APIFailure(
            .invalid, "\(url.place) was refused (\(response.status))" + quotation(response),
            advice: ["is this the address of the API? see --api-url"])
    }

    private func isGitHub(_ url: URL) -> Bool { Origin(url)?.host == "api.github.com" }

    private func quotation(_ response: HTTPResponse) -> String {
        ServerMessage(response.body)?.text.map { ": \($0)" } ?? ""
    }
}
