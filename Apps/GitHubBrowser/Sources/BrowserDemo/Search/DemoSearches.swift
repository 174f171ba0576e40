// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// An issue and where it is.
struct FoundIssue: Sendable {
    let issue: DemoIssue
    let repository: DemoRepository

    /// Whether an account wrote a comment or is named in a text.
    func mentions(_ login: String) -> Bool {
        let login = DemoSearches.login(login)
        let texts = [issue.body ?? ""] + issue.comments.map { "@\($0.author ?? "") \($0.body)" }
        return texts.contains { $0.lowercased().contains("@" + login) }
    }
}

/// The three searches of the demo, in the form of GitHub's answers.
struct DemoSearches: Sendable {
    let data: DemoData
    let wire: DemoWire

    /// Returns the response to a search for a kind of object.
    func answer(_ kind: String, _ request: DemoRequest) -> DemoResponse {
        guard ["repositories", "users", "issues"].contains(kind) else { return .notFound }
        let query = SearchQuery(request.query["q"] ?? "")
        guard !query.parts.isEmpty else { return .invalid("the query is empty", field: "q") }
        for part in query.parts where !part.isNegated && ["org", "user", "repo"].contains(part.name) {
            let owner = part.value.split(separator: "/").first.map { $0.lowercased() } ?? ""
            if owner != DemoData.owner, data.member(owner) == nil {
                return .invalid(
                    "'\(part.value)' cannot be searched: this is demo data, about '\(DemoData.owner)' alone", field: "q"
                )
            }
        }
        do {
            return .found(try rows(kind, query))
        } catch {
            return .invalid(error.reason, field: "q")
        }
    }

    private func rows(_ kind: String, _ query: SearchQuery) throws(SearchRefusal) -> [WireValue] {
        switch kind {
        case "repositories":
            // Members' forks are found only where one is asked for.
            let owners = query.parts.filter { ["user", "repo"].contains($0.name) && !$0.isNegated }
                .map { $0.value.split(separator: "/").first ?? "" }
            let forks = owners.filter { !Self.isOwner(String($0)) }.compactMap { data.repositories(of: String($0)) }
            return try run(repositories, query, data.repositories + forks.joined()) { wire.listed($0) }
        case "users":
            return try run(users, query, data.members) { wire.account($0.login) }
        default:
            let issues = data.repositories.flatMap { repository in
                data.issues(of: repository).map { FoundIssue(issue: $0, repository: repository) }
            }
            return try run(self.issues, query, issues) { wire.issue($0.issue, of: $0.repository) }
        }
    }

    private func run<Item: Sendable>(
        _ search: DemoSearch<Item>, _ query: SearchQuery, _ items: [Item], _ row: (Item) -> WireValue
    ) throws(SearchRefusal) -> [WireValue] {
        try search.find(query, in: items).map { found in
            row(found.item).adding(["score": .number(found.score)])
        }
    }

    /// Returns the day of a time, as ranges of days compare it.
    func day(_ date: Date?) -> String { (date ?? .distantPast).rfc3339.prefix(10).description }

    /// Returns the login of an account in a query; `@me` is the first member of the demo.
    static func login(_ value: String) -> String { value == "@me" ? "ada-roast" : value.lowercased() }

    /// Returns whether an owner or a repository is the one that is named.
    static func isOwner(_ value: String) -> Bool { value.lowercased() == DemoData.owner }
}
