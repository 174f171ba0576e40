// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Searches through all of GitHub.
public struct SearchService: Sendable {
    /// The most results that the API gives of one search.
    public static let mostResults = 1_000

    private let endpoints: Endpoints
    private let lists: ListReader

    /// Makes the service.
    public init(endpoints: Endpoints, lists: ListReader) {
        self.endpoints = endpoints
        self.lists = lists
    }

    /// Repositories that match a query.
    public func repositories(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Repository> {
        try await search(Repository.self, "repositories", query, limit)
    }

    /// Accounts that match a query.
    public func accounts(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Member> {
        try await search(Member.self, "users", query, limit)
    }

    /// Issues and pull requests that match a query.
    public func issues(_ query: String, limit: Limit) async throws(APIFailure) -> SearchListing<Issue> {
        try await search(Issue.self, "issues", query, limit)
    }

    /// Repositories that match a query, to be read page by page.
    public func repositoryPages(_ query: String) -> ListPages<Repository> {
        lists.searchPages(of: Repository.self, from: source("repositories", query))
    }

    /// Accounts that match a query, to be read page by page.
    public func accountPages(_ query: String) -> ListPages<Member> {
        lists.searchPages(of: Member.self, from: source("users", query))
    }

    /// Issues and pull requests that match a query, to be read page by page.
    public func issuePages(_ query: String) -> ListPages<Issue> {
        lists.searchPages(of: Issue.self, from: source("issues", query))
    }

    private func search<Item: Decodable & Sendable>(
        _ type: Item.Type, _ kind: String, _ query: String, _ limit: Limit
    ) async throws(APIFailure) -> SearchListing<Item> {
        try await lists.search(type, from: source(kind, query), limit: limit.atMost(Self.mostResults))
    }

    private func source(_ kind: String, _ query: String) -> ListSource {
        ListSource(subject: "search of \(kind)", candidates: [endpoints.search(kind, for: query)])
    }
}

/// What a search has found.
public struct SearchListing<Item: Sendable>: Sendable {
    /// The results, best first.
    public let listing: Listing<Item>
    /// Whether the server gave up before it had looked everywhere.
    public let isIncomplete: Bool

    /// Makes a listing.
    public init(listing: Listing<Item>, isIncomplete: Bool) {
        self.listing = listing
        self.isIncomplete = isIncomplete
    }
}
