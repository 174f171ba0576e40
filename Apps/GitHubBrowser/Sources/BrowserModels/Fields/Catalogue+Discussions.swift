// SPDX-License-Identifier: Apache-2.0

extension Catalogue where Item == Issue {
    package static let issues = Catalogue(
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
    package static let discussions = Catalogue(
        noun: Noun("issue", "issues"),
        fields: Catalogue<Issue>.issues.fields(of: \.issue) + [
            Field("commentList") { .list($0.comments.map(IssueComment.fieldValue)) }
        ],
        columns: Catalogue<Issue>.issues.columns)
}

extension IssueComment {
    static func fieldValue(_ comment: IssueComment) -> FieldValue {
        .object([
            .init("author", .optional(comment.author)), .init("createdAt", .optional(comment.createdAt)),
            .init("updatedAt", .optional(comment.updatedAt)), .init("url", .optional(comment.url)),
            .init("body", .optional(comment.body)),
        ])
    }
}

extension Catalogue where Item == PullRequest {
    package static let pullRequests = Catalogue(
        noun: Noun("pull request", "pull requests"),
        fields: [
            Field("number") { .integer($0.issue.number) },
            Field("title") { .text($0.issue.title) },
            Field("state") { .text($0.issue.condition.rawValue) },
            Field("author") { .optional($0.issue.author) },
            Field("labels") { .optional($0.issue.labels) },
            Field("assignees") { .optional($0.issue.assignees) },
            Field("reviewers") { .optional($0.reviewers) },
            Field("headBranch") { .optional($0.head) },
            Field("baseBranch") { .optional($0.base) },
            Field("createdAt") { .optional($0.issue.createdAt) },
            Field("updatedAt") { .optional($0.issue.updatedAt) },
            Field("closedAt") { .optional($0.issue.closedAt) },
            Field("mergedAt") { .optional($0.issue.mergedAt) },
            Field("url") { .optional($0.issue.url) },
            Field("body") { .optional($0.issue.body) },
        ],
        columns: ["number", "title", "state", "author", "headBranch", "updatedAt"])
}

extension Catalogue where Item == PullRequestDetails {
    package static let pullRequestDetails = Catalogue(
        noun: Noun("pull request", "pull requests"),
        fields: Catalogue<PullRequest>.pullRequests.fields(of: \.pullRequest) + [
            Field("additions") { .optional($0.pullRequest.additions) },
            Field("deletions") { .optional($0.pullRequest.deletions) },
            Field("changedFiles") { .optional($0.pullRequest.changedFiles) },
            Field("mergeable") { .optional($0.pullRequest.isMergeable) },
            Field("reviews") { $0.reviews.map { .list($0.map(Review.fieldValue)) } ?? .null },
            Field("checks") { $0.checks.map { .list($0.map(Check.fieldValue)) } ?? .null },
            Field("commentList") { $0.comments.map { .list($0.map(IssueComment.fieldValue)) } ?? .null },
        ],
        columns: Catalogue<PullRequest>.pullRequests.columns)
}

extension Review {
    fileprivate static func fieldValue(_ review: Review) -> FieldValue {
        .object([
            .init("author", .optional(review.author)), .init("state", .text(review.state.rawValue)),
            .init("submittedAt", .optional(review.submittedAt)), .init("url", .optional(review.url)),
            .init("body", .optional(review.body)),
        ])
    }
}

extension Check {
    fileprivate static func fieldValue(_ check: Check) -> FieldValue {
        .object([
            .init("name", .text(check.name)), .init("status", .optional(check.status)),
            .init("conclusion", .optional(check.conclusion)), .init("url", .optional(check.url)),
        ])
    }
}
