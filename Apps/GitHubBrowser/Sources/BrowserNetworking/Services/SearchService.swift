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

    private func search<Item: Decodable & Sendable>(
        _ type: Item.Type, _ kind: String, _ query: String, _ limit: Limit
    ) async throws(APIFailure) -> SearchListing<Item> {
        let source = ListSource(subject: "search of \(kind)", candidates: [endpoints.search(kind, for: query)])
        return try await lists.search(type, from: source, limit: limit.atMost(Self.mostResults))
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
