// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedSearches {
    /// The search for repositories.
    var repositories: InventedSearch<InventedRepository> {
        let (data, wire, day) = (data, wire, day)
        return InventedSearch(
            fields: [
                .init(name: "name", worth: 3) { $0.name },
                .init(name: "description", worth: 1) { $0.summary ?? "" },
                .init(name: "topics", worth: 1) { $0.topics.joined(separator: " ") },
                .init(name: "readme", worth: 0.5, isUsual: false) { data.readme(of: $0)?.text ?? "" },
            ],
            tests: [
                "org": { $0.owner.lowercased() == $1.lowercased() },
                "user": { $0.owner.lowercased() == $1.lowercased() },
                "repo": { $0.fullName.lowercased() == $1.lowercased() },
                "language": { ($0.languages.first?.name.lowercased() ?? "") == $1.lowercased() },
                "topic": { $0.topics.contains($1.lowercased()) },
                "license": { ($0.license ?? "").lowercased() == $1.lowercased() },
                "stars": { item, value in SearchRange<Int>(value).map { $0.contains(item.stars) } },
                "forks": { item, value in SearchRange<Int>(value).map { $0.contains(item.forks) } },
                "archived": { item, value in Bool(value).map { $0 == item.flags.contains("archived") } },
                "fork": { item, value in
                    value == "only"
                        ? item.flags.contains("fork") : Bool(value).map { $0 || !item.flags.contains("fork") }
                },
                "is": { item, value in
                    [
                        "public": true, "private": false, "archived": item.flags.contains("archived"),
                        "fork": item.flags.contains("fork"),
                    ][value]
                },
                "created": { item, value in
                    SearchRange(days: value).map { $0.contains(day(wire.time(item.created, of: item.name))) }
                },
                "pushed": { item, value in SearchRange(days: value).map { $0.contains(day(wire.pushed(item))) } },
            ])
    }

    /// The search for accounts.
    var users: InventedSearch<InventedMember> {
        let data = data
        return InventedSearch(
            fields: [
                .init(name: "login", worth: 3) { $0.login }, .init(name: "name", worth: 2) { $0.name ?? "" },
                .init(name: "bio", worth: 0.5, isUsual: false) { $0.bio ?? "" },
            ],
            tests: [
                "type": { item, value in
                    ["user": !item.flags.contains("bot"), "org": false][value.lowercased()]
                },
                "org": { _, value in data.isOwner(value) },
                "user": { $0.login.lowercased() == $1.lowercased() },
                "location": {
                    InventedSearch<InventedMember>.folded($0.location ?? "").contains(
                        InventedSearch<InventedMember>.folded($1))
                },
                "repos": { item, value in SearchRange<Int>(value).map { $0.contains(item.repositories.count) } },
                "followers": { item, value in SearchRange<Int>(value).map { $0.contains(item.followers) } },
            ])
    }

    /// The search for issues and pull requests.
    var issues: InventedSearch<FoundIssue> {
        let (data, wire, day) = (data, wire, day)
        let state: InventedSearch<FoundIssue>.Test = { found, value in
            ["open": found.issue.isOpen, "closed": !found.issue.isOpen][value.lowercased()]
        }
        let kind: InventedSearch<FoundIssue>.Test = { found, value in
            ["issue": !found.issue.isPullRequest, "pr": found.issue.isPullRequest][value.lowercased()]
        }
        return InventedSearch(
            fields: [
                .init(name: "title", worth: 3) { $0.issue.title },
                .init(name: "body", worth: 1) { $0.issue.body ?? "" },
                .init(name: "comments", worth: 0.5) { $0.issue.comments.map(\.body).joined(separator: "\n") },
            ],
            tests: [
                "is": { found, value in
                    let more = ["merged": found.issue.isMerged, "draft": found.issue.isDraft, "public": true]
                    return state(found, value) ?? kind(found, value) ?? more[value.lowercased()]
                },
                "state": state, "type": kind,
                "org": { _, value in data.isOwner(value) },
                "user": { _, value in data.isOwner(value) },
                "repo": { $0.repository.fullName.lowercased() == $1.lowercased() },
                "language": { ($0.repository.languages.first?.name.lowercased() ?? "") == $1.lowercased() },
                "label": { found, value in found.issue.labels.contains { $0.lowercased() == value.lowercased() } },
                "assignee": { $0.issue.assignees.contains(data.login($1)) },
                "mentions": { $0.mentions(data.login($1)) },
                "involves": { found, value in
                    let login = data.login(value)
                    return found.mentions(login) || ([found.issue.author] + found.issue.assignees).contains(login)
                },
                "review-requested": { $0.issue.requested.contains(data.login($1)) },
                "no": { found, value in
                    ["label": found.issue.labels.isEmpty, "assignee": found.issue.assignees.isEmpty][value]
                },
                "author": { ($0.issue.author ?? "").lowercased() == data.login($1) },
                "commenter": { found, value in
                    found.issue.comments.contains { $0.author?.lowercased() == value.lowercased() }
                },
                "comments": { found, value in
                    SearchRange<Int>(value).map { $0.contains(found.issue.comments.count) }
                },
                "archived": { found, value in Bool(value).map { $0 == found.repository.flags.contains("archived") } },
                "created": { found, value in
                    SearchRange(days: value).map {
                        $0.contains(day(wire.time(found.issue.created, of: found.issue.name)))
                    }
                },
                "updated": { found, value in
                    SearchRange(days: value).map { $0.contains(day(wire.updated(found.issue))) }
                },
            ])
    }
}
