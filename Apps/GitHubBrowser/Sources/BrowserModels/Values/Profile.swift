// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An account, of a person or of an organisation, with its public profile.
public struct Profile: Sendable, Hashable {
    /// The account, with the fields of a list.
    public let member: Member
    /// The display name.
    public let name: String?
    /// The biography of a user, or the description of an organisation.
    public let summary: String?
    /// The company of the account.
    public let company: String?
    /// The location of the account.
    public let location: String?
    /// The home page of the account.
    public let blog: String?
    /// The email address of the account.
    public let email: String?
    /// The number of followers.
    public let followers: Int?
    /// The number of public repositories.
    public let publicRepositories: Int?
    /// The time of its creation.
    public let createdAt: Date?
}

extension Profile: Decodable {
    /// Decodes an account, which requires only `id` and `login`.
    public init(from decoder: any Decoder) throws {
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
