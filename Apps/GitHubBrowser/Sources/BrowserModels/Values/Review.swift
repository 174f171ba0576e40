// SPDX-License-Identifier: Apache-2.0

import Foundation

package struct Review: Decodable, Sendable, Hashable {
    package enum State: String, Sendable, Hashable {
        case approved, dismissed, commented, pending
        case changesRequested = "changes_requested"

        package var words: String { self == .changesRequested ? "requested changes" : rawValue }
    }

    /// The login of the reviewer; nil for a deleted account.
    package let author: String?
    package let state: State
    package let submittedAt: Date?
    package let url: String?
    package let body: String?

    /// Decodes a review; an unknown state counts as a comment.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        author = container.tolerantText("user", "login")
        state = State(rawValue: try container.decode(String.self, forKey: "state").lowercased()) ?? .commented
        submittedAt = container.tolerantTime("submitted_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
    }
}

/// A check of a commit, such as a job of GitHub Actions.
package struct Check: Decodable, Sendable, Hashable {
    package enum Outcome: String, Sendable, Hashable, CaseIterable {
        case failed, running, passed, skipped
    }

    package let name: String
    /// `queued`, `in_progress` or `completed`.
    package let status: String?
    /// The result, such as `success`; nil until it is completed.
    package let conclusion: String?
    package let url: String?

    package var outcome: Outcome {
        switch conclusion {
        case nil: .running
        case "success": .passed
        case "neutral", "skipped": .skipped
        default: .failed
        }
    }

    /// Decodes a check, which requires only `name`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        name = try container.decode(String.self, forKey: "name")
        status = container.tolerantText("status")
        conclusion = container.tolerantText("conclusion")
        url = container.tolerantText("html_url")
    }
}

extension [Check] {
    /// The outcomes with their numbers, such as `1 failed`, the worst first.
    package var outcomes: [(outcome: Check.Outcome, text: String)] {
        Check.Outcome.allCases.compactMap { outcome in
            let count = count { $0.outcome == outcome }
            return count > 0 ? (outcome, "\(count) \(outcome.rawValue)") : nil
        }
    }

    /// The outcomes in one line, such as `1 failed, 12 passed`.
    package var summary: String { outcomes.map(\.text).joined(separator: ", ") }
}
