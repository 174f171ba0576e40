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
    /// The bookmarked repositories.
    case bookmarks([RepositoryName])
    /// The subject of a page.
    case page(Subject)
}
