// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import BrowserNetworking
import Foundation
import NIOCore
import Synchronization

/// Carries requests over the network with async-http-client, which idles without burning the processor.
///
/// Connections are opened with the first request. `close()` gives them back and must be called before the object goes.
/// A request whose task is cancelled, or that takes too long, has its connection closed at once.
public final class AsyncHTTPTransport: Transport {
    private enum State {
        case unused
        case open(HTTPClient)
        case closed
    }

    private let state = Mutex<State>(.unused)
    private let timeout: Double
    private let largestBody: Int

    /// The timeout of a connection, in seconds; a slower server is treated as absent.
    private static let longestConnect = 10.0

    /// Makes a transport that gives up on a request after some seconds, from the first packet to the last byte, and on
    /// an answer beyond some size; GitHub's pages stay far below it.
    public init(timeout: Double, largestBody: Int = 64_000_000) {
        self.timeout = timeout.isFinite ? min(max(timeout, 0.001), 86_400) : 86_400
        self.largestBody = largestBody
    }

    /// Sends a request and reads the answer to its end.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        guard let client = openClient() else { throw TransportFailure(.other, detail: "the transport is closed") }
        // The library's own limit ends with the answer's header; a body that trickles in would never be given up.
        let outcome = await withTaskGroup(of: Result<HTTPResponse, TransportFailure>.self) { group in
            group.addTask { await self.exchange(request, client) }
            group.addTask { [timeout] in
                try? await Task.sleep(for: .seconds(timeout))
                return .failure(TransportFailure(.timedOut))
            }
            let first = await group.next()
            group.cancelAll()
            return first
        }
        if Task.isCancelled { throw TransportFailure(.cancelled) }
        return try (outcome ?? .failure(TransportFailure(.cancelled))).get()
    }

    /// Closes all connections; requests that are under way fail. Their sockets are closed when it returns.
    public func close() async throws {
        let client = state.withLock { state -> HTTPClient? in
            defer { state = .closed }
            guard case .open(let client) = state else { return nil }
            return client
        }
        guard let client else { return }
        try await client.shutdown()
        // The library leaves the closing to the loops of its connections, behind which these tasks queue.
        for loop in client.eventLoopGroup.makeIterator() { try await loop.submit {}.get() }
    }

    private func exchange(_ request: HTTPRequest, _ client: HTTPClient) async -> Result<HTTPResponse, TransportFailure>
    {
        var outgoing = HTTPClientRequest(url: request.url.absoluteString)
        outgoing.method = .RAW(value: request.method)
        for field in request.headers.fields { outgoing.headers.add(name: field.name, value: field.value) }
        do {
            let incoming = try await client.execute(outgoing, deadline: .distantFuture)
            let body = try await incoming.body.collect(upTo: largestBody)
            return .success(
                HTTPResponse(
                    status: Int(incoming.status.code),
                    headers: HeaderFields(incoming.headers.map { .init(name: $0.name, value: $0.value) }),
                    body: Data(body.readableBytesView)))
        } catch {
            return .failure(TransportFailure(error, largestBody: largestBody))
        }
    }

    private func openClient() -> HTTPClient? {
        state.withLock { state in
            switch state {
            case .open(let client): return client
            case .closed: return nil
            case .unused:
                let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
                state = .open(client)
                return client
            }
        }
    }

    private var configuration: HTTPClient.Configuration {
        let connect = TimeAmount.milliseconds(Int64(min(timeout, Self.longestConnect) * 1_000))
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow, timeout: .init(connect: connect),
            decompression: .enabled(limit: .size(largestBody)))
        // Otherwise a refused port is tried until the time is up.
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }
}
