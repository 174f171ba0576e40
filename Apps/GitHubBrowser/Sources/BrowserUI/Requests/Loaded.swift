// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The loaded data of a screen.
public enum Loaded: Sendable, Hashable {
    /// Accounts.
    case members([Member])
    /// A user, shown instead of the members of an organisation that does not exist.
    case user(Profile)
    /// Repositories.
    case repositories([Repository])
    /// Issues and pull requests.
    case issues([Issue])
    /// Pull requests.
    case pullRequests([PullRequest])
    /// Releases.
    case releases([Release])
    /// The profile of an account.
    case profile(Profile)
    /// One repository.
    case repository(Repository)
    /// The README of a repository; nil if it has none.
    case readme(Readme?)
    /// An issue with its comments.
    case discussion(Discussion)
    /// One release.
    case release(Release)
    /// The bookmarked repositories.
    case bookmarks([RepositoryName])
    /// The lines of the log, oldest first.
    case log([String])
    /// A report of the program about itself, in Markdown.
    case report(String)
}
