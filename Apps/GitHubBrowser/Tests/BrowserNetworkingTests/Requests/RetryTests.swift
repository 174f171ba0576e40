// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct RetryTests {
    private let url = Bench.api + "/orgs/a"
    private typealias Step = ScriptedTransport.Step

    private static let passing: [Step] = [
        .failure(TransportFailure(.refused)), .failure(TransportFailure(.interrupted)),
        .failure(TransportFailure(.other, detail: "no route")), .json("[1", headers: ["ETag": "\"x\""]),
    ]

    private static let lasting: [Step] = [
        .failure(TransportFailure(.timedOut)), .failure(TransportFailure(.unknownHost)),
        .failure(TransportFailure(.tooLarge)), .failure(TransportFailure(.cancelled)),
        .failure(TransportFailure(.noLibrary)), .json("{}", status: 401),
        .json("{}", status: 403), .json("{}", status: 404), .json("{}", status: 422), .json("", status: 500),
        .json("{}", status: 429), .json("<html>"),
    ]

    private func bench(_ steps: [Step], retries: Int = 2) -> Bench {
        Bench([url: steps], options: Bench.Options(retries: retries))
    }

    @Test(arguments: passing)
    func connectionThatFails_isTriedAgainAfterAPauseThatGrows(step: ScriptedTransport.Step) async throws {
        let bench = bench([step, step, .json("{}")])
        #expect(try await bench.get("/orgs/a") == "{}")
        // The first pause by the least, the second by the most of chance.
        #expect(bench.sleeper.slept == [0.125, 0.5])
    }

    @Test(arguments: [502, 503, 504])
    func serverInTrouble_isAskedAgain(status: Int) async throws {
        let trouble = Step.json("<html>", status: status)
        let bench = bench([trouble, trouble, .json("{}")])
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.sleeper.slept == [0.25, 1])
    }

    @Test func retries_comeToAnEnd() async throws {
        let bench = bench([.json("", status: 502)])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(failure?.kind == .server)
        #expect(bench.transport.requests.count == 3)
    }

    @Test func retries_canBeSwitchedOff() async throws {
        let bench = bench([.failure(TransportFailure(.refused))], retries: 0)
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(bench.transport.requests.count == 1)
    }

    @Test(arguments: lasting)
    func whatWouldFailAgain_isNotTriedAgain(step: ScriptedTransport.Step) async throws {
        let bench = bench([step])
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(bench.transport.requests.count == 1)
        #expect(bench.sleeper.slept == [])
    }

    @Test func pause_isTheServersWishWhereItIsShort() async throws {
        let bench = bench([.json("", status: 503, headers: ["Retry-After": "3"]), .json("{}")])
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.sleeper.slept == [3])
    }

    @Test func server_thatWantsALongPauseIsNotAskedAgain() async throws {
        let bench = bench([.json("", status: 503, headers: ["Retry-After": "300"])])
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(bench.transport.requests.count == 1)
    }

    @Test func pauses_growNoLongerThanTheLongestOne() async throws {
        let bench = bench([.failure(TransportFailure(.refused))], retries: 10)
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(bench.sleeper.slept == [0.125, 0.5, 0.5, 2, 2, 8, 5, 10, 5, 10])
    }

    @Test func requests_areLoggedWithoutQueryTokenOrBody() async throws {
        let address = Bench.api + "/search/users?q=who"
        let bench = Bench(
            [
                address: [
                    .json("", status: 502), .json(#"{"login":"ada"}"#, headers: ["ETag": "\"x\""]),
                    .json("", status: 304), .failure(TransportFailure(.refused)),
                ]
            ], options: Bench.Options(retries: 1))
        for _ in 0..<2 {
            _ = try await bench.client.get(Bench.url(address))
            _ = try await bench.client.get(Bench.url(address))
            bench.clock.advance(by: 61)
        }
        _ = try await bench.client.get(Bench.url(address))
        let url = "url=api.github.com/search/users"
        #expect(
            bench.log.lines == [
                "info request from=network method=GET ms=0 status=502 \(url)",
                "info retrying after=250 ms \(url)",
                "info request from=network method=GET ms=0 status=200 \(url)",
                "debug request from=cache method=GET \(url)",
                "info request from=304 method=GET ms=0 status=304 \(url)",
                "debug request from=cache method=GET \(url)",
                "info request from=network method=GET ms=0 status=none (refused) \(url)",
                "info retrying after=250 ms \(url)",
                "info request from=network method=GET ms=0 status=none (refused) \(url)",
                "info request from=cache (stale) method=GET \(url)",
            ])
    }
}
