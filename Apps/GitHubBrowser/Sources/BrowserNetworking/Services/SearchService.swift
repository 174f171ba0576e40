// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Searches over all of GitHub.
public struct SearchService: Sendable {
    /// The API returns no more results of a search than this.
    public static let mostResults = 1_000

    private let endpoints: Endpoints
    private let lists: ListReader

    /// Creates the service.
    public init(endpoints: Endpoints, lists: ListReader) {
        self.endpoints = endpoints
        self.lists = lists
    }

    /// Returns the first repositories that match a query.
    public func repositories(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Repository> {
        try await repositoryPages(query).searchListing(limit.atMost(Self.mostResults))
    }

    /// Returns the first accounts that match a query.
    public func accounts(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Member> {
        try await accountPages(query).searchListing(limit.atMost(Self.mostResults))
    }

    /// Returns the first issues and pull requests that match a query.
    public func issues(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Issue> {
        try await issuePages(query).searchListing(limit.atMost(Self.mostResults))
    }

    /// Returns the repositories that match a query, page by page.
    public func repositoryPages(_ query: String) -> ListPages<Repository> {
        lists.searchPages(of: Repository.self, from: source("repositories", query))
    }

    /// Returns the accounts that match a query, page by page.
    public func accountPages(_ query: String) -> ListPages<Member> {
        lists.searchPages(of: Member.self, from: source("users", query))
    }

    /// Returns the issues and pull requests that match a query, page by page.
    public func issuePages(_ query: String) -> ListPages<Issue> {
        lists.searchPages(of: Issue.self, from: source("issues", query))
    }

    private func source(_ kind: String, _ query: String) -> ListSource {
        ListSource(subject: "search of \(kind)", candidates: [endpoints.search(kind, for: query)])
    }
}

/// The first results of a search.
public struct SearchListing<Item: Sendable>: Sendable {
    /// The results, best match first.
    public let listing: Listing<Item>
    /// Whether the server timed out before it had searched everything.
    public let isIncomplete: Bool

    /// Creates a listing.
    public init(listing: Listing<Item>, isIncomplete: Bool) {
        self.listing = listing
        self.isIncomplete = isIncomplete
    }
}
