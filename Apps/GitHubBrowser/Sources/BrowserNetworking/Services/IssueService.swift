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
        try decoder.value(
            Issue.self,
            in: try await client.get(endpoints.issue(number, of: name), about: "issue \(number) in '\(name)'"))
    }

    /// Everything that was said about an issue, oldest first; nobody is asked where the issue says that it was nothing.
    public func comments(on issue: Issue, of name: RepositoryName) async throws(APIFailure) -> [IssueComment] {
        guard issue.comments != 0 else { return [] }
        let source = ListSource(
            subject: "issue \(issue.number) in '\(name)'",
            candidates: [endpoints.comments(onIssue: issue.number, of: name)])
        return try await lists.read(IssueComment.self, from: source, limit: .all).items
    }
}
