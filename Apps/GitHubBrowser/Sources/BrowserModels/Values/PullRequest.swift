// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A pull request: its issue, and the parts that other issues don't have.
public struct PullRequest: Sendable, Hashable {
    /// Its number, title, state and text.
    public let issue: Issue
    /// The branch to be merged, with its owner if it is in a fork.
    public let head: String?
    /// The commit at the end of that branch.
    public let commit: String?
    /// The branch that it is merged into.
    public let base: String?
    /// The logins of the requested reviewers.
    public let reviewers: [String]?
    /// The number of added lines; nil in lists, like all further numbers.
    public let additions: Int?
    /// The number of removed lines.
    public let deletions: Int?
    /// The number of changed files.
    public let changedFiles: Int?
    /// Whether the pull request can be merged without conflicts; nil while GitHub finds out.
    public let isMergeable: Bool?
}

extension PullRequest: Decodable {
    /// Decodes a pull request, which requires only `number`, `title` and `state`.
    public init(from decoder: any Decoder) throws {
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
public struct PullRequestDetails: Sendable, Hashable {
    /// The pull request.
    public let pullRequest: PullRequest
    /// The reviews, oldest first; nil if they weren't requested.
    public var reviews: [Review]?
    /// The checks of the last commit; nil if they weren't requested.
    public var checks: [Check]?
    /// The comments, oldest first; nil if they weren't requested.
    public var comments: [IssueComment]?

    /// Creates a pull request without its parts.
    public init(_ pullRequest: PullRequest) { self.pullRequest = pullRequest }

    /// The latest opinion of each reviewer, in the order of the reviewers' first reviews; comments are none.
    public var opinions: [Review] {
        var latest: [String: Review] = [:]
        var authors: [String] = []
        for review in reviews ?? [] where review.state != .commented && review.state != .pending {
            let author = review.author ?? ""
            if latest.updateValue(review, forKey: author) == nil { authors.append(author) }
        }
        return authors.compactMap { latest[$0] }
    }
}
