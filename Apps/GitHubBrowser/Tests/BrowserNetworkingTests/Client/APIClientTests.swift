// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import Foundation
import Testing

@Suite struct APIClientTests {
    private let url = Bench.api + "/orgs/a"

    @Test func request_saysWhatGitHubAsksFor() async throws {
        let bench = Bench([url: [.json("{}")]])
        _ = try await bench.get("/orgs/a")
        #expect(
            bench.transport.requests.map { $0.headers.fields.map { "\($0.name): \($0.value)" } } == [
                [
                    "Accept: application/vnd.github+json", "X-GitHub-Api-Version: 2022-11-28", "User-Agent: ghb/test",
                    "Accept-Encoding: gzip", "Authorization: Bearer secret",
                ]
            ])
    }

    @Test func answer_isFreshForAMinute() async throws {
        let bench = Bench([url: [.json(#"{"n":1}"#), .json(#"{"n":2}"#)]])
        #expect(try await bench.get("/orgs/a") == #"{"n":1}"#)
        bench.clock.advance(by: 59.9)
        #expect(try await bench.get("/orgs/a") == #"{"n":1}"#)
        bench.clock.advance(by: 0.1)
        #expect(try await bench.get("/orgs/a") == #"{"n":2}"#)
        #expect(bench.transport.requests.count == 2)
    }

    @Test func refresh_asksAlsoWhereTheCacheIsFresh() async throws {
        let bench = Bench([url: [.json(#"{"n":1}"#, headers: ["ETag": "\"x\""]), .json(#"{"n":2}"#)]])
        _ = try await bench.get("/orgs/a")
        #expect(try await bench.next { $0.mode = .refresh }.get("/orgs/a") == #"{"n":2}"#)
        #expect(bench.transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"x\""])
    }

    @Test func always_asksInsteadOfTakingAFreshAnswer_butNotOffline() async throws {
        let bench = Bench([url: [.json(#"{"n":1}"#), .json(#"{"n":2}"#)]])
        _ = try await bench.get("/orgs/a")
        #expect(try await bench.get("/orgs/a", freshness: .always) == #"{"n":2}"#)
        #expect(try await bench.next { $0.mode = .offline }.get("/orgs/a", freshness: .always) == #"{"n":2}"#)
        #expect(bench.transport.requests.count == 2)
    }

    @Test(arguments: [(#"W/"x""#, #""x""#), (#""x""#, #""x""#), (#""x""#, nil)] as [(String, String?)])
    func notModified_confirmsTheKeptAnswerAndItsLink(sent: String, confirmed: String?) async throws {
        var headers: HeaderFields = [:]
        headers["ETag"] = confirmed
        let bench = Bench([
            url: [
                .json("[1]", headers: ["ETag": sent, "Link": "<\(Bench.api)/2>; rel=\"next\""]),
                .json("", status: 304, headers: headers),
            ]
        ])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        let answer = try await bench.client.get(Bench.url(url))
        #expect(String(decoding: answer.body, as: UTF8.self) == "[1]")
        #expect(answer.links.url("next", relativeTo: answer.url)?.absoluteString == Bench.api + "/2")
        #expect(bench.transport.requests.map { $0.headers["If-None-Match"] } == [nil, sent])
        bench.clock.advance(by: 59)
        _ = try await bench.get("/orgs/a")
        #expect(bench.transport.requests.count == 2)
    }

    @Test func notModified_ofAnotherVersionAsksAgain() async throws {
        let bench = Bench([
            url: [
                .json("[1]", headers: ["ETag": "\"x\""]), .json("", status: 304, headers: ["ETag": "\"y\""]),
                .json("[2]"),
            ]
        ])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        #expect(try await bench.get("/orgs/a") == "[2]")
        #expect(bench.transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"x\"", nil])
    }

    @Test func notModified_thatNobodyAskedForIsAFailure() async throws {
        let bench = Bench([url: [.json("", status: 304)]])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(failure?.kind == .unusable)
        #expect(bench.transport.requests.count == 1)
    }

    @Test(arguments: [
        ScriptedTransport.Step.failure(TransportFailure(.refused)), .json("<html>", status: 502),
        .json(#"{"message":"slow down"}"#, status: 403, headers: ["x-ratelimit-remaining": "0"]),
    ])
    func staleAnswer_standsInForAServerOutOfReach(step: ScriptedTransport.Step) async throws {
        let bench = Bench([url: [.json("{}"), step]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.notices.all.count == 1)
        #expect(bench.notices.all.first?.text.hasSuffix(" · showing data from 15:06") == true)
    }

    @Test(arguments: [401, 403, 404, 410, 422])
    func staleAnswer_neverStandsInForARefusal(status: Int) async throws {
        let bench = Bench([url: [.json("{}"), .json("{}", status: status)]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(bench.notices.all == [])
    }

    @Test func notFound_dropsTheKeptAnswer() async throws {
        let bench = Bench([url: [.json("{}"), .json("{}", status: 404)]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        let offline = bench.next { $0.mode = .offline }
        let failure = await #expect(throws: APIFailure.self) { try await offline.get("/orgs/a") }
        #expect(failure?.kind == .notCached)
    }

    @Test func offline_neverAsks() async throws {
        let bench = Bench([url: [.json("{}")]]).next { $0.mode = .offline }
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(
            failure?.failure.description == """
                api.github.com/orgs/a is not in the cache
                  try again without --offline
                """)
        #expect(bench.transport.requests == [])
    }

    @Test func offline_takesAnAnswerOfAnyAge() async throws {
        let bench = Bench([url: [.json("{}")]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 1e7)
        #expect(try await bench.next { $0.mode = .offline }.get("/orgs/a") == "{}")
    }

    @Test func account_neverSeesAnothersResponse() async throws {
        let bench = Bench([url: [.json(#"{"of":"secret"}"#), .json(#"{"of":"other"}"#)]])
        _ = try await bench.get("/orgs/a")
        let other = bench.next { $0.credentials = Credentials(host: "github.com", token: "other") }
        #expect(try await other.get("/orgs/a") == #"{"of":"other"}"#)
    }

    @Test func staleResponse_hasItsAgeAndReason() async throws {
        let bench = Bench([url: [.json("{}"), .failure(TransportFailure(.refused))]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 90_000)
        let response = try await bench.client.get(Bench.url(url))
        #expect(response.age.staleBecause != nil)
        #expect(response.age.confirmedAt == Bench.start)
        #expect(response.age.staleBecause?.kind == .connection)
        #expect(
            bench.notices.all == [
                Notice(
                    .stale,
                    "cannot connect to https://api.github.com:443: connection refused"
                        + " · showing data from 2025-06-15 15:06")
            ])
    }

    @Test func staleResponses_ofAListAreOneWarning() async throws {
        let other = Bench.api + "/orgs/b"
        let bench = Bench([url: [.json("{}"), .json("", status: 500)], other: [.json("{}"), .json("", status: 500)]])
        for path in ["/orgs/a", "/orgs/b"] { _ = try await bench.get(path) }
        bench.clock.advance(by: 61)
        for path in ["/orgs/a", "/orgs/b"] { _ = try await bench.get(path) }
        #expect(bench.transport.requests.count == 4)
        #expect(bench.notices.all.count == 1)
    }

    @Test func response_hasTheTimeOfItsLastConfirmation() async throws {
        let bench = Bench([url: [.json("{}", headers: ["ETag": "\"x\""]), .json("", status: 304)]])
        #expect(try await bench.client.get(Bench.url(url)).age.confirmedAt == Bench.start)
        bench.clock.advance(by: 30)
        #expect(try await bench.client.get(Bench.url(url)).age.confirmedAt == Bench.start)
        bench.clock.advance(by: 31)
        let confirmed = try await bench.client.get(Bench.url(url))
        #expect(confirmed.age.confirmedAt == Bench.start.addingTimeInterval(61))
        #expect(confirmed.age.staleBecause == nil)
        let kept = try await bench.next { $0.mode = .offline }.client.get(Bench.url(url))
        #expect(kept.age.confirmedAt == Bench.start.addingTimeInterval(61))
    }

    @Test func search_isAskedWithoutConditionSinceItHasNoVersion() async throws {
        let search = Bench.api + "/search/users"
        let bench = Bench([search: [.json(#"{"n":1}"#), .json(#"{"n":2}"#)]])
        _ = try await bench.get("/search/users")
        bench.clock.advance(by: 61)
        #expect(try await bench.get("/search/users") == #"{"n":2}"#)
        #expect(bench.transport.requests.map { $0.headers["If-None-Match"] } == [nil, nil])
    }

    @Test func rawFile_isKeptApartFromItsData() async throws {
        let bench = Bench([url: [.json("{}"), .json("# Coffee")]])
        _ = try await bench.get("/orgs/a")
        let raw = try await bench.client.get(Bench.url(url), as: .raw)
        #expect(String(decoding: raw.body, as: UTF8.self) == "# Coffee")
        #expect(
            bench.transport.requests.map { $0.headers["Accept"] } == [
                "application/vnd.github+json", "application/vnd.github.raw+json",
            ])
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.transport.requests.count == 2)
    }

    @Test(arguments: [#"{"a":"#, "[1,2", "[{]"])
    func answer_thatWasCutIsNotKept(body: String) async throws {
        let bench = Bench([url: [.json(body), .json("{}")]])
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(
            failure?.failure.description == """
                the response from api.github.com/orgs/a was cut off: the body is not valid JSON
                  try again; the cause may be a proxy or an unstable network
                """)
        #expect(try await bench.get("/orgs/a") == "{}")
    }

    @Test func webPage_isNotKept() async throws {
        let bench = Bench([url: [.json("<html>"), .json("{}")]])
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(try await bench.get("/orgs/a") == "{}")
    }
}
