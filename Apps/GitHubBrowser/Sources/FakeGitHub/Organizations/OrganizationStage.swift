// SPDX-License-Identifier: Apache-2.0

/// Answers about an organisation that is made up.
///
/// It behaves like GitHub: 30 to a page unless `per_page` says otherwise, 100 at most, and further pages have addresses with
/// the organisation's number in the place of its login.
struct OrganizationStage: ResponseStage {
    let organization: GeneratedOrganization

    func respond(to request: IncomingRequest, next: (IncomingRequest) async -> OutgoingResponse) async
        -> OutgoingResponse
    {
        guard request.method == "GET", let answer = answer(to: RequestTarget(request.path)) else {
            return await next(request)
        }
        return answer
    }

    private func answer(to target: RequestTarget) -> OutgoingResponse? {
        let segments = target.segments.dropFirst().map { $0 }
        guard segments.count > 1 else { return nil }
        let isOurs = segments[1].lowercased() == organization.login.lowercased()
        let isNumbered = segments[0] == "organizations" && segments[1] == String(GeneratedOrganization.id)
        switch (segments[0], segments.dropFirst(2).joined(separator: "/")) {
        case ("orgs", ""), ("users", ""):
            return isOurs ? .found(organization.description) : member(segments[1])
        case ("orgs", "repos"), ("users", "repos"), ("organizations", "repos"):
            guard isOurs || isNumbered else { return nil }
            return page("repos", of: organization.repositories, target) { organization.repository($0) }
        case ("orgs", "members"), ("orgs", "public_members"), ("organizations", "members"),
            ("organizations", "public_members"):
            guard isOurs || isNumbered else { return nil }
            return page(segments[2], of: organization.members, target) { organization.member($0) }
        case ("repos", let name) where isOurs:
            return organization.number(in: name, after: "item-", to: organization.repositories).map {
                .found(organization.repository($0, isAlone: true))
            }
        default: return nil
        }
    }

    private func member(_ login: String) -> OutgoingResponse? {
        organization.number(in: login, after: "clerk-", to: organization.members).map {
            .found(organization.member($0))
        }
    }

    private func page(_ list: String, of count: Int, _ target: RequestTarget, _ row: (Int) -> String)
        -> OutgoingResponse
    {
        let size = min(max(number("per_page", target) ?? 30, 1), 100)
        let pages = (count + size - 1) / size
        let page = min(max(number("page", target) ?? 1, 1), pages + 1)
        let rows = (page - 1) * size < count ? (page - 1) * size + 1...min(page * size, count) : nil
        var links: [(String, Int)] = []
        if page > 1 { links += [("prev", page - 1)] }
        if page < pages { links += [("next", page + 1), ("last", pages)] }
        if page > 1 { links += [("first", 1)] }
        let base = "https://api.github.com/organizations/\(GeneratedOrganization.id)/\(list)?per_page=\(size)&page="
        var answer = OutgoingResponse.found("[" + (rows?.map(row).joined(separator: ",") ?? "") + "]")
        if !links.isEmpty {
            answer.headers["link"] = [links.map { "<\(base)\($0.1)>; rel=\"\($0.0)\"" }.joined(separator: ", ")]
        }
        return answer
    }

    private func number(_ name: String, _ target: RequestTarget) -> Int? {
        target.items.keys.first { $0.name == name }.flatMap { Int($0.value) }
    }
}
