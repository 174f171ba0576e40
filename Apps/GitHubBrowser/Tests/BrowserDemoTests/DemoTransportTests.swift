// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserDemo

@Suite struct DemoTransportTests {
    private let demo = DemoBench()

    @Test func list_comesInPages_whoseAddressesHoldTheNumber() async throws {
        var demo = demo
        demo.api = "https://ghe.example/api/v3"
        var paths = ["/orgs/Coffee-Works/repos?per_page=25"]
        var (counts, names): ([Int], Set<String>) = ([], [])
        while let path = paths.last, counts.count < 9 {
            let response = try await demo.send(path)
            let rows = try JSONDecoder().decode([Repository].self, from: response.body)
            counts.append(rows.count)
            names.formUnion(rows.map(\.name))
            let base = try #require(URL(string: demo.api))
            guard let next = LinkHeader(response.headers["Link"]).url("next", relativeTo: base) else { break }
            #expect(next.absoluteString.hasPrefix(demo.api))
            paths.append(String(next.absoluteString.dropFirst(demo.api.count)))
        }
        let base = "/organizations/4815162/repos?per_page=25&page="
        #expect(paths == ["/orgs/Coffee-Works/repos?per_page=25", base + "2", base + "3"])
        #expect(counts == [25, 25, names.count - 50])
    }

    @Test func link_namesTheNeighbours_andKeepsWhatWasAsked() async throws {
        let link = try await demo.send("/repos/coffee-works/coffee-maker/issues?state=all&labels=bug&per_page=1&page=2")
            .headers["Link"]
        let base =
            "<https://api.github.com/repos/coffee-works/coffee-maker/issues?labels=bug&state=all&per_page=1&page="
        #expect(
            link == """
                \(base)1>; rel="prev", \(base)3>; rel="next", \(base)3>; rel="last", \(base)1>; rel="first"
                """)
        #expect(try await demo.send("/orgs/coffee-works/members?per_page=100").headers["Link"] == nil)
    }

    static let absent: [String] = [
        "/orgs/octocat", "/orgs/coffee-works/teams", "/", "/repos/coffee-works/tea", "/repos/octocat/coffee-maker",
        "/users/octocat", "/users/octocat/repos", "/repos/ada-roast/kettle",
        "/repos/coffee-works/coffee-maker/issues/99999",
        "/repos/coffee-works/coffee-maker/issues/x", "/repos/coffee-works/coffee-maker/issues/1/events",
        "/repos/coffee-works/menu/releases/latest", "/repos/coffee-works/coffee-maker/releases/tags/v9",
        "/repos/coffee-works/empty-cup/readme", "/search/code?q=a", "/organizations/1/repos", "/repositories/1",
        "/user/1/repos", "/rate_limit/x",
    ]

    @Test(arguments: absent) func anythingElse_isNotFound(path: String) async throws {
        let response = try await demo.send(path)
        #expect(response.status == 404)
        let text = #"{"documentation_url":"https://docs.github.com/rest","message":"Not Found","status":"404"}"#
        #expect(String(decoding: response.body, as: UTF8.self) == text)
    }

    @Test func otherMethods_areNotFound() async throws {
        #expect(try await demo.send("/orgs/coffee-works", method: "DELETE").status == 404)
    }

    static let senseless: [String] = [
        "page=0", "page=-1", "page=99999999999999999999", "per_page=0", "per_page=x&page=y", "page=9223372036854775807",
    ]

    @Test(arguments: senseless) func numbers_thatMakeNoSense_doNoHarm(query: String) async throws {
        let rows = try await demo.read([Repository].self, "/orgs/coffee-works/repos?\(query)")
        #expect(rows.count <= 30)
    }

    @Test func times_areToldFromTheHour() async throws {
        let path = "/repos/coffee-works/coffee-maker"
        var later = demo
        later.now = DemoBench.now.addingTimeInterval(29 * 60)
        #expect(try await demo.send(path).body == later.send(path).body)
        later.now = DemoBench.now.addingTimeInterval(31 * 60)
        let (first, second) = (try await demo.read(Repository.self, path), try await later.read(Repository.self, path))
        #expect(try #require(second.pushedAt).timeIntervalSince(try #require(first.pushedAt)) == 3600)
        #expect(first.createdAt == second.createdAt)
    }
}
