// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import DIObservability
import DIProperties
import DIServices
import Foundation
import GRDB
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@testable import CoffeeServer

/// The server over a real socket, with a database in memory, a clock that doesn't wait, and a supplier of its own.
@Suite(.timeLimit(.minutes(5))) struct ServerTests {
    private struct Fakes: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(DatabaseQueue.self).sharedInScope().onStop { try $0.close() }
                .throwing { try StorageModule.open(DatabaseQueue()) }
            binder.bind((any Clock<Duration>).self).to { HurriedClock() }
            binder.bind((any Supplier).self).to { FakeSupplier() }
            let found = PortLog.found
            binder.bind(Logger.self).to { Logger(label: "test") { _ in PortLog(found: found) } }
        }
    }

    private struct FakeSupplier: Supplier {
        func beans() async throws -> String { "Huila" }
    }

    private func serve(
        _ live: LiveProperties? = nil, _ body: (Guest) async throws -> Void
    ) async throws {
        let live = try live ?? LiveProperties(sources: [.yaml("server: { port: 0 }")])
        let (ports, found) = AsyncStream<Int>.makeStream()
        let metrics = CoffeeMetrics()
        var options = GraphOptions(live: live, overriding: [Fakes.self])
        options.observers = [MetricsObserver.metrics(factory: metrics)]
        let factory = try PortLog.$found.withValue(found) { try ComponentFactory.of(ServerComponent.self, options) }
        let service = ComponentService(factory, Outside(live: live, metrics: metrics))
        let group = ServiceGroup(services: [service], logger: Logger(label: "group") { _ in SwiftLogNoOpLogHandler() })
        // A server that doesn't start ends the wait for its port.
        let server = Task {
            defer { found.finish() }
            try await group.run()
        }
        for await port in ports {
            try await body(Guest(name: "Ada", port: port))
            break
        }
        await group.triggerGracefulShutdown()
        try await server.value
    }

    @Test func order_isSaved_andBrewed() async throws {
        try await serve { (guest: Guest) async throws in
            let answer = try await guest.post("orders", #"{"drink": "espresso"}"#)
            #expect(answer.status == 200)
            while try await guest.get("orders/stream").text != "espresso: true\n" { await Task.yield() }
        }
    }

    @Test func order_thatNobodyCanRead_isNotSaved() async throws {
        try await serve { (guest: Guest) async throws in
            #expect(try await guest.post("orders", #"{"cup": 1}"#).status == 400)
            #expect(try await guest.get("orders").text == "[]")
        }
    }

    @Test func order_thatIsTooLong_isRefused() async throws {
        try await serve { (guest: Guest) async throws in
            let long = String(repeating: "o", count: 5_000)
            #expect(try await guest.post("orders", #"{"drink": "\#(long)"}"#).status == 413)
        }
    }

    @Test func connection_thatIsIdle_isClosed() async throws {
        let text = "{ server: { port: 0 }, connection: { idleTimeout: 0.2 } }"
        try await serve(LiveProperties(sources: [.yaml(text)])) { (guest: Guest) async throws in
            let silent = SilentGuest(port: guest.port)
            #expect(await Task.detached { silent.isSentAway() }.value)
        }
    }

    @Test func metrics_tellWhatRuns_andWhatWasMade() async throws {
        try await serve { (guest: Guest) async throws in
            _ = try await guest.get("orders")
            let page = try await guest.get("metrics").text.split(separator: "\n")
            let (server, request) = ("CoffeeServer.ServerComponent", "CoffeeServer.RequestComponent")
            #expect(page.contains { $0.hasPrefix(#"di_running{component="\#(server)"} 2.0"#) }, "\(page)")
            let made = #"di_making{component="\#(server)/\#(request)",binding="UnitOfWork"}"#
            #expect(page.contains { $0.hasPrefix(made) }, "\(page)")
        }
    }

    @Test func guestWithoutAName_isRefused() async throws {
        try await serve { (guest: Guest) async throws in
            #expect(try await Guest(name: nil, port: guest.port).get("orders").status == 401)
            #expect(try await guest.get("ready").status == 200)
            #expect(try await guest.get("beans").text == "Huila")
        }
    }
}

/// A log from which a test reads the port, and of which nothing is shown.
private struct PortLog: LogHandler {
    @TaskLocal static var found: AsyncStream<Int>.Continuation?

    let found: AsyncStream<Int>.Continuation?
    var logLevel: Logger.Level = .info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        if let port = Listening.port(in: "\(event.message)") { found?.yield(port) }
    }
}

/// A clock on which nothing takes time, except for others.
private struct HurriedClock: Clock {
    typealias Instant = ContinuousClock.Instant

    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        try await Task.sleep(for: .milliseconds(1))
    }
}
