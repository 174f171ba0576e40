// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import FakeGitHub

@Suite struct FaultStageTests {
    private static let noon = Date(timeIntervalSince1970: 1_800_014_400)
    private let tea = OutgoingResponse(
        Exchange(path: "/menu", headers: ["Link": "<a>", "x-tea": "green"], body: "tea"))

    private func ask(_ stage: any ResponseStage, _ path: String = "/menu", method: String = "GET") async
        -> OutgoingResponse
    {
        await stage.respond(to: IncomingRequest(method: method, path: path, headers: [:])) { [tea] _ in tea }
    }

    @Test func fault_replacesOnlyWhatItNames() async {
        let stage = FaultStage(
            [Fault(path: "/menu", headers: ["link": [], "X-Tea": ["black", "mint"]])], now: { Self.noon })
        let answer = await ask(stage)
        #expect(answer.status == 200)
        #expect(answer.headers == ["X-Tea": ["black", "mint"]])
        #expect(answer.body == "tea")
        #expect(answer.delivery == Delivery())
    }

    @Test func status_answersByItself_inGitHubsForm() async {
        let stage = FaultStage([Fault(path: "/menu", status: 503)])
        let answer = await ask(stage)
        #expect(answer.status == 503)
        #expect(
            answer.body
                == #"{"message":"Service Unavailable","documentation_url":"https://docs.github.com/rest","status":"503"}"#
        )
        #expect(answer.headers == ["content-type": ["application/json; charset=utf-8"]])
    }

    @Test func fault_isOpenAfterSome_forSome_andThenTheNextHasItsTurn() async {
        let stage = FaultStage([
            Fault(path: "/menu", after: 1, times: 2, status: 500), Fault(path: "/menu", times: 1, status: 429),
        ])
        var statuses: [Int] = []
        for _ in 0..<6 { statuses.append(await ask(stage).status) }
        #expect(statuses == [429, 500, 500, 200, 200, 200])
    }

    static let patterns: [(String, String, Bool)] = [
        ("/menu", "/menu?page=2", true), ("/menu?page=2", "/menu?per_page=5&page=2", true),
        ("/menu?page=2", "/menu", false), ("/orgs/*/repos", "/orgs/coffee-works/repos", true),
        ("/orgs/*/repos", "/orgs/repos", false), ("/orgs/*", "/orgs/coffee-works/repos", false),
        ("/orgs/**", "/orgs/coffee-works/repos", true), ("/**", "/anything/at?all=1", true),
        ("/orgs/**/repos", "/orgs/coffee-works/repos", false),
    ]

    @Test(arguments: patterns) func pattern_matches(_ pattern: String, _ path: String, _ matches: Bool) async {
        let stage = FaultStage([Fault(path: pattern, status: 500)])
        let answer = await ask(stage, path)
        #expect(answer.status == (matches ? 500 : 200))
    }

    @Test func method_mustAgree() async {
        let stage = FaultStage([Fault(method: "head", path: "/menu", status: 500)])
        let got = await ask(stage)
        let headed = await ask(stage, method: "HEAD")
        #expect(got.status == 200)
        #expect(headed.status == 500)
    }

    @Test func delay_isWaitedFor_beforeTheAnswer() async {
        let waited = Mutex<[Double]>([])
        let stage = FaultStage(
            [Fault(path: "/menu", delay: 2.5)], wait: { seconds in waited.withLock { $0.append(seconds) } })
        let answer = await ask(stage)
        #expect(answer.body == "tea")
        #expect(waited.withLock { $0 } == [2.5])
    }

    static let times: [(String, String)] = [
        ("{epoch+60}", "1800014460"), ("{epoch}", "1800014400"), ("{date}", "Fri, 15 Jan 2027 12:00:00 GMT"),
        ("{date-300}", "Fri, 15 Jan 2027 11:55:00 GMT"), ("at {epoch-1}, {week}", "at 1800014399, {week}"),
    ]

    @Test(arguments: times) func timesInHeaders_areToldFromNow(_ text: String, _ expected: String) {
        #expect(TimePattern.fill(text, at: Self.noon) == expected)
    }

    @Test func limit_countsEachResource_refuses_andBeginsAnew() async {
        let seconds = Mutex(0)
        let stage = LimitStage(
            ["core": .init(requests: 2, window: 60), "search": .init(requests: 1, window: 10)],
            now: { Self.noon.addingTimeInterval(Double(seconds.withLock { $0 })) })
        func line(_ path: String) async -> String {
            let answer = await ask(stage, path)
            let fields = ["remaining", "used", "reset", "resource"].map {
                answer.headers["x-ratelimit-\($0)"]?.first ?? "-"
            }
            return ([String(answer.status)] + fields).joined(separator: " ")
        }
        var lines: [String] = []
        for path in ["/menu", "/search/users", "/menu", "/menu", "/search/users", "/rate_limit"] {
            lines.append(await line(path))
        }
        seconds.withLock { $0 = 60 }
        lines.append(await line("/menu"))
        #expect(
            lines == [
                "200 1 1 1800014460 core", "200 0 1 1800014410 search", "200 0 2 1800014460 core",
                "403 0 2 1800014460 core", "403 0 1 1800014410 search", "200 - - - -", "200 1 1 1800014520 core",
            ])
    }

    @Test func limits_areTold_andAskingForThemCountsNothing() async {
        let stage = LimitStage(
            ["core": .init(requests: 2, window: 60), "search": .init(requests: 1, window: 10)], now: { Self.noon })
        _ = await ask(stage)
        let core = #"{"limit":2,"remaining":1,"reset":1800014460}"#
        let search = #"{"limit":1,"remaining":1,"reset":1800014410}"#
        for path in ["/rate_limit", "/rate_limit?"] {
            let answer = await ask(stage, path)
            #expect(answer.body == #"{"resources":{"core":\#(core),"search":\#(search)}}"#)
        }
    }

    @Test func limits_areNotTold_whereThereAreNone() async {
        #expect(await ask(LimitStage([:]), "/rate_limit") == tea)
    }

    @Test func conditionalAnswer_isNotModified_andHasNoLink() async {
        let request = { (tag: String?) in
            IncomingRequest(method: "GET", path: "/menu", headers: tag.map { ["if-none-match": $0] } ?? [:])
        }
        let stage = ConditionalStage()
        let first = await stage.respond(to: request(nil)) { [tea] _ in tea }
        let tag = first.headers["etag"]?.first ?? ""
        #expect(tag.hasPrefix("W/\""))
        for known in [tag, String(tag.dropFirst(2)), "\"other\", \(tag)", "*"] {
            let again = await stage.respond(to: request(known)) { [tea] _ in tea }
            #expect(again.status == 304, "\(known)")
            #expect(again.body == "")
            #expect(again.headers == ["x-tea": ["green"], "etag": [String(tag.dropFirst(2))]])
        }
        let other = await stage.respond(to: request("\"other\"")) { [tea] _ in tea }
        #expect(other.status == 200)
        let search = IncomingRequest(method: "GET", path: "/search/users?q=a", headers: ["if-none-match": "*"])
        let found = await stage.respond(to: search) { [tea] _ in tea }
        #expect(found == tea)
    }
}
