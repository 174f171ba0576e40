// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == PullRequest {
    /// The fields of a pull request.
    public static let pullRequests = Catalogue(
        noun: Noun("pull request", "pull requests"), fields: PullRequestFields.of { $0 },
        columns: PullRequestFields.columns)
}

extension Catalogue where Item == PullRequestDetails {
    /// The fields of a pull request, its reviews, its checks and its comments.
    public static let pullRequestDetails = Catalogue(
        noun: Noun("pull request", "pull requests"),
        fields: PullRequestFields.of(\.pullRequest) + [
            Field("additions") { .optional($0.pullRequest.additions) },
            Field("deletions") { .optional($0.pullRequest.deletions) },
            Field("changedFiles") { .optional($0.pullRequest.changedFiles) },
            Field("mergeable") { .optional($0.pullRequest.isMergeable) },
            Field("reviews") { $0.reviews.map { .list($0.map(PullRequestFields.review)) } ?? .null },
            Field("checks") { $0.checks.map { .list($0.map(PullRequestFields.check)) } ?? .null },
            Field("commentList") { $0.comments.map { .list($0.map(IssueFields.comment)) } ?? .null },
        ],
        columns: PullRequestFields.columns)
}

/// The fields that a pull request has, alone or with its reviews.
private enum PullRequestFields {
    static let columns = ["number", "title", "state", "author", "headBranch", "updatedAt"]

    static func of<Item>(_ pull: @escaping @Sendable (Item) -> PullRequest) -> [Catalogue<Item>.Field] {
        [
            .init("number") { .integer(pull($0).issue.number) },
            .init("title") { .text(pull($0).issue.title) },
            .init("state") { .text(pull($0).issue.condition.rawValue) },
            .init("author") { .optional(pull($0).issue.author) },
            .init("labels") { .optional(pull($0).issue.labels) },
            .init("assignees") { .optional(pull($0).issue.assignees) },
            .init("reviewers") { .optional(pull($0).reviewers) },
            .init("headBranch") { .optional(pull($0).head) },
            .init("baseBranch") { .optional(pull($0).base) },
            .init("createdAt") { .optional(pull($0).issue.createdAt) },
            .init("updatedAt") { .optional(pull($0).issue.updatedAt) },
            .init("closedAt") { .optional(pull($0).issue.closedAt) },
            .init("mergedAt") { .optional(pull($0).issue.mergedAt) },
            .init("url") { .optional(pull($0).issue.url) },
            .init("body") { .optional(pull($0).issue.body) },
        ]
    }

    static func review(_ review: Review) -> FieldValue {
        .object([
            .init("author", .optional(review.author)), .init("state", .text(review.state.rawValue)),
            .init("submittedAt", .optional(review.submittedAt)), .init("url", .optional(review.url)),
            .init("body", .optional(review.body)),
        ])
    }

    static func check(_ check: Check) -> FieldValue {
        .object([
            .init("name", .text(check.name)), .init("status", .optional(check.status)),
            .init("conclusion", .optional(check.conclusion)), .init("url", .optional(check.url)),
        ])
    }
}
