// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what an address means.
struct InventedResponses: Sendable {
    let data: InventedOrganization
    let wire: InventedWire

    /// Returns the response to a request; objects that the organisation lacks are not found.
    func answer(to request: InventedRequest) -> InventedResponse {
        let path = request.path
        switch path.first {
        case "rate_limit" where path.count == 1: return .object(wire.rateLimit)
        case "orgs" where path.count > 1, "organizations" where path.count > 1: return organization(request)
        case "users" where path.count > 1: return user(request)
        case "user" where path.count == 1:
            return data.member(data.me).map { .object(wire.profile($0)) } ?? .notFound
        case "repos" where path.count > 2:
            return repository(data.repository(path[2], of: path[1]), Array(path.dropFirst(3)), request)
        case "search" where path.count == 2: return InventedSearches(data: data, wire: wire).answer(path[1], request)
        default: return .notFound
        }
    }

    private func organization(_ request: InventedRequest) -> InventedResponse {
        let isNumber = request.path[0] == "organizations"
        guard isNumber ? request.path[1] == String(data.id) : data.isOwner(request.path[1]) else { return .notFound }
        // GitHub names an organisation by its number in the addresses of further pages.
        let numbered = ["organizations", String(data.id)]
        switch request.path.dropFirst(2).joined(separator: "/") {
        case "": return .object(wire.organization)
        case "repos": return .list(data.repositories, path: numbered + ["repos"], wire.listed)
        case "members": return members { _ in true }
        case "public_members": return members { !$0.flags.contains("hidden") }
        default: return .notFound
        }

        func members(where isShown: (InventedMember) -> Bool) -> InventedResponse {
            .list(data.members.filter(isShown), path: numbered + [request.path[2]]) { wire.account($0.login) }
        }
    }

    private func user(_ request: InventedRequest) -> InventedResponse {
        switch request.path.dropFirst(2).joined(separator: "/") {
        case "":
            if data.isOwner(request.path[1]) { return .object(wire.organization) }
            return data.member(request.path[1]).map { .object(wire.profile($0)) } ?? .notFound
        case "repos":
            return data.repositories(of: request.path[1]).map { .list($0, wire.listed) } ?? .notFound
        default: return .notFound
        }
    }

    private func repository(
        _ repository: InventedRepository?, _ rest: [String], _ request: InventedRequest
    ) -> InventedResponse {
        guard let repository else { return .notFound }
        switch (rest.first, rest.count) {
        case (nil, _): return .object(wire.whole(repository))
        case ("languages", 1): return .object(wire.languages(repository))
        case ("readme", 1):
            guard let readme = data.readme(of: repository) else { return .notFound }
            return .object(wire.readme(readme, of: repository))
        case ("issues", 1):
            return .list(issues(of: repository, request)) { wire.issue($0, of: repository) }
        case ("issues", 2), ("issues", 3):
            guard let issue = data.issues(of: repository).first(where: { String($0.number) == rest[1] }) else {
                return .notFound
            }
            if rest.count == 2 { return .object(wire.issue(issue, of: repository)) }
            guard rest[2] == "comments" else { return .notFound }
            return .list(wire.comments(issue, of: repository)) { $0 }
        case ("pulls", _): return pullRequests(of: repository, Array(rest.dropFirst()), request)
        case ("commits", 3) where rest[2] == "check-runs":
            return data.issues(of: repository).first { $0.isPullRequest && wire.commit($0) == rest[1] }
                .map { .rows(InventedRows(wire.checks($0, of: repository)) { $0 }, key: "check_runs") } ?? .notFound
        case ("releases", _): return releases(of: repository, Array(rest.dropFirst()))
        default: return .notFound
        }
    }

    private func pullRequests(
        of repository: InventedRepository, _ rest: [String], _ request: InventedRequest
    ) -> InventedResponse {
        guard let number = rest.first else {
            let found = issues(of: repository, request).filter(\.isPullRequest)
            return .list(found) { wire.pullRequest($0, of: repository) }
        }
        let one = data.issues(of: repository).first { String($0.number) == number && $0.isPullRequest }
        guard let one else { return .notFound }
        switch rest.dropFirst() {
        case []: return .object(wire.pullRequest(one, of: repository, isAlone: true))
        case ["reviews"]: return .list(wire.reviews(one, of: repository)) { $0 }
        default: return .notFound
        }
    }

    private func releases(of repository: InventedRepository, _ rest: [String]) -> InventedResponse {
        let releases = data.releases(of: repository)
        let one: InventedRelease?
        switch (rest.first, rest.count) {
        case (nil, _): return .list(releases) { wire.release($0, of: repository) }
        case ("latest", 1): one = releases.first { !$0.isPrerelease }
        case ("tags", 2...): one = releases.first { $0.tag == rest.dropFirst().joined(separator: "/") }
        default: return .notFound
        }
        return one.map { .object(wire.release($0, of: repository)) } ?? .notFound
    }

    /// Returns the issues that a request selects; by default the open ones, the newest first.
    private func issues(of repository: InventedRepository, _ request: InventedRequest) -> [InventedIssue] {
        let state = request.query["state"] ?? "open"
        let labels = (request.query["labels"] ?? "").split(separator: ",").map { $0.lowercased() }
        let creator = request.query["creator"]?.lowercased()
        let assignee = request.query["assignee"]
        return data.issues(of: repository).filter { issue in
            let names = Set(issue.labels.map { $0.lowercased() })
            return (state == "all" || issue.isOpen == (state == "open")) && labels.allSatisfy(names.contains)
                && (creator == nil || issue.author?.lowercased() == creator)
                && (assignee.map(issue.assignees.contains) ?? true)
        }
    }
}
