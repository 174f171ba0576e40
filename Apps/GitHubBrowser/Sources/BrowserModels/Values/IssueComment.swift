// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comment on an issue.
public struct IssueComment: Sendable, Hashable, Identifiable {
    /// GitHub's number of the comment.
    public let id: Int
    /// The login of the author; nil for a deleted account.
    public let author: String?
    /// The time at which it was written.
    public let createdAt: Date?
    /// The time of its last change.
    public let updatedAt: Date?
    /// The web address.
    public let url: String?
    /// The text, in Markdown.
    public let body: String?
}

extension IssueComment: Decodable {
    /// Decodes a comment, which requires only `id`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        id = try container.decode(Int.self, forKey: "id")
        author = container.tolerantText("user", "login")
        createdAt = container.tolerantTime("created_at")
        updatedAt = container.tolerantTime("updated_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
    }
}

/// An issue with its comments.
public struct Discussion: Sendable, Hashable {
    /// The issue.
    public let issue: Issue
    /// The comments, oldest first.
    public var comments: [IssueComment]

    /// The pull request with its reviews and checks, if the issue is one.
    public let details: PullRequestDetails?

    /// Creates a discussion.
    public init(issue: Issue, comments: [IssueComment], details: PullRequestDetails? = nil) {
        self.issue = issue
        self.comments = comments
        self.details = details
    }
}
