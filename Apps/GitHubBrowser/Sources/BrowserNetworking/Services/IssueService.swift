// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Issues of repositories, and their comments.
package struct IssueService: Sendable {
    let lists: ListReader

    /// Returns issues page by page: by default those that are open, without pull requests, which the API lists among them.
    package func pages(
        of name: RepositoryName, _ filter: IssueFilter = IssueFilter(), withPullRequests: Bool = false
    ) -> ListPages<Issue> {
        if filter.isSearch {
            let query = filter.query(in: name, kind: withPullRequests ? nil : "is:issue")
            return lists.pages(about: "search in '\(name)'", at: lists.api.endpoints.search("issues", for: query))
        }
        let isIssue: @Sendable (Issue) -> Bool = { !$0.isPullRequest }
        return lists.pages(
            about: "list of issues in '\(name)'",
            at: lists.api.endpoints.list(in: name, "issues", asking: filter.items),
            where: withPullRequests ? nil : isIssue)
    }

    /// Returns an issue or a pull request with all its comments, if they are wanted, and with the age of the oldest part. An
    /// issue without comments costs no request for them.
    package func discussion(
        _ number: Int, of name: RepositoryName, withComments: Bool = true, _ freshness: Freshness = .policy
    ) async throws(APIFailure) -> Fetched<Discussion> {
        let subject = "issue \(number) in '\(name)'"
        let issue: Fetched<Issue> = try await lists.api.value(
            at: lists.api.endpoints.object(in: name, "issues", "\(number)"), about: subject, freshness)
        guard withComments, issue.value.comments != 0 else { return issue.map { Discussion(issue: $0, comments: []) } }
        let comments = try await comments(onIssue: number, of: name).all(freshness)
        return issue.joined(with: comments) { Discussion(issue: $0, comments: $1) }
    }

    func comments(onIssue number: Int, of name: RepositoryName) -> ListPages<IssueComment> {
        lists.pages(
            about: "list of comments on issue \(number) in '\(name)'",
            at: lists.api.endpoints.list(in: name, "issues", "\(number)", "comments"))
    }
}
