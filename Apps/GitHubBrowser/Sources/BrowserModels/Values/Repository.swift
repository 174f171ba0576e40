// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct Repository: Decodable, Sendable, Hashable, Identifiable {
    /// GitHub's number of the repository, which survives renaming.
    package let id: Int
    /// The owner's login and the repository's name, such as `coffee-works/heater`.
    package let fullName: String
    package let name: String
    package let summary: String?
    package let url: String?
    package let homepage: String?
    package let language: String?
    /// The SPDX id of the licence, or its name without an id.
    package let license: String?
    package let stars: Int?
    package let forks: Int?
    /// The number of watchers; lists do not contain it.
    package let watchers: Int?
    /// The number of open issues and pull requests.
    package let openIssues: Int?
    package let topics: [String]?
    package let isArchived: Bool?
    package let isFork: Bool?
    package let isPrivate: Bool?
    /// The visibility: public, internal or private.
    package let visibility: String?
    package let defaultBranch: String?
    package let createdAt: Date?
    /// The time of the last change to its description or settings.
    package let updatedAt: Date?
    package let pushedAt: Date?

    /// Decodes a repository, which requires only `id` and `full_name`.
    package init(from decoder: any Decoder) throws {
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
