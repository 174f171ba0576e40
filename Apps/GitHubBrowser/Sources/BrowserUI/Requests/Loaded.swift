// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The loaded data of a screen.
package enum Loaded: Sendable, Hashable {
    case members([Member])
    /// A user, shown instead of the members of an organisation that does not exist.
    case user(Profile)
    case repositories([Repository])
    /// Issues and pull requests.
    case issues([Issue])
    case pullRequests([PullRequest])
    case releases([Release])
    case bookmarks([RepositoryName])
    case page(Subject)
}
