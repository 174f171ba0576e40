// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Testing

@testable import BrowserNetworking

/// Limits as the client lives with them; a second bench over the same stores is the next process.
@Suite struct LimitRunTests {
    private let core = Bench.api + "/orgs/a"
    private let other = Bench.api + "/orgs/b"
    private let search = Bench.api + "/search/users"

    private static func usedUp(_ resource: String = "core", status: Int = 403) -> ScriptedTransport.Step {
        .json(
            "{}", status: status,
            headers: [
                "x-ratelimit-remaining": "0", "x-ratelimit-limit": "60", "x-ratelimit-reset": "1750000720",
                "x-ratelimit-resource": resource,
            ])
    }

    private func expectLimit(_ bench: Bench, _ path: String, until seconds: Double) async {
        let failure = await #expect(throws: APIFailure.self) { try await bench.get(path) }
        #expect(failure?.kind == .limited)
        #expect(failure?.retryAt == Bench.start.addingTimeInterval(seconds))
    }

    @Test(arguments: [200, 403, 429])
    func limit_blocksTheNextProcessToo(status: Int) async throws {
        let bench = Bench([core: [Self.usedUp(status: status)], other: [.json("{}")]])
        _ = try? await bench.get("/orgs/a")
        await expectLimit(bench, "/orgs/b", until: 720)
        await expectLimit(bench.next(), "/orgs/b", until: 720)
        #expect(bench.transport.requests.count == 1)
        bench.clock.advance(by: 719.9)
        await expectLimit(bench.next(), "/orgs/b", until: 720)
        bench.clock.advance(by: 0.1)
        #expect(try await bench.next().get("/orgs/b") == "{}")
        #expect(bench.transport.requests.count == 2)
    }

    @Test func limit_thatAnotherProcessRanIntoCountsAtOnce() async throws {
        let bench = Bench([core: [.json("{}")], other: [Self.usedUp()]])
        let neighbour = bench.next()
        _ = try await bench.get("/orgs/a")
        _ = try? await neighbour.get("/orgs/b")
        bench.clock.advance(by: 61)
        // The old answer stands in; what counts is that nobody was asked.
        #expect(try await bench.client.get(Bench.url(core)).age.staleBecause?.kind == .limited)
        #expect(bench.transport.requests.count == 2)
    }

    @Test func limit_ofTheSearchBlocksNothingElse() async throws {
        let bench = Bench([search: [Self.usedUp("search")], core: [.json("{}")]])
        await expectLimit(bench, "/search/users", until: 720)
        #expect(try await bench.get("/orgs/a") == "{}")
        await expectLimit(bench.next(), "/search/users", until: 720)
        #expect(bench.transport.requests.count == 2)
    }

    @Test func limit_belongsToOneAccount() async throws {
        let bench = Bench([core: [Self.usedUp(), .json("{}")]])
        await expectLimit(bench, "/orgs/a", until: 720)
        let another = bench.next { $0.credentials = Credentials(host: "github.com", token: "another") }
        #expect(try await another.get("/orgs/a") == "{}")
    }

    @Test func limit_underAnotherNameThanTheAddressTellsIsRemembered() async throws {
        let bench = Bench([core: [Self.usedUp("audit_log")], other: [.json("{}")]])
        await expectLimit(bench, "/orgs/a", until: 720)
        await expectLimit(bench, "/orgs/a", until: 720)
        #expect(try await bench.get("/orgs/b") == "{}")
        #expect(bench.transport.urls == [core, other])
    }

    @Test func stateOfLimits_canBeAskedAlsoWhenAllIsUsedUp() async throws {
        let limits = Bench.api + "/rate_limit"
        let bench = Bench([core: [Self.usedUp()], limits: [.json("{}")]])
        await expectLimit(bench, "/orgs/a", until: 720)
        #expect(try await bench.get("/rate_limit") == "{}")
    }

    @Test func secondaryLimit_doublesWhereTheServerDoesNotSayHowLong() async throws {
        let tooFast = ScriptedTransport.Step.json(
            #"{"message":"You have exceeded a secondary rate limit."}"#, status: 403,
            headers: ["x-ratelimit-remaining": "4000"])
        let bench = Bench([
            core: [tooFast, tooFast, tooFast, .json("{}"), tooFast], other: [.json("{}")],
        ])
        await expectLimit(bench, "/orgs/a", until: 60)
        bench.clock.advance(by: 60)
        await expectLimit(bench.next(), "/orgs/a", until: 180)
        await expectLimit(bench.next(), "/orgs/b", until: 180)
        bench.clock.advance(by: 120)
        await expectLimit(bench, "/orgs/a", until: 420)
        bench.clock.advance(by: 240)
        #expect(try await bench.get("/orgs/a") == "{}")
        bench.clock.advance(by: 60)
        #expect(try await bench.client.get(Bench.url(core)).age.staleBecause?.retryAt == Bench.start + 540)
        #expect(bench.transport.requests.count == 5)
    }

    @Test func secondaryLimit_isAsLongAsTheServerSays() async throws {
        let bench = Bench([core: [.json("{}", status: 429, headers: ["Retry-After": "30"])]])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(
            failure?.message == "Rate limited for sending requests too fast until 15:07 (in 30 s) by api.github.com")
        #expect(failure?.retryAt == Bench.start + 30)
    }

    @Test func block_fromAClockThatWasPutBackIsNotBelieved() async throws {
        let bench = Bench([core: [Self.usedUp(), .json("{}")]])
        await expectLimit(bench, "/orgs/a", until: 720)
        bench.clock.advance(by: -86_400)
        #expect(try await bench.next().get("/orgs/a") == "{}")
    }

    @Test func counts_goDownWithinAWindowInWhicheverOrderTheyCome() async throws {
        let left = { (count: String, reset: String) in
            ScriptedTransport.Step.json(
                "{}",
                headers: ["x-ratelimit-remaining": count, "x-ratelimit-limit": "60", "x-ratelimit-reset": reset])
        }
        let bench = Bench([core: [left("10", "1750000720"), left("11", "1750000721"), left("59", "1750004320")]])
        var counts: [Int?] = []
        for _ in 0..<3 {
            _ = try await bench.get("/orgs/a", freshness: .always)
            counts.append(await bench.governor.limits().first?.remaining)
        }
        #expect(counts == [10, 10, 59])
        #expect(await bench.next().governor.limits().map(\.resource) == ["core"])
    }

    @Test func redirect_toAnotherServerTeachesNothing() async throws {
        let elsewhere = "https://elsewhere.example/a"
        let bench = Bench([
            core: [.json("", status: 302, headers: ["Location": elsewhere])], elsewhere: [Self.usedUp(status: 200)],
        ])
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(await bench.governor.limits() == [])
    }

    @Test func store_thatFailsLeavesTheMemoryOfTheProcess() async throws {
        struct Broken: LimitStore {
            struct Failure: Error {}
            func limits(host: String, account: String) async throws -> [LimitState] { throw Failure() }
            func save(_ state: LimitState, host: String, account: String) async throws { throw Failure() }
        }
        let bench = Bench([core: [Self.usedUp()]], limits: Broken())
        await expectLimit(bench, "/orgs/a", until: 720)
        await expectLimit(bench, "/orgs/a", until: 720)
        #expect(bench.transport.requests.count == 1)
    }
}
