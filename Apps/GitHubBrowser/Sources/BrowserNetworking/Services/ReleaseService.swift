// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Releases of repositories.
public struct ReleaseService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder
    private let lists: ListReader

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// Returns the first releases of a repository, in the server's order.
    public func releases(of name: RepositoryName, limit: Limit) async throws(APIFailure) -> Listing<Release> {
        try await pages(of: name).listing(limit)
    }

    /// Returns the same releases page by page.
    public func pages(of name: RepositoryName) -> ListPages<Release> {
        lists.pages(
            of: Release.self,
            from: ListSource(
                subject: "repository '\(name)', or it has no releases", candidates: [endpoints.releases(of: name)]))
    }

    /// Returns the release with a tag, or the latest one.
    public func release(_ tag: String?, of name: RepositoryName) async throws(APIFailure) -> Release {
        try await release(tag, of: name, .policy).value
    }

    /// Returns the same release, with its age.
    public func release(
        _ tag: String?, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Release> {
        let subject = tag.map { "release '\($0)' of '\(name)'" } ?? "latest release of '\(name)'"
        let response = try await client.get(endpoints.release(tag, of: name), about: subject, freshness: freshness)
        return try decoder.fetched(Release.self, in: response)
    }
}
