// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import DIServices
import Foundation
import GRDB
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
        }
    }

    private struct FakeSupplier: Supplier {
        func beans() async throws -> String { "Huila" }
    }

    private func serve(_ body: (Guest) async throws -> Void) async throws {
        let port = Int.random(in: 20_000..<30_000)
        let properties = try Properties(yaml: "server: {port: \(port)}")
        let factory = try ComponentFactory.of(
            ServerComponent.self, GraphOptions(properties: properties, overriding: [Fakes.self]))
        let server = Task { try await factory.serve(signals: []) }
        let guest = Guest(name: "Ada", port: port)
        try await guest.waitForServer()
        try await body(guest)
        server.cancel()
        _ = await server.result
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

    @Test func guestWithoutAName_isRefused() async throws {
        try await serve { (guest: Guest) async throws in
            #expect(try await Guest(name: nil, port: guest.port).get("orders").status == 401)
            #expect(try await guest.get("ready").status == 200)
            #expect(try await guest.get("beans").text == "Huila")
        }
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
