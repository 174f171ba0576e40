// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The subject of a row or a page, with its data.
public enum Subject: Sendable, Hashable {
    /// A Markdown text.
    case text(String)
    /// An account.
    case member(Member)
    /// An account with its profile.
    case profile(Profile)
    /// A repository.
    case repository(Repository)
    /// The facts about a repository from further requests.
    case facts(RepositoryFacts)
    /// A repository with its facts and its README, as far as they are loaded.
    case overview(Repository, RepositoryFacts?, Readme?)
    /// An issue or a pull request.
    case issue(Issue)
    /// A pull request with its reviews, checks and comments, as far as they are loaded.
    case pullRequest(PullRequestDetails)
    /// A release.
    case release(Release)
    /// An issue with its comments.
    case discussion(Discussion)
    /// The README of a repository; nil if it has none.
    case readme(Readme?)
    /// The lines of the log, oldest first.
    case log([String])

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
