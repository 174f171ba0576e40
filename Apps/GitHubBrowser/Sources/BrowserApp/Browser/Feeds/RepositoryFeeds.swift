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
    let pullRequestService: PullRequestService
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

    /// Returns its issues in a state.
    func issues(_ state: IssueState) -> Feed { .list(issueService.pages(of: name, state.filter), Loaded.issues) }

    /// Returns its pull requests in a state.
    func pullRequests(_ state: IssueState) -> Feed {
        .list(pullRequestService.pages(of: name, state.filter), Loaded.pullRequests)
    }

    /// Its releases.
    var releases: Feed { .list(releaseService.pages(of: name), Loaded.releases) }
}

extension IssueState {
    /// The filter that lists the state; the server lists the open ones unless asked.
    fileprivate var filter: IssueFilter { IssueFilter(state: self == .open ? nil : self) }
}

/// Creates the feeds of a repository from its name.
enum RepositoryFeedsFactory: AssistedFactory {
    typealias Seed = RepositoryName
    typealias Element = RepositoryFeeds
}
