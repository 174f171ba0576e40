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
    /// An issue or a pull request.
    case issue(Issue)
    /// A pull request with its branches.
    case pullRequest(PullRequest)
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
        case .pullRequest(let pull): pull.issue
        default: nil
        }
    }
}
