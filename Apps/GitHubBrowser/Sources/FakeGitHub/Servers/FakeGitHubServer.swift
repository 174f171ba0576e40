// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server on the loopback interface that answers like GitHub's REST API, from recorded exchanges.
///
/// An exchange answers when method and path are equal and each recorded query item is present. Other items of the
/// request are ignored, but `page` never; the most specific recording wins; a request that occurs several times is
/// answered in the order given, and the last answer repeats. All else is 404 in GitHub's form.
///
/// ```swift
/// let server = try await FakeGitHubServer.start(exchanges: [Exchange(path: "/orgs/coffee-works", body: "{}")])
/// // … let the client ask server.baseURL …
/// #expect(server.requests.map(\.path) == ["/orgs/coffee-works"])
/// await server.stop()
/// ```
///
/// It may be used from any thread, and listens until ``stop()`` is called: letting go of it is not enough.
package final class FakeGitHubServer: Sendable {
    /// The address of the server, without a path: `http://127.0.0.1:PORT`.
    package let baseURL: URL

    private let server: HTTPServer
    private let running: Task<Void, any Error>
    private let log: LogStage
    private let isStopping: Mutex<Bool> = Mutex(false)

    private init(baseURL: URL, server: HTTPServer, running: Task<Void, any Error>, log: LogStage) {
        self.baseURL = baseURL
        self.server = server
        self.running = running
        self.log = log
    }

    /// The requests so far, in the order in which they were answered.
    package var requests: [ServedRequest] { log.requests }

    /// Serves exchanges, and an organisation that is made up, for what was not recorded; the port 0 takes any that is free.
    ///
    /// Returns the server, which is listening; `writeLog` takes each request's line, before its answer goes out. Throws
    /// ``ServerError`` when the port can't be had.
    package static func start(
        exchanges: [Exchange], plan: FaultPlan = .none, organization: GeneratedOrganization? = nil,
        port: UInt16 = 0, writeLog: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws -> FakeGitHubServer {
        let log = LogStage(write: writeLog)
        // A given port is known to clients, which may ask as soon as it is open.
        let address = AddressStage(address: "http://127.0.0.1:\(port)")
        let pipeline = ResponsePipeline(
            stages: [log]
                + (plan.latency > 0 ? [FaultStage([Fault(path: "/**", delay: plan.latency)])] : [])
                + [FaultStage(plan.faults), LimitStage(plan.limits), address]
                + (plan.isConditional ? [ConditionalStage()] : []) + [Replay(exchanges)]
                + (organization.map { [OrganizationStage(organization: $0)] } ?? []))
        // Not `.loopback`, which is the address of IPv6 alone.
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: port),
            // A delay is no failure of the server's own.
            timeout: 3600,
            pool: PromptSocketPool(base: HTTPServer.defaultPool()),
            logger: .disabled,
            handler: ClosureHTTPHandler { request in
                let incoming = IncomingRequest(request)
                var port: UInt16 = 0
                if case .ip4(_, port: let client)? = request.remoteAddress { port = client }
                return await pipeline.respond(to: incoming).response(to: incoming.method) { [port] in
                    Connection.resetWhenClosed(clientPort: port)
                }
            }
        )
        let running = try await run(server, port: port)
        guard case .ip4(_, let bound)? = await server.listeningAddress,
            let baseURL = URL(string: "http://127.0.0.1:\(bound)")
        else {
            await server.stop()
            throw ServerError(port: port, reason: "the system does not tell the port")
        }
        address.use(baseURL.absoluteString)
        return FakeGitHubServer(baseURL: baseURL, server: server, running: running, log: log)
    }

    /// Stops listening and closes every connection; returns when that is done.
    package func stop() async {
        isStopping.withLock { $0 = true }
        await server.stop()
        _ = await running.result
    }

    /// Returns when the server has been stopped.
    ///
    /// - Throws: The error of the system with which the server ended by itself.
    package func waitUntilStopped() async throws {
        do {
            try await running.value
        } catch {
            // Being stopped ends the server with an error of its own.
            guard isStopping.withLock({ $0 }) else { throw error }
        }
    }

    /// Runs a server, and returns when it listens.
    private static func run(_ server: HTTPServer, port: UInt16) async throws -> Task<Void, any Error> {
        let listening = Task { try await server.waitUntilListening(timeout: 60) }
        let running = Task {
            defer { listening.cancel() }
            try await server.run()
        }
        if case .failure = await listening.result {
            running.cancel()
            if case .failure(let error) = await running.result {
                throw ServerError(port: port, reason: reason(of: error))
            }
        }
        return running
    }

    private static func reason(of error: any Error) -> String {
        if case SocketError.failed(_, _, let message) = error { message } else { error.localizedDescription }
    }
}

extension IncomingRequest {
    /// Takes the request line as it was sent: the server's own parts are already decoded.
    fileprivate init(_ request: HTTPRequest) {
        method = request.method.rawValue
        path = request.target.rawValue
        headers = Dictionary(
            request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }, uniquingKeysWith: { _, last in last })
    }
}

/// A failure to listen, with the reason that the system gives.
package struct ServerError: Error, CustomStringConvertible {
    let port: UInt16
    let reason: String

    package var description: String {
        "cannot listen on 127.0.0.1:\(port): \(reason) (choose another port, or 0 for any that is free)"
    }
}
