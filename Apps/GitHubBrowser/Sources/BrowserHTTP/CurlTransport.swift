// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Synchronization

/// Sends requests with the libcurl of the machine.
///
/// Connections are opened with the first request, kept for the next ones, and closed by `close()`. The connection of a
/// request that is cancelled or takes too long is closed at once.
package final class CurlTransport: Transport {
    private enum State {
        case unused
        case open(TransferLoop)
        case closed
    }

    private let state = Mutex<State>(.unused)
    private let limits: TransferLimits
    private let environment: NetworkEnvironment

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - timeout: The time limit of a request in seconds, from its start to the last byte of the response.
    ///   - largestBody: The limit of the body of a response, both as it is sent and unpacked. Pages of GitHub are far below the default.
    ///   - environment: The variables that name proxies and certificates.
    package init(
        timeout: Double, largestBody: Int = 64_000_000, environment: NetworkEnvironment = NetworkEnvironment()
    ) {
        limits = TransferLimits(timeout: timeout, largestBody: largestBody)
        self.environment = environment
    }

    deinit {
        if case .open(let loop) = state.withLock({ $0 }) { loop.stop() }
    }

    /// Sends a request and reads the response to its end.
    package func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        guard let loop = openLoop() else { throw TransferLoop.closed }
        let transfer = Transfer(request, limits: limits, environment: environment)
        // Before 7.87, libcurl waits for a name server beyond the time limit.
        let overtime = Task { [milliseconds = limits.milliseconds] in
            try await Task.sleep(for: .milliseconds(milliseconds + 500))
            transfer.outcome.keep(.failure(TransportFailure(.timedOut)))
            loop.cancel(transfer)
        }
        defer { overtime.cancel() }
        loop.start(transfer)
        return try await transfer.outcome.value(orWhenCancelled: .failure(TransportFailure(.cancelled))) {
            loop.cancel(transfer)
        }.get()
    }

    /// Closes all connections, and fails requests that are under way. Their sockets are closed when it returns.
    package func close() async {
        let loop = state.withLock { state -> TransferLoop? in
            defer { state = .closed }
            guard case .open(let loop) = state else { return nil }
            return loop
        }
        await loop?.close()
    }

    private func openLoop() -> TransferLoop? {
        state.withLock { state in
            switch state {
            case .open(let loop): return loop
            case .closed: return nil
            case .unused:
                let loop = TransferLoop()
                state = .open(loop)
                return loop
            }
        }
    }
}

struct TransferLimits: Sendable, Hashable {
    /// The time limit of the whole transfer, in milliseconds.
    let milliseconds: Int
    /// The limit of the body in bytes, both as it is sent and unpacked.
    let largestBody: Int
    /// The limit of all lines of the header together, in bytes. GitHub sends 4 kB.
    let largestHeader = 256_000

    /// The time limit of connecting, in milliseconds; a slower server counts as absent.
    var connectMilliseconds: Int { min(milliseconds, 10_000) }

    /// Creates limits from seconds, of which a day is the most.
    init(timeout: Double, largestBody: Int) {
        let seconds = timeout.isFinite ? min(max(timeout, 0.001), 86_400) : 86_400
        milliseconds = Int((seconds * 1_000).rounded(.up))
        self.largestBody = largestBody
    }
}
