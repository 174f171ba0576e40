// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The URLs of the contents of repositories.
extension Endpoints {
    /// Returns the URL of a README.
    func readme(of name: RepositoryName) -> URL { address("repos", name.owner, name.name, "readme") }

    /// Returns the URL of the issues and pull requests of a repository; without a state, the server sends open ones.
    func issues(of name: RepositoryName, _ filter: IssueFilter) -> URL {
        list("repos", name.owner, name.name, "issues", asking: filter.items)
    }

    /// Returns the URL of the pull requests of a repository.
    func pullRequests(of name: RepositoryName, state: IssueState?) -> URL {
        list("repos", name.owner, name.name, "pulls", asking: IssueFilter(state: state).items)
    }

    /// Returns the URL of a pull request.
    func pullRequest(_ number: Int, of name: RepositoryName) -> URL {
        address("repos", name.owner, name.name, "pulls", String(number))
    }

    /// Returns the URL of the reviews of a pull request.
    func reviews(_ number: Int, of name: RepositoryName) -> URL {
        list("repos", name.owner, name.name, "pulls", String(number), "reviews")
    }

    /// Returns the URL of the checks of a commit.
    func checks(of commit: String, of name: RepositoryName) -> URL {
        list("repos", name.owner, name.name, "commits", commit, "check-runs")
    }

    /// Returns the URL of an issue or a pull request.
    func issue(_ number: Int, of name: RepositoryName) -> URL {
        address("repos", name.owner, name.name, "issues", String(number))
    }

    /// Returns the URL of the comments on an issue.
    func comments(onIssue number: Int, of name: RepositoryName) -> URL {
        list("repos", name.owner, name.name, "issues", String(number), "comments")
    }

    /// Returns the URL of the releases of a repository.
    func releases(of name: RepositoryName) -> URL { list("repos", name.owner, name.name, "releases") }

    /// Returns the URL of the release with a tag, or of the latest one.
    func release(_ tag: String?, of name: RepositoryName) -> URL {
        tag.map { address("repos", name.owner, name.name, "releases", "tags", $0) }
            ?? address("repos", name.owner, name.name, "releases", "latest")
    }
}

/// The URLs that belong to no repository.
extension Endpoints {
    /// The URL of the account that the token belongs to.
    var viewer: URL { address("user") }

    /// The URL of the rate limits.
    var rateLimit: URL { address("rate_limit") }

    /// Returns the URL of a search.
    func search(_ kind: String, for query: String) -> URL {
        list("search", kind, asking: [URLQueryItem(name: "q", value: query)])
    }
}
