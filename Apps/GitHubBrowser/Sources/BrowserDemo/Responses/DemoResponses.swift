// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds what an address means.
struct DemoResponses: Sendable {
    let data: DemoData
    let wire: DemoWire

    /// Returns the response to a request; objects that the demo lacks are not found.
    func answer(to request: DemoRequest) -> DemoResponse {
        let path = request.path
        switch path.first {
        case "rate_limit" where path.count == 1: return .object(wire.rateLimit)
        case "orgs" where path.count > 1, "organizations" where path.count > 1: return organization(request)
        case "users" where path.count > 1: return user(request)
        case "user" where path.dropFirst() == [String(DemoData.ownerID), "repos"]:
            return list(data.repositories, path: path)
        case "repos" where path.count > 2:
            return repository(data.repository(path[2], of: path[1]), Array(path.dropFirst(3)), request)
        case "repositories" where path.count > 1:
            return repository(data.repository(id: path[1]), Array(path.dropFirst(2)), request)
        case "search" where path.count == 2: return DemoSearches(data: data, wire: wire).answer(path[1], request)
        default: return .notFound
        }
    }

    private func organization(_ request: DemoRequest) -> DemoResponse {
        let name = request.path[0] == "orgs" ? DemoData.owner : String(DemoData.ownerID)
        guard request.path[1].lowercased() == name else { return .notFound }
        // GitHub names an organisation by its number in the addresses of further pages.
        let numbered = ["organizations", String(DemoData.ownerID)]
        switch request.path.dropFirst(2).joined(separator: "/") {
        case "": return .object(wire.organization)
        case "repos": return list(data.repositories, path: numbered + ["repos"])
        case "members": return members { _ in true }
        case "public_members": return members { !$0.flags.contains("hidden") }
        default: return .notFound
        }

        func members(where isShown: (DemoMember) -> Bool) -> DemoResponse {
            let shown = data.members.filter(isShown).map { wire.account($0.login) }
            return .list(shown, path: numbered + [request.path[2]])
        }
    }

    private func user(_ request: DemoRequest) -> DemoResponse {
        let isOwner = request.path[1].lowercased() == DemoData.owner
        switch request.path.dropFirst(2).joined(separator: "/") {
        case "":
            if isOwner { return .object(wire.organization) }
            return data.member(request.path[1]).map { .object(wire.profile($0)) } ?? .notFound
        case "repos":
            let path = isOwner ? ["user", String(DemoData.ownerID), "repos"] : request.path
            return data.repositories(of: request.path[1]).map { list($0, path: path) } ?? .notFound
        default: return .notFound
        }
    }

    private func list(_ found: [DemoRepository], path: [String]) -> DemoResponse {
        .list(found.map(wire.listed), path: path)
    }

    private func repository(
        _ repository: DemoRepository?, _ rest: [String], _ request: DemoRequest
    ) -> DemoResponse {
        guard let repository else { return .notFound }
        if let former = repository.formerName, request.path.count > 2, former == request.path[2].lowercased() {
            return .moved((["repositories", String(repository.id)] + rest).joined(separator: "/"))
        }
        let numbered = ["repositories", String(repository.id)] + rest
        switch (rest.first, rest.count) {
        case (nil, _): return .object(wire.whole(repository))
        case ("languages", 1): return .object(wire.languages(repository))
        case ("readme", 1):
            guard let readme = data.readme(of: repository) else { return .notFound }
            return request.accept.contains("raw") ? .raw(readme.text) : .object(wire.readme(readme, of: repository))
        case ("issues", 1):
            return .list(issues(of: repository, request).map { wire.issue($0, of: repository) }, path: numbered)
        case ("issues", 2), ("issues", 3):
            guard let issue = data.issues(of: repository).first(where: { String($0.number) == rest[1] }) else {
                return .notFound
            }
            if rest.count == 2 { return .object(wire.issue(issue, of: repository)) }
            guard rest[2] == "comments" else { return .notFound }
            return .list(wire.comments(issue, of: repository), path: numbered)
        case ("pulls", _): return pullRequests(of: repository, Array(rest.dropFirst()), request, path: numbered)
        case ("commits", 3) where rest[2] == "check-runs":
            return data.issues(of: repository).first { $0.isPullRequest && wire.commit($0) == rest[1] }
                .map { .found(wire.checks($0, of: repository), key: "check_runs") } ?? .notFound
        case ("releases", _): return releases(of: repository, Array(rest.dropFirst()), path: numbered)
        default: return .notFound
        }
    }

    private func pullRequests(
        of repository: DemoRepository, _ rest: [String], _ request: DemoRequest, path: [String]
    ) -> DemoResponse {
        guard let number = rest.first else {
            let found = issues(of: repository, request).filter(\.isPullRequest)
            return .list(found.map { wire.pullRequest($0, of: repository) }, path: path)
        }
        let one = data.issues(of: repository).first { String($0.number) == number && $0.isPullRequest }
        guard let one else { return .notFound }
        switch rest.dropFirst() {
        case []: return .object(wire.pullRequest(one, of: repository, isAlone: true))
        case ["reviews"]: return .list(wire.reviews(one, of: repository), path: path)
        default: return .notFound
        }
    }

    private func releases(of repository: DemoRepository, _ rest: [String], path: [String]) -> DemoResponse {
        let releases = data.releases(of: repository)
        let one: DemoRelease?
        switch (rest.first, rest.count) {
        case (nil, _): return .list(releases.map { wire.release($0, of: repository) }, path: path)
        case ("latest", 1): one = releases.first { !$0.isPrerelease }
        case ("tags", 2...): one = releases.first { $0.tag == rest.dropFirst().joined(separator: "/") }
        default: return .notFound
        }
        return one.map { .object(wire.release($0, of: repository)) } ?? .notFound
    }

    /// Returns the issues that a request selects; by default the open ones, the newest first.
    private func issues(of repository: DemoRepository, _ request: DemoRequest) -> [DemoIssue] {
        let state = request.query["state"] ?? "open"
        let labels = (request.query["labels"] ?? "").split(separator: ",").map { $0.lowercased() }
        let creator = request.query["creator"]?.lowercased()
        // Nothing is assigned to anybody.
        let isAssigned = request.query["assignee"] != nil
        return data.issues(of: repository).filter { issue in
            let names = Set(issue.labels.map { $0.lowercased() })
            return (state == "all" || issue.isOpen == (state == "open")) && labels.allSatisfy(names.contains)
                && (creator == nil || issue.author?.lowercased() == creator) && !isAssigned
        }
    }
}
