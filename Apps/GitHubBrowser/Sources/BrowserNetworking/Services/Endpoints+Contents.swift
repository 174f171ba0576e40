// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// What lies in repositories.
extension Endpoints {
    /// The file that introduces a repository.
    func readme(of name: RepositoryName) -> URL { address("repos", name.owner, name.name, "readme") }

    /// The issues and pull requests of a repository; without a state the server gives the open ones.
    func issues(of name: RepositoryName, state: IssueState?, labels: [String]) -> URL {
        var items: [URLQueryItem] = []
        if let state { items.append(URLQueryItem(name: "state", value: state.rawValue)) }
        if !labels.isEmpty { items.append(URLQueryItem(name: "labels", value: labels.joined(separator: ","))) }
        return list("repos", name.owner, name.name, "issues", asking: items)
    }

    /// An issue or a pull request.
    func issue(_ number: Int, of name: RepositoryName) -> URL {
        address("repos", name.owner, name.name, "issues", String(number))
    }

    /// What was said about an issue.
    func comments(onIssue number: Int, of name: RepositoryName) -> URL {
        list("repos", name.owner, name.name, "issues", String(number), "comments")
    }

    /// The releases of a repository.
    func releases(of name: RepositoryName) -> URL { list("repos", name.owner, name.name, "releases") }

    /// The release of a tag, or the latest one.
    func release(_ tag: String?, of name: RepositoryName) -> URL {
        tag.map { address("repos", name.owner, name.name, "releases", "tags", $0) }
            ?? address("repos", name.owner, name.name, "releases", "latest")
    }
}

/// What belongs to no account.
extension Endpoints {
    /// The account that asks.
    var viewer: URL { address("user") }

    /// How many requests the server still answers.
    var rateLimit: URL { address("rate_limit") }

    /// What matches a query.
    func search(_ kind: String, for query: String) -> URL {
        list("search", kind, asking: [URLQueryItem(name: "q", value: query)])
    }
}
