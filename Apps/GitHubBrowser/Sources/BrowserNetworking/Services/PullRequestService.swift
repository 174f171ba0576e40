// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Pull requests, their reviews and the checks of their commits.
public struct PullRequestService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder
    private let lists: ListReader
    private let issues: IssueService

    /// Creates the service.
    public init(
        endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder, lists: ListReader, issues: IssueService
    ) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
        self.issues = issues
    }

    /// Returns the first pull requests of a repository that meet the conditions.
    public func pullRequests(
        of name: RepositoryName, _ filter: IssueFilter, limit: Limit
    ) async throws(APIFailure) -> Listing<PullRequest> {
        try await pages(of: name, filter).listing(limit)
    }

    /// Returns the same pull requests page by page. The list of a repository can't be filtered by the server.
    public func pages(of name: RepositoryName, _ filter: IssueFilter = IssueFilter()) -> ListPages<PullRequest> {
        let source = ListSource(
            subject: "repository '\(name)'",
            candidates: [
                filter.search == nil
                    ? endpoints.pullRequests(of: name, state: filter.state)
                    : endpoints.search("issues", for: filter.query(in: name, kind: "is:pr"))
            ])
        if filter.search != nil { return lists.searchPages(of: PullRequest.self, from: source) }
        var unfiltered = IssueFilter()
        unfiltered.state = filter.state
        if filter == unfiltered { return lists.pages(of: PullRequest.self, from: source) }
        return lists.pages(of: PullRequest.self, from: source) { filter.accepts($0.issue) }
    }

    /// The parts of a pull request that are requested on their own.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The reviews.
        case reviews
        /// The checks of the last commit.
        case checks
        /// The comments.
        case comments = "commentList"
    }

    /// Returns a pull request with some of its parts, with the age of the oldest one.
    public func details(
        _ number: Int, of name: RepositoryName, with parts: some Sequence<Part>, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<PullRequestDetails> {
        let response = try await client.get(
            endpoints.pullRequest(number, of: name), about: "pull request \(number) in '\(name)'", freshness: freshness)
        var details = try decoder.fetched(PullRequest.self, in: response).map { PullRequestDetails($0) }
        for part in parts {
            switch part {
            case .reviews:
                let pages = lists.pages(
                    of: Review.self, from: source(part, number, name, endpoints.reviews(number, of: name)))
                details = try await joined(details, pages, freshness) { $0.reviews = ($0.reviews ?? []) + $1 }
            case .checks:
                guard let commit = details.value.pullRequest.commit else { continue }
                let pages = lists.searchPages(
                    of: Check.self, from: source(part, number, name, endpoints.checks(of: commit, of: name)))
                details = try await joined(details, pages, freshness) { $0.checks = ($0.checks ?? []) + $1 }
            case .comments:
                let pages = issues.commentPages(onIssue: number, of: name)
                details = try await joined(details, pages, freshness) { $0.comments = ($0.comments ?? []) + $1 }
            }
        }
        return details
    }

    private func source(_ part: Part, _ number: Int, _ name: RepositoryName, _ url: URL) -> ListSource {
        ListSource(subject: "\(part.rawValue) of pull request \(number) in '\(name)'", candidates: [url])
    }

    /// Returns a value with all pages of one of its parts.
    private func joined<Item>(
        _ details: Fetched<PullRequestDetails>, _ pages: ListPages<Item>, _ freshness: Freshness,
        _ add: (inout PullRequestDetails, [Item]) -> Void
    ) async throws(APIFailure) -> Fetched<PullRequestDetails> {
        var details = details.map { (old) -> PullRequestDetails in
            var new = old
            add(&new, [])
            return new
        }
        while let page = try await pages.next(freshness) {
            details = details.joined(with: page) { (old, items) -> PullRequestDetails in
                var new = old
                add(&new, items)
                return new
            }
        }
        return details
    }
}
