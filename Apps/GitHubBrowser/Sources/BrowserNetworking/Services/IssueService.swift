// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Issues of repositories, and their comments.
public struct IssueService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder
    private let lists: ListReader

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// Returns the first issues of a repository; the API lists pull requests among them, which may be left out.
    public func issues(
        of name: RepositoryName, _ filter: IssueFilter, withPullRequests: Bool, limit: Limit
    ) async throws(APIFailure) -> Listing<Issue> {
        try await pages(of: name, filter, withPullRequests: withPullRequests).listing(limit)
    }

    /// Returns issues page by page: by default those that are open, without pull requests.
    public func pages(
        of name: RepositoryName, _ filter: IssueFilter = IssueFilter(), withPullRequests: Bool = false
    ) -> ListPages<Issue> {
        if filter.search != nil {
            let query = filter.query(in: name, kind: withPullRequests ? nil : "is:issue")
            return lists.searchPages(
                of: Issue.self,
                from: ListSource(
                    subject: "search in '\(name)'", candidates: [endpoints.search("issues", for: query)]))
        }
        let source = ListSource(
            subject: "repository '\(name)', or it has no issues", candidates: [endpoints.issues(of: name, filter)])
        if withPullRequests, filter.milestone == nil { return lists.pages(of: Issue.self, from: source) }
        return lists.pages(of: Issue.self, from: source) {
            (withPullRequests || !$0.isPullRequest) && filter.hasMilestone($0)
        }
    }

    /// Returns one issue or pull request.
    public func issue(_ number: Int, of name: RepositoryName) async throws(APIFailure) -> Issue {
        try await issue(number, of: name, .policy).value
    }

    private func issue(
        _ number: Int, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Issue> {
        let url = endpoints.issue(number, of: name)
        let response = try await client.get(url, about: "issue \(number) in '\(name)'", freshness: freshness)
        return try decoder.fetched(Issue.self, in: response)
    }

    /// Returns an issue with all its comments, with the age of the oldest part.
    public func discussion(
        _ number: Int, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Discussion> {
        let issue = try await issue(number, of: name, freshness)
        var discussion = issue.map { Discussion(issue: $0, comments: []) }
        guard issue.value.comments != 0 else { return discussion }
        let pages = commentPages(onIssue: number, of: name)
        while let page = try await pages.next(freshness) {
            discussion = discussion.joined(with: page) { Discussion(issue: $0.issue, comments: $0.comments + $1) }
        }
        return discussion
    }

    /// Returns all comments on an issue, oldest first; sends no request for an issue without comments.
    public func comments(on issue: Issue, of name: RepositoryName) async throws(APIFailure) -> [IssueComment] {
        guard issue.comments != 0 else { return [] }
        return try await commentPages(onIssue: issue.number, of: name).listing(.all).items
    }

    /// Returns the comments on an issue page by page.
    func commentPages(onIssue number: Int, of name: RepositoryName) -> ListPages<IssueComment> {
        lists.pages(
            of: IssueComment.self,
            from: ListSource(
                subject: "list of comments on issue \(number) in '\(name)'",
                candidates: [endpoints.comments(onIssue: number, of: name)]))
    }
}
