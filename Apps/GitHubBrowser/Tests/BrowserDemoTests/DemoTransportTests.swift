// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@Suite struct DemoTransportTests {
    private func send(_ path: String, api: String = "https://api.github.com") async throws -> HTTPResponse {
        let url = try #require(URL(string: api + path))
        let apiURL = try #require(URL(string: api))
        return try await DemoTransport(apiURL: apiURL, data: DemoData()).send(HTTPRequest(url: url))
    }

    @Test func everyElement_isRead() async throws {
        let repositories = try await send("/orgs/coffee-works/repos?per_page=100")
        let list = try JSONDecoder().decode(LossyList<Repository>.self, from: repositories.body)
        #expect(list.complaints == [])
        #expect(list.elements.count == 44)
        #expect(Set(list.elements.map(\.id)).count == 44)
        let members = try JSONDecoder().decode(
            LossyList<Member>.self, from: try await send("/orgs/coffee-works/members?per_page=100").body)
        #expect(members.complaints == [])
        #expect(Set(members.elements.map(\.login)).count == 23)
        let organization = try JSONDecoder().decode(Organization.self, from: try await send("/orgs/coffee-works").body)
        #expect(organization.publicRepositories == 44)
    }

    @Test func repositories_areVaried() async throws {
        let body = try await send("/orgs/coffee-works/repos?per_page=100").body
        let all = try JSONDecoder().decode([Repository].self, from: body)
        #expect(all.filter { $0.isFork == true }.count == 3)
        #expect(all.filter { $0.isArchived == true }.count == 4)
        #expect(all.contains { $0.summary == nil } && all.contains { $0.language == nil })
        #expect(all.contains { $0.license == nil } && all.contains { $0.license == "Other" })
        #expect(all.contains { $0.pushedAt == nil } && all.contains { $0.topics == nil })
        #expect(all.contains { $0.summary?.contains("珈琲") == true || $0.summary?.contains("コーヒー") == true })
        #expect(all.allSatisfy { $0.watchers == nil })
    }

    @Test func everyRepository_isThereByItself() async throws {
        let list = try JSONDecoder().decode(
            [Repository].self, from: try await send("/orgs/coffee-works/repos?per_page=100").body)
        for repository in list {
            let response = try await send("/repos/\(repository.fullName)")
            let single = try JSONDecoder().decode(Repository.self, from: response.body)
            #expect(single.id == repository.id)
            #expect(single.watchers != nil)
        }
    }

    @Test func list_comesInPages() async throws {
        let api = "https://ghe.example/api/v3"
        var url = URL(string: api + "/orgs/Coffee-Works/repos?per_page=20")
        let transport = DemoTransport(apiURL: try #require(URL(string: api)), data: DemoData())
        var counts: [Int] = []
        var names: Set<String> = []
        while let page = url {
            let response = try await transport.send(HTTPRequest(url: page))
            let rows = try JSONDecoder().decode([Repository].self, from: response.body)
            counts.append(rows.count)
            names.formUnion(rows.map(\.name))
            url = LinkHeader(response.headers["Link"]).url("next", relativeTo: page)
        }
        #expect(counts == [20, 20, 4])
        #expect(names.count == 44)
    }

    @Test(arguments: ["/orgs/octocat", "/orgs/coffee-works/teams", "/", "/repos/coffee-works/tea", "/users/ada-roast"])
    func anythingElse_isNotFound(path: String) async throws {
        let response = try await send(path)
        #expect(response.status == 404)
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"message":"Not Found","status":"404"}"#)
    }

    @Test(arguments: ["page=0", "page=-1", "page=99999999999999999999", "per_page=0", "per_page=x&page=y"])
    func numbers_thatMakeNoSenseDoNoHarm(query: String) async throws {
        #expect(try await send("/orgs/coffee-works/repos?\(query)").status == 200)
    }
}
