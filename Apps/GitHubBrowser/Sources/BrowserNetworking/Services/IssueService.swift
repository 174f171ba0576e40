// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Issues of repositories, and what was said about them.
public struct IssueService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder
    private let lists: ListReader

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// The issues of a repository; the API lists pull requests among them, which are dropped unless they are wanted.
    public func issues(
        of name: RepositoryName, state: IssueState?, labels: [String], withPullRequests: Bool, limit: Limit
    ) async throws(APIFailure) -> Listing<Issue> {
        let source = ListSource(
            subject: "repository '\(name)'", candidates: [endpoints.issues(of: name, state: state, labels: labels)])
        if withPullRequests { return try await lists.read(Issue.self, from: source, limit: limit) }
        return try await lists.read(Issue.self, from: source, limit: limit) { !$0.isPullRequest }
    }

    /// One issue or pull request.
    public func issue(_ number: Int, of name: RepositoryName) async throws(APIFailure) -> Issue {
        try await issue(number, of: name, .policy).value
    }

    /// The same, and how new it is.
    public func issue(
        _ number: Int, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Issue> {
        let url = endpoints.issue(number, of: name)
        let answer = try await client.get(url, about: "issue \(number) in '\(name)'", freshness: freshness)
        return try decoder.reading(Issue.self, in: answer)
    }

    /// An issue and everything that was said about it, as new as its oldest part.
    public func discussion(
        _ number: Int, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Discussion> {
        var reading = try await issue(number, of: name, freshness).asDiscussion
        guard reading.value.issue.comments != 0 else { return reading }
        let pages = lists.pages(of: IssueComment.self, from: comments(onIssue: number, of: name))
        while let page = try await pages.next(freshness) {
            reading = reading.with(page.rows) { Discussion(issue: $0.issue, comments: $0.comments + $1) }
        }
        return reading
    }

    /// The issues of a repository without its pull requests, to be read page by page.
    public func pages(of name: RepositoryName) -> ListPages<Issue> {
        let source = ListSource(
            subject: "repository '\(name)'", candidates: [endpoints.issues(of: name, state: nil, labels: [])])
        return lists.pages(of: Issue.self, from: source) { !$0.isPullRequest }
    }

    /// Everything that was said about an issue, oldest first; nobody is asked where the issue says that it was nothing.
    public func comments(on issue: Issue, of name: RepositoryName) async throws(APIFailure) -> [IssueComment] {
        guard issue.comments != 0 else { return [] }
        return try await lists.read(IssueComment.self, from: comments(onIssue: issue.number, of: name), limit: .all)
            .items
    }

    private func comments(onIssue number: Int, of name: RepositoryName) -> ListSource {
        ListSource(
            subject: "issue \(number) in '\(name)'", candidates: [endpoints.comments(onIssue: number, of: name)])
    }
}

extension Reading<Issue> {
    /// Before the comments are read.
    fileprivate var asDiscussion: Reading<Discussion> {
        Reading<Discussion>(Discussion(issue: value, comments: []), age)
    }
}
