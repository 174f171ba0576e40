// SPDX-License-Identifier: Apache-2.0

import AsyncHTTPClient
import BrowserNetworking
import Foundation
import NIOCore
import Synchronization

/// Carries requests over the network with async-http-client, which idles without burning the processor.
///
/// Connections are opened with the first request. `close()` gives them back and must be called before the object goes.
public final class AsyncHTTPTransport: Transport {
    private enum State {
        case unused
        case open(HTTPClient)
        case closed
    }

    private let state = Mutex<State>(.unused)
    private let timeout: TimeAmount

    /// The largest answer that is read; GitHub's pages stay far below it.
    private static let largestBody = 64 << 20

    /// Makes a transport that gives up on a request after some seconds.
    public init(timeout: Double) {
        self.timeout = .milliseconds(Int64(min(max(timeout, 0.001), 86_400) * 1_000))
    }

    /// Sends a request and reads the answer to its end.
    public func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        guard let client = openClient() else { throw TransportFailure(.other, detail: "the transport is closed") }
        var outgoing = HTTPClientRequest(url: request.url.absoluteString)
        outgoing.method = .RAW(value: request.method)
        for field in request.headers.fields { outgoing.headers.add(name: field.name, value: field.value) }
        do {
            let incoming = try await client.execute(outgoing, timeout: timeout)
            let body = try await incoming.body.collect(upTo: Self.largestBody)
            return HTTPResponse(
                status: Int(incoming.status.code),
                headers: HeaderFields(incoming.headers.map { .init(name: $0.name, value: $0.value) }),
                body: Data(body.readableBytesView))
        } catch {
            throw TransportFailure(error)
        }
    }

    /// Closes all connections; requests that are under way fail.
    public func close() async {
        let client = state.withLock { state -> HTTPClient? in
            defer { state = .closed }
            guard case .open(let client) = state else { return nil }
            return client
        }
        // Nobody is left who could do anything about a connection that does not close in good order.
        try? await client?.shutdown()
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
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: timeout, read: timeout),
            decompression: .enabled(limit: .size(Self.largestBody)))
        // Otherwise a refused port is tried until the time is up.
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }
}
