// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Releases of repositories.
public struct ReleaseService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: AnswerDecoder
    private let lists: ListReader

    /// Makes the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: AnswerDecoder, lists: ListReader) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
        self.lists = lists
    }

    /// The releases of a repository, in the server's order.
    public func releases(of name: RepositoryName, limit: Limit) async throws(APIFailure) -> Listing<Release> {
        try await lists.read(Release.self, from: source(name), limit: limit)
    }

    /// The same, to be read page by page.
    public func pages(of name: RepositoryName) -> ListPages<Release> {
        lists.pages(of: Release.self, from: source(name))
    }

    private func source(_ name: RepositoryName) -> ListSource {
        ListSource(subject: "repository '\(name)'", candidates: [endpoints.releases(of: name)])
    }

    /// The release of a tag, or the latest one.
    public func release(_ tag: String?, of name: RepositoryName) async throws(APIFailure) -> Release {
        try await release(tag, of: name, .policy).value
    }

    /// The same, and how new it is.
    public func release(
        _ tag: String?, of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Reading<Release> {
        let subject = tag.map { "release '\($0)' of '\(name)'" } ?? "latest release of '\(name)'"
        let answer = try await client.get(endpoints.release(tag, of: name), about: subject, freshness: freshness)
        return try decoder.reading(Release.self, in: answer)
    }
}
