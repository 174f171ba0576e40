// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The conditions for the issues or pull requests to list.
public struct IssueFilter: Sendable, Hashable {
    /// The state; the server's default is open.
    public var state: IssueState?
    /// The labels, all of which they have.
    public var labels: [String] = []
    /// The login of the author.
    public var author: String?
    /// The login of an assignee.
    public var assignee: String?
    /// The title of the milestone.
    public var milestone: String?
    /// A query in GitHub's syntax.
    public var search: String?
    /// The query of a page, with its repository and its kind, to which the other conditions add.
    public var page: String?

    /// Creates a filter.
    public init(
        state: IssueState? = nil, labels: [String] = [], author: String? = nil, assignee: String? = nil,
        milestone: String? = nil, search: String? = nil, page: String? = nil
    ) {
        (self.state, self.labels, self.author, self.assignee) = (state, labels, author, assignee)
        (self.milestone, self.search, self.page) = (milestone, search, page)
    }

    /// Whether only a search finds what it selects.
    public var isSearch: Bool { search != nil || page != nil }

    /// The query items of the list of issues, which knows milestones only by their numbers.
    var items: [URLQueryItem] {
        [
            ("state", state?.rawValue), ("labels", labels.isEmpty ? nil : labels.joined(separator: ",")),
            ("creator", author), ("assignee", assignee),
        ].compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    }

    /// Returns the query of a search, in a repository if there is one; `kind` is such as `is:pr`.
    public func query(in name: RepositoryName?, kind: String?) -> String {
        let others =
            labels.map { ("label", $0) }
            + [("author", author), ("assignee", assignee), ("milestone", milestone)]
            .compactMap { name, value in value.map { (name, $0) } }
        let state = state ?? (page == nil ? .open : .all)
        let parts =
            (page.map { [$0] } ?? [name.map { "repo:\($0)" }, kind]) + [state == .all ? nil : "is:\(state.rawValue)"]
            + others.map { name, value in
                value.contains(" ") ? "\(name):\"\(value.replacing("\"", with: ""))\"" : "\(name):\(value)"
            } + [search]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    /// Returns whether an issue has the milestone.
    func hasMilestone(_ issue: Issue) -> Bool { milestone == nil || Self.same(issue.milestone, milestone) }

    /// Returns whether an issue meets all conditions except the state and the query.
    func accepts(_ issue: Issue) -> Bool {
        (author == nil || Self.same(issue.author, author))
            && (assignee == nil || issue.assignees?.contains { Self.same($0, assignee) } == true)
            && labels.allSatisfy { label in issue.labels?.contains { Self.same($0, label) } == true }
            && hasMilestone(issue)
    }

    private static func same(_ one: String?, _ other: String?) -> Bool { one?.lowercased() == other?.lowercased() }
}
