// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Issue {
    /// The fields of an issue.
    public static let issues = Catalogue(
        noun: Noun("issue", "issues"),
        fields: [
            Field("number") { .integer($0.number) },
            Field("title") { .text($0.title) },
            Field("state") { .text($0.state) },
            Field("stateReason") { .optional($0.stateReason) },
            Field("author") { .optional($0.author) },
            Field("labels") { .optional($0.labels) },
            Field("comments") { .optional($0.comments) },
            Field("createdAt") { .optional($0.createdAt) },
            Field("updatedAt") { .optional($0.updatedAt) },
            Field("closedAt") { .optional($0.closedAt) },
            Field("url") { .optional($0.url) },
            Field("body") { .optional($0.body) },
            Field("isPullRequest") { .bool($0.isPullRequest) },
        ],
        columns: ["number", "title", "state", "author", "comments", "updatedAt"])
}

extension Catalogue where Item == Discussion {
    /// The fields of an issue, and its comments.
    public static let discussions = Catalogue(
        noun: Noun("issue", "issues"),
        fields: Catalogue<Issue>.issues.fields(of: \.issue) + [
            Field("commentList") { .list($0.comments.map(IssueComment.fieldValue)) }
        ],
        columns: Catalogue<Issue>.issues.columns)
}

extension IssueComment {
    /// The comment as the value of a field.
    static func fieldValue(_ comment: IssueComment) -> FieldValue {
        .object([
            .init("author", .optional(comment.author)), .init("createdAt", .optional(comment.createdAt)),
            .init("updatedAt", .optional(comment.updatedAt)), .init("url", .optional(comment.url)),
            .init("body", .optional(comment.body)),
        ])
    }
}
