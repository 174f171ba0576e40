// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Something that a screen shows and somebody has to fetch.
public enum Content: Sendable, Hashable {
    /// Who belongs to an organisation.
    case members(AccountName)
    /// What an organisation or a user owns.
    case repositories(AccountName)
    /// What an account says about itself.
    case profile(AccountName)
    /// One repository.
    case repository(RepositoryName)
    /// The text that introduces a repository.
    case readme(RepositoryName)
    /// The issues of a repository.
    case issues(RepositoryName)
    /// An issue with what was said about it.
    case issue(Int, RepositoryName)
    /// The releases of a repository.
    case releases(RepositoryName)
    /// The release of a tag.
    case release(String, RepositoryName)
    /// What a search finds.
    case search(SearchKind, String)
    /// The repositories that the user wants to find again.
    case bookmarks
    /// What the program noted down.
    case log
    /// What the program tells of itself, by the title of the page.
    case report(String)
}

/// What is searched.
public enum SearchKind: String, Sendable, Hashable, CaseIterable {
    /// Repositories.
    case repositories = "repos"
    /// People and organisations.
    case accounts = "users"
    /// Issues and pull requests.
    case issues

    /// What is found, in the plural.
    var noun: String { self == .repositories ? "repositories" : rawValue }
}

/// A search with a name.
public struct SavedSearch: Sendable, Hashable {
    /// What it is called.
    public let name: String
    /// What is searched.
    public let kind: SearchKind
    /// The query in GitHub's language.
    public let query: String

    /// Makes a search.
    public init(name: String, kind: SearchKind, query: String) {
        self.name = name
        self.kind = kind
        self.query = query
    }
}
