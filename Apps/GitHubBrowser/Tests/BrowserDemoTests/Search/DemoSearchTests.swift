// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserDemo

/// Not the one of the testing library.
private typealias Issue = BrowserModels.Issue

@Suite struct DemoSearchTests {
    private let demo = DemoBench()

    static let repositories: [(String, [String])] = [
        ("kettle", ["kettle"]), ("KETTLE org:coffee-works", ["kettle"]), ("cafe", []),
        ("ca phe", ["phin"]), ("roast language:go", ["grpc-roaster"]),
        ("topic:terminal -gooseneck", ["roastlog", "coffee-table"]),
        ("stars:>4000", ["coffee-maker", "awesome-coffee", "latte-art"]), ("is:archived joke", ["instant"]),
        ("is:archived language:java", ["moka", "percolator"]), ("is:fork nio", ["swift-nio"]),
        ("kernel -is:fork", []), ("repo:coffee-works/Pump", ["pump"]), ("\"milk foam\"", []),
        ("is:private", []), ("咖啡", ["k-filter", "coffee-table"]),
        ("user:ada-roast", ["coffee-maker", "dotfiles", "heater", "roastlog"]),
        ("user:ada-roast -is:fork", ["dotfiles"]),
    ]

    @Test(arguments: repositories) func repositories_areFound(query: String, expected: [String]) async throws {
        let found = try await demo.search("repositories", query, as: Repository.self)
        #expect(Set(found.map(\.name)) == Set(expected))
    }

    static let users: [(String, [String])] = [
        ("ada-r", ["ada-roast"]), ("grindheim", ["d-grind"]), ("user:Ada-Roast", ["ada-roast"]), ("type:org", []),
        ("-type:user", ["barista-bot"]),
    ]

    @Test(arguments: users) func users_areFound(query: String, expected: [String]) async throws {
        let found = try await demo.search("users", query, as: Member.self)
        #expect(Set(found.map(\.login)) == Set(expected))
    }

    static let issues: [(String, [Int])] = [
        ("is:open is:issue author:finja-filter", [1349, 821]), ("is:pr is:merged counter", [1352]),
        (#"label:"good first issue""#, [1187, 171]), ("mentions:kaffeekasse -author:kaffeekasse", [1344, 7]),
        ("state:closed is:pr", [1201, 1352, 170, 3]), ("org:coffee-works \"beans before grinding\"", [55]),
        ("is:draft", [1347]), ("org:swiftlang is:open", []),
    ]

    @Test(arguments: issues) func issues_areFound(query: String, expected: [Int]) async throws {
        let found = try await demo.search("issues", query, as: Issue.self)
        #expect(found.map(\.number).sorted() == expected.sorted())
    }

    @Test func bestMatch_comesFirst() async throws {
        let coffee = try await demo.search("repositories", "coffee", as: Repository.self).map(\.name)
        #expect(coffee.first == "coffee-maker")
    }

    @Test func results_comeInPages() async throws {
        let response = try await demo.send("/search/issues?q=is:open+is:issue&per_page=5&page=2")
        let base = "<https://api.github.com/search/issues?q=is:open%20is:issue&per_page=5&page="
        #expect(response.headers["Link"]?.hasPrefix("\(base)1>; rel=\"prev\", \(base)3>; rel=\"next\", ") == true)
    }

    static let refused: [(String, String)] = [
        ("repositories?q=", "the query is empty"), ("repositories", "the query is empty"),
        (
            "users?q=mood:good",
            "the demo's search does not know 'mood:'"
        ),
    ]

    @Test(arguments: refused) func search_thatMakesNoSense_isRefused(path: String, reason: String) async throws {
        let response = try await demo.send("/search/\(path)")
        #expect(response.status == 422)
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        #expect(object["message"] as? String == "Validation Failed")
        #expect((object["errors"] as? [[String: Any]])?.first?["message"] as? String == reason)
    }
}
