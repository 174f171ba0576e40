// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An account, with the fields of a list of members.
package struct Member: Decodable, Sendable, Hashable, Identifiable {
    /// GitHub's number of the account, which survives renaming.
    package let id: Int
    package let login: String
    /// User, Organization or Bot.
    package let type: String?
    package let url: String?
    package let avatarURL: String?
    /// Whether the account works for GitHub.
    package let isSiteAdmin: Bool?

    /// Decodes an account, which requires only `id` and `login`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        id = try container.decode(Int.self, forKey: "id")
        login = try container.decode(String.self, forKey: "login")
        type = container.tolerantText("type")
        url = container.tolerantText("html_url")
        avatarURL = container.tolerantText("avatar_url")
        isSiteAdmin = container.tolerant("site_admin")
    }
}

/// An account, of a person or of an organisation, with its public profile.
package struct Profile: Decodable, Sendable, Hashable {
    package let member: Member
    package let name: String?
    /// The biography of a user, or the description of an organisation.
    package let summary: String?
    package let company: String?
    package let location: String?
    package let blog: String?
    package let email: String?
    package let followers: Int?
    package let publicRepositories: Int?
    package let createdAt: Date?

    /// Decodes an account, which requires only `id` and `login`.
    package init(from decoder: any Decoder) throws {
        member = try Member(from: decoder)
        let container = try decoder.container(keyedBy: FieldKey.self)
        name = container.tolerantText("name")
        summary = container.tolerantText("bio") ?? container.tolerantText("description")
        company = container.tolerantText("company")
        location = container.tolerantText("location")
        blog = container.tolerantText("blog")
        email = container.tolerantText("email")
        followers = container.tolerant("followers")
        publicRepositories = container.tolerant("public_repos")
        createdAt = container.tolerantTime("created_at")
    }
}

/// The account that the program uses, and the origin of its token.
package struct AccountStatus: Sendable, Hashable {
    package let host: String
    package let account: Member
    /// The origin of the token, such as the name of a variable; never the token.
    package let tokenSource: String?

    package init(host: String, account: Member, tokenSource: String?) {
        self.host = host
        self.account = account
        self.tokenSource = tokenSource
    }
}
