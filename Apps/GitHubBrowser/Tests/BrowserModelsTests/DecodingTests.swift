// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@Suite struct DecodingTests {
    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test func repository_needsOnlyIDAndFullName() throws {
        let repository = try decode(Repository.self, #"{"id":1,"full_name":"coffee-works/pump"}"#)
        #expect(repository.name == "pump")
        let values = Catalogue.repositories.values(of: repository)
        let expected: [FieldValue] =
            [.text("pump"), .text("coffee-works/pump")]
            + Array(repeating: .null, count: Catalogue.repositories.fields.count - 2)
        #expect(values == expected)
    }

    @Test func repository_isReadWhole() throws {
        let repository = try decode(
            Repository.self,
            """
            {"id":1,"name":"pump","full_name":"coffee-works/pump","private":false,"html_url":"https://h/p",
             "description":"Nine bars","fork":true,"homepage":"","language":"C","stargazers_count":3,"forks_count":4,
             "license":{"key":"other","name":"Other","spdx_id":"NOASSERTION"},"subscribers_count":5,
             "open_issues_count":6,"topics":["a","b"],"archived":true,"visibility":"public","default_branch":"main",
             "created_at":"2020-01-02T03:04:05Z","updated_at":"2021-01-02T03:04:05.678Z","pushed_at":null}
            """)
        #expect(
            Catalogue.repositories.values(of: repository).dropFirst(2) == [
                .text("Nine bars"), .text("https://h/p"), .null, .text("C"), .text("Other"), .integer(3), .integer(4),
                .integer(5), .integer(6), .list([.text("a"), .text("b")]), .bool(true), .bool(true), .bool(false),
                .text("public"), .text("main"), .time(Date(timeIntervalSince1970: 1_577_934_245)),
                .time(try #require(Date(rfc3339: "2021-01-02T03:04:05.678Z"))), .null,
            ])
    }

    /// Old answers, and servers of companies, have the names that these numbers had before.
    @Test(arguments: [
        #""stargazers_count":null,"watchers_count":3,"forks":4,"open_issues":6"#,
        #""watchers":3,"forks":4,"forks_count":"x","open_issues":6,"open_issues_count":null"#,
        #""stargazers_count":3,"watchers_count":9,"forks_count":4,"forks":9,"open_issues_count":6,"open_issues":9"#,
    ])
    func repository_takesTheOlderNamesOfItsNumbers(numbers: String) throws {
        let repository = try decode(Repository.self, #"{"id":1,"full_name":"a/b","# + numbers + "}")
        #expect(repository.stars == 3)
        #expect(repository.forks == 4)
        #expect(repository.openIssues == 6)
        #expect(repository.watchers == nil)
    }

    @Test(arguments: [
        #"{"id":1,"full_name":"a/b","stargazers_count":"many","license":"MIT","topics":[1],"archived":"no"}"#,
        #"{"id":1,"full_name":"a/b","stargazers_count":1.5,"license":7,"topics":{},"created_at":12}"#,
        #"{"id":1,"full_name":"a/b","license":{"spdx_id":3,"name":null},"created_at":"yesterday","description":[]}"#,
    ])
    func repository_takesAWrongTypeForNothing(json: String) throws {
        let repository = try decode(Repository.self, json)
        let plain = try decode(Repository.self, #"{"id":1,"full_name":"a/b"}"#)
        #expect(repository == plain)
    }

    @Test func member_isReadWhole() throws {
        let member = try decode(
            Member.self,
            #"{"id":7,"login":"ada","type":"User","html_url":"https://h/ada","avatar_url":"https://a","site_admin":false}"#
        )
        #expect(
            Catalogue.members.values(of: member) == [
                .text("ada"), .integer(7), .text("User"), .text("https://h/ada"), .text("https://a"), .bool(false),
            ])
    }

    @Test func organization_isReadWhole() throws {
        let organization = try decode(
            Profile.self,
            """
            {"id":7,"login":"coffee-works","name":"Coffee Works","description":"Beans","html_url":"https://h/c",
             "blog":"","location":"Trieste","email":null,"public_repos":44,"followers":3,
             "created_at":"2014-02-11T08:15:00Z"}
            """)
        #expect(
            Catalogue.organizations.values(of: organization) == [
                .text("coffee-works"), .integer(7), .text("Coffee Works"), .text("Beans"), .text("https://h/c"), .null,
                .text("Trieste"), .null, .integer(44), .integer(3),
                .time(Date(timeIntervalSince1970: 1_392_106_500)),
            ])
    }

    @Test func list_losesOnlyBadElements() throws {
        let list = try decode(
            LossyList<Member>.self,
            #"[{"id":1,"login":"ada"},{"id":2},null,"x",{"id":"3","login":"c"},{"id":null,"login":"d"},{"id":4,"login":"eve"}]"#
        )
        #expect(list.elements.map(\.login) == ["ada", "eve"])
        #expect(
            list.complaints == [
                "element 1 was left out: it has no 'login'",
                "element 2 was left out: it is null",
                "element 3 was left out: it has another type than expected",
                "element 4 was left out: 'id' has another type than expected",
                "element 5 was left out: 'id' is null",
            ])
    }

    @Test func list_mustBeAList() {
        #expect(throws: DecodingError.self) { try decode(LossyList<Member>.self, #"{"message":"no"}"#) }
    }
}
