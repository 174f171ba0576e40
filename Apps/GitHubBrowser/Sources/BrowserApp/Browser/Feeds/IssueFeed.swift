// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import DI

/// The content of the screen of an issue.
struct IssueFeed: Sendable {
    /// A reference to an issue.
    struct Ref: Sendable, Hashable {
        let number: Int
        let repository: RepositoryName
    }

    let issue: Ref
    let issues: IssueService
    let pullRequests: PullRequestService

    /// The issue with its comments, and with reviews and checks if it is a pull request.
    var discussion: Feed {
        .page(
            { (freshness) throws(APIFailure) in
                let discussion = try await issues.discussion(issue.number, of: issue.repository, freshness)
                guard discussion.value.issue.isPullRequest, let details = try await details(freshness) else {
                    return discussion
                }
                return discussion.joined(with: details) {
                    Discussion(issue: $0.issue, comments: $0.comments, details: $1)
                }
            }, Subject.discussion)
    }

    /// The pull request with its reviews and checks, as far as they may be read.
    var pullRequest: Feed {
        .page(
            { (freshness) throws(APIFailure) in
                try await pullRequests.details(
                    issue.number, of: issue.repository, with: [.reviews, .checks], freshness, onLoss: { _ in })
            }, Subject.pullRequest)
    }

    /// Returns the pull request with as many of its parts as may be read; nil if it may not be read itself.
    private func details(_ freshness: Freshness) async throws(APIFailure) -> Fetched<PullRequestDetails>? {
        do {
            return try await pullRequests.details(
                issue.number, of: issue.repository, with: [.reviews, .checks], freshness, onLoss: { _ in })
        } catch  where [.notFound, .notCached, .forbidden].contains(error.kind) {
            return nil
        }
    }
}

/// Creates the feed of an issue from its number and its repository.
enum IssueFeedFactory: AssistedFactory {
    typealias Seed = IssueFeed.Ref
    typealias Element = IssueFeed
}
