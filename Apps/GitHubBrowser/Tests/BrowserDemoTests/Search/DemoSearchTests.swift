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
        ("stars:>4000", ["coffee-maker", "awesome-coffee", "latte-art"]), ("is:archived java", []),
        ("archived:true language:java", ["moka", "percolator"]), ("fork:only nio", ["swift-nio"]),
        ("kernel fork:false", []), ("license:unlicense", ["decaf", "dot-coffee"]),
        ("created:<2014-03-01", ["coffee-maker"]),
        ("repo:coffee-works/Pump", ["pump"]), ("\"milk foam\"", []), ("Zebras in:readme", ["siphon"]), ("zebras", []),
        ("is:private", []), ("咖啡", ["k-filter", "coffee-table"]),
        ("user:ada-roast", ["coffee-maker", "dotfiles", "heater", "roastlog"]),
        ("user:ada-roast fork:false", ["dotfiles"]),
    ]

    @Test(arguments: repositories) func repositories_areFound(query: String, expected: [String]) async throws {
        let found = try await demo.search("repositories", query, as: Repository.self)
        #expect(Set(found.map(\.name)) == Set(expected))
    }

    static let users: [(String, [String])] = [
        ("ada-r", ["ada-roast"]), ("grindheim", ["d-grind"]),
        ("type:user followers:>2000", ["emil-espresso", "lena-latte"]),
        ("location:koln", []), ("location:goteborg", ["emil-espresso"]), ("type:org", []),
        ("burrs in:bio", ["d-grind"]),
        ("-type:user", ["barista-bot"]), ("repos:>4", ["jonas-java"]),
    ]

    @Test(arguments: users) func users_areFound(query: String, expected: [String]) async throws {
        let found = try await demo.search("users", query, as: Member.self)
        #expect(Set(found.map(\.login)) == Set(expected))
    }

    static let issues: [(String, [Int])] = [
        ("descaling in:title", [1349]), ("is:open is:issue author:finja-filter", [1349, 821]),
        ("is:pr is:merged counter", [1352]), (#"label:"good first issue""#, [1187, 171]),
        ("no:label repo:coffee-works/coffee-maker", [1, 1356]),
        ("commenter:kaffeekasse -author:kaffeekasse", [1344, 7]), ("comments:>3", [1349]),
        ("state:closed type:pr", [1201, 1352, 170, 3]), ("org:coffee-works \"beans before grinding\"", [55]),
        ("is:draft", [1347]),
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
            "the demo's search does not know 'mood:'; it knows followers: in: location: org: repos: type: user:"
        ),
        ("repositories?q=stars:many", "'stars:many' cannot be searched for in the demo data"),
        ("repositories?q=a+OR+b", "the demo's search does not know 'OR'"),
        (
            "issues?q=org:swiftlang+is:open",
            "'swiftlang' cannot be searched: this is demo data, about 'coffee-works' alone"
        ),
        ("users?q=ada+in:nose", "'in:' knows no 'nose'; it knows login, name, bio"),
    ]

    @Test(arguments: refused) func search_thatMakesNoSense_isRefused(path: String, reason: String) async throws {
        let response = try await demo.send("/search/\(path)")
        #expect(response.status == 422)
        let object = try #require(try JSONSerialization.jsonObject(with: response.body) as? [String: Any])
        #expect(object["message"] as? String == "Validation Failed")
        #expect((object["errors"] as? [[String: Any]])?.first?["message"] as? String == reason)
    }
}
