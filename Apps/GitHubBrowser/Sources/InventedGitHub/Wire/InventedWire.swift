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

    func web(_ path: String) -> WireValue { .text("https://github.com/\(path)") }

    /// Returns an account as other objects name it; null for one that is gone.
    func account(_ login: String?) -> WireValue {
        guard let login else { return .null }
        let member = data.member(login)
        let isOwner = data.isOwner(login)
        let id = isOwner ? data.id : member?.id ?? Int(login.stableHash % 8_000_000) + 20_000_000
        let picture = "https://avatars.githubusercontent.com/u/\(id)?v=4"
        return [
            "login": .text(login), "id": .integer(id), "html_url": web(login), "site_admin": false,
            "avatar_url": member?.flags.contains("faceless") == true ? .null : .text(picture),
            "type": isOwner ? "Organization" : member?.flags.contains("bot") == true ? "Bot" : "User",
        ]
    }

    var organization: WireValue {
        account(data.login).adding(["public_repos": .integer(data.repositories.count)]).adding(data.profile)
    }

    func profile(_ member: InventedMember) -> WireValue {
        account(member.login).adding([
            "name": .optional(member.name), "company": .optional(member.followers > 100 ? "@\(data.login)" : nil),
            "blog": .text(member.followers > 1000 ? "https://\(member.login).example" : ""),
            "location": .optional(member.location), "bio": .optional(member.bio),
            "public_repos": .integer(member.repositories.count), "followers": .integer(member.followers),
            "created_at": text(time(.day(after: member.id % 2500 + 3000), of: member.login)),
        ])
    }

    /// The limits of an account that has made no requests.
    var rateLimit: WireValue {
        let limits = ["core": 5000, "search": 30, "graphql": 5000].mapValues { limit -> WireValue in
            [
                "limit": .integer(limit), "remaining": .integer(limit),
                "reset": .integer(Int(hour.timeIntervalSince1970) + 3600),
            ]
        }
        return ["resources": .object(limits)]
    }
}
