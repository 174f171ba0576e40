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
        let place = url.place
        /// Returns a failure that names the status and quotes the server.
        func failed(_ kind: APIFailure.Kind, _ message: String, _ advice: String) -> APIFailure {
            let quotation = response.message.map { ": \($0)" } ?? ""
            return APIFailure(kind, "\(message) (\(response.status))" + quotation, advice: [advice])
        }
        if case .demo(let owner) = source, response.status >= 400 {
            let ownerOnly = "about '\(owner)' only; ask GitHub itself with --live"
            return response.status == 404
                ? APIFailure(.notFound, "it is not in the demo data", advice: ["this is demo data, " + ownerOnly])
                : failed(.invalid, "the demo data has no answer", "it is " + ownerOnly)
        }
        return switch response.status {
        case 204, 205, 409:
            failed(
                .empty, "\(place) is empty", "the repository is empty; try again once something has been pushed to it")
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
                isGitHub(url)
                    ? "see the notices at https://github.com/github/dmca"
                    : "ask the server's administrator for the reason")
        case 500...:
            failed(
                .server, "\(Origin(url)?.host ?? "the server") reported a server error",
                "try again later" + (isGitHub(url) ? "; see https://www.githubstatus.com for outages" : ""))
        default: failed(.invalid, "\(place) rejected the request", Self.wrongAddress)
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

    package func failure(_ block: LimitBlock, from url: URL) -> APIFailure {
        let kind = block.isSecondary ? "Rate limited for sending requests too fast" : "Rate limited"
        let seconds = max(Int(block.until.timeIntervalSince(clock.now()).rounded(.up)), 0)
        let wait = seconds < 60 ? "in \(seconds) s" : "in \((seconds + 59) / 60) min"
        let host = Origin(url)?.host ?? "the server"
        let isAnonymous = credentials.token == nil && !block.isSecondary && isGitHub(url)
        return APIFailure(
            .limited, "\(kind) until \(time.clock(block.until)) (\(wait)) by \(host)",
            advice: ["try again then, or let the program wait with --wait"]
                + (isAnonymous ? ["with a token in GH_TOKEN the limit is 5000 requests an hour instead of 60"] : []),
            retryAt: block.until)
    }

    package func failure(_ failure: TransportFailure, from url: URL) -> APIFailure {
        if failure.kind == .cancelled { return .cancelled }
        let server = Origin(url)?.description ?? url.place
        let detail = failure.detail.isEmpty ? "" : ": \(failure.detail)"
        let reason = failure.detail.isEmpty ? "" : " (\(failure.detail))"
        let (kind, message, advice): (APIFailure.Kind, String, String) =
            switch failure.kind {
            case .refused, .unknownHost:
                (
                    .connection,
                    "cannot connect to \(server): "
                        + (failure.kind == .refused ? "connection refused" : "unknown host") + reason,
                    "check the network, and the address given by --api-url, --host or GHB_API_URL"
                )
            case .timedOut:
                (.connection, "\(server) did not answer in time" + reason, "try again, or set a longer --timeout")
            case .insecure:
                (.invalid, "refusing to connect" + detail, "use https, or --insecure-http if you trust the network")
            case .interrupted:
                (
                    .connection, "the response from \(url.place) was cut off" + detail,
                    "try again; the cause may be a proxy or an unstable network"
                )
            case .redirects:
                (.unusable, "\(url.place) \(failure.detail)", Self.wrongAddress + "; a proxy may be in the way")
            case .tooLarge: (.unusable, "the response from \(url.place) is too large" + detail, Self.wrongAddress)
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

    private func unusable(_ response: HTTPResponse, _ url: URL) -> APIFailure? {
        guard !response.body.beginsLikeJSON else { return nil }
        let first = response.body.firstVisible
        let what = first == nil ? "an empty body" : first == UInt8(ascii: "<") ? "a web page (HTML)" : "something else"
        return APIFailure(
            .unusable, "\(url.place) returned \(what) instead of JSON",
            advice: [Self.wrongAddress + "; a proxy or a login page may be in the way"])
    }

    private func unauthorized(_ url: URL) -> APIFailure {
        // The page for new tokens on the server of the request, which may not be GitHub's own.
        let tokens = (Origin(url)?.webAddress ?? url.place) + "/settings/tokens"
        let (message, advice) =
            credentials.token == nil
            ? ("\(url.place) requires authentication", "set \(credentials.variable) to a token")
            : (
                "the token was refused",
                "it may be mistyped, expired or revoked; set \(credentials.variable) to a new one"
            )
        return APIFailure(.unauthorized, message + " (401)", advice: [advice + " from " + tokens])
    }

    private func notFound(_ response: HTTPResponse, _ url: URL) -> APIFailure {
        let quotation = response.message.map { $0 == "Not Found" ? "" : ": \($0)" } ?? ""
        let isPrivate =
            credentials.token == nil ? "require a token: set \(credentials.variable)" : "hidden from this token"
        return APIFailure(
            .notFound, "\(url.place) was not found (404)" + quotation,
            advice: ["it may not exist, or may be private and " + isPrivate])
    }

    private func isGitHub(_ url: URL) -> Bool { Origin(url)?.host == "api.github.com" }

    static let wrongAddress = "is this the address of the API? see --api-url"
}
