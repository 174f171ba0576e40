// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserNetworking

/// The requests of the services, and their number.
@Suite struct ServiceRequestTests {
    private static let issues = Bench.api + "/repos/a/b/issues?per_page=100"

    private let name: RepositoryName

    init() throws { name = try #require(RepositoryName("a/b")) }

    private func service(_ bench: Bench) -> IssueService { IssueService(lists: bench.lists) }

    private func issue(_ number: Int, isPullRequest: Bool = false) -> String {
        let pullRequest = isPullRequest ? #","pull_request":{}"# : ""
        return #"{"number":\#(number),"title":"t","state":"open"\#(pullRequest)}"#
    }

    private func next(_ page: Int) -> HeaderFields {
        ["Link": "<\(Bench.api)/repositories/1/issues?page=\(page)>; rel=\"next\""]
    }

    @Test(arguments: [(1, 1, [1]), (2, 2, [1, 3]), (3, 3, [1, 3, 6]), (9, 3, [1, 3, 6])])
    func pages_areReadUntilSoManyWantedRowsAreFound(limit: Int, requests: Int, numbers: [Int]) async throws {
        let bench = Bench([
            Self.issues: [.json("[\(issue(1)),\(issue(2, isPullRequest: true))]", headers: next(2))],
            Bench.api + "/repositories/1/issues?page=2": [
                .json("[\(issue(3)),\(issue(4, isPullRequest: true))]", headers: next(3))
            ],
            Bench.api + "/repositories/1/issues?page=3": [.json("[\(issue(5, isPullRequest: true)),\(issue(6))]")],
        ])
        let listing = try await service(bench).pages(of: name).listing(.rows(limit))
        #expect(listing.items.map(\.number) == numbers)
        #expect(bench.transport.requests.count == requests)
        #expect(listing.total == (requests == 3 ? .exactly(3) : .unknown))
    }

    @Test func issueWithoutComments_costsNoRequest() async throws {
        let bench = Bench([
            Bench.api + "/repos/a/b/issues/7": [
                .json(#"{"number":7,"title":"t","state":"open","comments":0}"#)
            ]
        ])
        #expect(try await service(bench).discussion(7, of: name).value.comments == [])
        #expect(bench.transport.requests.count == 1)
    }

    @Test func readmeOverAMegabyte_isAskedForAsTheFile() async throws {
        let url = Bench.api + "/repos/a/b/readme"
        let bench = Bench([
            url: [.json(#"{"path":"README.md","content":"","encoding":"none"}"#), .json("# Large", headers: [:])]
        ])
        let service = RepositoryService(lists: bench.lists)
        #expect(try await service.readme(of: name).value.text == "# Large")
        #expect(
            bench.transport.requests.map { $0.headers["Accept"] } == [
                "application/vnd.github+json", "application/vnd.github.raw+json",
            ])
        #expect(try await service.readme(of: name).value.text == "# Large")
        #expect(bench.transport.requests.count == 2)
    }

    /// A list without elements is one page, and a list with one element per page has as many pages as elements.
    @Test(arguments: [(0, 0), (1, 1), (1, 12)])
    func facts_countPullRequests(elements: Int, pages: Int) async throws {
        let body = elements == 0 ? "[]" : #"[{"number":1,"title":"t","state":"open"}]"#
        let page = { (number: Int) in "<\(Bench.api)/repos/a/b/pulls?per_page=1&page=\(number)>" }
        let links = "\(page(2)); rel=\"next\", \(page(pages)); rel=\"last\""
        let headers: HeaderFields = pages > 1 ? ["Link": links] : [:]
        let bench = Bench([
            Bench.api + "/repos/a/b/pulls?per_page=1": [.json(body, headers: headers)],
            Bench.api + "/repos/a/b/releases?per_page=1": [.json("[]")],
            Bench.api + "/repos/a/b/languages": [.json("{}")],
        ])
        let facts = try await RepositoryService(lists: bench.lists).facts(of: name).value
        #expect(facts.openPullRequests == pages)
        #expect(facts.releases == 0 && facts.newestRelease == nil)
    }

    @Test func limits_areAskedForEachTime() async throws {
        let bench = Bench([Bench.api + "/rate_limit": [.json(#"{"resources":{}}"#)]])
        let service = AccountService(api: bench.api)
        for _ in 0..<2 { #expect(try await service.limits() == []) }
        #expect(bench.transport.requests.count == 2)
    }

    @Test func search_goesOnUntilTheLimitAndTellsTheServersTotal() async throws {
        let first = Bench.api + "/search/users?per_page=100&q=a%2Bb%20c"
        let second = Bench.api + "/search/users?page=2"
        let page = { (id: Int, isIncomplete: Bool) in
            #"{"total_count":9,"incomplete_results":\#(isIncomplete),"items":[{"id":\#(id),"login":"m\#(id)"}]}"#
        }
        let bench = Bench([
            first: [.json(page(1, false), headers: ["Link": "<\(second)>; rel=\"next\""])],
            second: [.json(page(2, true))],
        ])
        let found = try await SearchService(lists: bench.lists).accounts("a+b c").listing(.rows(2))
        #expect(found.items.map(\.login) == ["m1", "m2"])
        #expect(found.total == .exactly(9))
        #expect(found.isIncomplete)
        #expect(bench.transport.urls == [first, second])
    }
}
