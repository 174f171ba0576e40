// SPDX-License-Identifier: Apache-2.0

/// The facts about a repository that take requests of their own, such as its languages.
package struct RepositoryFacts: Sendable, Hashable {
    /// The bytes of code by language.
    package let languages: [String: Int]
    package let openPullRequests: Int?
    package let releases: Int?
    package let newestRelease: Release?

    package init(languages: [String: Int], openPullRequests: Int?, releases: Int?, newestRelease: Release?) {
        self.languages = languages
        self.openPullRequests = openPullRequests
        self.releases = releases
        self.newestRelease = newestRelease
    }
}
