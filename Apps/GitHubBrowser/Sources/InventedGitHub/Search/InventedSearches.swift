// SPDX-License-Identifier: Apache-2.0

/// The three searches, in the form of GitHub's answers.
struct InventedSearches: Sendable {
    let data: InventedOrganization
    let wire: InventedWire

    /// An issue and where it is.
    private struct Found {
        let issue: InventedIssue
        let repository: InventedRepository

        /// Returns whether an account wrote a comment or is named in a text.
        func mentions(_ login: String) -> Bool {
            let texts = [issue.body ?? ""] + issue.comments.map { "@\($0.author ?? "") \($0.body)" }
            return texts.contains { $0.lowercased().contains("@" + login) }
        }
    }

    /// Returns the response to a search for a kind of object.
    func answer(_ kind: String, _ request: InventedRequest) -> InventedResponse {
        let query = SearchQuery(request.query["q"] ?? "")
        guard !query.parts.isEmpty else { return .invalid("the query is empty") }
        let wanted = query.parts.filter { ["org", "user", "repo"].contains($0.name) && !$0.isNegated }
        let owners = wanted.map { $0.value.lowercased().split(separator: "/").first.map(String.init) ?? "" }
        for (part, owner) in zip(wanted, owners) where !data.isOwner(owner) && data.member(owner) == nil {
            if let scope = data.scope { return .invalid("'\(part.value)' cannot be searched: \(scope)") }
        }
        do throws(SearchRefusal) {
            switch kind {
            case "repositories":
                // Members' forks are found only where one is asked for.
                let forks = owners.filter { !data.isOwner($0) }.compactMap(data.repositories)
                return found(try repositories.find(query, in: data.repositories + forks.joined()), wire.listed)
            case "users": return found(try users.find(query, in: data.members)) { wire.account($0.login) }
            case "issues":
                let all = data.repositories.flatMap { repository in
                    data.issues(of: repository).map { Found(issue: $0, repository: repository) }
                }
                let rows = try issues.find(query, in: all).map { ($0.issue, $0.repository) }
                return found(rows) { wire.issue($0.0, of: $0.1) }
            default: return .notFound
            }
        } catch {
            return .invalid(error.reason)
        }
    }

    private func found<Item: Sendable>(
        _ items: [Item], _ row: @escaping @Sendable (Item) -> WireValue
    ) -> InventedResponse { .rows(InventedRows(items, most: 1000, row), key: "items") }

    private var repositories: InventedSearch<InventedRepository> {
        InventedSearch(
            title: \.name, text: { ([$0.summary ?? ""] + $0.topics).joined(separator: " ") },
            tests: [
                "org": { $0.owner.lowercased() == $1.lowercased() },
                "user": { $0.owner.lowercased() == $1.lowercased() },
                "repo": { $0.fullName.lowercased() == $1.lowercased() },
                "language": { ($0.languages.first?.lowercased() ?? "") == $1.lowercased() },
                "topic": { $0.topics.contains($1.lowercased()) },
                "stars": { SearchQuery.accepts($0.stars, in: $1) },
                "is": { item, value in
                    let flags = ["archived", "fork"].map { ($0, item.flags.contains($0)) }
                    return Dictionary(uniqueKeysWithValues: [("public", true), ("private", false)] + flags)[value]
                },
            ])
    }

    private var users: InventedSearch<InventedMember> {
        InventedSearch(
            title: \.login, text: { $0.name ?? "" },
            tests: [
                "type": { ["user": !$0.flags.contains("bot"), "org": false][$1.lowercased()] },
                "org": { data.isOwner($1) },
                "user": { $0.login.lowercased() == $1.lowercased() },
            ])
    }

    private var issues: InventedSearch<Found> {
        InventedSearch(
            title: \.issue.title,
            text: { ([$0.issue.body ?? ""] + $0.issue.comments.map(\.body)).joined(separator: "\n") },
            tests: [
                "is": { found, value in
                    let issue = found.issue
                    return [
                        "open": issue.isOpen, "closed": !issue.isOpen, "merged": issue.isMerged, "draft": issue.isDraft,
                        "issue": !issue.isPullRequest, "pr": issue.isPullRequest, "public": true,
                    ][value.lowercased()]
                },
                "state": { ["open": $0.issue.isOpen, "closed": !$0.issue.isOpen][$1.lowercased()] },
                "org": { data.isOwner($1) },
                "user": { data.isOwner($1) },
                "repo": { $0.repository.fullName.lowercased() == $1.lowercased() },
                "label": { found, value in found.issue.labels.contains { $0.lowercased() == value.lowercased() } },
                "author": { ($0.issue.author ?? "").lowercased() == data.login($1) },
                "assignee": { $0.issue.assignees.contains(data.login($1)) },
                "mentions": { $0.mentions(data.login($1)) },
                "involves": { found, value in
                    let login = data.login(value)
                    return found.mentions(login) || ([found.issue.author] + found.issue.assignees).contains(login)
                },
                "review-requested": { $0.issue.requested.contains(data.login($1)) },
            ])
    }
}
