// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Puts what an organisation holds into the form in which GitHub sends it.
struct InventedWire: Sendable {
    let data: InventedOrganization
    /// The API's address, without a slash at the end.
    let apiURL: String
    /// The beginning of the hour.
    let hour: Date

    func time(_ time: InventedTime, of owner: String) -> Date { time.date(before: hour, of: owner) }

    func text(_ date: Date?) -> WireValue { .optional(date?.rfc3339) }

    func api(_ path: String) -> WireValue { .text("\(apiURL)/\(path)") }

    func web(_ path: String) -> WireValue { .text("https://github.com/\(path)") }

    /// Returns an account as other objects name it; null for one that is gone.
    func account(_ login: String?) -> WireValue {
        guard let login else { return .null }
        let member = data.member(login)
        let isOwner = data.isOwner(login)
        let id = isOwner ? data.id : member?.id ?? Int(login.stableHash % 8_000_000) + 20_000_000
        let isBot = member?.flags.contains("bot") ?? login.hasSuffix("[bot]")
        let picture = "https://avatars.githubusercontent.com/u/\(id)?v=4"
        return [
            "login": .text(login), "id": .integer(id), "url": api("users/\(login)"), "html_url": web(login),
            "avatar_url": member?.flags.contains("faceless") == true ? .null : .text(picture),
            "type": isOwner ? "Organization" : isBot ? "Bot" : "User",
            "site_admin": .bool(member?.flags.contains("admin") ?? false),
        ]
    }

    /// The organisation itself, as organisations are described.
    var organization: WireValue {
        let own: WireValue = [
            "login": .text(data.login), "id": .integer(data.id), "url": api("orgs/\(data.login)"),
            "html_url": web(data.login), "type": "Organization",
            "avatar_url": .text("https://avatars.githubusercontent.com/u/\(data.id)?v=4"),
            "name": .null, "description": .null, "blog": "", "location": .null, "email": .null,
            "public_repos": .integer(data.repositories.count), "updated_at": text(hour.addingTimeInterval(-5 * 86_400)),
        ]
        return own.adding(data.profile)
    }

    /// Returns an account with its profile.
    func profile(_ member: InventedMember) -> WireValue {
        account(member.login).adding([
            "name": .optional(member.name), "company": .optional(member.company), "blog": .text(member.blog ?? ""),
            "location": .optional(member.location), "email": .null, "bio": .optional(member.bio),
            "public_repos": .integer(member.repositories.count), "followers": .integer(member.followers),
            "created_at": text(time(member.joined, of: member.login)),
            "updated_at": text(hour.addingTimeInterval(-Double(member.login.stableHash % 9_000_000))),
        ])
    }

    /// The limits of an account that has made few requests.
    var rateLimit: WireValue {
        let limits = [("core", 5000, data.spent), ("search", 30, 0), ("graphql", 5000, 0)]
        let resources = limits.map { name, limit, used -> (String, WireValue) in
            let members: WireValue = [
                "limit": .integer(limit), "remaining": .integer(limit - used), "used": .integer(used),
                "reset": .integer(Int(hour.timeIntervalSince1970) + 3600), "resource": .text(name),
            ]
            return (name, members)
        }
        return ["resources": .object(Dictionary(resources) { first, _ in first }), "rate": resources[0].1]
    }
}
