// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The content of a screen, to be loaded.
public enum Content: Sendable, Hashable {
    /// The members of an organisation.
    case members(AccountName)
    /// The repositories of an organisation or a user.
    case repositories(AccountName)
    /// The profile of an account.
    case profile(AccountName)
    /// One repository.
    case repository(RepositoryName)
    /// The README of a repository.
    case readme(RepositoryName)
    /// The issues of a repository.
    case issues(RepositoryName)
    /// An issue with its comments.
    case issue(Int, RepositoryName)
    /// The releases of a repository.
    case releases(RepositoryName)
    /// The release with a tag.
    case release(String, RepositoryName)
    /// The results of a search.
    case search(SearchKind, String)
    /// The bookmarked repositories.
    case bookmarks
    /// The log.
    case log
    /// A report of the program about itself, by its title.
    case report(String)
}
