// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of the issues to list.
package enum IssueState: String, Sendable, Hashable, CaseIterable {
    case open, closed, all
}

/// An issue, or a pull request listed as an issue by the API.
package struct Issue: Decodable, Sendable, Hashable {
    package let number: Int
    package let title: String
    /// `open` or `closed`.
    package let state: String
    /// The reason for closing it, such as `completed`.
    package let stateReason: String?
    /// The login of the author; nil for a deleted account.
    package let author: String?
    package let labels: [String]?
    /// The colors of the labels by their names, as six hexadecimal digits.
    package let labelColors: [String: String]
    package let comments: Int?
    package let createdAt: Date?
    /// The time of the last change to it or its comments.
    package let updatedAt: Date?
    package let closedAt: Date?
    package let url: String?
    package let body: String?
    package let isPullRequest: Bool
    package let isDraft: Bool?
    package let mergedAt: Date?
    package let assignees: [String]?
    package let milestone: String?

    /// The state, in which a pull request may also be a draft or merged.
    package enum Condition: String, Sendable, Hashable {
        case open, draft, merged, closed
    }

    package var condition: Condition {
        if mergedAt != nil { return .merged }
        return state != "open" ? .closed : isDraft == true ? .draft : .open
    }

    /// Decodes an issue, which requires only `number`, `title` and `state`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        number = try container.decode(Int.self, forKey: "number")
        title = try container.decode(String.self, forKey: "title")
        state = try container.decode(String.self, forKey: "state")
        stateReason = container.tolerantText("state_reason")
        author = container.tolerantText("user", "login")
        let labels = container.tolerant("labels", as: LossyList<LabelReference>.self)?.elements
        self.labels = labels?.map(\.name)
        let colors = (labels ?? []).compactMap { label in label.color.map { (label.name, $0) } }
        labelColors = Dictionary(colors) { first, _ in first }
        comments = container.tolerant("comments")
        createdAt = container.tolerantTime("created_at")
        updatedAt = container.tolerantTime("updated_at")
        closedAt = container.tolerantTime("closed_at")
        url = container.tolerantText("html_url")
        body = container.tolerantText("body")
        let reference = container.tolerant("pull_request", as: PullRequestReference.self)
        // The response for a single pull request has branches instead of the reference.
        isPullRequest = reference?.isOne ?? container.contains("head")
        isDraft = container.tolerant("draft")
        mergedAt = container.tolerantTime("merged_at") ?? reference?.mergedAt
        assignees = container.tolerant("assignees", as: LossyList<AccountReference>.self)?.elements.map(\.login)
        milestone = container.tolerantText("milestone", "title")
    }
}

/// The account in another object, such as an assignee.
struct AccountReference: Decodable, Sendable {
    let login: String
}

/// The value of `pull_request`: addresses. For an issue it is null or, on old servers, an object of nulls.
private struct PullRequestReference: Decodable {
    let isOne: Bool
    let mergedAt: Date?

    init(from decoder: any Decoder) throws {
        let addresses = try decoder.container(keyedBy: FieldKey.self)
        isOne =
            addresses.allKeys.isEmpty || addresses.allKeys.contains { (try? addresses.decodeNil(forKey: $0)) == false }
        mergedAt = addresses.tolerantTime("merged_at")
    }
}

/// A label of an issue: an object or, on old servers, only its name.
struct LabelReference: Decodable, Sendable {
    let name: String
    let color: String?

    init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            (self.name, color) = (name, nil)
        } else {
            let label = try decoder.container(keyedBy: FieldKey.self)
            name = try label.decode(String.self, forKey: "name")
            color = label.tolerantText("color")
        }
    }
}
