// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Sends requests: within the rate limits and the slots, with retries after temporary failures.
public struct RequestDispatcher: Sendable {
    let transport: any Transport
    let governor: Governor
    let slots: Slots
    let retrier: Retrier
    let waiter: LimitWaiter
    let classifier: FailureClassifier

    /// Returns the server's response of any status, and the URL that sent it; refusals because of a limit are failures.
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
            switch attempt {
            case .responded(let response, let url): return (response, url)
            case .failed(let failure): throw classifier.failure(failure, from: failure.url ?? request.url)
            case .blocked(let block): throw classifier.failure(block, from: request.url)
            }
        }
    }

    /// Sends the request once. Limits are checked only in its slot, because the request before may have reached one.
    private func attempt(_ request: HTTPRequest, as media: MediaType) async -> RequestAttempt {
        if let block = await governor.block(for: request.url) { return .blocked(block) }
        do {
            let response = try await transport.send(request)
            let url = response.url ?? request.url
            if let block = await governor.record(response, from: url) { return .blocked(block) }
            guard media.isWhole(response) else {
                return .failed(TransportFailure(.interrupted, detail: "the body is not valid JSON", at: url))
            }
            return .responded(response, from: url)
        } catch {
            return .failed(error)
        }
    }
}

extension URL {
    /// The host and the path, without the query, which may hold private data.
    var place: String { (host ?? "") + path }
}
