// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Turns error responses, rate limits and transport failures into failures with a message and advice.
package struct FailureClassifier: Sendable {
    let clock: any WallClock
    let time: LocalTime
    let credentials: Credentials
    let source: DataSource

    /// Returns the failure of a response; nil for a success with a body.
    package func failure(of response: HTTPResponse, from url: URL, as media: MediaType = .json) -> APIFailure? {
        /// Returns a failure that names the status and quotes the server.
        func failed(_ kind: APIFailure.Kind, _ message: String, _ advice: String) -> APIFailure {
            APIFailure(kind, "\(message) (\(response.status))" + quotation(response), advice: [advice])
        }
        if case .demo(let owner) = source, response.status >= 400, response.status != 404 {
            return failed(
                .invalid, "the demo data has no answer", "it is about '\(owner)' only; ask GitHub itself with --live")
        }
        let (place, isGitHub) = (url.place, isGitHub(url))
        return switch response.status {
        case 204, 205, 409:
            failed(
                .empty, "\(place) is empty",
                "the repository is empty; try again once something has been pushed to it")
        case 200..<300: media == .json ? unusable(response, url) : nil
        case 401: unauthorized(url)
        case 403:
            failed(
                .forbidden, "access to \(place) is forbidden",
                credentials.token == nil
                    ? "it may require an account: set \(credentials.variable) to a token"
                    : "the token lacks a permission, or the organisation has not approved it")
        case 404: notFound(response, url)
        case 410: failed(.notFound, "\(place) is gone", "it was deleted or disabled; trying again will not help")
        case 422:
            failed(
                .invalid, "\(place) rejected the request", "check the names, numbers and search terms of the request")
        case 451:
            failed(
                .invalid, "\(place) is not available for legal reasons",
                isGitHub
                    ? "see the notices at https://github.com/github/dmca"
                    : "ask the server's administrator for the reason"
            )
        case 500...:
            failed(
                .server, "\(Origin(url)?.host ?? "the server") reported a server error",
                "try again later" + (isGitHub ? "; see https://www.githubstatus.com for outages" : ""))
        default: failed(.invalid, "\(place) rejected the request", "is this the address of the API? see --api-url")
        }
    }

    /// Returns the failure of a response after redirects.
    ///
    /// Another server gets no token, so it must not be described as one that refused it or that issues tokens.
    func failure(
        of response: HTTPResponse, from url: URL, insteadOf asked: URL, as media: MediaType
    ) -> APIFailure? {
        guard [401, 403].contains(response.status), let own = Origin(asked), Origin(url) != own else {
            return failure(of: response, from: url, as: media)
        }
        return APIFailure(
            response.status == 401 ? .unauthorized : .forbidden,
            "\(url.place) requires authentication (\(response.status))",
            advice: ["\(asked.place) redirects there, but the token is sent to \(own) only"])
    }

    /// Returns the failure of a rate limit.
    package func failure(_ block: LimitBlock, from url: URL) -> APIFailure {
        let kind = block.isSecondary ? "Rate limited for sending requests too fast" : "Rate limited"
        let host = Origin(url)?.host ?? "the server"
        return APIFailure(
            .limited, "\(kind) until \(time.clock(block.until)) (\(remaining(until: block.until))) by \(host)",
            advice: [
                "try again then, or let the program wait with --wait",
                credentials.token == nil && !block.isSecondary && isGitHub(url)
                    ? "with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60" : nil,
            ].compactMap { $0 }, retryAt: block.until)
    }

    /// Returns the failure of a request without a response.
    package func failure(_ failure: TransportFailure, from url: URL) -> APIFailure {
        if failure.kind == .cancelled { return .cancelled }
        let server = Origin(url)?.description ?? url.place
        let detail = failure.detail.isEmpty ? "" : ": \(failure.detail)"
        let wrongAddress = "is this the address of the API? see --api-url"
        let reason = failure.detail.isEmpty ? "" : " (\(failure.detail))"
        let unreachable = "check the network, and the address given by --api-url, --host or GHB_API_URL"
        let (kind, message, advice): (APIFailure.Kind, String, String) =
            switch failure.kind {
            case .refused: (.connection, "cannot connect to \(server): connection refused" + reason, unreachable)
            case .unknownHost: (.connection, "cannot connect to \(server): unknown host" + reason, unreachable)
            case .timedOut:
                (
                    .connection, "\(server) did not answer in time" + reason,
                    "try again, or set a longer --timeout"
                )
            case .insecure:
                (.invalid, "refusing to connect" + detail, "use https, or --insecure-http if you trust the network")
            case .interrupted:
                (
                    .connection, "the response from \(url.place) was cut off" + detail,
                    "try again; the cause may be a proxy or an unstable network"
                )
            case .redirects:
                (.unusable, "\(url.place) \(failure.detail)", wrongAddress + "; a proxy may be in the way")
            case .tooLarge: (.unusable, "the response from \(url.place) is too large" + detail, wrongAddress)
            case .noLibrary:
                (
                    .connection, "cannot send requests" + detail,
                    "install it: the package libcurl4 of Debian and Ubuntu, libcurl of others"
                )
            case .other, .cancelled:
                (.connection, "the request to \(server) failed" + detail, "check the network and try again")
            }
        return APIFailure(kind, message, advice: [advice])
    }

    /// Returns the failure of a 304 to a request without a condition.
    func unexpectedNotModified(from url: URL) -> APIFailure {
        APIFailure(
            .unusable, "\(url.place) sent an unexpected 304 Not Modified",
            advice: ["a proxy may be in the way; try again later"])
    }

    private func remaining(until end: Date) -> String {
        let seconds = max(Int(end.timeIntervalSince(clock.now()).rounded(.up)), 0)
        return seconds < 60 ? "in \(seconds) s" : "in \((seconds + 59) / 60) min"
    }

    private func unusable(_ response: HTTPResponse, _ url: URL) -> APIFailure? {
        guard !response.body.beginsLikeJSON else { return nil }
        let first = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let what = first == nil ? "an empty body" : first == UInt8(ascii: "<") ? "a web page (HTML)" : "something else"
        return APIFailure(
            .unusable, "\(url.place) returned \(what) instead of JSON",
            advice: ["is this the address of the API? see --api-url; a proxy or a login page may be in the way"])
    }
}

extension FailureClassifier {
    private func unauthorized(_ url: URL) -> APIFailure {
        // The page for new tokens on the server of the request, which may not be GitHub's own.
        let tokens = (Origin(url)?.webAddress ?? url.place) + "/settings/tokens"
        return credentials.token == nil
            ? APIFailure(
                .unauthorized, "\(url.place) requires authentication (401)",
                advice: ["set \(credentials.variable) to a token from \(tokens)"])
            : APIFailure(
                .unauthorized, "the token was refused (401)",
                advice: [
                    "it may be mistyped, expired or revoked; set \(credentials.variable) to a new one from \(tokens)"
                ])
    }

    private func notFound(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        if case .demo(let owner) = source {
            return APIFailure(
                .notFound, "it is not in the demo data",
                advice: ["this is demo data, about '\(owner)' only; ask GitHub itself with --live"])
        }
        return APIFailure(
            .notFound,
            "\(url.place) was not found (404)"
                + (ServerMessage(response.body)?.text == "Not Found" ? "" : quotation(response)),
            advice: [
                credentials.token == nil
                    ? "it may not exist, or may be private and require a token: set \(credentials.variable)"
                    : "it may not exist, or may be private and hidden from this token"
            ])
    }

    private func isGitHub(_ url: URL) -> Bool { Origin(url)?.host == "api.github.com" }

    private func quotation(_ response: HTTPResponse) -> String {
        ServerMessage(response.body)?.text.map { ": \($0)" } ?? ""
    }
}
