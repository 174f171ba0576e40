// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The contents of the tabs of a repository.
struct RepositoryFeeds: Sendable {
    let name: RepositoryName
    let repositories: RepositoryService
    let readmes: ReadmeService
    let issueService: IssueService
    let releaseService: ReleaseService

    /// The repository itself.
    var overview: Feed {
        .one(
            { (freshness) throws(APIFailure) in try await repositories.repository(name, freshness) }, Loaded.repository)
    }

    /// Its README, which may be missing.
    var readme: Feed {
        .one(
            { (freshness) throws(APIFailure) in try await readmes.readme(of: name, freshness) }, { .readme($0) },
            absent: .readme(nil))
    }

    /// Its issues.
    var issues: Feed { .list(issueService.pages(of: name), Loaded.issues) }

    /// Its releases.
    var releases: Feed { .list(releaseService.pages(of: name), Loaded.releases) }
}

/// Creates the feeds of a repository from its name.
enum RepositoryFeedsFactory: AssistedFactory {
    typealias Seed = RepositoryName
    typealias Element = RepositoryFeeds
}
