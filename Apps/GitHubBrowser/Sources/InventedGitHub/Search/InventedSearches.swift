// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// An issue and where it is.
struct FoundIssue: Sendable {
    let issue: InventedIssue
    let repository: InventedRepository

    /// Whether an account wrote a comment or is named in a text.
    func mentions(_ login: String) -> Bool {
        let texts = [issue.body ?? ""] + issue.comments.map { "@\($0.author ?? "") \($0.body)" }
        return texts.contains { $0.lowercased().contains("@" + login) }
    }
}

/// The three searches, in the form of GitHub's answers.
struct InventedSearches: Sendable {
    let data: InventedOrganization
    let wire: InventedWire

    /// Returns the response to a search for a kind of object.
    func answer(_ kind: String, _ request: InventedRequest) -> InventedResponse {
        guard ["repositories", "users", "issues"].contains(kind) else { return .notFound }
        let query = SearchQuery(request.query["q"] ?? "")
        guard !query.parts.isEmpty else { return .invalid("the query is empty") }
        for part in query.parts where !part.isNegated && ["org", "user", "repo"].contains(part.name) {
            let owner = part.value.split(separator: "/").first.map { $0.lowercased() } ?? ""
            if let scope = data.scope, !data.isOwner(owner), data.member(owner) == nil {
                return .invalid("'\(part.value)' cannot be searched: \(scope)")
            }
        }
        do {
            return .found(try rows(kind, query), key: "items")
        } catch {
            return .invalid(error.reason)
        }
    }

    private func rows(_ kind: String, _ query: SearchQuery) throws(SearchRefusal) -> InventedRows {
        switch kind {
        case "repositories":
            // Members' forks are found only where one is asked for.
            let owners = query.parts.filter { ["user", "repo"].contains($0.name) && !$0.isNegated }
                .map { $0.value.split(separator: "/").first ?? "" }
            let forks = owners.filter { !data.isOwner(String($0)) }.compactMap { data.repositories(of: String($0)) }
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
        _ search: InventedSearch<Item>, _ query: SearchQuery, _ items: [Item],
        _ row: @escaping @Sendable (Item) -> WireValue
    ) throws(SearchRefusal) -> InventedRows {
        InventedRows(try search.find(query, in: items), most: 1000) { found in
            row(found.item).adding(["score": .number(found.score)])
        }
    }

    /// Returns the day of a time, as ranges of days compare it.
    func day(_ date: Date?) -> String { (date ?? .distantPast).rfc3339.prefix(10).description }
}
