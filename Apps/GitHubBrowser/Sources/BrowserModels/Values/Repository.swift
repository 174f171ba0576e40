// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A repository.
public struct Repository: Sendable, Hashable, Identifiable {
    /// GitHub's number of the repository, which survives renaming.
    public let id: Int
    /// The owner's login and the repository's name, such as `coffee-works/heater`.
    public let fullName: String
    /// The name without its owner.
    public let name: String
    /// The description of the repository.
    public let summary: String?
    /// The web address.
    public let url: String?
    /// The home page of the project.
    public let homepage: String?
    /// The main programming language.
    public let language: String?
    /// The SPDX id of the licence, or its name without an id.
    public let license: String?
    /// The number of stars.
    public let stars: Int?
    /// The number of forks.
    public let forks: Int?
    /// The number of watchers; lists do not contain it.
    public let watchers: Int?
    /// The number of open issues and pull requests.
    public let openIssues: Int?
    /// The topics of the repository.
    public let topics: [String]?
    /// Whether the repository is archived, and so read-only.
    public let isArchived: Bool?
    /// Whether the repository began as a copy of another one.
    public let isFork: Bool?
    /// Whether the repository is private.
    public let isPrivate: Bool?
    /// The visibility: public, internal or private.
    public let visibility: String?
    /// The default branch.
    public let defaultBranch: String?
    /// The time of its creation.
    public let createdAt: Date?
    /// The time of the last change to its description or settings.
    public let updatedAt: Date?
    /// The time of the last push.
    public let pushedAt: Date?
}

extension Repository: Decodable {
    /// Decodes a repository, which requires only `id` and `full_name`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        id = try container.decode(Int.self, forKey: "id")
        let fullName = try container.decode(String.self, forKey: "full_name")
        self.fullName = fullName
        name = container.tolerantText("name") ?? String(fullName.split(separator: "/").last ?? "")
        summary = container.tolerantText("description")
        url = container.tolerantText("html_url")
        homepage = container.tolerantText("homepage")
        language = container.tolerantText("language")
        // NOASSERTION stands for a licence without an id.
        let id = container.tolerantText("license", "spdx_id")
        license = id == nil || id == "NOASSERTION" ? container.tolerantText("license", "name") : id
        // The numbers have earlier names, which some servers still use.
        stars = container.tolerant(firstOf: "stargazers_count", "watchers_count", "watchers")
        forks = container.tolerant(firstOf: "forks_count", "forks")
        watchers = container.tolerant("subscribers_count")
        openIssues = container.tolerant(firstOf: "open_issues_count", "open_issues")
        topics = container.tolerant("topics")
        isArchived = container.tolerant("archived")
        isFork = container.tolerant("fork")
        isPrivate = container.tolerant("private")
        visibility = container.tolerantText("visibility")
        defaultBranch = container.tolerantText("default_branch")
        createdAt = container.tolerantTime("created_at")
        updatedAt = container.tolerantTime("updated_at")
        pushedAt = container.tolerantTime("pushed_at")
    }
}
