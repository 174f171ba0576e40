// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import FakeGitHub

@Suite struct OrganizationStageTests {
    private let stage = OrganizationStage(
        organization: GeneratedOrganization(login: "coffee-chain", repositories: 250, members: 31))

    private func ask(_ path: String, method: String = "GET") async -> OutgoingResponse {
        let request = IncomingRequest(method: method, path: path, headers: [:])
        return await stage.respond(to: request) { _ in .notFound }
    }

    private func rows(_ answer: OutgoingResponse) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [[String: Any]])
    }

    @Test func pages_areNumbered_andLinkedAsGitHubDoes() async throws {
        var path = "/orgs/Coffee-Chain/repos?per_page=100"
        var (paths, names): ([String], [String]) = ([], [])
        while paths.count < 9 {
            paths.append(path)
            let answer = await ask(path)
            names += try rows(answer).compactMap { $0["full_name"] as? String }
            guard
                let next = answer.headers["link"]?.first?.firstMatch(
                    of: /<https:\/\/api.github.com([^>]*)>; rel="next"/)
            else { break }
            path = String(next.1)
        }
        let base = "/organizations/2204000/repos?per_page=100&page="
        #expect(paths == ["/orgs/Coffee-Chain/repos?per_page=100", base + "2", base + "3"])
        #expect(Set(names).count == 250)
        #expect(names.first == "coffee-chain/item-00001")
        #expect(names.last == "coffee-chain/item-00250")
    }

    @Test func link_namesTheNeighbours() async {
        let base = "<https://api.github.com/organizations/2204000/members?per_page=30&page="
        #expect(
            await ask("/orgs/coffee-chain/members").headers["link"]
                == [#"\#(base)2>; rel="next", \#(base)2>; rel="last""#])
        #expect(
            await ask("/organizations/2204000/members?page=2").headers["link"]
                == [#"\#(base)1>; rel="prev", \#(base)1>; rel="first""#])
    }

    /// Number 4 has four pull requests, whose numbers follow those of its 27 issues.
    @Test func pullRequests_haveReviewsAndChecks() async throws {
        let base = "/repos/coffee-chain/item-00004"
        let pulls = try rows(await ask(base + "/pulls"))
        #expect(pulls.compactMap { $0["number"] as? Int } == [31, 30, 29, 28])
        #expect(try rows(await ask(base + "/pulls?state=closed")).isEmpty)
        #expect(try rows(await ask(base + "/pulls/28/reviews")).count == 1)
        #expect(await ask(base + "/pulls/27").status == 404)
        #expect(await ask(base + "/issues/28").status == 200)
        let commit = try #require((pulls[0]["head"] as? [String: Any])?["sha"] as? String)
        #expect(commit.count == 40)
        #expect(await ask(base + "/commits/\(commit)/check-runs").body.contains(#""total_count":4"#))
    }

    static let counts: [(String, Int)] = [
        ("/orgs/coffee-chain/members", 30), ("/orgs/coffee-chain/public_members?page=2", 1),
        ("/users/coffee-chain/repos?per_page=1000", 100), ("/orgs/coffee-chain/repos?per_page=0", 1),
        ("/orgs/coffee-chain/repos?page=-4", 30), ("/orgs/coffee-chain/repos?page=9223372036854775807", 0),
        ("/organizations/2204000/repos?per_page=100&page=4", 0),
    ]

    @Test(arguments: counts) func page_holds(_ path: String, _ count: Int) async throws {
        #expect(try rows(await ask(path)).count == count)
    }

    @Test func everyRow_isValid_andTheyDiffer() async throws {
        let rows = try rows(await ask("/orgs/coffee-chain/repos?per_page=100"))
        #expect(Set(rows.compactMap { $0["id"] as? Int }).count == 100)
        #expect(Set(rows.map { $0["language"] as? String }).count == 10)
        #expect(rows.contains { $0["license"] is NSNull } && rows.contains { $0["description"] is NSNull })
        #expect(rows.allSatisfy { $0["subscribers_count"] == nil })
    }

    private func object(_ path: String) async throws -> [String: Any] {
        let answer = await ask(path)
        #expect(answer.status == 200, "\(path)")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    }

    /// A list whose rows were not found when they were opened was of little use.
    @Test func everyRow_isAnsweredFor() async throws {
        for row in try rows(await ask("/orgs/coffee-chain/repos?per_page=12")) {
            let path = "/repos/" + (try #require(row["full_name"] as? String))
            #expect(try await object(path)["id"] as? Int == row["id"] as? Int)
            #expect(try await object(path + "/readme")["encoding"] as? String == "base64")
            _ = try await object(path + "/languages")
            let issues = try rows(await ask(path + "/issues?per_page=100"))
            #expect(issues.count == row["open_issues_count"] as? Int)
            for issue in issues.prefix(4) {
                let number = try #require(issue["number"] as? Int)
                #expect(try await object("\(path)/issues/\(number)")["title"] as? String == issue["title"] as? String)
                let comments = try rows(await ask("\(path)/issues/\(number)/comments"))
                #expect(comments.count == issue["comments"] as? Int)
            }
            let releases = try rows(await ask(path + "/releases"))
            for release in releases {
                let tag = try #require(release["tag_name"] as? String)
                #expect(try await object("\(path)/releases/tags/\(tag)")["id"] as? Int == release["id"] as? Int)
            }
            #expect(await ask(path + "/releases/latest").status == (releases.isEmpty ? 404 : 200))
            #expect(await ask(path + "/issues/98") == .notFound)
        }
        #expect(try rows(await ask("/users/clerk-00001/repos")).isEmpty)
    }

    @Test(arguments: [
        ("repositories?q=item-0002", 10, "full_name"), ("users?q=clerk-0003", 2, "login"),
        ("repositories?q=language:go+zebra", 0, "full_name"), ("repositories?q=language:go", 23, "full_name"),
        ("repositories?q=repo:Coffee-Chain/item-00007", 1, "full_name"), ("repositories?q=org:other", 0, "full_name"),
        // Number 4 has 27 issues and 4 pull requests.
        ("issues?q=repo:coffee-chain/item-00004", 31, "title"), ("issues?q=item-00004+is:closed", 0, "title"),
        ("issues?q=item-00004+is:issue+is:open", 27, "title"), ("issues?q=item-00004+-is:issue", 4, "title"),
        ("issues?q=item-00004+label:%22help+wanted%22", 10, "title"), ("issues?q=item-00004+label:tea", 0, "title"),
        ("issues?q=item-00004+is:pr+review-requested:@me", 2, "title"),
        ("issues?q=item-00004+assignee:@me", 3, "title"), ("issues?q=item-00004+involves:clerk-00001", 31, "title"),
        ("issues?q=item-00004+assignee:clerk-00002", 4, "title"), ("issues?q=item-00004+author:bo", 0, "title"),
    ])
    func search_heedsWordsAndQualifiers(query: String, total: Int, field: String) async throws {
        let results = try await object("/search/\(query)")
        #expect(results["total_count"] as? Int == total)
        let items = try #require(results["items"] as? [[String: Any]])
        #expect(items.count == min(total, 30) && items.allSatisfy { $0[field] is String })
    }

    /// The three tabs of a user's work had the same rows.
    @Test func results_areWhatTheQualifiersSay() async throws {
        func numbers(_ query: String) async throws -> [Int] {
            let items = try await object("/search/issues?q=item-00004+is:open+\(query)")["items"] as? [[String: Any]]
            return (items ?? []).compactMap { $0["number"] as? Int }
        }
        #expect(try await numbers("is:pr+review-requested:@me") == [30, 28])
        #expect(try await numbers("assignee:@me") == [24, 16, 8])
        let assigned = try await object("/repos/coffee-chain/item-00004/issues/8")["assignees"] as? [[String: Any]]
        #expect(assigned?.first?["login"] as? String == "clerk-00001")
        let path = "/repos/coffee-chain/item-00004/issues?labels="
        #expect(
            try rows(await ask(path + "bug,Help+wanted")).compactMap { $0["number"] as? Int }
                == Array(stride(from: 30, to: 0, by: -3)))
        #expect(try rows(await ask(path + "tea")).isEmpty)
    }

    @Test func search_hasPages_thatKeepTheQuery() async {
        let link = await ask("/search/repositories?q=item+is:public&per_page=100").headers["link"]?.first
        #expect(link?.contains("/search/repositories?q=item%20is:public&per_page=100&page=2>; rel=\"next\"") == true)
    }

    @Test func limits_areThere() async throws {
        let core = (try await object("/rate_limit")["resources"] as? [String: Any])?["core"] as? [String: Any]
        #expect(core?["remaining"] as? Int == 5000)
    }

    @Test func latency_delaysEveryAnswer() async {
        let waited = Mutex<[Double]>([])
        let stage = FaultStage(
            [Fault(path: "/**", delay: 0.4)], wait: { seconds in waited.withLock { $0.append(seconds) } })
        let request = IncomingRequest(method: "GET", path: "/user", headers: [:])
        #expect(await stage.respond(to: request) { _ in .notFound } == .notFound)
        #expect(waited.withLock { $0 } == [0.4])
    }

    @Test func singleThings_areThere() async {
        #expect(await ask("/repos/coffee-chain/item-00250").body.contains(#""subscribers_count":48,"#))
        #expect(await ask("/orgs/coffee-chain").body.contains(#""public_repos":250,"#))
        #expect(await ask("/users/clerk-00031").body.contains(#""id":3000031,"#))
    }

    static let absent: [String] = [
        "/", "/orgs/other", "/orgs/coffee-chain/teams", "/repos/coffee-chain/item-00251", "/repos/coffee-chain/item-1",
        "/repos/other/item-00001", "/users/clerk-00032", "/users/clerk-00000", "/organizations/1/repos", "/orgs",
    ]

    @Test(arguments: absent) func anythingElse_isLeftToOthers(_ path: String) async {
        #expect(await ask(path) == .notFound)
    }

    @Test func otherMethods_areLeftToOthers() async {
        #expect(await ask("/orgs/coffee-chain", method: "DELETE") == .notFound)
    }

    @Test func recordings_comeFirst() async throws {
        let server = try await FakeGitHubServer.start(
            exchanges: [Exchange(path: "/orgs/coffee-chain", body: "recorded")],
            organization: GeneratedOrganization(repositories: 1))
        let recorded = try await RawClient.send("GET /orgs/coffee-chain HTTP/1.1\r\nConnection: close", to: server)
        let made = try await RawClient.send("GET /orgs/coffee-chain/repos HTTP/1.1\r\nConnection: close", to: server)
        await server.stop()
        #expect(recorded.hasSuffix("\r\n\r\nrecorded"))
        #expect(made.contains("\"full_name\":\"coffee-chain/item-00001\""))
    }
}
