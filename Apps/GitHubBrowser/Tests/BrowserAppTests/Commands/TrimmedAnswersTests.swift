// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// Every command against answers that lack a field, or have null in its place, as servers and times differ.
///
/// A field may be null in the answer for it, and nothing else may change: no failure, no warning, no lost row. Each
/// limit is a field of its answer, so one may be gone.
@Suite struct TrimmedAnswersTests {
    /// A command, and whole answers for it.
    struct Row: Sendable, CustomTestStringConvertible {
        let words: [String]
        /// The answers by path; the first one is trimmed.
        let answers: KeyValuePairs<String, String>
        /// The required fields, by path.
        let needed: Set<String>
        var testDescription: String { words.joined(separator: " ") }

        init(_ words: String, _ answers: KeyValuePairs<String, String>, needing needed: Set<String> = []) {
            self.words = words.split(separator: " ").map(String.init)
            self.answers = answers
            self.needed = needed
        }
    }

    private static let account = #"""
        {"id":1,"login":"ada","type":"User","html_url":"https://h/ada","avatar_url":"https://h/ada.png",
        "site_admin":false,"name":"Ada","company":"Beans","blog":"https://b","location":"Malmö","email":"a@b.example",
        "bio":"Counts","public_repos":3,"followers":4,"created_at":"2020-01-01T12:00:00Z"}
        """#
    private static let organization = #"""
        {"id":1,"login":"beans","name":"Beans","description":"All of them","html_url":"https://h/beans",
        "blog":"https://b","location":"Trieste","email":"a@b.example","public_repos":3,"followers":4,
        "created_at":"2020-01-01T12:00:00Z"}
        """#
    private static let repository = #"""
        {"id":1,"name":"pump","full_name":"beans/pump","owner":{"login":"beans","id":2},"private":false,
        "html_url":"https://h/pump","description":"Nine bars","fork":false,"homepage":"https://p","language":"C",
        "stargazers_count":3,"watchers_count":3,"watchers":3,"forks_count":4,"forks":4,"subscribers_count":5,
        "open_issues_count":6,"open_issues":6,"license":{"key":"mit","name":"MIT","spdx_id":"MIT"},
        "topics":["a","b"],"archived":false,"visibility":"public","default_branch":"main",
        "created_at":"2020-01-01T12:00:00Z","updated_at":"2021-01-01T12:00:00Z","pushed_at":"2022-01-01T12:00:00Z"}
        """#
    private static let issue = #"""
        {"id":9,"number":7,"title":"Steam","state":"closed","state_reason":"completed","user":{"login":"ada","id":1},
        "labels":[{"id":1,"name":"bug","color":"f00"}],"comments":1,"created_at":"2020-01-01T12:00:00Z",
        "updated_at":"2020-01-02T12:00:00Z","closed_at":"2020-01-03T12:00:00Z","html_url":"https://h/7","body":"Hot"}
        """#
    private static let comment = #"""
        {"id":5,"user":{"login":"bo","id":2},"created_at":"2020-01-01T12:00:00Z","updated_at":"2020-01-01T12:00:00Z",
        "html_url":"https://h/7#5","body":"Yes"}
        """#
    private static let release = #"""
        {"id":3,"tag_name":"v1","name":"One","draft":false,"prerelease":true,"author":{"login":"ada","id":1},
        "published_at":"2020-01-01T12:00:00Z","created_at":"2020-01-01T12:00:00Z","html_url":"https://h/v1",
        "body":"New","assets":[{"id":1,"name":"a.zip","size":9,"download_count":3,"browser_download_url":"https://d"}]}
        """#
    private static let readme = #"""
        {"name":"README.md","path":"README.md","size":6,"html_url":"https://h/readme","type":"file","encoding":"base64",
        "content":"Q29mZmVl\n"}
        """#
    private static let limits = #"""
        {"resources":{"core":{"limit":60,"remaining":59,"reset":1577880000,"used":1},
        "search":{"limit":9,"remaining":9}},
        "rate":{"limit":60,"remaining":59,"reset":1577880000,"used":1}}
        """#

    private static func found(_ item: String) -> String {
        #"{"total_count":1,"incomplete_results":false,"items":[\#(item)]}"#
    }

    private static let comments = "/repos/a/b/issues/7/comments?per_page=100"

    static let rows = [
        Row("org beans", ["/orgs/beans": organization], needing: ["id", "login"]),
        Row("members beans", ["/orgs/beans/members?per_page=100": "[\(account)]"], needing: ["0.id", "0.login"]),
        Row("member ada", ["/users/ada": account], needing: ["id", "login"]),
        Row("auth status", ["/user": account], needing: ["id", "login"]),
        Row("repos beans", ["/orgs/beans/repos?per_page=100": "[\(repository)]"], needing: ["0.id", "0.full_name"]),
        Row("repo beans/pump", ["/repos/beans/pump": repository], needing: ["id", "full_name"]),
        Row("readme a/b", ["/repos/a/b/readme": readme]),
        Row(
            "issues a/b", ["/repos/a/b/issues?per_page=100": "[\(issue)]"],
            needing: ["0.number", "0.title", "0.state"]),
        Row(
            "issue a/b 7", ["/repos/a/b/issues/7": issue, comments: "[\(comment)]"],
            needing: ["number", "title", "state"]),
        Row("issue a/b 7", [comments: "[\(comment)]", "/repos/a/b/issues/7": issue], needing: ["0.id"]),
        Row("releases a/b", ["/repos/a/b/releases?per_page=100": "[\(release)]"], needing: ["0.tag_name"]),
        Row("release a/b", ["/repos/a/b/releases/latest": release], needing: ["tag_name"]),
        Row(
            "search repos x", ["/search/repositories?per_page=100&q=x": found(repository)],
            needing: ["items", "items.0.id", "items.0.full_name"]),
        Row(
            "search users x", ["/search/users?per_page=100&q=x": found(account)],
            needing: ["items", "items.0.id", "items.0.login"]),
        Row(
            "search issues x", ["/search/issues?per_page=100&q=x": found(issue)],
            needing: ["items", "items.0.number", "items.0.title", "items.0.state"]),
        Row("rate-limit", ["/rate_limit": limits]),
    ]

    @Test(arguments: rows) func command_doesWithoutAnyOneField(row: Row) async throws {
        let whole = try #require(row.answers.first?.value)
        let tree = try #require(JSONTree(whole))
        let full = try await answer(row, whole)
        let paths = tree.paths.filter { !row.needed.contains($0.joined(separator: ".")) }
        #expect(paths.count >= 3)
        for path in paths {
            for change in [nil, JSONTree.null] {
                let text = tree.replacing(path, by: change).text
                let trimmed = try await answer(row, text)
                #expect(
                    trimmed.isTrimmed(from: full),
                    "\(path.joined(separator: ".")) \(change == nil ? "removed" : "null")")
            }
        }
    }

    private func answer(_ row: Row, _ first: String) async throws -> JSONTree {
        var answers = Dictionary(uniqueKeysWithValues: row.answers.map { ($0.key, $0.value) })
        if let trimmed = row.answers.first?.key { answers[trimmed] = first }
        let ending = await World(transport: FormAnswers(answers: answers)).ghb(
            row.words + ["--json"], variables: ["GH_TOKEN": "secret"])
        #expect(ending.status == .success, "\(first)")
        #expect(ending.lines == [], "\(first)")
        return try #require(JSONTree(ending.output))
    }
}

/// Answers with JSON, and with a text where the file itself is asked for.
private struct FormAnswers: Transport {
    let answers: [String: String]

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        if request.headers["Accept"]?.contains("raw") == true {
            return HTTPResponse(status: 200, body: Data("Coffee".utf8))
        }
        let path = request.url.path + (request.url.query.map { "?" + $0 } ?? "")
        return answers[path].map { .json($0) } ?? .json("{}", status: 404)
    }
}

/// A value of JSON whose parts have paths.
private indirect enum JSONTree: Hashable {
    case object([String: JSONTree])
    case list([JSONTree])
    case value(String)
    static let null = JSONTree.value("null")

    init?(_ text: String) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return nil }
        self.init(any: value)
    }

    private init(any value: Any) {
        switch value {
        case let object as [String: Any]: self = .object(object.mapValues(JSONTree.init(any:)))
        case let list as [Any]: self = .list(list.map(JSONTree.init(any:)))
        default:
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
            self = .value(String(decoding: data ?? Data(), as: UTF8.self))
        }
    }

    var text: String {
        switch self {
        case .object(let object):
            "{" + object.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",")
                + "}"
        case .list(let list): "[" + list.map(\.text).joined(separator: ",") + "]"
        case .value(let text): text
        }
    }

    /// The paths of all fields of objects, at every depth.
    var paths: [[String]] {
        switch self {
        case .object(let object):
            object.sorted { $0.key < $1.key }.flatMap { key, value in [[key]] + value.paths.map { [key] + $0 } }
        case .list(let list): list.enumerated().flatMap { index, value in value.paths.map { ["\(index)"] + $0 } }
        case .value: []
        }
    }

    /// Returns the same with another value at a path; nil takes the field out.
    func replacing(_ path: [String], by value: JSONTree?) -> JSONTree {
        guard let first = path.first else { return self }
        let rest = Array(path.dropFirst())
        switch self {
        case .object(var object):
            object[first] = rest.isEmpty ? value : object[first]?.replacing(rest, by: value)
            return .object(object)
        case .list(var list):
            guard let index = Int(first), list.indices.contains(index) else { return self }
            list[index] = list[index].replacing(rest, by: value)
            return .list(list)
        case .value: return self
        }
    }

    /// Returns whether it is the other value, but for nulls, and for elements that are gone below the rows.
    func isTrimmed(from full: JSONTree, isRow: Bool = true) -> Bool {
        switch (self, full) {
        case (.null, _): true
        case (.object(let own), .object(let other)):
            own.keys == other.keys
                && own.allSatisfy { key, value in other[key].map { value.isTrimmed(from: $0, isRow: false) } ?? false }
        case (.list(let own), .list(let other)):
            own.count == other.count
                ? zip(own, other).allSatisfy { $0.isTrimmed(from: $1, isRow: false) }
                : own.allSatisfy(other.contains) && (!isRow || !own.isEmpty)
        default: self == full
        }
    }
}
