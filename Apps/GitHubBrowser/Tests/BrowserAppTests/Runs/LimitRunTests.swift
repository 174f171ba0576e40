// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The server's limits, from one run to the next.
@Suite(.timeLimit(.minutes(10))) struct LimitRunTests {
    private static let organization = Exchange(path: "/orgs/a", body: #"{"id":1,"login":"a"}"#)
    /// Servers tell their time, so that a run which comes late on a busy machine still knows how long to wait.
    private static let serverTime: [String: HeaderValue] = ["Date": ["{date}"]]
    private static let members = Exchange(path: "/orgs/a/members", body: #"[{"id":2,"login":"m"}]"#)

    @Test func limit_blocksTheNextRunToo_andNoOtherAccount() async throws {
        let bench = try await RunBench(
            plan: FaultPlan(
                faults: [Fault(path: "/**", headers: Self.serverTime)],
                // Ten minutes but for what whole seconds may add.
                limits: ["core": .init(requests: 3, window: 590)]),
            organization: GeneratedOrganization(repositories: 900, members: 5), start: Date())
        let first = await bench.requests {
            let ending = await bench.ghb(["repos", "coffee-chain", "--limit", "all"], token: "one")
            #expect(ending.status == .rateLimited)
            #expect(ending.output == "")
            #expect(
                ending.lines.first?.contains(/^ghb: Rate limited until \d\d:\d\d \(in (9|10) min\) by 127\.0\.0\.1\n/)
                    == true,
                "\(ending.lines)")
        }
        // The third answer says that it was the last one.
        #expect(first.map(\.status) == [200, 200, 200])
        let second = await bench.requests {
            let ending = await bench.ghb(["members", "coffee-chain"], at: 500, token: "one")
            #expect(ending.status == .rateLimited && ending.output == "")
        }
        #expect(second == [])
        let other = await bench.requests { _ = await bench.ghb(["members", "coffee-chain"], token: "two") }
        #expect(other.count == 1)
        let later = await bench.requests { _ = await bench.ghb(["members", "coffee-chain"], at: 700, token: "one") }
        #expect(later.count == 1)
        await bench.server.stop()
    }

    /// The ways in which a server refuses further requests, each with its delay in seconds.
    static let refusals: [(String, [String: HeaderValue], Double)] = [
        ("Retry-After in seconds", ["Retry-After": ["40"]], 40),
        ("Retry-After as a date", ["Retry-After": ["{date+40}"], "Date": ["{date}"]], 40),
        ("no word about when", ["gh-limited-by": ["concurrency"]], 60),
        ("reset", ["x-ratelimit-remaining": ["0"], "x-ratelimit-reset": ["{epoch+40}"], "Date": ["{date}"]], 40),
        (
            "a clock five minutes slow",
            ["x-ratelimit-remaining": ["0"], "x-ratelimit-reset": ["{epoch-260}"], "Date": ["{date-300}"]], 40
        ),
        (
            "a clock five minutes fast",
            ["x-ratelimit-remaining": ["0"], "x-ratelimit-reset": ["{epoch+340}"], "Date": ["{date+300}"]], 40
        ),
        ("an absurd reset", ["x-ratelimit-remaining": ["0"], "x-ratelimit-reset": ["{epoch+99999999}"]], 3600),
        ("an absurd Retry-After", ["Retry-After": ["99999999999"]], 3600),
    ]

    @Test(arguments: refusals)
    func refusal_isKeptTo_untilItIsOver(title: String, headers: [String: HeaderValue], wait: Double) async throws {
        let bench = try await RunBench(
            [Self.organization],
            plan: FaultPlan(faults: [Fault(path: "/orgs/a", times: 1, status: 403, headers: headers)]),
            start: Date())
        var statuses: [ProgramStatus] = []
        for at in [0, wait - 5, wait + 5] {
            statuses.append(await bench.ghb(["org", "a", "--json=login"], at: at).status)
        }
        #expect(statuses == [.rateLimited, .rateLimited, .success])
        #expect(bench.server.requests.map(\.status) == [403, 200])
        await bench.server.stop()
    }

    @Test func permission_isNoLimit() async throws {
        let bench = try await RunBench(
            [Self.members], plan: FaultPlan(faults: [Fault(path: "/orgs/a", status: 403)]))
        #expect(await bench.ghb(["org", "a"]).status == .authentication)
        #expect(await bench.ghb(["members", "a"]).status == .success)
        await bench.server.stop()
    }

    @Test func wait_waits_andAsksAgain() async throws {
        let bench = try await RunBench(
            [Self.organization],
            plan: FaultPlan(faults: [Fault(path: "/orgs/a", times: 1, status: 429, headers: ["Retry-After": ["30"]])]))
        let time = TimeMachine()
        let ending = await TimeMachine.$current.withValue(time) {
            await World().ghb(
                ["org", "a", "--wait", "--json=login"], variables: bench.variables(), overriding: [TravellingWorld.self]
            )
        }
        #expect(ending.status == .success)
        #expect(ending.output == "{\"login\":\"a\"}\n")
        #expect((30...36).contains(time.naps.reduce(0, +)), "\(time.naps)")
        #expect(bench.server.requests.map(\.status) == [429, 200])
        await bench.server.stop()
    }

    @Test func limitOfTheSearch_isItsOwn() async throws {
        let found = #"{"total_count":1,"incomplete_results":false,"items":[{"id":1,"full_name":"a/b"}]}"#
        let bench = try await RunBench(
            [Self.organization, Exchange(path: "/search/repositories", body: found)],
            plan: FaultPlan(limits: ["search": .init(requests: 1, window: 60)]), start: Date())
        #expect(await bench.ghb(["search", "repos", "tea"]).status == .success)
        let requests = await bench.requests {
            #expect(await bench.ghb(["search", "repos", "coffee"]).status == .rateLimited)
        }
        #expect(requests == [])
        #expect(await bench.ghb(["org", "a"]).status == .success)
        await bench.server.stop()
    }
}
