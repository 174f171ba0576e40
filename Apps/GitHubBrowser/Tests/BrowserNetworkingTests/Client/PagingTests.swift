// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserNetworking

@Suite struct PagingTests {
    private static let first = Bench.api + "/orgs/a/members?per_page=100"
    private static let publicFirst = Bench.api + "/orgs/a/public_members?per_page=100"

    /// Pages of two members each, as many as wanted; the addresses after the first have another form, as GitHub's do.
    private static func pages(_ count: Int) -> [String: [ScriptedTransport.Step]] {
        var script: [String: [ScriptedTransport.Step]] = [:]
        for page in 1...count {
            let rows = [2 * page - 1, 2 * page].map { #"{"id":\#($0),"login":"m\#($0)"}"# }.joined(separator: ",")
            let links =
                page == count
                ? [] : ["<\(address(page + 1))>; rel=\"next\"", "<\(address(count))>; rel=\"last\""]
            let headers: HeaderFields = links.isEmpty ? [:] : ["Link": links.joined(separator: ", ")]
            script[page == 1 ? first : address(page)] = [.json("[\(rows)]", headers: headers)]
        }
        return script
    }

    private static func address(_ page: Int) -> String { Bench.api + "/organizations/9/members?page=\(page)" }

    private func members(_ bench: Bench, limit: Limit = .all) async throws -> Listing<Member> {
        let name = try #require(AccountName("a"))
        return try await OrganizationService(lists: bench.lists).members(of: name).listing(limit)
    }

    @Test func pages_areReadInTheirOrder() async throws {
        let bench = Bench(Self.pages(3))
        let listing = try await members(bench)
        #expect(listing.items.map(\.login) == ["m1", "m2", "m3", "m4", "m5", "m6"])
        #expect(listing.total == .exactly(6))
        #expect(bench.transport.urls == [Self.first, Self.address(2), Self.address(3)])
    }

    @Test(arguments: [(1, 1, 1), (2, 1, 2), (3, 2, 3), (4, 2, 4), (5, 3, 5), (6, 3, 6), (7, 3, 6)])
    func pages_areReadUntilTheLimitIsFilled(limit: Int, requests: Int, rows: Int) async throws {
        let bench = Bench(Self.pages(3))
        let listing = try await members(bench, limit: .rows(limit))
        #expect(listing.items.count == rows)
        #expect(bench.transport.requests.count == requests)
        #expect(listing.total == (requests == 3 ? .exactly(6) : .atLeast(5)))
    }

    @Test func page_ofAnotherOriginIsNotFollowed() async throws {
        let bench = Bench([
            Self.first: [.json("[]", headers: ["Link": "<https://evil.example/2>; rel=\"next\""])]
        ])
        let failure = await #expect(throws: APIFailure.self) { try await members(bench) }
        #expect(
            failure?.failure.description == """
                the next page is on another server, evil.example
                  links to other servers are not followed
                """)
        #expect(bench.transport.requests.count == 1)
    }

    @Test func page_isNeverReadTwice() async throws {
        var script = Self.pages(2)
        script[Self.address(2)] = [.json("[]", headers: ["Link": "<\(Self.first)>; rel=\"next\""])]
        let bench = Bench(script)
        let failure = await #expect(throws: APIFailure.self) { try await members(bench) }
        #expect(failure?.message == "the server's pages form a loop at api.github.com/orgs/a/members")
        #expect(bench.transport.requests.count == 2)
    }

    @Test func pages_haveACap() async throws {
        let bench = Bench(Self.pages(4), options: Bench.Options(mostPages: 3))
        let failure = await #expect(throws: APIFailure.self) { try await members(bench) }
        #expect(failure?.message == "the list has more than 3 pages")
        #expect(bench.transport.requests.count == 3)
    }

    @Test func guards_doNotSpoilALimitThatIsFilled() async throws {
        let bench = Bench([
            Self.first: [
                .json(#"[{"id":1,"login":"m1"}]"#, headers: ["Link": "<https://evil.example/2>; rel=\"next\""])
            ]
        ])
        #expect(try await members(bench, limit: .rows(1)).items.map(\.login) == ["m1"])
    }

    @Test func members_arePublicOnesWhereTheOthersAreNotFound() async throws {
        let bench = Bench([Self.publicFirst: [.json(#"[{"id":1,"login":"m1"}]"#)]])
        #expect(try await members(bench).items.map(\.login) == ["m1"])
        #expect(bench.transport.urls == [Self.first, Self.publicFirst])
    }

    @Test func page_thatIsMissingInTheMiddleIsAFailure() async throws {
        var script = Self.pages(3)
        script[Self.address(2)] = nil
        script[Self.publicFirst] = [.json("[]")]
        let bench = Bench(script)
        let failure = await #expect(throws: APIFailure.self) { try await members(bench) }
        #expect(failure?.message == "api.github.com/organizations/9/members was not found (404)")
        #expect(bench.transport.urls == [Self.first, Self.address(2)])
    }

    @Test func owner_thatNobodyKnowsIsNamed() async throws {
        let bench = Bench([:])
        let service = RepositoryService(lists: bench.lists)
        let name = try #require(AccountName("nobody[bot]"))
        let failure = await #expect(throws: APIFailure.self) { try await service.pages(of: name).listing(.all) }
        #expect(
            failure?.failure.description == """
                account 'nobody[bot]' is missing: api.github.com/users/nobody[bot]/repos was not found (404)
                  it may not exist, or may be private and hidden from this token
                """)
        #expect(
            bench.transport.urls == [
                Bench.api + "/orgs/nobody%5Bbot%5D/repos?per_page=100",
                Bench.api + "/users/nobody%5Bbot%5D/repos?per_page=100",
            ])
    }

    @Test func element_thatIsBadCostsItsRowAndAWarning() async throws {
        let rows = #"[{"id":1,"login":"m1"},{"id":2}]"#
        let bench = Bench([Self.first: [.json(rows)]])
        #expect(try await members(bench).items.map(\.login) == ["m1"])
        #expect(
            bench.notices.all == [
                Notice(.warning, "/orgs/a/members: element 1 was left out: it has no 'login'")
            ])
    }

    @Test func answer_thatIsNoListIsAFailure() async throws {
        let bench = Bench([Self.first: [.json(#"{"message":"hello"}"#)]])
        let failure = await #expect(throws: APIFailure.self) { try await members(bench) }
        #expect(
            failure?.message == "the response from api.github.com/orgs/a/members cannot be decoded: it has no 'items'")
    }

    @Test func progress_countsPages() async throws {
        let bench = Bench(Self.pages(3))
        let pager = Pager(start: Bench.url(Self.first), client: bench.client, mostPages: 9)
        var steps: [String?] = [await pager.progress?.description]
        while try await pager.next() != nil { steps.append(await pager.progress?.description) }
        #expect(steps == [nil, "page 1 of 3", "page 2 of 3", "page 3 of 3"])
    }

    @Test func progress_knowsNoEndThatTheServerDoesNotTell() async throws {
        let cursor = Bench.api + "/orgs/a/members?after=abc"
        let bench = Bench([
            Self.first: [.json("[]", headers: ["Link": "<\(cursor)>; rel=\"next\""])], cursor: [.json("[]")],
        ])
        let pager = Pager(start: Bench.url(Self.first), client: bench.client, mostPages: 9)
        _ = try await pager.next()
        #expect(await pager.progress == PageProgress(page: 1, pages: nil))
        #expect(await pager.progress?.description == "page 1")
        _ = try await pager.next()
        #expect(await pager.progress?.description == "page 2 of 2")
    }

    @Test func secondRun_confirmsEachPageAndGetsTheSameListWithoutLinks() async throws {
        var script = Self.pages(3)
        for (url, steps) in script {
            guard case .answer(var first)? = steps.first else { continue }
            first.headers["ETag"] = "W/\"\(url.count)\""
            script[url] = [.answer(first), .json("", status: 304, headers: ["ETag": "\"\(url.count)\""])]
        }
        let bench = Bench(script)
        let before = try await members(bench).items.map(\.login)
        _ = try await members(bench.next())
        #expect(bench.transport.requests.count == 3)
        bench.clock.advance(by: 61)
        #expect(try await members(bench.next()).items.map(\.login) == before)
        #expect(bench.transport.urls == [0, 1].flatMap { _ in [Self.first, Self.address(2), Self.address(3)] })
        #expect(bench.transport.requests.suffix(3).allSatisfy { $0.headers["If-None-Match"] != nil })
        #expect(try await members(bench.next { $0.mode = .offline }).items.map(\.login) == before)
        #expect(try await members(bench.next { $0.mode = .refresh }).items.map(\.login) == before)
        #expect(bench.transport.requests.count == 9)
    }

    @Test func pages_thatAreOutOfReachAreTakenFromBefore() async throws {
        var script = Self.pages(3)
        script[Self.address(2)]?.append(.json("", status: 502))
        let bench = Bench(script)
        let before = try await members(bench).items.map(\.login)
        bench.clock.advance(by: 61)
        #expect(try await members(bench).items.map(\.login) == before)
        #expect(bench.notices.all.map(\.text).map { $0.hasSuffix(" · showing data from 15:06") } == [true])
    }
}
