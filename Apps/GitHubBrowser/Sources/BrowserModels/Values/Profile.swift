// SPDX-License-Identifier: Apache-2.0

import Foundation

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
