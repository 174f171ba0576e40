// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Answers about an organisation that is made up.
///
/// It behaves like GitHub: 30 to a page unless `per_page` says otherwise, 100 at most, and further pages have addresses with
/// the organisation's number in the place of its login.
struct OrganizationStage: ResponseStage {
    let organization: GeneratedOrganization

    func respond(to request: IncomingRequest, next: Next) async -> OutgoingResponse {
        guard request.method == "GET", let answer = answer(to: RequestTarget(request.path)) else {
            return await next(request)
        }
        return answer
    }

    private func answer(to target: RequestTarget) -> OutgoingResponse? {
        let segments = target.segments.dropFirst().map { $0 }
        if segments == ["rate_limit"] { return .found(Self.limits) }
        if segments == ["user"], organization.members > 0 { return .found(organization.member(1)) }
        guard segments.count > 1 else { return nil }
        let isOurs = segments[1].lowercased() == organization.login.lowercased()
        let isNumbered = segments[0] == "organizations" && segments[1] == String(GeneratedOrganization.id)
        let numbered = "organizations/\(GeneratedOrganization.id)/"
        switch (segments[0], segments.dropFirst(2).joined(separator: "/")) {
        case ("search", ""): return search(segments[1], target)
        case ("orgs", ""), ("users", ""):
            return isOurs ? .found(organization.description) : member(segments[1])
        case ("users", "repos") where !isOurs:
            // Members have no repositories of their own.
            return member(segments[1]).map { _ in .found("[]") }
        case ("orgs", "repos"), ("users", "repos"), ("organizations", "repos"):
            guard isOurs || isNumbered else { return nil }
            return page(numbered + "repos", of: organization.repositories, target) { organization.repository($0) }
        case ("orgs", "members"), ("orgs", "public_members"), ("organizations", "members"),
            ("organizations", "public_members"):
            guard isOurs || isNumbered else { return nil }
            return page(numbered + segments[2], of: organization.members, target) { organization.member($0) }
        case ("repos", _) where isOurs && segments.count > 2:
            return organization.number(in: segments[2], after: "item-", to: organization.repositories).flatMap {
                part(
                    Array(segments.dropFirst(3)), of: GeneratedRepository(organization: organization, number: $0),
                    target)
            }
        default: return nil
        }
    }

    private static let limits = """
        {"resources":{"core":{"limit":5000,"used":0,"remaining":5000,"reset":4102444800},\
        "search":{"limit":30,"used":0,"remaining":30,"reset":4102444800}},\
        "rate":{"limit":5000,"used":0,"remaining":5000,"reset":4102444800}}
        """

    /// Answers about a repository, or about the part of it that the rest of a path names.
    private func part(
        _ path: [String], of repository: GeneratedRepository, _ target: RequestTarget
    ) -> OutgoingResponse? {
        let address = "repos/\(repository.fullName)/" + path.joined(separator: "/")
        let issue = path.dropFirst().first.flatMap { Int($0) }.flatMap {
            (1..<repository.issues + repository.pulls + 1).contains($0) ? $0 : nil
        }
        let pull = issue.flatMap { $0 > repository.issues ? $0 : nil }
        let isClosed = target.items.keys.contains { $0.name == "state" && $0.value == "closed" }
        switch (path.first, path.count) {
        case (nil, _): return .found(organization.repository(repository.number, isAlone: true))
        case ("readme", 1): return .found(repository.readme)
        case ("languages", 1): return .found(organization.languages(repository.number))
        case ("issues", 1):
            let wanted = (text("labels", target) ?? "").split(separator: ",").map(String.init)
            let numbers = (1..<repository.issues + 1).reversed().filter { issue in
                !isClosed && wanted.allSatisfy { repository.labels(issue).contains($0.lowercased()) }
            }
            return page(address, of: numbers.count, target) { repository.issue(numbers[$0 - 1]) }
        case ("issues", 2): return issue.map { .found(repository.issue($0)) }
        case ("issues", 3) where path[2] == "comments":
            return issue.map { issue in
                page(address, of: repository.comments(onIssue: issue), target) {
                    repository.comment($0, onIssue: issue)
                }
            }
        case ("pulls", 1):
            let last = repository.issues + repository.pulls
            return page(address, of: isClosed ? 0 : repository.pulls, target) { repository.issue(last + 1 - $0) }
        case ("pulls", 2): return pull.map { .found(repository.issue($0)) }
        case ("pulls", 3) where path[2] == "reviews":
            return pull.map { pull in page(address, of: 1, target) { _ in repository.review(ofPull: pull) } }
        case ("commits", 3) where path[2] == "check-runs":
            return path[1].hasPrefix("c0ffee") ? .found(repository.checks) : nil
        case ("releases", 1): return page(address, of: repository.releases, target) { repository.release($0) }
        case ("releases", 2) where path[1] == "latest":
            return repository.releases > 0 ? .found(repository.release(1)) : nil
        case ("releases", 3) where path[1] == "tags":
            return (1..<repository.releases + 1).first { repository.tag($0) == path[2] }.map {
                .found(repository.release($0))
            }
        default: return nil
        }
    }

    /// Answers a search by its plain words and its qualifiers.
    private func search(_ kind: String, _ target: RequestTarget) -> OutgoingResponse? {
        let query = text("q", target) ?? ""
        let search = GeneratedSearch(query)
        let rows: (Int) -> String
        let found: [Int]
        switch kind {
        case "repositories":
            (found, rows) = (organization.repositories(matching: search), { organization.repository($0) })
        case "users":
            let names = (0..<organization.members).map { organization.member($0 + 1) }
            found = names.indices.filter { index in search.words.allSatisfy { names[index].contains($0) } }
            rows = { names[$0] }
        case "issues":
            let all = organization.repositories(matching: search).flatMap { number in
                let repository = GeneratedRepository(organization: organization, number: number)
                return (1..<repository.issues + repository.pulls + 1).filter { search.allows(repository, issue: $0) }
                    .map {
                        (repository, $0)
                    }
            }
            (found, rows) = (Array(all.indices), { all[$0].0.issue(all[$0].1) })
        default: return nil
        }
        var answer = page("search/\(kind)", of: min(found.count, 1000), target, keeping: "q=\(Self.encoded(query))&") {
            rows(found[$0 - 1])
        }
        answer.body = "{\"total_count\":\(found.count),\"incomplete_results\":false,\"items\":\(answer.body)}"
        return answer
    }

    /// Escapes all bytes of a query but letters and digits.
    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
    }

    private func member(_ login: String) -> OutgoingResponse? {
        organization.number(in: login, after: "clerk-", to: organization.members).map {
            .found(organization.member($0))
        }
    }

    /// Answers with a page of a list, and links to its neighbours at the list's own address.
    private func page(
        _ address: String, of count: Int, _ target: RequestTarget, keeping query: String = "", _ row: (Int) -> String
    ) -> OutgoingResponse {
        let size = min(max(number("per_page", target) ?? 30, 1), 100)
        let pages = (count + size - 1) / size
        let page = min(max(number("page", target) ?? 1, 1), pages + 1)
        let rows = (page - 1) * size < count ? (page - 1) * size + 1...min(page * size, count) : nil
        var links: [(String, Int)] = []
        if page > 1 { links += [("prev", page - 1)] }
        if page < pages { links += [("next", page + 1), ("last", pages)] }
        if page > 1 { links += [("first", 1)] }
        let base = "https://api.github.com/\(address)?\(query)per_page=\(size)&page="
        var answer = OutgoingResponse.found("[" + (rows?.map(row).joined(separator: ",") ?? "") + "]")
        if !links.isEmpty {
            answer.headers["link"] = [links.map { "<\(base)\($0.1)>; rel=\"\($0.0)\"" }.joined(separator: ", ")]
        }
        return answer
    }

    private func number(_ name: String, _ target: RequestTarget) -> Int? {
        text(name, target).flatMap { Int($0) }
    }

    private func text(_ name: String, _ target: RequestTarget) -> String? {
        target.items.keys.first { $0.name == name }?.value
    }
}
