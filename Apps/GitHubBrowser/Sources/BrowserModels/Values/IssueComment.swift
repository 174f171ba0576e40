// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct IssueComment: Decodable, Sendable, Hashable, Identifiable {
    package let id: Int
    /// The login of the author; nil for a deleted account.
    package let author: String?
    package let createdAt: Date?
    package let updatedAt: Date?
    package let url: String?
    package let body: String?

    /// Decodes a comment, which requires only `id`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        id = try container.decode(Int.self, forKey: "id")
        author = container.tolerantText("user", "login")
        createdAt = container.tolerantTime("created_at")
        updatedAt = container.tolerantTime("updated_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
    }
}

package struct Discussion: Sendable, Hashable {
    package let issue: Issue
    /// The comments, oldest first.
    package var comments: [IssueComment]

    /// The pull request with its reviews and checks, if the issue is one.
    package let details: PullRequestDetails?

    package init(issue: Issue, comments: [IssueComment], details: PullRequestDetails? = nil) {
        self.issue = issue
        self.comments = comments
        self.details = details
    }
}
