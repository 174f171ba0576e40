// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An organisation, or the account of a person who owns repositories as one.
public struct Organization: Sendable, Hashable, Identifiable {
    /// GitHub's number of the account, which survives renaming.
    public let id: Int
    /// The account's name on GitHub.
    public let login: String
    /// The name it goes by.
    public let name: String?
    /// The description that the account gives of itself.
    public let summary: String?
    /// The web address.
    public let url: String?
    /// Its own page.
    public let blog: String?
    /// The location of the account.
    public let location: String?
    /// The email address of the account.
    public let email: String?
    /// The number of public repositories.
    public let publicRepositories: Int?
    /// The number of followers.
    public let followers: Int?
    /// The time of its creation.
    public let createdAt: Date?
}

extension Organization: Decodable {
    private enum Key: String, CodingKey {
        case id, login, name, description, blog, location, email, followers
        case url = "html_url"
        case publicRepositories = "public_repos"
        case createdAt = "created_at"
    }

    /// Reads an organisation of which only `id` and `login` need be there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
        login = try container.decode(String.self, forKey: .login)
        name = container.tolerantText(.name)
        summary = container.tolerantText(.description)
        url = container.tolerantText(.url)
        blog = container.tolerantText(.blog)
        location = container.tolerantText(.location)
        email = container.tolerantText(.email)
        publicRepositories = container.tolerant(.publicRepositories)
        followers = container.tolerant(.followers)
        createdAt = container.tolerantTime(.createdAt)
    }
}
