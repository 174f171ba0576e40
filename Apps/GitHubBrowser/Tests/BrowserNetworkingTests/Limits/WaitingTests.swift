// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct WaitingTests {
    private let url = Bench.api + "/orgs/a"
    private static let tooFast = ScriptedTransport.Step.json("{}", status: 429, headers: ["Retry-After": "90"])

    @Test func wait_endsWithTheLimitAndTellsUntilWhen() async throws {
        let bench = Bench([url: [Self.tooFast, .json("{}")]], options: Bench.Options(waits: true))
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.sleeper.slept == [90])
        #expect(
            bench.notices.all == [
                Notice(
                    .note,
                    "Rate limited for sending requests too fast until 15:08 (in 2 min) by api.github.com; waiting until then"
                )
            ])
        #expect(bench.transport.requests.count == 2)
    }

    @Test func wait_beginsBeforeARequestWhereTheLimitIsKnown() async throws {
        let bench = Bench([url: [Self.tooFast, .json("{}")]])
        _ = try? await bench.get("/orgs/a")
        bench.clock.advance(by: 40)
        let patient = bench.next { $0.waits = true }
        #expect(try await patient.get("/orgs/a") == "{}")
        #expect(patient.sleeper.slept == [50])
        #expect(bench.transport.requests.count == 2)
    }

    @Test func wait_isPreferredToAnOldAnswer() async throws {
        let bench = Bench([url: [.json("[1]"), Self.tooFast, .json("[2]")]], options: Bench.Options(waits: true))
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        #expect(try await bench.get("/orgs/a") == "[2]")
    }

    @Test func server_thatLimitsForEverIsGivenUp() async throws {
        let bench = Bench([url: [Self.tooFast]], options: Bench.Options(waits: true))
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(failure?.kind == .limited)
        #expect(bench.transport.requests.count == 11)
        #expect(bench.sleeper.slept == Array(repeating: 90, count: 10))
    }

    @Test func wait_endsAtOnceWhenCancelled() async throws {
        let bench = Bench([url: [Self.tooFast]], options: Bench.Options(waits: true))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await bench.get("/orgs/a")
        }
        await #expect(throws: APIFailure.cancelled) { try await task.value }
        #expect(bench.sleeper.slept == [])
    }
}
