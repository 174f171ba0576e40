// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

/// Issues, releases, READMEs and what else a repository has.
@Suite struct DiscussionDecodingTests {
    private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    private let noon: FieldValue = .time(Date(timeIntervalSince1970: 1_577_880_000))

    @Test func issue_isReadWhole() throws {
        let issue = try decode(
            Issue.self,
            """
            {"number":7,"title":"Steam","state":"closed","state_reason":"completed","user":{"login":"ada","id":1},
             "labels":[{"name":"bug"},"old",{"id":3}],"comments":2,"created_at":"2020-01-01T12:00:00Z",
             "updated_at":"2020-01-01T12:00:00Z","closed_at":null,"html_url":"https://h/7","body":"Too *hot*"}
            """)
        #expect(
            Catalogue.issues.values(of: issue) == [
                .integer(7), .text("Steam"), .text("closed"), .text("completed"), .text("ada"),
                .list([.text("bug"), .text("old")]), .integer(2), noon, noon, .null, .text("https://h/7"),
                .text("Too *hot*"), .bool(false),
            ])
    }

    @Test func issue_needsOnlyNumberTitleAndState() throws {
        let issue = try decode(Issue.self, #"{"number":1,"title":"a","state":"open"}"#)
        let others = Array(repeating: FieldValue.null, count: Catalogue.issues.fields.count - 4)
        #expect(
            Catalogue.issues.values(of: issue) == [.integer(1), .text("a"), .text("open")] + others + [.bool(false)])
    }

    @Test(arguments: [
        (#""pull_request":{"url":"https://h"}"#, true), (#""pull_request":{}"#, true),
        (#""pull_request":null"#, false), (#""user":null,"labels":7"#, false),
        // What issues had until 2013, and what recorded answers have.
        (#""pull_request":{"html_url":null,"diff_url":null,"patch_url":null}"#, false),
        (#""pull_request":{"url":null,"html_url":"https://h/pull/1"}"#, true),
    ])
    func issue_isAPullRequest_whereItHasOne(_ more: String, _ expected: Bool) throws {
        let issue = try decode(Issue.self, #"{"number":1,"title":"a","state":"open","# + more + "}")
        #expect(issue.isPullRequest == expected)
        #expect(issue.author == nil)
    }

    @Test func discussion_hasItsComments() throws {
        let issue = try decode(Issue.self, #"{"number":1,"title":"a","state":"open"}"#)
        let comments = try decode(
            LossyList<IssueComment>.self,
            #"[{"id":1,"user":{"login":"ada"},"created_at":"2020-01-01T12:00:00Z","body":"Yes"},{"id":2,"user":null},{}]"#
        )
        let values = Catalogue.discussions.values(of: Discussion(issue: issue, comments: comments.elements))
        #expect(Catalogue.discussions.names == Catalogue.issues.names + ["commentList"])
        #expect(
            values.last
                == .list([
                    .object([
                        .init("author", .text("ada")), .init("createdAt", noon), .init("updatedAt", .null),
                        .init("url", .null), .init("body", .text("Yes")),
                    ]),
                    .object([
                        .init("author", .null), .init("createdAt", .null), .init("updatedAt", .null),
                        .init("url", .null), .init("body", .null),
                    ]),
                ]))
    }

    @Test func release_isReadWhole() throws {
        let release = try decode(
            Release.self,
            """
            {"tag_name":"v1","name":"One","draft":false,"prerelease":true,"author":null,
             "published_at":"2020-01-01T12:00:00Z","created_at":"2020-01-01T12:00:00Z","html_url":"https://h/v1",
             "body":"","assets":[{"name":"a.zip","size":9,"download_count":3,"browser_download_url":"https://d"},{}]}
            """)
        #expect(
            Catalogue.releases.values(of: release) == [
                .text("v1"), .text("One"), .bool(false), .bool(true), .null, noon, noon, .text("https://h/v1"), .null,
                .list([
                    .object([
                        .init("name", .text("a.zip")), .init("size", .bytes(9)), .init("downloadCount", .integer(3)),
                        .init("url", .text("https://d")),
                    ])
                ]),
            ])
    }

    static let readmes: [(String, String?)] = [
        (#"{"path":"README.md","encoding":"base64","content":"Q29m\nZmVl\n"}"#, "Coffee"),
        (#"{"path":"README.md","encoding":"none","content":""}"#, nil),
        (#"{"path":"README.md","encoding":"base64","content":7}"#, nil),
        (#"{"path":"README.md","encoding":"base64","content":""}"#, ""),
        (#"{"path":"README.md","encoding":"base64","content":"/w=="}"#, "\u{FFFD}"),
        (#"{"path":"README.md","content":"Q29mZmVl"}"#, "Coffee"),
        (#"{"path":"README.md","encoding":null,"content":null}"#, nil),
        (#"{"name":"README.rst","encoding":"base64","content":"Q29mZmVl"}"#, "Coffee"),
        (#"{"encoding":"base64","content":"Q29mZmVl"}"#, "Coffee"),
    ]

    @Test(arguments: readmes) func readme_isDecoded(_ json: String, _ text: String?) throws {
        #expect(try decode(Readme.self, json).text == text)
    }

    @Test func profile_isAMemberAndMore() throws {
        let profile = try decode(
            Profile.self,
            #"{"id":7,"login":"ada","type":"User","name":"Ada","bio":"","followers":3,"public_repos":"x"}"#)
        #expect(
            Catalogue.profiles.values(of: profile) == [
                .text("ada"), .integer(7), .text("User"), .null, .null, .null, .text("Ada"), .null, .null, .null, .null,
                .integer(3), .null,
            ])
    }

    @Test func limits_areSortedByResource() throws {
        let limits = try decode(
            ResourceLimits.self,
            """
            {"resources":{"search":{"limit":10,"remaining":9,"reset":1577880000,"used":1},
             "core":{"limit":60,"remaining":0},"odd":{"limit":"many"},"void":null,"graphql":{"remaining":3}},"rate":{}}
            """)
        #expect(
            limits.all.map(Catalogue.resourceLimits.values) == [
                [.text("core"), .integer(60), .integer(0), .null],
                [.text("graphql"), .null, .integer(3), .null],
                [.text("search"), .integer(10), .integer(9), noon],
            ])
    }

    @Test(arguments: [
        #"{"rate":{"limit":60,"remaining":9,"reset":1577880000}}"#,
        #"{"resources":null,"rate":{"limit":60,"remaining":9,"reset":1577880000}}"#,
    ])
    func limits_withoutResources_areThoseOfTheWhole(json: String) throws {
        let limits = try decode(ResourceLimits.self, json)
        #expect(
            limits.all.map(Catalogue.resourceLimits.values) == [[.text("core"), .integer(60), .integer(9), noon]])
    }

    @Test func limits_ofNothing_areNoAnswer() throws {
        #expect(throws: DecodingError.self) { try decode(ResourceLimits.self, "{}") }
    }

    @Test func search_keepsWhatItCanRead() throws {
        let found = try decode(
            SearchResults<Member>.self,
            #"{"total_count":3,"incomplete_results":true,"items":[{"id":1,"login":"ada","score":1.5},{"id":2}]}"#)
        #expect(found.total == 3)
        #expect(found.isIncomplete)
        #expect(found.items.elements.map(\.login) == ["ada"])
        #expect(found.items.complaints == ["element 1 was left out: it has no 'login'"])
        #expect(throws: DecodingError.self) { try decode(SearchResults<Member>.self, #"{"total_count":3}"#) }
    }

    @Test func fields_areThoseOfTheDocumentation() {
        let issue = """
            number title state stateReason author labels comments createdAt updatedAt closedAt url body isPullRequest
            """
        #expect(Catalogue.issues.names.joined(separator: " ") == issue)
        let release = "tagName name draft prerelease author publishedAt createdAt url body assets"
        #expect(Catalogue.releases.names.joined(separator: " ") == release)
        #expect(Catalogue.readmes.names == ["path", "text", "url"])
        let profile = """
            login id type url avatarUrl siteAdmin name bio company location blog followers publicRepos
            """
        #expect(Catalogue.profiles.names.joined(separator: " ") == profile)
        #expect(Catalogue.resourceLimits.names == ["resource", "limit", "remaining", "resetAt"])
        #expect(Catalogue.issues.columns == ["number", "title", "state", "author", "comments", "updatedAt"])
        #expect(Catalogue.releases.columns == ["tagName", "name", "publishedAt"])
    }
}
