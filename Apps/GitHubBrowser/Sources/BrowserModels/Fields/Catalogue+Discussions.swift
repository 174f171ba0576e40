// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Issue {
    /// The fields of an issue.
    public static let issues = Catalogue(
        noun: Noun("issue", "issues"), fields: IssueFields.of { $0 }, columns: IssueFields.columns)
}

extension Catalogue where Item == Discussion {
    /// The fields of an issue, and its comments.
    public static let discussions = Catalogue(
        noun: Noun("issue", "issues"),
        fields: IssueFields.of(\.issue) + [
            Field("commentList") { discussion in .list(discussion.comments.map(IssueFields.comment)) }
        ],
        columns: IssueFields.columns)
}

/// The fields that an issue has, alone or with its comments.
enum IssueFields {
    static let columns = ["number", "title", "state", "author", "comments", "updatedAt"]

    static func of<Item>(_ issue: @escaping @Sendable (Item) -> Issue) -> [Catalogue<Item>.Field] {
        [
            .init("number") { .integer(issue($0).number) },
            .init("title") { .text(issue($0).title) },
            .init("state") { .text(issue($0).state) },
            .init("stateReason") { .optional(issue($0).stateReason) },
            .init("author") { .optional(issue($0).author) },
            .init("labels") { .optional(issue($0).labels) },
            .init("comments") { .optional(issue($0).comments) },
            .init("createdAt") { .optional(issue($0).createdAt) },
            .init("updatedAt") { .optional(issue($0).updatedAt) },
            .init("closedAt") { .optional(issue($0).closedAt) },
            .init("url") { .optional(issue($0).url) },
            .init("body") { .optional(issue($0).body) },
            .init("isPullRequest") { .bool(issue($0).isPullRequest) },
        ]
    }

    static func comment(_ comment: IssueComment) -> FieldValue {
        .object([
            .init("author", .optional(comment.author)), .init("createdAt", .optional(comment.createdAt)),
            .init("updatedAt", .optional(comment.updatedAt)), .init("url", .optional(comment.url)),
            .init("body", .optional(comment.body)),
        ])
    }
}
