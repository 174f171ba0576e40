// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// README files of repositories.
public struct ReadmeService: Sendable {
    private let endpoints: Endpoints
    private let client: APIClient
    private let decoder: ResponseDecoder

    /// Creates the service.
    public init(endpoints: Endpoints, client: APIClient, decoder: ResponseDecoder) {
        self.endpoints = endpoints
        self.client = client
        self.decoder = decoder
    }

    /// Returns the README of a repository; requests the raw file if it is too large for JSON.
    public func readme(of name: RepositoryName) async throws(APIFailure) -> Readme {
        try await readme(of: name, .policy).value
    }

    /// Returns the same README, with its age.
    public func readme(
        of name: RepositoryName, _ freshness: Freshness
    ) async throws(APIFailure) -> Fetched<Readme> {
        let url = endpoints.readme(of: name)
        let subject = "README in '\(name)'"
        let response = try await client.get(url, about: subject, freshness: freshness)
        let readme = try decoder.fetched(Readme.self, in: response)
        guard readme.value.content == nil else { return readme }
        let file = try await client.get(url, about: subject, as: .raw, freshness: freshness)
        return readme.joined(with: Fetched(file.body, age: file.age)) { $0.with(content: $1) }
    }
}
