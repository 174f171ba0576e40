// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The conditions for the issues or pull requests to list.
package struct IssueFilter: Sendable, Hashable {
    /// The state; the server's default is open.
    package var state: IssueState?
    /// The labels, all of which they have.
    package var labels: [String] = []
    /// A query in GitHub's syntax.
    package var search: String?
    /// The query of a page, with its repository and its kind, to which the other conditions add.
    package var page: String?

    package init(state: IssueState? = nil, labels: [String] = [], search: String? = nil, page: String? = nil) {
        (self.state, self.labels, self.search, self.page) = (state, labels, search, page)
    }

    /// Whether only a search finds what it selects.
    package var isSearch: Bool { search != nil || page != nil }

    /// The query items of the list of issues.
    var items: [URLQueryItem] {
        [("state", state?.rawValue), ("labels", labels.isEmpty ? nil : labels.joined(separator: ","))]
            .compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    }

    /// Returns the query of a search in a repository; `kind` is such as `is:pr`.
    package func query(in name: RepositoryName, kind: String?) -> String {
        let state = state ?? (page == nil ? .open : .all)
        let parts =
            (page.map { [$0] } ?? ["repo:\(name)", kind]) + [state == .all ? nil : "is:\(state.rawValue)"]
            + labels.map {
                $0.contains(" ") ? "label:\"\($0.replacing("\"", with: ""))\"" : "label:\($0)"
            } + [search]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    func accepts(_ issue: Issue) -> Bool {
        labels.allSatisfy { label in issue.labels?.contains { $0.lowercased() == label.lowercased() } == true }
    }
}
