// SPDX-License-Identifier: Apache-2.0

/// The facts about a repository that take requests of their own, such as its languages.
public struct RepositoryFacts: Sendable, Hashable {
    /// The bytes of code by language.
    public let languages: [String: Int]
    /// The number of open pull requests; nil if it is unknown.
    public let openPullRequests: Int?
    /// The number of releases; nil if it is unknown.
    public let releases: Int?
    /// The newest release; nil if there is none.
    public let newestRelease: Release?

    /// Creates facts.
    public init(languages: [String: Int], openPullRequests: Int?, releases: Int?, newestRelease: Release?) {
        self.languages = languages
        self.openPullRequests = openPullRequests
        self.releases = releases
        self.newestRelease = newestRelease
    }
}
