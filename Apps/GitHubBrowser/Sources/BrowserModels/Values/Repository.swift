// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A repository as lists and single answers of the API describe it.
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
    /// The project's own page.
    public let homepage: String?
    /// The language most of the code is written in.
    public let language: String?
    /// The licence's SPDX id, or its name where it has none.
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
    /// Whether only members see it.
    public let isPrivate: Bool?
    /// The visibility: public, internal or private.
    public let visibility: String?
    /// The branch that a visitor sees first.
    public let defaultBranch: String?
    /// The time of its creation.
    public let createdAt: Date?
    /// The time of the last change to its description or settings.
    public let updatedAt: Date?
    /// The time of the last push.
    public let pushedAt: Date?
}

extension Repository: Decodable {
    private enum Key: String, CodingKey {
        case id, name, description, homepage, language, license, topics, archived, fork, visibility
        case fullName = "full_name"
        case url = "html_url"
        case stars = "stargazers_count"
        case forks = "forks_count"
        case watchers = "subscribers_count"
        case openIssues = "open_issues_count"
        // The earlier names of the numbers, which some servers still use.
        case starsBefore = "watchers_count"
        case starsAtFirst = "watchers"
        case forksBefore = "forks"
        case openIssuesBefore = "open_issues"
        case isPrivate = "private"
        case defaultBranch = "default_branch"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case pushedAt = "pushed_at"
    }

    private struct License: Decodable {
        let spdxID: String?
        let name: String?

        /// GitHub writes NOASSERTION where it found a licence that has no id.
        var shown: String? {
            guard let spdxID, !spdxID.isEmpty, spdxID != "NOASSERTION" else { return name }
            return spdxID
        }

        private enum Key: String, CodingKey {
            case name
            case spdxID = "spdx_id"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            spdxID = container.tolerant(.spdxID)
            name = container.tolerantText(.name)
        }
    }

    /// Reads a repository of which only `id` and `full_name` need be there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(Int.self, forKey: .id)
        let fullName = try container.decode(String.self, forKey: .fullName)
        self.fullName = fullName
        name = container.tolerantText(.name) ?? String(fullName.split(separator: "/").last ?? "")
        summary = container.tolerantText(.description)
        url = container.tolerantText(.url)
        homepage = container.tolerantText(.homepage)
        language = container.tolerantText(.language)
        license = container.tolerant(.license, as: License.self)?.shown
        stars = container.tolerant(firstOf: .stars, .starsBefore, .starsAtFirst)
        forks = container.tolerant(firstOf: .forks, .forksBefore)
        watchers = container.tolerant(.watchers)
        openIssues = container.tolerant(firstOf: .openIssues, .openIssuesBefore)
        topics = container.tolerant(.topics)
        isArchived = container.tolerant(.archived)
        isFork = container.tolerant(.fork)
        isPrivate = container.tolerant(.isPrivate)
        visibility = container.tolerantText(.visibility)
        defaultBranch = container.tolerantText(.defaultBranch)
        createdAt = container.tolerantTime(.createdAt)
        updatedAt = container.tolerantTime(.updatedAt)
        pushedAt = container.tolerantTime(.pushedAt)
    }
}
