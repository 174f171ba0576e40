// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Puts what the demo holds into the form in which GitHub sends it.
struct DemoWire: Sendable {
    let data: DemoData
    /// The API's address, without a slash at the end.
    let apiURL: String
    /// The beginning of the hour.
    let hour: Date

    static let webURL = "https://github.com"

    func time(_ time: DemoTime, of owner: String) -> Date { time.date(before: hour, of: owner) }

    func text(_ date: Date?) -> WireValue { .optional(date?.rfc3339) }

    func api(_ path: String) -> WireValue { .text("\(apiURL)/\(path)") }

    func web(_ path: String) -> WireValue { .text("\(Self.webURL)/\(path)") }

    /// Returns an account as other objects name it; null for one that is gone.
    func account(_ login: String?) -> WireValue {
        guard let login else { return .null }
        let member = data.member(login)
        let isOwner = login == DemoData.owner
        let id = isOwner ? DemoData.ownerID : member?.id ?? Int(login.demoHash % 8_000_000) + 20_000_000
        let isBot = member?.flags.contains("bot") ?? login.hasSuffix("[bot]")
        let picture = "https://avatars.githubusercontent.com/u/\(id)?v=4"
        return .object([
            "login": .text(login), "id": .integer(id), "node_id": .text(node("U", id)),
            "avatar_url": member?.flags.contains("faceless") == true ? .null : .text(picture), "gravatar_id": "",
            "url": api("users/\(login)"), "html_url": web(login), "repos_url": api("users/\(login)/repos"),
            "organizations_url": api("users/\(login)/orgs"),
            "type": isOwner ? "Organization" : isBot ? "Bot" : "User", "user_view_type": "public",
            "site_admin": .bool(member?.flags.contains("admin") ?? false),
        ])
    }

    /// The organisation itself, as organisations are described.
    var organization: WireValue {
        let members: [String: WireValue] = [
            "login": .text(DemoData.owner), "id": .integer(DemoData.ownerID),
            "node_id": .text(node("O", DemoData.ownerID)),
            "url": api("orgs/\(DemoData.owner)"), "repos_url": api("orgs/\(DemoData.owner)/repos"),
            "members_url": .text("\(apiURL)/orgs/\(DemoData.owner)/members{/member}"),
            "avatar_url": .text("https://avatars.githubusercontent.com/u/\(DemoData.ownerID)?v=4"),
            "html_url": web(DemoData.owner), "type": "Organization", "name": "Coffee Works",
            "description": "Everything between the bean and the cup ☕️", "company": .null,
            "blog": "https://coffee-works.example", "location": "Trieste", "email": .null, "twitter_username": .null,
            "is_verified": true, "has_organization_projects": true, "has_repository_projects": true,
        ]
        let counts: [String: WireValue] = [
            "public_repos": .integer(data.repositories.count), "public_gists": 0, "followers": 1842, "following": 0,
            "created_at": "2014-02-11T08:15:00Z", "updated_at": text(hour.addingTimeInterval(-5 * 86_400)),
            "archived_at": .null,
        ]
        return .object(members).adding(counts)
    }

    /// Returns an account with its profile.
    func profile(_ member: DemoMember) -> WireValue {
        let own: [String: WireValue] = [
            "name": .optional(member.name), "company": .optional(member.company), "blog": .text(member.blog ?? ""),
            "location": .optional(member.location), "email": .null, "hireable": .null, "bio": .optional(member.bio),
            "twitter_username": .null, "public_repos": .integer(member.repositories.count), "public_gists": 0,
            "followers": .integer(member.followers), "following": .integer(member.followers % 97),
            "created_at": text(time(member.joined, of: member.login)),
            "updated_at": text(hour.addingTimeInterval(-Double(member.login.demoHash % 9_000_000))),
        ]
        return account(member.login).adding(own)
    }

    /// The limits of an account that has made few requests.
    var rateLimit: WireValue {
        let limits = [("core", 5000, 4968, 3600), ("search", 30, 30, 60), ("graphql", 5000, 5000, 3600)]
        let resources = limits.map { name, limit, remaining, window in
            let reset = Int(hour.timeIntervalSince1970) + max(window, 3600)
            let members: [String: WireValue] = [
                "limit": .integer(limit), "remaining": .integer(remaining), "used": .integer(limit - remaining),
                "reset": .integer(reset), "resource": .text(name),
            ]
            return (name, WireValue.object(members))
        }
        return .object([
            "resources": .object(Dictionary(resources) { first, _ in first }), "rate": resources[0].1,
        ])
    }

    func node(_ kind: String, _ id: Int) -> String {
        Data("0\(kind)_\(id)".utf8).base64EncodedString()
    }
}
