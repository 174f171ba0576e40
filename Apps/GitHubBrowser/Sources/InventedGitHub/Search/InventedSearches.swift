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
        do throws(SearchQuery.Refusal) {
            switch kind {
            case "repositories": return found(try repositories(query), wire.listed)
            case "users": return found(try users(query)) { wire.account($0.login) }
            case "issues": return found(try issues(query).map { ($0.issue, $0.repository) }) { wire.issue($0, of: $1) }
            default: return .notFound
            }
        } catch {
            return .invalid(error.reason)
        }
    }

    private func found<Item: Sendable>(
        _ items: [Item], _ row: @escaping @Sendable (Item) -> WireValue
    ) -> InventedResponse { .rows(InventedRows(items, most: 1000, row), key: "items") }

    private func repositories(_ query: SearchQuery) throws(SearchQuery.Refusal) -> [InventedRepository] {
        // Members' forks are found only where one is asked for.
        let forks = query.parts.filter { $0.name == "user" && !data.isOwner($0.value) }
            .compactMap { data.repositories(of: $0.value) }
        return try query.find(
            in: data.repositories + forks.joined(),
            text: { ([$0.name, $0.summary ?? ""] + $0.topics).joined(separator: " ") },
            tests: [
                "org": { $0.owner.lowercased() == $1 },
                "user": { $0.owner.lowercased() == $1 },
                "repo": { $0.fullName.lowercased() == $1 },
                "language": { $0.languages.first?.lowercased() == $1 },
                "topic": { $0.topics.contains($1) },
                "stars": { SearchQuery.accepts($0.stars, in: $1) },
                "is": { $1 == "public" || $0.flags.contains($1) },
            ])
    }

    private func users(_ query: SearchQuery) throws(SearchQuery.Refusal) -> [InventedMember] {
        try query.find(
            in: data.members, text: { "\($0.login) \($0.name ?? "")" },
            tests: [
                "type": { $1 == "user" && !$0.flags.contains("bot") },
                "org": { data.isOwner($1) },
                "user": { $0.login.lowercased() == $1 },
            ])
    }

    private func issues(_ query: SearchQuery) throws(SearchQuery.Refusal) -> [Found] {
        let all = data.repositories.flatMap { repository in
            data.issues(of: repository).map { Found(issue: $0, repository: repository) }
        }
        return try query.find(
            in: all,
            text: { ([$0.issue.title, $0.issue.body ?? ""] + $0.issue.comments.map(\.body)).joined(separator: "\n") },
            tests: [
                "is": { found, value in
                    let issue = found.issue
                    return [
                        "open": issue.isOpen, "closed": !issue.isOpen, "merged": issue.isMerged, "draft": issue.isDraft,
                        "issue": !issue.isPullRequest, "pr": issue.isPullRequest, "public": true,
                    ][value] == true
                },
                "state": { $0.issue.isOpen == ($1 == "open") },
                "org": { data.isOwner($1) },
                "user": { data.isOwner($1) },
                "repo": { $0.repository.fullName.lowercased() == $1 },
                "label": { found, value in found.issue.labels.contains { $0.lowercased() == value } },
                "author": { $0.issue.author?.lowercased() == data.login($1) },
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
