// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// Two thousand repositories over twenty pages.
@Suite(.timeLimit(.minutes(10))) struct PagingRunTests {
    private static let list = ["repos", "coffee-chain", "--limit", "all", "--json=name"]

    /// Returns the addresses of some pages, as GitHub gives them.
    private func pages(_ numbers: ClosedRange<Int>) -> [String] {
        numbers.map { number in
            number == 1
                ? "/orgs/coffee-chain/repos?per_page=100"
                : "/organizations/2204000/repos?per_page=100&page=\(number)"
        }
    }

    private func bench(_ plan: FaultPlan, repositories: Int = 2000) async throws -> RunBench {
        try await RunBench(plan: plan, organization: GeneratedOrganization(repositories: repositories))
    }

    @Test func everyPage_isAskedOnceAndInOrder_andLaterOnlyWhatMustBe() async throws {
        let bench = try await bench(FaultPlan(isConditional: true))
        let runs: [(title: String, options: [String], at: Double)] = [
            ("first run", [], 0), ("within freshness", [], 59), ("after freshness", [], 61),
            ("within it again", [], 120), ("--refresh", ["--refresh"], 121),
            ("--offline, a week later", ["--offline"], 604_800),
        ]
        var report: [String] = []
        var outputs: Set<String> = []
        for run in runs {
            let requests = await bench.requests {
                let ending = await bench.ghb(Self.list + run.options, at: run.at)
                #expect(ending.status == .success && ending.lines == [], "\(run.title)")
                outputs.insert(ending.output)
            }
            #expect(requests.isEmpty || requests.map(\.path) == pages(1...20), "\(run.title)")
            let counts = [200, 304].map { status in requests.filter { $0.status == status }.count }
            let conditional = requests.filter { $0.headers["if-none-match"] != nil }.count
            report.append(
                "\(run.title): \(requests.count) requests, \(conditional) conditional, \(counts[0]) × 200, \(counts[1]) × 304"
            )
        }
        print("2,000 repositories over 20 pages\n" + report.map { "  " + $0 }.joined(separator: "\n"))
        #expect(
            report == [
                "first run: 20 requests, 0 conditional, 20 × 200, 0 × 304",
                "within freshness: 0 requests, 0 conditional, 0 × 200, 0 × 304",
                "after freshness: 20 requests, 20 conditional, 0 × 200, 20 × 304",
                "within it again: 0 requests, 0 conditional, 0 × 200, 0 × 304",
                "--refresh: 20 requests, 20 conditional, 0 × 200, 20 × 304",
                "--offline, a week later: 0 requests, 0 conditional, 0 × 200, 0 × 304",
            ])
        let names = (1...2000).map { #"{"name":"item-\#(String(repeating: "0", count: 5 - String($0).count))\#($0)"}"# }
        #expect(outputs == ["[\n" + names.joined(separator: ",\n") + "\n]\n"])
        await bench.server.stop()
    }

    @Test func limit_asksForAsManyPagesAsItNeeds() async throws {
        let bench = try await bench(FaultPlan())
        for (limit, count) in [("30", 1), ("100", 1), ("101", 2), ("250", 3)] {
            let requests = await bench.requests {
                let ending = await bench.ghb(["repos", "coffee-chain", "--limit", limit, "--plain", "--refresh"])
                #expect(ending.output.split(separator: "\n").count == Int(limit))
            }
            #expect(requests.map(\.path) == pages(1...count))
        }
        await bench.server.stop()
    }

    static let failures: [(String, Fault, ProgramStatus)] = [
        ("502", Fault(path: "", status: 502, body: "<html>"), .failure),
        ("404", Fault(path: "", status: 404), .notFound),
        ("401", Fault(path: "", status: 401), .authentication), ("422", Fault(path: "", status: 422), .failure),
        ("limit", Fault(path: "", status: 403, headers: ["Retry-After": ["60"]]), .rateLimited),
        ("HTML", Fault(path: "", body: "<!doctype html>"), .failure), ("cut", Fault(path: "", cut: 900), .failure),
        ("reset", Fault(path: "", reset: true), .failure),
    ]

    @Test(arguments: failures)
    func pageThatFailsInTheMiddle_leavesNothing_andItsStatus(
        title: String, fault: Fault, status: ProgramStatus
    ) async throws {
        var fault = fault
        fault.path = "/organizations/*/repos?page=3"
        let bench = try await bench(FaultPlan(faults: [fault]), repositories: 450)
        let requests = await bench.requests {
            let ending = await bench.ghb(Self.list + ["--property", "network.retry=0"])
            #expect(ending.output == "")
            #expect(ending.status == status)
            #expect(ending.lines.count == 1)
        }
        #expect(requests.map(\.path) == pages(1...3))
        await bench.server.stop()
    }

    @Test func pageThatFailsLater_isTakenFromBefore_andSaysSoOnce() async throws {
        let bench = try await bench(
            FaultPlan(faults: [Fault(path: "/organizations/*/repos", after: 4, status: 503)], isConditional: true),
            repositories: 450)
        let whole = await bench.ghb(Self.list)
        let again = await bench.ghb(Self.list + ["--property", "network.retry=0"], at: 3600)
        #expect(again.status == .success)
        #expect(again.output == whole.output)
        #expect(
            again.lines == [
                "ghb: warning: 127.0.0.1 reported a server error (503): Service Unavailable · showing data from 00:00"
            ])
        await bench.server.stop()
    }
}
