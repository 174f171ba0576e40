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
        .page(
            { (freshness) throws(APIFailure) in try await repositories.repository(name, freshness) }, Subject.repository
        )
    }

    /// What its own response doesn't contain.
    var facts: Feed {
        .page({ (freshness) throws(APIFailure) in try await repositories.facts(of: name, freshness) }, Subject.facts)
    }

    /// Its README, which may be missing. The server answers alike if the repository is, so that is asked for then.
    var readme: Feed {
        .page(
            { (freshness) throws(APIFailure) in
                do throws(APIFailure) {
                    return try await readmes.readme(of: name, freshness).map { $0 }
                } catch  where error.kind == .notFound || error.kind == .empty {
                    return try await repositories.repository(name, freshness).map { _ in nil }
                }
            }, Subject.readme)
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
