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
