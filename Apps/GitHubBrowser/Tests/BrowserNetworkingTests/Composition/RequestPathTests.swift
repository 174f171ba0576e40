// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import Foundation
import Testing

/// The policies around the program's transport, as the graph puts them there.
@Suite struct RequestPathTests {
    private let log: CollectedLog = CollectedLog()

    @Test func redirectedRequest_isLoggedOnce() async throws {
        let transport = ScriptedTransport([
            "https://api.github.com/old?page=2": [.json("", status: 301, headers: ["Location": "/new"])],
            "https://api.github.com/new": [.json("{}")],
        ])
        let path = try path(around: transport)
        let response = try await path.send(HTTPRequest(url: Bench.url("https://api.github.com/old?page=2")))
        #expect(response.url == Bench.url("https://api.github.com/new"))
        #expect(
            log.lines == ["info request from=network method=GET ms=0 status=200 url=api.github.com/old"])
    }

    @Test func refusedRequest_isLogged_andNotSent() async throws {
        let transport = ScriptedTransport([:])
        let path = try path(around: transport)
        let failure = await #expect(throws: TransportFailure.self) {
            try await path.send(HTTPRequest(url: Bench.url("http://api.github.com/a")))
        }
        #expect(failure?.kind == .insecure)
        #expect(log.lines == ["info request from=network method=GET ms=0 status=none (insecure) url=api.github.com/a"])
        #expect(transport.urls == [])
    }

    private func path(around transport: ScriptedTransport) throws -> any Transport {
        try ComponentFactory.of(Path.self).build(Surroundings(transport: transport, log: NetworkLog(log.logger)))
    }

    private struct Surroundings {
        let transport: ScriptedTransport
        let log: NetworkLog
        let clock: SettableClock = SettableClock(Date(timeIntervalSince1970: 0))
    }

    private struct Path: RootComponent {
        typealias Seed = Surroundings
        typealias Root = any Transport

        static func configure(binder: UnscopedBinder) {
            binder.include(module: RequestPathModule.self)
            binder.bind(NetworkLog.self).to { (it: Surroundings) in it.log }
            binder.bind((any WallClock).self).to { (it: Surroundings) in it.clock }
            binder.bind(DataSource.self).to(value: .github)
            binder.bind(ExposedOrigins.self).to(value: ExposedOrigins(areAllowed: false))
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to { (it: Surroundings) in it.transport }
        }
    }
}
