// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Pull requests, their reviews and the checks of their commits.
package struct PullRequestService: Sendable {
    let lists: ListReader
    let issues: IssueService

    /// Returns the pull requests that meet the conditions page by page. The list of a repository can't be filtered by the
    /// server.
    package func pages(of name: RepositoryName, _ filter: IssueFilter = IssueFilter()) -> ListPages<PullRequest> {
        let subject = "repository '\(name)'"
        if filter.isSearch {
            let url = lists.api.endpoints.search("issues", for: filter.query(in: name, kind: "is:pr"))
            return lists.pages(about: subject, at: url)
        }
        let isWanted: @Sendable (PullRequest) -> Bool = { filter.accepts($0.issue) }
        return lists.pages(
            about: subject,
            at: lists.api.endpoints.list(in: name, "pulls", asking: IssueFilter(state: filter.state).items),
            where: filter == IssueFilter(state: filter.state) ? nil : isWanted)
    }

    /// The parts of a pull request that are requested on their own.
    package enum Part: String, Sendable, Hashable, CaseIterable {
        case reviews
        /// The checks of the last commit.
        case checks
        case comments = "commentList"
    }

    /// Returns a pull request with some of its parts, with the age of the oldest one.
    ///
    /// A token may not give access to checks: with `onLoss`, which is called for each, parts that may not be read are left out.
    package func details(
        _ number: Int, of name: RepositoryName, with parts: some Sequence<Part>, _ freshness: Freshness = .policy,
        onLoss: ((APIFailure) -> Void)? = nil
    ) async throws(APIFailure) -> Fetched<PullRequestDetails> {
        let subject = "pull request \(number) in '\(name)'"
        let pull: Fetched<PullRequest> = try await lists.api.value(
            at: lists.api.endpoints.object(in: name, "pulls", "\(number)"), about: subject, freshness)
        var details = pull.map { PullRequestDetails($0) }
        for part in parts {
            do throws(APIFailure) {
                details = try await adding(part, to: details, number, of: name, freshness)
            } catch {
                guard let onLoss, [.notFound, .notCached, .forbidden].contains(error.kind) else { throw error }
                onLoss(error)
            }
        }
        return details
    }

    private func adding(
        _ part: Part, to details: Fetched<PullRequestDetails>, _ number: Int, of name: RepositoryName,
        _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<PullRequestDetails> {
        let subject = "list of \(part.rawValue) of pull request \(number) in '\(name)'"
        switch part {
        case .reviews:
            let url = lists.api.endpoints.list(in: name, "pulls", "\(number)", "reviews")
            let pages = lists.pages(of: Review.self, about: subject, at: url)
            return details.joined(with: try await pages.all(freshness), at: \.reviews)
        case .checks:
            guard let commit = details.value.pullRequest.commit else { return details }
            let url = lists.api.endpoints.list(in: name, "commits", commit, "check-runs")
            let pages = lists.pages(of: Check.self, about: subject, at: url)
            return details.joined(with: try await pages.all(freshness), at: \.checks)
        case .comments:
            let comments = try await issues.comments(onIssue: number, of: name).all(freshness)
            return details.joined(with: comments, at: \.comments)
        }
    }
}
