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
        var bench = Bench([url: [.json(#"{"n":1}"#), .json(#"{"n":2}"#)]])
        bench.mode = .refresh
        _ = try await bench.get("/orgs/a")
        #expect(try await bench.get("/orgs/a") == #"{"n":2}"#)
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
        let address = try #require(URL(string: url))
        let answer = try await bench.client.get(address)
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
        #expect(bench.notices.all.first?.text.hasPrefix("showing data from 2025-06-15T15:06:40Z, because: ") == true)
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
        var bench = Bench([url: [.json("{}"), .json("{}", status: 404)]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 61)
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        bench.mode = .offline
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(failure?.kind == .notCached)
    }

    @Test func offline_neverAsks() async throws {
        var bench = Bench([url: [.json("{}")]])
        bench.mode = .offline
        let failure = await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(
            failure?.failure.description == """
                api.github.com/orgs/a is not in the cache
                  ask again without --offline
                """)
        #expect(bench.transport.requests == [])
    }

    @Test func offline_takesAnAnswerOfAnyAge() async throws {
        var bench = Bench([url: [.json("{}")]])
        _ = try await bench.get("/orgs/a")
        bench.clock.advance(by: 1e7)
        bench.mode = .offline
        #expect(try await bench.get("/orgs/a") == "{}")
    }

    @Test func account_neverSeesAnothersAnswer() async throws {
        var bench = Bench([url: [.json(#"{"of":"secret"}"#), .json(#"{"of":"other"}"#)]])
        _ = try await bench.get("/orgs/a")
        bench.credentials = Credentials(host: "github.com", token: "other")
        #expect(try await bench.get("/orgs/a") == #"{"of":"other"}"#)
    }

    @Test func webPage_isNotKept() async throws {
        let bench = Bench([url: [.json("<html>"), .json("{}")]])
        await #expect(throws: APIFailure.self) { try await bench.get("/orgs/a") }
        #expect(try await bench.get("/orgs/a") == "{}")
    }

    @Test func cacheThatFails_costsOneWarning() async throws {
        struct Broken: ResponseCache {
            struct Failure: Error, CustomStringConvertible { let description = "disk full" }
            func response(for key: CacheKey) async throws -> StoredResponse? { throw Failure() }
            func store(_ response: StoredResponse, for key: CacheKey) async throws { throw Failure() }
            func removeResponse(for key: CacheKey) async throws { throw Failure() }
        }
        let bench = Bench([url: [.json("{}")]], cache: Broken())
        #expect(try await bench.get("/orgs/a") == "{}")
        #expect(bench.notices.all == [Notice(.warning, "the cache cannot be used: disk full")])
    }

    @Test func account_isADigestOfTheToken() {
        // The digest of "abc" in FIPS 180-4, appendix B.1; the longer one fills two blocks, appendix B.2.
        let account = { (token: String) in Credentials(host: "h", token: token).account }
        #expect(account("abc") == "token-ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            account("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "token-248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(Credentials(host: "h", token: nil).account == "anonymous")
    }
}
