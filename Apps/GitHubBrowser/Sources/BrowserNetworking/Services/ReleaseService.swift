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
        try await lists.read(
            Release.self,
            from: ListSource(subject: "repository '\(name)'", candidates: [endpoints.releases(of: name)]), limit: limit)
    }

    /// The release of a tag, or the latest one.
    public func release(_ tag: String?, of name: RepositoryName) async throws(APIFailure) -> Release {
        let subject = tag.map { "release '\($0)' of '\(name)'" } ?? "latest release of '\(name)'"
        return try decoder.value(
            Release.self, in: try await client.get(endpoints.release(tag, of: name), about: subject))
    }
}
