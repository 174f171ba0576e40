// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An account, with the fields of a list of members.
public struct Member: Sendable, Hashable, Identifiable {
    /// GitHub's number of the account, which survives renaming.
    public let id: Int
    /// The account's name on GitHub.
    public let login: String
    /// User, Organization or Bot.
    public let type: String?
    /// The web address.
    public let url: String?
    /// The address of the picture.
    public let avatarURL: String?
    /// Whether the account works for GitHub.
    public let isSiteAdmin: Bool?
}

extension Member: Decodable {
    /// Decodes an account, which requires only `id` and `login`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        id = try container.decode(Int.self, forKey: "id")
        login = try container.decode(String.self, forKey: "login")
        type = container.tolerantText("type")
        url = container.tolerantText("html_url")
        avatarURL = container.tolerantText("avatar_url")
        isSiteAdmin = container.tolerant("site_admin")
    }
}
