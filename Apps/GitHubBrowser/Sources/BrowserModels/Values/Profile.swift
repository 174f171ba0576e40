// SPDX-License-Identifier: Apache-2.0

/// An account with its public profile.
public struct Profile: Sendable, Hashable {
    /// The account as lists describe it.
    public let member: Member
    /// The name it goes by.
    public let name: String?
    /// The description that the account gives of itself.
    public let bio: String?
    /// The company of the account.
    public let company: String?
    /// The location of the account.
    public let location: String?
    /// Its own page.
    public let blog: String?
    /// The number of followers.
    public let followers: Int?
    /// The number of public repositories.
    public let publicRepositories: Int?
}

extension Profile: Decodable {
    private enum Key: String, CodingKey {
        case name, bio, company, location, blog, followers
        case publicRepositories = "public_repos"
    }

    /// Reads an account of which only `id` and `login` need be there.
    public init(from decoder: any Decoder) throws {
        member = try Member(from: decoder)
        let container = try decoder.container(keyedBy: Key.self)
        name = container.tolerantText(.name)
        bio = container.tolerantText(.bio)
        company = container.tolerantText(.company)
        location = container.tolerantText(.location)
        blog = container.tolerantText(.blog)
        followers = container.tolerant(.followers)
        publicRepositories = container.tolerant(.publicRepositories)
    }
}
