// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging

/// Takes a request to the server: within its limits, not too many at once, over redirects, and again where it failed
/// for a moment's trouble.
public struct RequestDispatcher: Sendable {
    private let follower: RedirectFollower
    private let governor: Governor
    private let slots: Slots
    private let retrier: Retrier
    private let waiter: LimitWaiter
    private let classifier: FailureClassifier
    private let clock: any WallClock
    private let logger: Logger

    /// Makes a dispatcher for one API and one account.
    public init(
        follower: RedirectFollower, governor: Governor, slots: Slots, retrier: Retrier, waiter: LimitWaiter,
        classifier: FailureClassifier, clock: any WallClock, logger: Logger
    ) {
        self.follower = follower
        self.governor = governor
        self.slots = slots
        self.retrier = retrier
        self.waiter = waiter
        self.classifier = classifier
        self.clock = clock
        self.logger = logger
    }

    /// The server's answer, whatever its status, and the address that gave it; refusals because of a limit are
    /// failures.
    func send(_ request: HTTPRequest, as media: MediaType) async throws(APIFailure) -> (HTTPResponse, URL) {
        var failures = 0
        var waits = 0
        while true {
            guard !Task.isCancelled, let attempt = await slots.run({ await self.attempt(request, as: media) }) else {
                throw .cancelled
            }
            if case .blocked(let block) = attempt {
                try await waiter.wait(for: block, from: request.url, waits: waits)
                waits += 1
                continue
            }
            failures += 1
            if try await retrier.retries(request, after: attempt, failed: failures) { continue }
            return try response(of: attempt, to: request)
        }
    }

    private func response(
        of attempt: RequestAttempt, to request: HTTPRequest
    ) throws(APIFailure) -> (HTTPResponse, URL) {
        switch attempt {
        case .answered(let response, let url): return (response, url)
        case .failed(let failure): throw classifier.failure(failure, from: failure.url ?? request.url)
        case .blocked(let block): throw classifier.failure(block, from: request.url)
        }
    }

    /// Asks once. Limits are looked up only now that it is this request's turn: the one before it may have hit one.
    private func attempt(_ request: HTTPRequest, as media: MediaType) async -> RequestAttempt {
        if let block = await governor.block(for: request.url) { return .blocked(block) }
        let start = clock.now()
        do {
            let (response, url) = try await follower.send(request)
            log(request, start, "\(response.status)", from: response.status == 304 ? "304" : "network")
            if let block = await governor.record(response, from: url) { return .blocked(block) }
            guard media.isWhole(response) else {
                return .failed(TransportFailure(.interrupted, detail: "what arrived is not valid JSON", at: url))
            }
            return .answered(response, from: url)
        } catch {
            log(request, start, "none (\(error.kind))", from: "network")
            return .failed(error)
        }
    }

    /// Neither header nor body nor query: there may be secrets in them.
    private func log(_ request: HTTPRequest, _ start: Date, _ status: String, from origin: String) {
        let milliseconds = Int((clock.now().timeIntervalSince(start) * 1_000).rounded())
        logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "url": "\(request.url.place)", "status": "\(status)",
                "ms": "\(milliseconds)", "from": "\(origin)",
            ])
    }
}

extension URL {
    /// Host and path: the query says nothing to a person and may hold what nobody else should read.
    var place: String { (host ?? "") + path }
}
