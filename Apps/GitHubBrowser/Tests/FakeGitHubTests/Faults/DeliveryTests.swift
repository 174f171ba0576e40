// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import FakeGitHub

/// Faults as a client sees them, byte by byte.
@Suite(.timeLimit(.minutes(10))) struct DeliveryTests {
    private func receive(_ fault: Fault) async throws -> String {
        let exchange = Exchange(path: "/menu", body: "flat white")
        let server = try await FakeGitHubServer.start(exchanges: [exchange], plan: FaultPlan(faults: [fault]))
        do {
            let text = try await RawClient.send("GET /menu HTTP/1.1\r\nConnection: close", to: server)
            await server.stop()
            return text
        } catch {
            await server.stop()
            throw error
        }
    }

    @Test func drip_sendsEverything() async throws {
        let text = try await receive(Fault(path: "/menu", drip: .init(bytes: 3, every: 0.001)))
        #expect(text == "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nflat white")
    }

    @Test(arguments: [0, 4]) func cut_closesTheConnection_andTellsTheWholeLength(_ bytes: Int) async throws {
        let text = try await receive(Fault(path: "/menu", cut: bytes))
        #expect(text == "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n" + "flat white".prefix(bytes))
    }

    @Test func reset_isSeenAsSuch() async throws {
        let failure = await #expect(throws: RawClient.Failure.self) {
            try await receive(Fault(path: "/menu", reset: true))
        }
        #expect(failure?.call == "recv")
        #expect(failure?.code == ECONNRESET)
    }

    @Test func faultWithoutAnything_changesNothing() async throws {
        #expect(
            try await receive(Fault(path: "/menu")) == "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nflat white")
    }
}
