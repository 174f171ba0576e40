// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pull request: its issue, and the parts that other issues don't have.
package struct PullRequest: Decodable, Sendable, Hashable {
    package let issue: Issue
    /// The branch to be merged, with its owner if it is in a fork.
    package let head: String?
    /// The commit at the end of that branch.
    package let commit: String?
    /// The branch that it is merged into.
    package let base: String?
    /// The logins of the requested reviewers.
    package let reviewers: [String]?
    /// The number of added lines; nil in lists, like all further numbers.
    package let additions: Int?
    package let deletions: Int?
    package let changedFiles: Int?
    /// Whether the pull request can be merged without conflicts; nil while GitHub finds out.
    package let isMergeable: Bool?

    /// Decodes a pull request, which requires only `number`, `title` and `state`.
    package init(from decoder: any Decoder) throws {
        issue = try Issue(from: decoder)
        let container = try decoder.container(keyedBy: FieldKey.self)
        let owners = (["head", "base"] as [FieldKey]).map { end in
            (try? container.nestedContainer(keyedBy: FieldKey.self, forKey: end))?.tolerantText("user", "login")
        }
        let branch = container.tolerantText("head", "ref")
        let isOwn = owners[0] == nil || owners[0] == owners[1]
        head = isOwn ? branch : container.tolerantText("head", "label") ?? branch
        commit = container.tolerantText("head", "sha")
        base = container.tolerantText("base", "ref")
        reviewers = container.tolerant("requested_reviewers", as: LossyList<AccountReference>.self)?.elements.map(
            \.login)
        additions = container.tolerant("additions")
        deletions = container.tolerant("deletions")
        changedFiles = container.tolerant("changed_files")
        isMergeable = container.tolerant("mergeable")
    }
}

/// A pull request with its reviews, its checks and its comments.
package struct PullRequestDetails: Sendable, Hashable {
    package let pullRequest: PullRequest
    /// The reviews, oldest first; nil if they weren't requested.
    package var reviews: [Review]?
    /// The checks of the last commit; nil if they weren't requested.
    package var checks: [Check]?
    /// The comments, oldest first; nil if they weren't requested.
    package var comments: [IssueComment]?

    package init(_ pullRequest: PullRequest) { self.pullRequest = pullRequest }

    /// The latest opinion of each reviewer, in the order of the reviewers' first reviews; comments are none.
    package var opinions: [Review] {
        var latest: [String: Review] = [:]
        var authors: [String] = []
        for review in reviews ?? [] where review.state != .commented && review.state != .pending {
            let author = review.author ?? ""
            if latest.updateValue(review, forKey: author) == nil { authors.append(author) }
        }
        return authors.compactMap { latest[$0] }
    }
}
