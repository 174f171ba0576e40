// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A review of a pull request.
public struct Review: Sendable, Hashable {
    /// The opinion of the reviewer.
    public enum State: String, Sendable, Hashable {
        case approved, dismissed, commented, pending
        case changesRequested = "changes_requested"

        /// The description for users.
        public var words: String { self == .changesRequested ? "requested changes" : rawValue }
    }

    /// The login of the reviewer; nil for a deleted account.
    public let author: String?
    /// The opinion.
    public let state: State
    /// The time of the review.
    public let submittedAt: Date?
    /// The web address.
    public let url: String?
    /// The text, in Markdown.
    public let body: String?
}

extension Review: Decodable {
    /// Decodes a review; an unknown state counts as a comment.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        author = container.tolerantText("user", "login")
        state = State(rawValue: try container.decode(String.self, forKey: "state").lowercased()) ?? .commented
        submittedAt = container.tolerantTime("submitted_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
    }
}

/// A check of a commit, such as a job of GitHub Actions.
public struct Check: Sendable, Hashable {
    /// The kinds of outcomes.
    public enum Outcome: String, Sendable, Hashable, CaseIterable {
        case failed, running, passed, skipped
    }

    /// The name of the check.
    public let name: String
    /// `queued`, `in_progress` or `completed`.
    public let status: String?
    /// The result, such as `success`; nil until it is completed.
    public let conclusion: String?
    /// The web address.
    public let url: String?

    /// The kind of outcome.
    public var outcome: Outcome {
        switch conclusion {
        case nil: .running
        case "success": .passed
        case "neutral", "skipped": .skipped
        default: .failed
        }
    }
}

extension Check: Decodable {
    /// Decodes a check, which requires only `name`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        name = try container.decode(String.self, forKey: "name")
        status = container.tolerantText("status")
        conclusion = container.tolerantText("conclusion")
        url = container.tolerantText("html_url")
    }
}

extension [Check] {
    /// The numbers of checks by their outcomes, such as `1 failed, 12 passed`.
    public var summary: String {
        Check.Outcome.allCases.compactMap { outcome in
            let count = count { $0.outcome == outcome }
            return count > 0 ? "\(count) \(outcome.rawValue)" : nil
        }.joined(separator: ", ")
    }
}
