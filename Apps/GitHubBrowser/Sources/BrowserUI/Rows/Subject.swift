// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The subject of a row or a page, with its data.
package enum Subject: Sendable, Hashable {
    /// A Markdown text.
    case text(String, title: String = "")
    case member(Member)
    case profile(Profile)
    case repository(Repository)
    case facts(RepositoryFacts)
    /// A repository with its facts and its README, as far as they are loaded.
    case overview(Repository, RepositoryFacts?, Readme?)
    case issue(Issue)
    /// A pull request with its reviews, checks and comments, as far as they are loaded.
    case pullRequest(PullRequestDetails)
    case release(Release)
    case discussion(Discussion)
    /// The README of a repository; nil if it has none.
    case readme(Readme?)
    /// The lines of the log, oldest first.
    case log([String])
    case help

    /// The issue, also that of a pull request.
    var issue: Issue? {
        switch self {
        case .issue(let issue): issue
        case .pullRequest(let details): details.pullRequest.issue
        case .discussion(let discussion): discussion.issue
        default: nil
        }
    }
}
