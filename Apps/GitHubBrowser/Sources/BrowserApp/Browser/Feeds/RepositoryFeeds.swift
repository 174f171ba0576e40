// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// What the screen of one repository shows in its tabs.
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

    /// Its README; that there is none is no failure.
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

/// Makes what the screens of a repository show, from its name.
enum RepositoryFeedsFactory: AssistedFactory {
    typealias Seed = RepositoryName
    typealias Element = RepositoryFeeds
}
